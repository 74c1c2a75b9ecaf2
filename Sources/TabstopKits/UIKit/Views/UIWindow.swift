public import Foundation
internal import Tabstop
internal import TabstopFoundation

/// A window of the program. Mirrors the part of UIKit's `UIWindow` that SwiftUI sources use.
///
/// Those that `UIApplication.windows` lists are the windows of the program's scenes. One that the program
/// creates opens by `makeKeyAndVisible()`, with the views of its `rootViewController`.
open class UIWindow: UIView {
  private enum PresentationState {
    /// The window exists.
    case open(Desktop.Window)
    /// The window was not shown yet.
    case none
  }
  private var presentationState = PresentationState.none
  /// Whether its first activation was posted.
  var wasActive = false
  /// The windows that exist, with the objects that stand for them.
  private static var known: [(window: Desktop.Window, object: UIWindow)] = []

  static func of(_ window: Desktop.Window) -> UIWindow {
    // One that closes still has its object.
    if let object = known.first(where: { $0.window.isSame(as: window) })?.object { return object }
    known.removeAll { $0.window.isClosed }
    let object = UIWindow(frame: .zero)
    object.presentationState = .open(window)
    object.root = UIViewController()
    known.append((window, object))
    return object
  }

  private var open: Desktop.Window? {
    if case .open(let window) = presentationState { window } else { nil }
  }
  /// The window's own window on the desktop; before it is shown the active one.
  private var nearest: Desktop.Window? { open ?? Desktop.activeWindow }

  /// Creates a window of a scene.
  public convenience init(windowScene: UIWindowScene) { self.init(frame: .zero) }

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
    if let open, !open.isClosed { return open.present() }
    guard let window = Desktop.openWindow(ShownUIView(view: self), title: root?.title, size: nil)
    else { return }
    presentationState = .open(window)
    Self.known.removeAll { $0.window.isClosed }
    Self.known.append((window, self))
  }

  /// The same: the window manager decides about the active window.
  open func makeKey() { open?.present() }
  /// The level of the window. Stored, without effect: the window manager decides.
  public var windowLevel = Level.normal

  /// The order of windows. No effect. Mirrors UIKit's.
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
    nearest?.dismissFocus()
    return true
  }

  /// Whether it is active.
  public var isKeyWindow: Bool { open?.isActive ?? false }
  /// Its size, in points.
  public override var bounds: CGRect {
    get {
      guard let size = nearest?.size else { return .zero }
      return CGRect(x: 0, y: 0, width: size.width, height: size.height)
    }
    set {}
  }
  /// Its size, in points; only the window manager has its place.
  public override var frame: CGRect {
    get { bounds }
    set {}
  }
  /// The scene that it belongs to.
  public var windowScene: UIWindowScene? {
    get { .only }
    set {}
  }
  /// Always zero: a desktop window has no unsafe edges.
  public override var safeAreaInsets: UIEdgeInsets { .zero }
}
