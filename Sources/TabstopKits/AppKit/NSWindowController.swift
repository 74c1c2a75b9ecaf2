public import Foundation
public import TabstopFoundation

/// A controller that opens and retains a window. Mirrors the part of AppKit's `NSWindowController`
/// that SwiftUI sources use.
@preconcurrency @MainActor
open class NSWindowController: UIResponder {
  /// The window.
  open var window: NSWindow? {
    didSet {
      if oldValue?.windowController === self { oldValue?.windowController = nil }
      window?.windowController = self
    }
  }
  /// The name under which the window's frame is saved. Stored, without effect: the window manager
  /// decides.
  open var windowFrameAutosaveName = ""
  /// Whether new windows are moved from the previous one. Stored, without effect: the window
  /// manager decides.
  open var shouldCascadeWindows = true
  /// Whether there is a window. None is loaded from an archive.
  open var isWindowLoaded: Bool { window != nil }

  /// Creates a controller of a window.
  public init(window: NSWindow?) {
    self.window = window
    super.init()
    window?.windowController = self
  }

  /// Creates a controller without a window yet. A subclass may have its own `init()` without
  /// `override`.
  public convenience override init() { self.init(window: nil) }

  /// Creates a controller without a window. There are no archives here; subclasses implement it as
  /// in AppKit.
  public required init?(coder: NSCoder) { super.init() }

  /// Called before the window is read from an archive. Never called: there are no archives.
  open func windowWillLoad() {}
  /// Called when the window was read from an archive. Never called: there are no archives.
  open func windowDidLoad() {}
  /// Reads the window from an archive. No effect: there are no archives.
  open func loadWindow() {}
  /// The undo manager of the window.
  open override var undoManager: UndoManager? { window?.undoManager }
  /// The view controller of the window's content.
  open var contentViewController: NSViewController? {
    get { window?.contentViewController }
    set { window?.contentViewController = newValue }
  }
  /// Opens the window.
  open func showWindow(_ sender: Any?) { window?.makeKeyAndOrderFront(sender) }
  /// Closes the window.
  open func close() { window?.close() }
}
