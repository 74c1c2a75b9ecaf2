public import Foundation
internal import Tabstop
public import TabstopFoundation

/// A part of the program with its own windows. There is only one here, a `UIWindowScene`. Mirrors
/// UIKit's.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  override init() { super.init() }

  /// Whether a window of the program is active.
  public var activationState: ActivationState {
    Desktop.windows.contains { $0.isActive } ? .foregroundActive : .foregroundInactive
  }
  /// The session of the scene.
  public var session: UISceneSession { .only }
  /// The delegate of the scene. In a program of an `App` it is SwiftUI's own there; here it has the program's
  /// window as well, which sources look for by it.
  public internal(set) var delegate: (any UISceneDelegate)? {
    get { programDelegate ?? AppSceneDelegate.shared }
    set { programDelegate = newValue }
  }
  private var programDelegate: (any UISceneDelegate)?
  /// The title of the scene. Stored, without effect: windows have titles.
  public var title: String! = ""

  /// The contents for which the scene is the one to show. Stored, without effect: there is one scene.
  public var activationConditions = UISceneActivationConditions()

  /// The state of a scene.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// Options for connecting a scene: always empty here. Mirrors UIKit's.
  @preconcurrency @MainActor
  public final class ConnectionOptions: NSObject {
    /// The URLs with which the desktop has opened the program. Always empty: use `onOpenURL`.
    public let urlContexts: Set<UIOpenURLContext> = []
    /// The activities that the scene continues. Always empty: there is no hand-over between
    /// devices.
    public let userActivities: Set<NSUserActivity> = []
    /// The launcher's action that opens the scene. Always `nil`: a launcher's actions are
    /// `desktopActions`.
    public let shortcutItem: UIApplicationShortcutItem? = nil
    /// The program that has opened the scene. Always `nil`: the desktop does not say it.
    public var sourceApplication: String? { nil }
  }
}

/// The windows of the program. Mirrors UIKit's `UIWindowScene`.
public final class UIWindowScene: UIScene {
  static let only = UIWindowScene()

  /// The program's windows.
  public var windows: [UIWindow] { UIApplication.shared.windows }
  /// The active window.
  public var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
  /// The screen of the scene.
  public var screen: UIScreen { .main }
  /// The manager of the status bar. Always `nil`: a window has no status bar.
  public var statusBarManager: UIStatusBarManager? { nil }
  /// The limits of the window's size. Always `nil`, as where windows cannot have limits: use
  /// `frame(minWidth:…)`, and `windowResizability(_:)`.
  public var sizeRestrictions: UISceneSizeRestrictions? { nil }
  /// The orientation of the window. Always upright: a desktop's screen does not rotate.
  public var interfaceOrientation: UIInterfaceOrientation { .portrait }
  /// The place of the scene's window on the screen.
  public var effectiveGeometry: Geometry { Geometry(systemFrame: screen.bounds) }

  /// The place of a scene's window. Mirrors UIKit's.
  @preconcurrency @MainActor
  public final class Geometry: NSObject {
    /// The frame of the window. Its origin is always zero: the desktop places windows.
    public let systemFrame: CGRect
    /// The orientation. Always upright: a desktop's screen does not rotate.
    public var interfaceOrientation: UIInterfaceOrientation { .portrait }
    /// Whether the orientation stays as it is. Always `true`.
    public var isInterfaceOrientationLocked: Bool { true }
    init(systemFrame: CGRect) { self.systemFrame = systemFrame }
  }
}

/// The contents for which a scene is the one to show. Mirrors UIKit's. No effect: there is one scene.
@preconcurrency @MainActor
public final class UISceneActivationConditions: NSObject {
  /// Which contents the scene can show. Stored, without effect.
  public var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  /// Which contents the scene shows rather than others. Stored, without effect.
  public var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
}

/// The limits of a window's size. Mirrors UIKit's. There are none: see `UIWindowScene.sizeRestrictions`.
@preconcurrency @MainActor
public final class UISceneSizeRestrictions: NSObject {
  /// The smallest size. Stored, without effect.
  public var minimumSize = CGSize.zero
  /// The largest size. Stored, without effect.
  public var maximumSize = CGSize.zero
  /// Whether a window may fill the screen. Stored, without effect.
  public var allowsFullScreen = true
}

/// A status bar. There is none here. Mirrors UIKit's.
@preconcurrency @MainActor
public final class UIStatusBarManager: NSObject {
  /// The frame of the status bar. Always empty.
  public var statusBarFrame: CGRect { .zero }
  /// Whether the status bar is hidden. Always `true`.
  public var isStatusBarHidden: Bool { true }
}

/// The orientation of windows. Mirrors UIKit's.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

  /// Whether the orientation is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the orientation is landscape.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A session of a scene, which lasts over several runs of the program. There is only one here.
/// Mirrors UIKit's `UISceneSession`.
@preconcurrency @MainActor
public final class UISceneSession: NSObject {
  static let only = UISceneSession()

  /// The role of a scene. Mirrors UIKit's.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a role from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The role of scenes that show windows.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// The role of scenes that show windows on another screen.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// The role: always windows.
  public var role: Role { .windowApplication }
  /// The scene.
  public var scene: UIScene? { UIWindowScene.only }
  /// The identifier, which is always the same.
  public var persistentIdentifier: String { "main" }
  /// The configuration with which the scene was created.
  public var configuration: UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: role)
  }
  /// Values of the program's own, kept until it ends.
  public var userInfo: [String: Any]?
}

/// The configuration of a scene. Mirrors UIKit's `UISceneConfiguration`.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// A name that the program chooses.
  public let name: String?
  /// The role of the scene.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate. Without one it is the class `SceneDelegate` of the program.
  public var delegateClass: AnyClass?
  /// The class of the scene. Stored, without effect.
  public var sceneClass: AnyClass?

  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

/// The delegate of a scene. Here the scene is connected when the program starts and never
/// disconnected, and it is active while a window is. Mirrors UIKit's `UISceneDelegate`.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Called when the program starts: the place to create a window.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Called when the scene ends. Never called: the scene exists until the program ends.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called when a window of the program has become active.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called when no window of the program is active any more.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called when the program starts.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called when the program ends: sources save their data there.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Called when the desktop opens addresses with the program.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// Called when the user continues an activity. Never called: there is no hand-over between
  /// devices.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
}

/// The delegate of a scene with windows. Mirrors UIKit's `UIWindowSceneDelegate`.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate, _DelegateWithWindow {
  /// Called for an action of the launcher. Never called: a launcher's actions are `desktopActions`.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  /// Does nothing.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {}
}

/// A URL that the desktop opens with the program. Mirrors UIKit's `UIOpenURLContext`.
@preconcurrency @MainActor
public final class UIOpenURLContext: NSObject {
  /// The address.
  public let url: URL
  init(url: URL) {
    self.url = url
    super.init()
  }
}

extension UIWindowScene {
  /// The geometry that a program requests for a scene. Mirrors UIKit's.
  @preconcurrency @MainActor
  public class GeometryPreferences: NSObject {
    /// The geometry that a program requests on a phone.
    public final class iOS: GeometryPreferences {
      /// The supported orientations of the screen.
      public var interfaceOrientations: UIInterfaceOrientationMask?
      /// Creates preferences.
      public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
  }
  /// Asks for another geometry. Calls the handler with an error: a desktop's screen does not
  /// rotate.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    errorHandler?(CocoaError(.featureUnsupported))
  }
}

extension UIScene {
  /// Posted when a scene becomes active. Never posted: see `scenePhase`.
  nonisolated public static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  /// Posted before a scene becomes inactive. Never posted: see `scenePhase`.
  nonisolated public static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// Posted when a scene runs in the background. Never posted: see `scenePhase`.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
  /// Posted before a scene runs in the foreground. Never posted: see `scenePhase`.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted before a scene is connected. Never posted: see `scenePhase`.
  nonisolated public static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")
}
