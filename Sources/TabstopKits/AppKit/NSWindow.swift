public import Foundation
internal import Tabstop
public import TabstopFoundation

/// AppKit's name for a receiver of events: a view or a controller.
public typealias NSResponder = UIResponder

/// A window of the program. Mirrors the part of AppKit's `NSWindow` that SwiftUI sources use.
///
/// Those that `NSApplication.windows` lists are the windows of the program's scenes. One that the program
/// creates opens by `makeKeyAndOrderFront(_:)`, with its `contentView`.
@preconcurrency @MainActor
open class NSWindow: UIResponder {
  private var desktopWindow: Desktop.Window?
  /// The delegate, which is notified of the window. Not retained.
  open weak var delegate: (any NSWindowDelegate)? { didSet { WindowNotifications.begin() } }
  /// The windows that exist, with the objects that stand for them.
  private static var known: [(window: Desktop.Window, object: NSWindow)] = []

  static func of(_ window: Desktop.Window) -> NSWindow {
    // One that closes still has its object.
    if let object = known.first(where: { $0.window.isSame(as: window) })?.object { return object }
    known.removeAll { $0.window.isClosed }
    let object = NSWindow(desktopWindow: window)
    known.append((window, object))
    return object
  }

  private convenience init(desktopWindow: Desktop.Window) {
    self.init()
    self.desktopWindow = desktopWindow
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

  /// Creates a window of the size of its content. A subclass may have its own `init()` without
  /// `override`.
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

  /// Whether it can be the key window. Always `true`: the window manager decides.
  open var canBecomeKey: Bool { true }
  /// Whether it can be the main window. Always `true`: the window manager decides.
  open var canBecomeMain: Bool { true }
  /// Called when the window becomes the key window. Never called: see `NSWindowDelegate`.
  open func becomeKey() {}
  /// Called when the window is no longer the key window. Never called: see `NSWindowDelegate`.
  open func resignKey() {}
  /// Called when the window becomes the main window. Never called: see `NSWindowDelegate`.
  open func becomeMain() {}
  /// Called when the window is no longer the main window. Never called: see `NSWindowDelegate`.
  open func resignMain() {}
  /// Dispatches an event. Never called: see `NSEvent.addLocalMonitorForEvents(matching:handler:)`.
  open func sendEvent(_ event: NSEvent) {}

  private var contentSize: CGSize?
  private var ownTitle = ""

  /// The window on the screen, while it is open.
  var open: Desktop.Window? { desktopWindow.flatMap { $0.isClosed ? nil : $0 } }

  /// The view in it.
  open var contentView: NSView? { didSet { revision.next() } }
  /// The controller of the view in it.
  open var contentViewController: NSViewController? { didSet { revision.next() } }
  /// The parts of the window's frame. Stored, without effect: it has the desktop's frame.
  open var styleMask: StyleMask = [.titled, .closable, .miniaturizable, .resizable]
  /// The level of the window. Stored, without effect: the window manager decides.
  open var level = Level.normal
  /// Whether the title is visible. Stored, without effect.
  open var titleVisibility = TitleVisibility.visible
  /// Whether the title bar is transparent. Stored, without effect.
  open var titlebarAppearsTransparent = false
  /// Whether the user can move the window by its background. Stored, without effect.
  open var isMovableByWindowBackground = false
  /// Whether closing releases the window. Stored, without effect.
  open var isReleasedWhenClosed = true
  /// Whether the window is opaque. Stored, without effect.
  open var isOpaque = true
  /// Whether the window has a shadow. Stored, without effect.
  open var hasShadow = true
  /// The colour of the window's background. Stored, without effect.
  open var backgroundColor: NSColor! = .windowBackgroundColor
  /// The smallest size of the window's frame. Stored, without effect.
  open var minSize = CGSize.zero
  /// The largest size of the window's frame. Stored, without effect.
  open var maxSize = CGSize.zero
  /// The text below the title. Stored, without effect.
  open var subtitle = ""
  /// The opacity of the window. Stored, without effect.
  open var alphaValue: CGFloat = 1
  /// The behaviour of the window on workspaces. Stored, without effect: the window manager decides.
  open var collectionBehavior: CollectionBehavior = []
  /// The style of the toolbar. Stored, without effect.
  open var toolbarStyle = ToolbarStyle.automatic
  /// Whether the window may be a tab. Stored, without effect.
  open var tabbingMode = TabbingMode.automatic
  /// The animation with which the window appears. Stored, without effect.
  open var animationBehavior = AnimationBehavior.default
  /// Whether other programs can read the window's picture. Stored, without effect.
  open var sharingType = SharingType.readOnly
  /// The line below the title bar. Stored, without effect.
  open var titlebarSeparatorStyle = TitlebarSeparatorStyle.automatic
  /// Whether the window ignores the mouse. Stored, without effect.
  open var ignoresMouseEvents = false
  /// Accepts drops of types. No effect: those of its `contentView` and of other views have.
  open func registerForDraggedTypes(_ newTypes: [NSPasteboard.PasteboardType]) {}
  /// Accepts no drops. No effect.
  open func unregisterDraggedTypes() {}
  /// Whether the window receives movements of the mouse. Stored, without effect.
  open var acceptsMouseMovedEvents = false
  /// Whether the window is hidden while the program is inactive. Stored, without effect.
  open var hidesOnDeactivate = false
  /// Whether the window is restored at the next start. Stored, without effect.
  open var isRestorable = true
  /// Whether the user can move the window. Stored, without effect.
  open var isMovable = true
  /// The smallest size of the content. Stored, without effect.
  open var contentMinSize = CGSize.zero
  /// The largest size of the content. Stored, without effect.
  open var contentMaxSize = CGSize.zero
  /// The aspect ratio of the content. Stored, without effect.
  open var contentAspectRatio = CGSize.zero
  /// The name by which the program identifies the window. Stored, without effect.
  open var identifier: NSUserInterfaceItemIdentifier?
  /// The name under which the frame is stored. Stored, without effect: the window manager has the place.
  open var frameAutosaveName = ""
  /// The toolbar of the window. Stored, without effect: `toolbar` of SwiftUI is shown.
  open var toolbar: NSToolbar?
  /// Whether the window is left out of the window menu. Stored, without effect.
  open var isExcludedFromWindowsMenu = false
  /// The file that the window shows. Stored, without effect.
  open var representedURL: URL?
  /// Whether the document has unsaved changes. Stored, without effect.
  open var isDocumentEdited = false

  // MARK: Focus

  /// The field that has the focus when the window opens.
  open weak var initialFirstResponder: NSView?
  /// The view of AppKit's that has the focus, of a field its editor; else the window, which performs the commands of the
  /// control with the focus: see `UIApplication.sendAction(_:to:from:for:)`.
  open var firstResponder: NSResponder? {
    guard NSApplication.shared.keyWindow === self else { return self }
    let view = FirstResponder.view
    return (view as? NSTextField)?.currentEditor() ?? view ?? self
  }
  /// Focuses a field; with `nil`, takes the focus from the field that has it.
  @discardableResult
  open func makeFirstResponder(_ responder: NSResponder?) -> Bool {
    if let responder { return responder.becomeFirstResponder() }
    desktopWindow?.dismissFocus()
    return true
  }

  /// Whether it is active.
  open var isKeyWindow: Bool { desktopWindow?.isActive ?? false }
  /// Whether it is active.
  open var isMainWindow: Bool { isKeyWindow }
  /// Whether it is open.
  open var isVisible: Bool { desktopWindow.map { !$0.isClosed } ?? false }
  /// The title in its title bar; that of a scene's window is its views'.
  open var title: String {
    get { desktopWindow?.title ?? ownTitle }
    set {
      ownTitle = newValue
      revision.next()
    }
  }
  private let revision = KitChangeCount()
  /// The size of the window, in points; only the window manager knows its place.
  open var frame: CGRect {
    guard let size = desktopWindow?.size else {
      return CGRect(origin: .zero, size: contentSize ?? .zero)
    }
    return CGRect(x: 0, y: 0, width: size.width, height: size.height)
  }
  /// Centers the window. No effect: the window manager decides.
  open func center() {}
  /// Sets the name under which the frame is stored. No effect: the window manager decides. Always
  /// true.
  @discardableResult
  open func setFrameAutosaveName(_ name: String) -> Bool { true }
  /// Sets the place and the size of the window. No effect: the user decides about the size.
  open func setFrame(_ frameRect: CGRect, display flag: Bool) {}
  /// Sets the place and the size of the window. No effect: the user decides about the size.
  open func setFrame(_ frameRect: CGRect, display flag: Bool, animate: Bool) {}
  /// Moves the window. No effect: the window manager decides about the place.
  open func setFrameOrigin(_ point: CGPoint) {}
  /// Moves the window. No effect: the window manager decides about the place.
  open func setFrameTopLeftPoint(_ point: CGPoint) {}
  /// The size of the content, for a window that is not open yet; then the user decides.
  open func setContentSize(_ size: CGSize) { contentSize = size }

  /// The rectangle itself: the window manager decides. Mirrors AppKit.
  open func constrainFrameRect(_ frameRect: CGRect, to screen: NSScreen?) -> CGRect { frameRect }

  // MARK: Opening and closing

  /// Opens the window, if it is not open, and brings it to the front.
  open func makeKeyAndOrderFront(_ sender: Any?) {
    if let open { return open.present() }
    guard contentView != nil || contentViewController != nil else { return }
    desktopWindow = Desktop.openWindow(
      WindowContent(window: self), title: ownTitle.isEmpty ? nil : ownTitle,
      size: contentSize.flatMap { size in
        size.width > 0 && size.height > 0 ? (Double(size.width), Double(size.height)) : nil
      })
    guard let desktopWindow else { return }
    Self.known.append((desktopWindow, self))
    WindowNotifications.begin()
    initialFirstResponder?.becomeFirstResponder()
  }
  /// Brings the window to the front, if it is open.
  open func makeKey() { open?.present() }
  /// Brings the window to the front, if it is open.
  open func makeMain() { open?.present() }
  /// Opens the window, if it is not open, and brings it to the front. It becomes active, too.
  open func orderFront(_ sender: Any?) { makeKeyAndOrderFront(sender) }
  /// Opens the window, if it is not open, and asks the desktop to bring it to the front, also while another
  /// program is active.
  open func orderFrontRegardless() { makeKeyAndOrderFront(nil) }
  /// Closes the window.
  open func orderOut(_ sender: Any?) { desktopWindow?.close() }
  /// Closes the window.
  open func close() { desktopWindow?.close() }
  /// Closes the window, as its button does, unless its delegate prevents it.
  open func performClose(_ sender: Any?) {
    if delegate?.windowShouldClose(self) != false { close() }
  }
  /// Lets the window fill the screen, or no longer.
  open func toggleFullScreen(_ sender: Any?) { open?.widget?.toggleFullscreenWindow() }
  /// Hides the window, except for its entry in the desktop's list.
  open func miniaturize(_ sender: Any?) { open?.widget?.minimizeWindow() }
  /// Brings a hidden window to the front.
  open func deminiaturize(_ sender: Any?) { open?.present() }
  /// Makes the window as large as possible, or no longer.
  open func zoom(_ sender: Any?) {
    guard let window = open?.widget else { return }
    if window.isMaximizedWindow { window.unmaximizeWindow() } else { window.maximizeWindow() }
  }
  /// A button of the title bar. Always `nil`: the desktop decides about the buttons. Use
  /// `windowStyle(.hiddenTitleBar)`.
  open func standardWindowButton(_ b: ButtonType) -> NSButton? { nil }

  // MARK: Drawing

  /// Draws the window. No effect: a change shows at once.
  open func display() {}
  /// Draws the window. No effect: a change shows at once.
  open func displayIfNeeded() {}
  /// Lays out the window. No effect: a change shows at once.
  open func layoutIfNeeded() {}
  /// Updates the window. No effect: a change shows at once.
  open func update() {}

  // MARK: Controllers, sheets and undo

  /// The controller that has the window. Not retained.
  open weak var windowController: NSWindowController?
  /// The windows that `beginSheet(_:completionHandler:)` has opened, which are still open.
  var openSheets: [NSWindow] = []
  /// The window that this one is a sheet of.
  weak var windowOfSheet: NSWindow?
  /// A closure that is called with the answer of the window, if it is a sheet.
  var sheetHandler: ((NSApplication.ModalResponse) -> Void)?

  /// The undo manager while the window is not open.
  private lazy var ownUndoManager = UndoManager()
  /// The undo manager of the views in the window: that of its delegate, or its own, which its views find
  /// as `\.undoManager` of the environment. A document's is in the environment alone.
  open override var undoManager: UndoManager? {
    if let undoManager = delegate?.windowWillReturnUndoManager(self) { return undoManager }
    return open?.undoManager { ownUndoManager } as? UndoManager ?? ownUndoManager
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
      .modifier(CustomTitle(title: window.ownTitle))
    }
  }

  private struct CustomTitle: ViewModifier {
    let title: String

    func body(content: Content) -> some View {
      if title.isEmpty { content } else { content.navigationTitle(title) }
    }
  }
}
