public import Foundation
internal import GtkBridge
internal import Tabstop
internal import TabstopFoundation

/// What AppKit calls a receiver of events: views and controllers are.
public typealias NSResponder = UIResponder

/// A window of the program. Mirrors the part of AppKit's `NSWindow` that SwiftUI sources use.
///
/// Those that `NSApplication.windows` lists are the windows of the program's scenes. One that the program
/// creates opens by `makeKeyAndOrderFront(_:)`, with its `contentView`. It is a view here, as UIKit's
/// windows are: `NSView.window` is of both kinds.
open class NSWindow: UIView {
  private var desk: Desktop.Window?
  /// The windows that exist, with the objects that stand for them.
  private static var known: [(window: Desktop.Window, object: NSWindow)] = []

  /// The object for a window of the program: a `UIWindow`, unless the program has created another.
  static func of(_ window: Desktop.Window) -> NSWindow {
    known.removeAll { $0.window.isClosed }
    if let object = known.first(where: { $0.window.id == window.id })?.object { return object }
    let object = UIWindow(frame: .zero)
    object.desk = window
    known.append((window, object))
    return object
  }

  /// Creates a window.
  ///
  /// - Parameter frame: Its size; the window manager decides about its place.
  public override init(frame: CGRect) {
    contentSize = frame.size
    super.init(frame: frame)
  }

  /// Creates a window.
  ///
  /// - Parameters:
  ///   - contentRect: Its size; the window manager decides about its place.
  ///   - style: No effect: it has the desktop's frame.
  public convenience init(
    contentRect: CGRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType,
    defer flag: Bool
  ) {
    self.init(frame: contentRect)
    styleMask = style
  }

  /// Creates a window with the view of a controller.
  public convenience init(contentViewController: NSViewController) {
    self.init(frame: .zero)
    self.contentViewController = contentViewController
  }

  /// There are no archives here.
  public required init?(coder: NSCoder) {
    contentSize = .zero
    super.init(coder: coder)
  }

  private var contentSize: CGSize
  private var ownTitle = ""

  /// The window on the screen, while it is open.
  var open: Desktop.Window? { desk.flatMap { $0.isClosed ? nil : $0 } }

  /// The view in it.
  public var contentView: NSView? { didSet { changed(true) } }
  /// The controller of the view in it.
  public var contentViewController: NSViewController? { didSet { changed(true) } }
  /// Stored, without effect: it has the desktop's frame.
  public var styleMask: StyleMask = [.titled, .closable, .miniaturizable, .resizable]
  /// Stored, without effect: the window manager decides.
  public var level = Level.normal
  /// Stored, without effect.
  public var titleVisibility = TitleVisibility.visible
  /// Stored, without effect.
  public var titlebarAppearsTransparent = false
  /// Stored, without effect.
  public var isMovableByWindowBackground = false
  /// Stored, without effect.
  public var isReleasedWhenClosed = true
  /// Stored, without effect.
  public var isOpaque = true
  /// Stored, without effect: the window manager decides.
  public var collectionBehavior: CollectionBehavior = []
  /// Stored, without effect.
  public var ignoresMouseEvents = false
  /// Stored, without effect.
  public var acceptsMouseMovedEvents = false
  /// Stored, without effect.
  public var hidesOnDeactivate = false
  /// Stored, without effect.
  public var animationBehavior = AnimationBehavior.default
  /// Stored, without effect.
  public var sharingType = SharingType.readOnly
  /// Stored, without effect.
  public var toolbarStyle = ToolbarStyle.automatic
  /// Stored, without effect.
  public var titlebarSeparatorStyle = TitlebarSeparatorStyle.automatic
  /// Stored, without effect: `toolbar` of SwiftUI is shown.
  public var toolbar: NSToolbar?
  /// Stored, without effect: the program's is used.
  public var appearance: NSAppearance?
  /// Stored, without effect.
  public var isRestorable = true
  /// Stored, without effect.
  public var isExcludedFromWindowsMenu = false
  /// Stored, without effect.
  public var representedURL: URL?
  /// Stored, without effect.
  public var isDocumentEdited = false
  /// Stored, without effect: the window has the proportions that the user gives it.
  public var contentAspectRatio = CGSize.zero
  /// Is notified of the window. Not retained.
  public weak var delegate: (any NSWindowDelegate)? { didSet { WindowNotifications.begin() } }
  /// Stored, without effect.
  public var hasShadow = true
  /// Stored, without effect.
  public var minSize = CGSize.zero
  /// Stored, without effect.
  public var maxSize = CGSize.zero
  /// No name of a file: stored, without effect.
  public var subtitle = ""

  /// With `nil`: takes the focus from the field that has it. Else gives it to a field.
  @discardableResult
  public func makeFirstResponder(_ responder: NSResponder?) -> Bool {
    if let responder { return responder.becomeFirstResponder() }
    desk?.dismissFocus()
    return true
  }

  /// Whether it is active.
  open var isKeyWindow: Bool { desk?.isActive ?? false }
  /// Whether it is active.
  public var isMainWindow: Bool { isKeyWindow }
  /// Whether it is open.
  public var isVisible: Bool { desk.map { !$0.isClosed } ?? false }
  /// The title in its title bar; that of a scene's window is its views'.
  public var title: String {
    get { desk?.title ?? ownTitle }
    set {
      ownTitle = newValue
      changed(true)
    }
  }
  /// Its size, in points; only the window manager knows its place.
  public override var frame: CGRect {
    get {
      guard let size = desk?.size else { return CGRect(origin: .zero, size: contentSize) }
      return CGRect(x: 0, y: 0, width: size.width, height: size.height)
    }
    set {}
  }
  /// Its size, in points.
  public override var bounds: CGRect {
    get { frame }
    set {}
  }
  /// No effect: the window manager decides.
  public func center() {}
  /// No effect: the window manager decides. Always true.
  @discardableResult
  public func setFrameAutosaveName(_ name: String) -> Bool { true }
  /// No effect: the user decides about the size.
  public func setFrame(_ frameRect: CGRect, display flag: Bool) {}
  /// No effect: the user decides about the size.
  public func setFrame(_ frameRect: CGRect, display flag: Bool, animate: Bool) {}
  /// No effect: the window manager decides about the place.
  public func setFrameOrigin(_ point: CGPoint) {}
  /// No effect: the window manager decides about the place.
  public func setFrameTopLeftPoint(_ point: CGPoint) {}
  /// The size of the content, for a window that is not open yet; then the user decides.
  public func setContentSize(_ size: CGSize) { contentSize = size }

  /// Opens the window, if it is not open, and brings it to the front.
  open func makeKeyAndOrderFront(_ sender: Any?) {
    if let open { return open.present() }
    guard isContentSet else { return }
    let hasSize = contentSize.width > 0 && contentSize.height > 0
    desk = Desktop.openWindow(
      ShownUIView(view: self).modifier(OwnTitle(window: self)),
      title: ownTitle.isEmpty ? nil : ownTitle,
      size: hasSize ? (Double(contentSize.width), Double(contentSize.height)) : nil)
    guard let desk else { return }
    Self.known.append((desk, self))
    WindowNotifications.begin()
  }
  /// Whether there is something to show.
  var isContentSet: Bool { contentView != nil || contentViewController != nil }
  /// The same as `makeKeyAndOrderFront(_:)`.
  public func orderFront(_ sender: Any?) { makeKeyAndOrderFront(sender) }
  /// The same as `makeKeyAndOrderFront(_:)`.
  public func orderFrontRegardless() { makeKeyAndOrderFront(nil) }
  /// Closes the window.
  public func orderOut(_ sender: Any?) { desk?.close() }
  /// Closes the window.
  open func close() { desk?.close() }
  /// Closes the window, as its button does.
  open func performClose(_ sender: Any?) { desk?.close() }

  override var content: AnyView? {
    if let contentViewController { return contentViewController.shown }
    return contentView.map { AnyView(ShownUIView(view: $0)) }
  }

  private struct OwnTitle: ViewModifier {
    let window: NSWindow

    func body(content: Content) -> some View {
      let _ = window.revision.number
      if window.ownTitle.isEmpty { content } else { content.navigationTitle(window.ownTitle) }
    }
  }
}

/// A window beside others: a window. Mirrors AppKit's `NSPanel`.
open class NSPanel: NSWindow {
  /// Stored, without effect: the window manager decides.
  public var isFloatingPanel = false
}

/// Opens and keeps a window. Mirrors the part of AppKit's `NSWindowController` that SwiftUI sources use.
@preconcurrency @MainActor
open class NSWindowController: UIResponder {
  /// The window.
  public var window: NSWindow?

  /// Creates a controller of a window.
  public init(window: NSWindow?) {
    self.window = window
    super.init()
  }

  /// Opens the window.
  open func showWindow(_ sender: Any?) { window?.makeKeyAndOrderFront(sender) }
  /// Closes the window.
  open func close() { window?.close() }
}
