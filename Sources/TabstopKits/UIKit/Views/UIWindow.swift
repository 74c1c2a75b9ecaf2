public import Foundation
internal import Tabstop
internal import TabstopFoundation

/// A window of the program. Mirrors the part of UIKit's `UIWindow` that SwiftUI sources use.
///
/// `UIApplication.windows` lists the windows of the program's scenes. A window that the program creates is
/// opened by `makeKeyAndVisible()`, with the views of its `rootViewController`.
open class UIWindow: UIView {
  /// The window on the desktop; `nil` before it is shown.
  private var desktopWindow: Desktop.Window?
  /// Whether `didBecomeVisibleNotification` was posted.
  var isKnownVisible = false
  /// The windows on the desktop, with the objects that stand for them.
  private static var known: [(window: Desktop.Window, object: UIWindow)] = []

  /// The object that stands for a window on the desktop.
  static func of(_ window: Desktop.Window) -> UIWindow {
    // A window that closes still has its object.
    if let object = known.first(where: { $0.window.isSame(as: window) })?.object { return object }
    known.removeAll { $0.window.isClosed }
    let object = UIWindow(frame: .zero)
    object.desktopWindow = window
    object.root = UIViewController()
    known.append((window, object))
    return object
  }

  /// The window on the desktop; before it is shown, the active window.
  private var shownOrActiveWindow: Desktop.Window? { desktopWindow ?? Desktop.activeWindow }

  /// Creates a window of a scene.
  public init(windowScene: UIWindowScene) { super.init(frame: .zero) }

  /// Creates a window.
  ///
  /// - Parameter frame: No effect: the window manager decides.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Passes the coder to the superclass: there are no archives here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var root: UIViewController?

  /// The controller of the window's views, which can present others.
  open var rootViewController: UIViewController? {
    get { root }
    set {
      root = newValue
      changed(true)
    }
  }

  override var content: AnyView? { root.map { $0.shown } }

  /// Opens the window, if it is not open, and brings it to the front.
  open func makeKeyAndVisible() {
    if let desktopWindow, !desktopWindow.isClosed { return desktopWindow.present() }
    guard let window = Desktop.openWindow(ShownUIView(view: self), title: root?.title, size: nil)
    else { return }
    desktopWindow = window
    Self.known.removeAll { $0.window.isClosed }
    Self.known.append((window, self))
  }

  /// Brings the window to the front, if it is open: the window manager decides which window is active.
  open func makeKey() { desktopWindow?.present() }

  /// The level of the window. Stored, without effect: the window manager decides.
  public var windowLevel = Level.normal

  /// A level in the order of windows. No effect. Mirrors UIKit's.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The order.
    public let rawValue: CGFloat
    /// Creates a level.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The level of ordinary windows.
    public static let normal = Level(rawValue: 0)
    /// The level of status bars.
    public static let statusBar = Level(rawValue: 1000)
    /// The level of alerts.
    public static let alert = Level(rawValue: 2000)
    /// A level above another.
    public static func + (level: Level, distance: CGFloat) -> Level {
      Level(rawValue: level.rawValue + distance)
    }
    /// A level below another.
    public static func - (level: Level, distance: CGFloat) -> Level {
      Level(rawValue: level.rawValue - distance)
    }
  }

  /// Takes the focus from the field that has it, as `nil` in its focus value does.
  @discardableResult
  public override func endEditing(_ force: Bool) -> Bool {
    shownOrActiveWindow?.dismissFocus()
    return true
  }

  /// Whether the window is the active window.
  public var isKeyWindow: Bool { desktopWindow?.isActive ?? false }
  /// The size of the window, in points.
  public override var bounds: CGRect {
    get {
      guard let size = shownOrActiveWindow?.size else { return .zero }
      return CGRect(x: 0, y: 0, width: size.width, height: size.height)
    }
    set {}
  }
  /// The size of the window, in points. Its origin is zero: only the window manager knows its position.
  public override var frame: CGRect {
    get { bounds }
    set {}
  }
  /// The scene that the window belongs to.
  public var windowScene: UIWindowScene? {
    get { .only }
    set {}
  }
  /// The edges that the system covers. Always zero on a desktop.
  public override var safeAreaInsets: UIEdgeInsets { .zero }
}
