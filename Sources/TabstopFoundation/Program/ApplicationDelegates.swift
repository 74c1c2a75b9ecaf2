public import Foundation
internal import Tabstop

/// What UIKit tells a program of its start and end. Mirrors the part of UIKit's
/// `UIApplicationDelegate` that a desktop has an occasion for: what tells of scenes, of the
/// background, of remote notifications, is never called.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The program starts; nothing is on screen. The result is not looked at.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The program starts; nothing is on screen. The result is not looked at.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The program starts, for those who do not ask with what.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// The desktop opens an address with the program, which has a window; `onOpenURL` gets it as
  /// well. There are no options here, and the result is not looked at.
  func application(
    _ application: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// The last window is closed; the program ends.
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  public func application(
    _ application: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }
  public func applicationWillTerminate(_ application: UIApplication) {}
}

/// What AppKit tells a program of its start and end. Mirrors the part of AppKit's
/// `NSApplicationDelegate` that forms' programs use.
@preconcurrency @MainActor
public protocol NSApplicationDelegate: NSObjectProtocol {
  /// The program starts; there is no window.
  func applicationWillFinishLaunching(_ notification: Notification)
  /// The program has started, and its first window is there.
  func applicationDidFinishLaunching(_ notification: Notification)
  /// A window of the program has come to have the keys.
  func applicationDidBecomeActive(_ notification: Notification)
  /// The desktop opens addresses or files with the program, which has a window; `onOpenURL` gets
  /// them as well.
  func application(_ application: NSApplication, open urls: [URL])
  /// No window of the program has the keys any more.
  func applicationDidResignActive(_ notification: Notification)
  /// Whether the program ends with its last window. Unlike on a Mac it does, unless this says no
  /// and the program has an `applicationID`: by that another start shows it again.
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
  /// Asked by `NSApplication.terminate(_:)`; with `.terminateCancel` nothing comes of it.
  func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply
  /// The program ends.
  func applicationWillTerminate(_ notification: Notification)
}

extension NSApplicationDelegate {
  public func applicationWillFinishLaunching(_ notification: Notification) {}
  public func applicationDidFinishLaunching(_ notification: Notification) {}
  public func applicationDidBecomeActive(_ notification: Notification) {}
  public func applicationDidResignActive(_ notification: Notification) {}
  public func application(_ application: NSApplication, open urls: [URL]) {}
  public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool {
    true
  }
  public func applicationShouldTerminate(
    _ sender: NSApplication
  ) -> NSApplication.TerminateReply { .terminateNow }
  public func applicationWillTerminate(_ notification: Notification) {}
}

/// A delegate in an `App`: made with it, kept as long, and told of the program's start and end. The
/// views of its windows find it in their environment, by its type, if it can be observed. Mirrors SwiftUI's `UIApplicationDelegateAdaptor`.
@preconcurrency @MainActor
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType>: DynamicProperty
where DelegateType: NSObject, DelegateType: UIApplicationDelegate {
  /// The delegate.
  public let wrappedValue: DelegateType

  /// Makes a delegate of the type, by its `init()`.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    wrappedValue = MadeByType.make(delegateType)
    UIApplication.shared.delegate = wrappedValue
    ProgramLife.observers.append(UIKitObserver(wrappedValue))
  }
}

/// A delegate in an `App`: made with it, kept as long, and told of the program's start and end. The
/// views of its windows find it in their environment, by its type, if it can be observed. Mirrors SwiftUI's `NSApplicationDelegateAdaptor`.
@preconcurrency @MainActor
@propertyWrapper
public struct NSApplicationDelegateAdaptor<DelegateType>: DynamicProperty
where DelegateType: NSObject, DelegateType: NSApplicationDelegate {
  /// The delegate.
  public let wrappedValue: DelegateType

  /// Makes a delegate of the type, by its `init()`.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    wrappedValue = MadeByType.make(delegateType)
    NSApplication.shared.delegate = wrappedValue
    ProgramLife.observers.append(AppKitObserver(wrappedValue))
  }
}

extension UIApplication {
  /// What a program was started with. Here addresses come to `onOpenURL` and to the delegate's
  /// `application(_:open:options:)`.
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    /// Its name.
    public let rawValue: String
    /// A key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An address.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// A notification that somebody chose.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  }
}

extension UIApplication {
  /// What comes with an address to open: nothing here.
  public struct OpenURLOptionsKey: Hashable, RawRepresentable, Sendable {
    /// Its name.
    public let rawValue: String
    /// A key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Who asks.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// What else they say.
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
  }
}

extension NSApplication {
  /// Whether the program may end. Mirrors AppKit's.
  public enum TerminateReply: UInt, Sendable {
    /// It stays.
    case terminateCancel
    /// It ends.
    case terminateNow
    /// Without `reply(toApplicationShouldTerminate:)`, which is not there, the same as
    /// `terminateCancel`.
    case terminateLater
  }
}

/// A class whose `init()` may be called by its type. That of `NSObject` is not `required`, so that
/// Swift does not allow it for a type that is only known when the program runs, though it
/// dispatches it like any other method: this class overrides it, at the same place in the table of
/// methods.
open class _MadeByType: NSObject {
  /// Stands for any other class's.
  public required override init() { super.init() }
}

private enum MadeByType {
  static func make<Object: NSObject>(_ type: Object.Type) -> Object {
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
        delegate.applicationDidBecomeActive(Self.tell("DidBecomeActive"))
      } else {
        delegate.applicationDidResignActive(Self.tell("DidResignActive"))
      }
    }
  }

  private static func tell(_ event: String) -> Notification {
    Notification(
      name: Notification.Name("NSApplication\(event)Notification"), object: NSApplication.shared)
  }

  func programWillOpenWindows() {
    delegate.applicationWillFinishLaunching(Self.tell("WillFinishLaunching"))
  }
  func programDidOpenWindows() {
    delegate.applicationDidFinishLaunching(Self.tell("DidFinishLaunching"))
  }
  var endsWithLastWindow: Bool {
    delegate.applicationShouldTerminateAfterLastWindowClosed(.shared)
  }
  func inherit(_ environment: inout EnvironmentValues) { environment[Delegate.self] = delegate }
  func programOpens(_ addresses: [String]) {
    let urls = addresses.compactMap(URL.init(string:))
    if !urls.isEmpty { delegate.application(.shared, open: urls) }
  }
  func programWillEnd() { delegate.applicationWillTerminate(Self.tell("WillTerminate")) }
}
