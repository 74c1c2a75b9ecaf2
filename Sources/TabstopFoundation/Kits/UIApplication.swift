public import Foundation
internal import Tabstop

/// The running program. Mirrors the part of UIKit's `UIApplication` that SwiftUI sources use.
@preconcurrency @MainActor
public final class UIApplication: UIResponder {
  /// The one there is.
  public static let shared = UIApplication()

  /// The one that is told of the program's start and end: `UIApplicationDelegateAdaptor`'s.
  public internal(set) weak var delegate: (any UIApplicationDelegate)?

  /// The program's windows, the oldest first.
  public var windows: [UIWindow] { Desktop.windows.map(UIWindow.init) }
  /// The window that has the keys.
  public var keyWindow: UIWindow? { Desktop.activeWindow.map(UIWindow.init) }
  /// One scene, which all windows belong to.
  public var connectedScenes: Set<UIScene> { [UIWindowScene.only] }
  /// Whether a window of the program has the keys.
  public var applicationState: State {
    Desktop.windows.contains { $0.isActive } ? .active : .inactive
  }

  /// What a program is doing. Here it is never in the background while it runs.
  public enum State: Int, Sendable { case active, inactive, background }

  /// Opens an address with the program that the desktop has for it.
  ///
  /// - Parameter completion: Told whether something was there to open it.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    Desktop.open(url.absoluteString) { completion?($0) }
  }

  /// Opens an address; the answer is whether something was there to open it.
  @discardableResult
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    await withCheckedContinuation { continuation in
      Desktop.open(url.absoluteString) { continuation.resume(returning: $0) }
    }
  }

  /// Whether the desktop has a program for the address.
  public func canOpenURL(_ url: URL) -> Bool { Desktop.canOpen(scheme: url.scheme ?? "") }

  /// How an address is opened. Without effect: the desktop decides.
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {
    private let name: String
    /// By other programs only.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(name: "universalLinksOnly")
  }

  /// Without effect: a desktop does not sleep by itself while a person types, and asks the person.
  public var isIdleTimerDisabled: Bool {
    get { false }
    set {}
  }

  /// An address that opens nothing: a desktop has no page of settings for each program.
  nonisolated public static let openSettingsURLString = "app-settings:"

  /// Sent when a window of the program has come to have the keys.
  nonisolated public static var didBecomeActiveNotification: Notification.Name {
    ProgramNotifications.uiKit.didBecomeActive
  }
  /// Sent when no window of the program has the keys any more.
  nonisolated public static var willResignActiveNotification: Notification.Name {
    ProgramNotifications.uiKit.willResignActive
  }
  /// Sent when the program ends. Its windows are closed by then, so that no view hears of it.
  nonisolated public static var willTerminateNotification: Notification.Name {
    ProgramNotifications.uiKit.willTerminate
  }
  /// Never sent: a desktop's programs run on while others have the keys.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Never sent: a desktop's programs run on while others have the keys.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
}

/// A part of the program that has windows of its own. Here there is one, a `UIWindowScene`. Mirrors
/// UIKit's.
@preconcurrency @MainActor
public class UIScene: Hashable {
  fileprivate init() {}

  /// Whether a window of the program has the keys.
  public var activationState: ActivationState {
    Desktop.windows.contains { $0.isActive } ? .foregroundActive : .foregroundInactive
  }

  /// What a scene is doing.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  nonisolated public static func == (a: UIScene, b: UIScene) -> Bool { a === b }
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// The windows of the program. Mirrors UIKit's `UIWindowScene`.
public final class UIWindowScene: UIScene {
  fileprivate static let only = UIWindowScene()

  /// The program's windows.
  public var windows: [UIWindow] { UIApplication.shared.windows }
  /// The window that has the keys.
  public var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
  /// What it is shown on.
  public var screen: UIScreen { .main }
}

/// A window of the program. Mirrors the part of UIKit's `UIWindow` that SwiftUI sources use.
@preconcurrency @MainActor
public struct UIWindow {
  private let window: Desktop.Window

  fileprivate init(_ window: Desktop.Window) { self.window = window }

  /// Takes the focus from the field that has it, as `nil` in its focus value does.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    window.dismissFocus()
    return true
  }

  /// Whether it has the keys.
  public var isKeyWindow: Bool { window.isActive }
  /// Its size, in points.
  public var bounds: CGRect {
    CGRect(x: 0, y: 0, width: window.size.width, height: window.size.height)
  }
  /// Its size, in points; where it is only the window manager knows.
  public var frame: CGRect { bounds }
  /// The scene that it belongs to.
  public var windowScene: UIWindowScene? { .only }
  /// Nothing: a desktop window has no unsafe edges.
  public var safeAreaInsets: UIEdgeInsets { .zero }

  /// Shows the whole program light or dark, as `preferredColorScheme` does.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get {
      switch ProgramColorScheme.wish {
      case .light: .light
      case .dark: .dark
      case nil: .unspecified
      }
    }
    nonmutating set {
      switch newValue {
      case .light: ProgramColorScheme.wish = .light
      case .dark: ProgramColorScheme.wish = .dark
      case .unspecified: ProgramColorScheme.wish = nil
      }
    }
  }
}

/// Light, dark, or as the desktop says. Mirrors UIKit's `UIUserInterfaceStyle`.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// Distances from the sides of a rectangle. Mirrors UIKit's `UIEdgeInsets`.
public struct UIEdgeInsets: Hashable, Sendable {
  /// From the top, in points.
  public var top: CGFloat
  /// From the left, in points.
  public var left: CGFloat
  /// From the bottom, in points.
  public var bottom: CGFloat
  /// From the right, in points.
  public var right: CGFloat

  /// No distances.
  public static let zero = UIEdgeInsets()

  /// Distances in points.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

/// What a program has to draw on. Mirrors the part of UIKit's `UIScreen` that SwiftUI sources use.
@preconcurrency @MainActor
public struct UIScreen {
  /// The one there is.
  public static let main = UIScreen()

  /// The place of the window that has the keys, or else of the newest: on a phone a program has the
  /// whole screen, and sources that lay out by this mean the room that they have. Without a window
  /// it is the first screen.
  public var bounds: CGRect {
    let (width, height) = Desktop.activeWindow?.size ?? Desktop.screenSize
    return CGRect(x: 0, y: 0, width: width, height: height)
  }

  /// Pixels for a point.
  public var scale: CGFloat { Desktop.scale }
  /// `bounds` in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
}

/// What the program runs on. Mirrors the part of UIKit's `UIDevice` that SwiftUI sources use.
@preconcurrency @MainActor
public struct UIDevice {
  /// The one there is.
  public static let current = UIDevice()

  /// `.mac`: the device with windows, a pointer and a keyboard.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .mac }
  /// What the machine is called.
  public var name: String { ProcessInfo.processInfo.hostName }
  /// A machine with windows.
  public var model: String { "PC" }
  /// A machine with windows.
  public var localizedModel: String { model }
  /// The operating system.
  public var systemName: String { "Linux" }
  /// The operating system's version.
  public var systemVersion: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion)"
  }
  /// Unknown: nobody holds it.
  public var orientation: UIDeviceOrientation { .unknown }
  /// Never sent: a desktop's screens do not turn.
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}

/// A kind of device. Mirrors UIKit's.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}

/// How a device is held. Mirrors UIKit's.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Whether it is held upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is held sideways.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it lies.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// Ways to hold a device. A delegate may say which of them a program is for; a desktop's screen does
/// not turn. Mirrors UIKit's.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// Each option's bit.
  public let rawValue: UInt
  /// Options by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  /// Sideways.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  /// Sideways, the other way.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  /// Sideways, either way.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// Any but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
  /// Any.
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
}
