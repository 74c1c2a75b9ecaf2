public import Foundation
public import Tabstop
public import TabstopFoundation

/// A delegate that UIKit notifies of the program's start and end. Mirrors the part of UIKit's
/// `UIApplicationDelegate` with an occasion on a desktop: methods about scenes, the background and
/// remote notifications are never called.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: _DelegateWithWindow {
  /// Called when the program starts and nothing is on screen. The result is ignored.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the program starts and nothing is on screen. The result is ignored.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the program starts, without options.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// Called when the desktop opens an address with the program, which has a window; `onOpenURL`
  /// gets it as well. There are no options here, and the result is ignored.
  func application(
    _ application: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Called when the last window is closed and the program ends.
  func applicationWillTerminate(_ application: UIApplication)
  /// Asked for the class of the scene's delegate, in a program without an `App`.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Called when the user has discarded scenes. Never called: the scene is there as long as the
  /// program runs.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension UIApplicationDelegate {
  /// Whether the program continues to start. Always `true`.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Whether the program continues to start. Always `true`.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Does nothing.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  /// Whether the program has opened an address. Always `false`.
  public func application(
    _ application: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// A configuration without a name.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }
  /// Does nothing.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
}

/// An object that shows an activity of another device. It is never called, because there are none.
/// Mirrors UIKit's.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Shows the activity.
  func restoreUserActivityState(_ activity: NSUserActivity)
}

/// A delegate that AppKit notifies of the program's start and end. Mirrors the part of AppKit's
/// `NSApplicationDelegate` that programs with forms use.
@preconcurrency @MainActor
public protocol NSApplicationDelegate: NSObjectProtocol {
  /// Called when the program starts and there is no window.
  func applicationWillFinishLaunching(_ notification: Notification)
  /// Called when the program has started and its first window exists.
  func applicationDidFinishLaunching(_ notification: Notification)
  /// Called when a window of the program has become active.
  func applicationDidBecomeActive(_ notification: Notification)
  /// Called when the desktop opens addresses or files with the program, which has a window;
  /// `onOpenURL` gets them as well.
  func application(_ application: NSApplication, open urls: [URL])
  /// Called when no window of the program is active any more.
  func applicationDidResignActive(_ notification: Notification)
  /// Returns whether the program ends with its last window. Unlike on a Mac it does, unless this
  /// returns false and the program has an `applicationID`, with which another start can show it
  /// again.
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
  /// Called by `NSApplication.terminate(_:)`; `.terminateCancel` stops it.
  func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply
  /// Called when the program ends.
  func applicationWillTerminate(_ notification: Notification)
}

extension NSApplicationDelegate {
  /// Does nothing.
  public func applicationWillFinishLaunching(_ notification: Notification) {}
  /// Does nothing.
  public func applicationDidFinishLaunching(_ notification: Notification) {}
  /// Does nothing.
  public func applicationDidBecomeActive(_ notification: Notification) {}
  /// Does nothing.
  public func applicationDidResignActive(_ notification: Notification) {}
  /// Does nothing.
  public func application(_ application: NSApplication, open urls: [URL]) {}
  /// Whether the program ends with its last window. Always `true`.
  public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool {
    true
  }
  /// Whether the program may end. Always `terminateNow`.
  public func applicationShouldTerminate(
    _ sender: NSApplication
  ) -> NSApplication.TerminateReply { .terminateNow }
  /// Does nothing.
  public func applicationWillTerminate(_ notification: Notification) {}
}

/// A property wrapper that creates and keeps a delegate in an `App`, which is notified of the
/// program's start and end. The views of its windows find it in their environment, by its type, if
/// it is observable. Mirrors SwiftUI's `UIApplicationDelegateAdaptor`.
@preconcurrency @MainActor
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType>: DynamicProperty
where DelegateType: NSObject, DelegateType: UIApplicationDelegate {
  /// The delegate.
  public let wrappedValue: DelegateType

  /// Creates a delegate of the type, by its `init()`.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    wrappedValue = MadeByType.make(delegateType)
    UIApplication.shared.delegate = wrappedValue
    ProgramLife.observers.append(UIKitObserver(wrappedValue))
  }
}

/// A property wrapper that creates and keeps a delegate in an `App`, which is notified of the
/// program's start and end. The views of its windows find it in their environment, by its type, if
/// it is observable. Mirrors SwiftUI's `NSApplicationDelegateAdaptor`.
@preconcurrency @MainActor
@propertyWrapper
public struct NSApplicationDelegateAdaptor<DelegateType>: DynamicProperty
where DelegateType: NSObject, DelegateType: NSApplicationDelegate {
  /// The delegate.
  public let wrappedValue: DelegateType

  /// Creates a delegate of the type, by its `init()`.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    wrappedValue = MadeByType.make(delegateType)
    NSApplication.shared.delegate = wrappedValue
    ProgramLife.observers.append(AppKitObserver(wrappedValue))
  }
}

extension UIApplication {
  /// A key of a program's launch options. Here addresses are passed to `onOpenURL` and to the
  /// delegate's `application(_:open:options:)` instead.
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An address.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// A notification that the user chose.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// An action of the program's icon: never there.
    public static let shortcutItem = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// A place that was reached: never there.
    public static let location = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsLocationKey")
    /// The program that opened an address: never there.
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
  }
}

extension UIApplication {
  /// A key of the options of an address to open: there are none here.
  public struct OpenURLOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The requesting program.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// Further data of the requesting program.
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
  }
}

extension NSApplication {
  /// Whether the program may end. Mirrors AppKit's.
  public enum TerminateReply: UInt, Sendable {
    /// The program continues.
    case terminateCancel
    /// The program ends.
    case terminateNow
    /// The program waits for `reply(toApplicationShouldTerminate:)`.
    case terminateLater
  }
}

/// A class whose `init()` can be called by its type. That of `NSObject` is not `required`, so Swift
/// does not allow the call for a type that is only known at run time, although it dispatches it
/// like any other method: this class overrides it, at the same place in the vtable.
open class _MadeByType: NSObject {
  /// Takes the place of any other class's `init()`.
  public required override init() { super.init() }
}

package enum MadeByType {
  package static func make<Object: NSObject>(_ type: Object.Type) -> Object {
    unsafeDowncast(unsafeBitCast(type, to: _MadeByType.Type.self).init(), to: Object.self)
  }
}

private final class UIKitObserver<Delegate: UIApplicationDelegate>: ProgramObserver {
  private let delegate: Delegate
  private var application: UIApplication { .shared }

  init(_ delegate: Delegate) { self.delegate = delegate }

  func programWillOpenWindows() {
    _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
    delegate.applicationDidFinishLaunching(application)
  }

  func inherit(_ environment: inout EnvironmentValues) { environment[Delegate.self] = delegate }
  func programOpens(_ addresses: [String]) {
    for url in addresses.compactMap(URL.init(string:)) {
      _ = delegate.application(application, open: url, options: [:])
    }
  }
  func programWillEnd() { delegate.applicationWillTerminate(application) }
}

private final class AppKitObserver<Delegate: NSApplicationDelegate>: ProgramObserver {
  private let delegate: Delegate

  init(_ delegate: Delegate) {
    self.delegate = delegate
    Desktop.onActivation { isActive in
      if isActive {
        delegate.applicationDidBecomeActive(Self.notification("DidBecomeActive"))
      } else {
        delegate.applicationDidResignActive(Self.notification("DidResignActive"))
      }
    }
  }

  private static func notification(_ event: String) -> Notification {
    Notification(
      name: Notification.Name("NSApplication\(event)Notification"), object: NSApplication.shared)
  }

  func programWillOpenWindows() {
    delegate.applicationWillFinishLaunching(Self.notification("WillFinishLaunching"))
  }
  func programDidOpenWindows() {
    delegate.applicationDidFinishLaunching(Self.notification("DidFinishLaunching"))
  }
  var endsWithLastWindow: Bool {
    delegate.applicationShouldTerminateAfterLastWindowClosed(.shared)
  }
  func inherit(_ environment: inout EnvironmentValues) { environment[Delegate.self] = delegate }
  func programOpens(_ addresses: [String]) {
    let urls = addresses.compactMap(URL.init(string:))
    if !urls.isEmpty, !NSAppleEventManager.handle(urls) {
      delegate.application(.shared, open: urls)
    }
  }
  func programWillEnd() { delegate.applicationWillTerminate(Self.notification("WillTerminate")) }
}
