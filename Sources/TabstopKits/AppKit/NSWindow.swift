public import Foundation
internal import Tabstop
internal import TabstopFoundation

/// What AppKit calls a receiver of events: views and controllers are.
public typealias NSResponder = UIResponder

/// A window of the program. Mirrors the part of AppKit's `NSWindow` that SwiftUI sources use.
///
/// Those that `NSApplication.windows` lists are the windows of the program's scenes. One that the program
/// creates opens by `makeKeyAndOrderFront(_:)`, with its `contentView`.
@preconcurrency @MainActor
open class NSWindow: UIResponder {
  private var desk: Desktop.Window?
  /// Is notified of the window. Not retained.
  public weak var delegate: (any NSWindowDelegate)? { didSet { WindowNotifications.begin() } }
  /// The windows that exist, with the objects that stand for them.
  private static var known: [(window: Desktop.Window, object: NSWindow)] = []

  static func of(_ window: Desktop.Window) -> NSWindow {
    // One that closes still has its object.
    if let object = known.first(where: { $0.window.isSame(as: window) })?.object { return object }
    known.removeAll { $0.window.isClosed }
    let object = NSWindow(desk: window)
    known.append((window, object))
    return object
  }

  private convenience init(desk: Desktop.Window) {
    self.init()
    self.desk = desk
  }

  /// Creates a window.
  ///
  /// - Parameters:
  ///   - contentRect: Its size; the window manager decides about its place.
  ///   - style: No effect: it has the desktop's frame.
  public init(
    contentRect: CGRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType,
    defer flag: Bool
  ) {
    contentSize = contentRect.size
    styleMask = style
    super.init()
  }

  /// Creates a window of the size of its content. A subclass may have its own `init()` without `override`.
  public convenience override init() {
    self.init(
      contentRect: .zero, styleMask: [.titled, .closable, .miniaturizable, .resizable],
      backing: .buffered, defer: false)
  }

  /// Creates a window, as the other initialiser does; the screen is the window manager's decision.
  public convenience init(
    contentRect: CGRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType,
    defer flag: Bool, screen: NSScreen?
  ) {
    self.init(
      contentRect: contentRect, styleMask: style, backing: backingStoreType, defer: flag)
  }

  /// Creates a window with the view of a controller.
  public convenience init(contentViewController: NSViewController) {
    self.init()
    self.contentViewController = contentViewController
  }

  /// Whether it can be active. The window manager decides.
  open var canBecomeKey: Bool { true }
  /// Whether it can be the main window. The window manager decides.
  open var canBecomeMain: Bool { true }
  /// Not called: see `NSWindowDelegate`.
  open func becomeKey() {}
  /// Not called: see `NSWindowDelegate`.
  open func resignKey() {}
  /// Not called: see `NSWindowDelegate`.
  open func becomeMain() {}
  /// Not called: see `NSWindowDelegate`.
  open func resignMain() {}
  /// Not called: see `NSEvent.addLocalMonitorForEvents(matching:handler:)`.
  open func sendEvent(_ event: NSEvent) {}

  private var contentSize: CGSize?
  private var ownTitle = ""

  /// The window on the screen, while it is open.
  var open: Desktop.Window? { desk.flatMap { $0.isClosed ? nil : $0 } }

  /// The view in it.
  public var contentView: NSView? { didSet { revision.next() } }
  /// The controller of the view in it.
  public var contentViewController: NSViewController? { didSet { revision.next() } }
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
  /// Stored, without effect.
  public var hasShadow = true
  /// Stored, without effect.
  public var backgroundColor: NSColor! = .windowBackgroundColor
  /// Stored, without effect.
  public var minSize = CGSize.zero
  /// Stored, without effect.
  public var maxSize = CGSize.zero
  /// No name of a file: stored, without effect.
  public var subtitle = ""
  /// Stored, without effect.
  public var alphaValue: CGFloat = 1
  /// Stored, without effect: the window manager decides, as about the following.
  public var collectionBehavior: CollectionBehavior = []
  /// Stored, without effect.
  public var toolbarStyle = ToolbarStyle.automatic
  /// Stored, without effect.
  public var tabbingMode = TabbingMode.automatic
  /// Stored, without effect.
  public var animationBehavior = AnimationBehavior.default
  /// Stored, without effect.
  public var sharingType = SharingType.readOnly
  /// Stored, without effect.
  public var titlebarSeparatorStyle = TitlebarSeparatorStyle.automatic
  /// Stored, without effect.
  public var ignoresMouseEvents = false
  /// Stored, without effect.
  public var acceptsMouseMovedEvents = false
  /// Stored, without effect.
  public var hidesOnDeactivate = false
  /// Stored, without effect.
  public var isRestorable = true
  /// Stored, without effect.
  public var isMovable = true
  /// Stored, without effect.
  public var contentMinSize = CGSize.zero
  /// Stored, without effect.
  public var contentMaxSize = CGSize.zero
  /// Stored, without effect.
  public var contentAspectRatio = CGSize.zero
  /// A name of the program's own.
  public var identifier: NSUserInterfaceItemIdentifier?
  /// A name of the program's own.
  public var frameAutosaveName = ""
  /// Stored, without effect: `toolbar` of SwiftUI is shown.
  public var toolbar: NSToolbar?
  /// Stored, without effect.
  public var isExcludedFromWindowsMenu = false
  /// Stored, without effect.
  public var representedURL: URL?
  /// Stored, without effect.
  public var isDocumentEdited = false

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
      revision.next()
    }
  }
  private let revision = KitRevision()
  /// Its size, in points; only the window manager knows its place.
  public var frame: CGRect {
    guard let size = desk?.size else { return CGRect(origin: .zero, size: contentSize ?? .zero) }
    return CGRect(x: 0, y: 0, width: size.width, height: size.height)
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
    guard contentView != nil || contentViewController != nil else { return }
    desk = Desktop.openWindow(
      WindowContent(window: self), title: ownTitle.isEmpty ? nil : ownTitle,
      size: contentSize.flatMap { size in
        size.width > 0 && size.height > 0 ? (Double(size.width), Double(size.height)) : nil
      })
    guard let desk else { return }
    Self.known.append((desk, self))
    WindowNotifications.begin()
  }
  /// The same as `makeKeyAndOrderFront(_:)`.
  public func orderFront(_ sender: Any?) { makeKeyAndOrderFront(sender) }
  /// The same as `makeKeyAndOrderFront(_:)`.
  public func orderFrontRegardless() { makeKeyAndOrderFront(nil) }
  /// Closes the window.
  public func orderOut(_ sender: Any?) { desk?.close() }
  /// Closes the window.
  open func close() { desk?.close() }
  /// Closes the window, as its button does, unless its delegate prevents it.
  open func performClose(_ sender: Any?) {
    if delegate?.windowShouldClose(self) != false { close() }
  }

  /// The views of a window that the program has created.
  private struct WindowContent: View {
    let window: NSWindow

    var body: some View {
      let _ = window.revision.number
      Group {
        if let controller = window.contentViewController {
          controller.shown
        } else if let view = window.contentView {
          ShownUIView(view: view)
        }
      }
      .modifier(OwnTitle(title: window.ownTitle))
    }
  }

  private struct OwnTitle: ViewModifier {
    let title: String

    func body(content: Content) -> some View {
      if title.isEmpty { content } else { content.navigationTitle(title) }
    }
  }
}

/// A name of the program's own for something on screen. Mirrors AppKit's.
public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// A window beside others: a window. Mirrors AppKit's `NSPanel`.
open class NSPanel: NSWindow {
  /// Stored, without effect: the window manager decides.
  public var isFloatingPanel = false
  /// Stored, without effect: the window manager decides.
  public var becomesKeyOnlyIfNeeded = false
  /// Stored, without effect: the window manager decides.
  public var worksWhenModal = false
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

  /// Creates a controller without a window yet. A subclass may have its own `init()` without `override`.
  public convenience override init() { self.init(window: nil) }

  /// Creates a controller without a window. There are no archives here; subclasses implement it as in
  /// AppKit.
  public required init?(coder: NSCoder) { super.init() }

  /// Not called: there are no archives.
  open func windowDidLoad() {}
  /// The controller of the window's view.
  public var contentViewController: NSViewController? {
    get { window?.contentViewController }
    set { window?.contentViewController = newValue }
  }
  /// Opens the window.
  open func showWindow(_ sender: Any?) { window?.makeKeyAndOrderFront(sender) }
  /// Closes the window.
  open func close() { window?.close() }
}
