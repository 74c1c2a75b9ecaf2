public import Foundation
internal import Tabstop

/// The running program. Mirrors the part of UIKit's `UIApplication` that SwiftUI sources use.
@preconcurrency @MainActor
public final class UIApplication: UIResponder {
  /// The only instance.
  public static let shared = UIApplication()

  /// The delegate that is notified of the program's start and end:
  /// `UIApplicationDelegateAdaptor`'s.
  public internal(set) weak var delegate: (any UIApplicationDelegate)?

  /// The program's windows, the oldest first.
  public var windows: [UIWindow] { Desktop.windows.map(UIWindow.init) }
  /// The active window.
  public var keyWindow: UIWindow? { Desktop.activeWindow.map(UIWindow.init) }
  /// The only scene, which contains all windows.
  public var connectedScenes: Set<UIScene> { [UIWindowScene.only] }
  /// Whether a window of the program is active.
  public var applicationState: State {
    Desktop.windows.contains { $0.isActive } ? .active : .inactive
  }

  /// Stored, without effect: the desktop shows no numbers at a program's icon.
  public var applicationIconBadgeNumber = 0
  /// No effect: there is no service that sends notifications to programs here.
  public func registerForRemoteNotifications() {}

  /// The state of a program. Here it is never in the background while it runs.
  public enum State: Int, Sendable { case active, inactive, background }

  /// Opens an address with the desktop's program for it.
  ///
  /// - Parameter completion: Called with whether there was a program for it.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    Desktop.open(url.absoluteString) { completion?($0) }
  }

  /// Opens an address; returns whether there was a program for it.
  @discardableResult
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    await withCheckedContinuation { continuation in
      Desktop.open(url.absoluteString) { continuation.resume(returning: $0) }
    }
  }

  /// Whether the desktop has a program for the address.
  public func canOpenURL(_ url: URL) -> Bool { Desktop.canOpen(scheme: url.scheme ?? "") }

  /// How an address is opened. No effect: the desktop decides.
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {
    private let name: String
    /// By other programs only.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(name: "universalLinksOnly")
  }

  /// No effect: a desktop does not turn the screen off by itself while the user types, and has
  /// settings for it.
  public var isIdleTimerDisabled: Bool {
    get { false }
    set {}
  }

  /// An address that opens nothing: a desktop has no settings page for each program.
  nonisolated public static let openSettingsURLString = "app-settings:"

  /// Posted when a window of the program has become active.
  nonisolated public static var didBecomeActiveNotification: Notification.Name {
    ProgramNotifications.uiKit.didBecomeActive
  }
  /// Posted when no window of the program is active any more.
  nonisolated public static var willResignActiveNotification: Notification.Name {
    ProgramNotifications.uiKit.willResignActive
  }
  /// Posted when the program ends. Its windows are closed by then, so no view receives it.
  nonisolated public static var willTerminateNotification: Notification.Name {
    ProgramNotifications.uiKit.willTerminate
  }
  /// Never posted: a desktop's programs keep running while others are active.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Never posted: a desktop's programs keep running while others are active.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
}

/// A part of the program with its own windows. Here there is one, a `UIWindowScene`. Mirrors
/// UIKit's.
@preconcurrency @MainActor
public class UIScene: Hashable {
  fileprivate init() {}

  /// Whether a window of the program is active.
  public var activationState: ActivationState {
    Desktop.windows.contains { $0.isActive } ? .foregroundActive : .foregroundInactive
  }

  /// The state of a scene.
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
  /// The active window.
  public var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
  /// The screen of the scene.
  public var screen: UIScreen { .main }
}

/// A window of the program. Mirrors the part of UIKit's `UIWindow` that SwiftUI sources use.
@preconcurrency @MainActor
public struct UIWindow {
  private let window: Desktop.Window?

  fileprivate init(_ window: Desktop.Window) { self.window = window }

  /// The active window. Programs that name no other window for a dialog create one; here no window
  /// without views is opened.
  public init() { window = Desktop.activeWindow }

  /// Takes the focus from the field that has it, as `nil` in its focus value does.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    window?.dismissFocus()
    return true
  }

  /// Whether it is active.
  public var isKeyWindow: Bool { window?.isActive ?? false }
  /// Its size, in points.
  public var bounds: CGRect {
    guard let size = window?.size else { return .zero }
    return CGRect(x: 0, y: 0, width: size.width, height: size.height)
  }
  /// Its size, in points; only the window manager knows its place.
  public var frame: CGRect { bounds }
  /// The scene that it belongs to.
  public var windowScene: UIWindowScene? { .only }
  /// Always zero: a desktop window has no unsafe edges.
  public var safeAreaInsets: UIEdgeInsets { .zero }

  /// Makes the whole program light or dark, as `preferredColorScheme` does.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get {
      switch ProgramColorScheme.request {
      case .light: .light
      case .dark: .dark
      case nil: .unspecified
      }
    }
    nonmutating set {
      switch newValue {
      case .light: ProgramColorScheme.request = .light
      case .dark: ProgramColorScheme.request = .dark
      case .unspecified: ProgramColorScheme.request = nil
      }
    }
  }
}

/// Light, dark, or the desktop's choice. Mirrors UIKit's `UIUserInterfaceStyle`.
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

  /// Creates distances in points.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

/// A screen. Mirrors the part of UIKit's `UIScreen` that SwiftUI sources use.
@preconcurrency @MainActor
public struct UIScreen {
  /// The only instance.
  public static let main = UIScreen()

  /// The frame of the active window, or else of the newest: on a phone a program has the whole
  /// screen, and sources use this for the available space. Without a window it is the first
  /// screen's.
  public var bounds: CGRect {
    let (width, height) = Desktop.activeWindow?.size ?? Desktop.screenSize
    return CGRect(x: 0, y: 0, width: width, height: height)
  }

  /// The number of pixels per point.
  public var scale: CGFloat { Desktop.scale }
  /// `bounds` in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
}

/// The machine. Mirrors the part of UIKit's `UIDevice` that SwiftUI sources use.
@preconcurrency @MainActor
public struct UIDevice {
  /// The only instance.
  public static let current = UIDevice()

  /// `.mac`: the device with windows, a pointer and a keyboard.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .mac }
  /// The machine's name.
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
  /// An identity of the program for this user, made when it is asked for first and kept in the program's
  /// settings.
  public var identifierForVendor: UUID? {
    let key = "UIDevice.identifierForVendor"
    if let known = UserDefaults.standard.string(forKey: key).flatMap({ UUID(uuidString: $0) }) {
      return known
    }
    let new = UUID()
    UserDefaults.standard.set(new.uuidString, forKey: key)
    return new
  }
  /// Always unknown.
  public var orientation: UIDeviceOrientation { .unknown }
  /// Never posted: a desktop's screens do not rotate.
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

/// The orientation of a device. Mirrors UIKit's.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Whether it is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// A set of orientations. A delegate may return those that a program supports; a desktop's screen
/// does not rotate. Mirrors UIKit's.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt
  /// Creates options from their bits.
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
