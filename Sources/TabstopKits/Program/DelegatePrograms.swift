// Programs that have a delegate instead of an `App`: those made from the templates of Xcode 11, and
// programs for the Mac.
internal import Foundation
internal import Tabstop

extension UIApplicationDelegate {
  /// Runs a program whose delegate is marked with `@main`. Its scene's delegate, the class `SceneDelegate`
  /// or the one that the configuration names, creates the window; or the delegate does, when the program
  /// has started.
  public static func main() {
    let delegate = DelegateProgram.make(Self.self) as! any UIApplicationDelegate
    UIApplication.shared.delegate = delegate
    DelegateProgram.run(delegate, observer: SceneObserver(delegate))
  }
}

extension NSApplicationDelegate {
  /// Runs a program whose delegate is marked with `@main`. It creates its windows when the program has
  /// started.
  public static func main() {
    let delegate = DelegateProgram.make(Self.self) as! any NSApplicationDelegate
    NSApplication.shared.delegate = delegate
    DelegateProgram.run(delegate, observer: MacObserver(delegate))
  }
}

extension NSApplication {
  /// Runs the program, from `main.swift` or the `main()` of a type, until its windows are closed. Its delegate,
  /// which the program sets before, creates its windows when it has started. A program of an `App` runs
  /// already.
  public func run() {
    guard !ProgramLife.isRunning else { return }
    let delegate = delegate ?? EmptyDelegate()
    self.delegate = delegate
    DelegateProgram.run(delegate, observer: MacObserver(delegate))
  }

  private final class EmptyDelegate: NSObject, NSApplicationDelegate {}
}

/// The program of a delegate. It has no scenes: the delegate opens windows.
private struct DelegateProgram: App {
  static var applicationName: String { ProcessInfo.processInfo.processName }
  var body: some Scene { NoScene() }

  /// Makes the delegate of a class that is marked with `@main`.
  static func make(_ type: Any.Type) -> NSObject {
    guard let type = type as? NSObject.Type else {
      preconditionFailure("\(type) is not a subclass of NSObject.")
    }
    return MadeByType.make(type)
  }

  /// Runs the program, and retains the delegate, to which the application has a weak reference.
  static func run(_ delegate: AnyObject, observer: any ProgramObserver) {
    ProgramLife.observers.append(observer)
    withExtendedLifetime(delegate) { main() }
  }
}

/// An observer that connects the scene when the program starts.
@MainActor
final class SceneObserver: ProgramObserver {
  private let delegate: any UIApplicationDelegate
  private(set) var sceneDelegate: (any UISceneDelegate)?
  private var application: UIApplication { .shared }
  private var scene: UIWindowScene { .only }

  init(_ delegate: any UIApplicationDelegate) { self.delegate = delegate }

  func programWillOpenWindows() {
    _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
    delegate.applicationDidFinishLaunching(application)
    connect()
  }

  private func connect() {
    let (session, options) = (UISceneSession.only, UIScene.ConnectionOptions())
    let configuration = delegate.application(
      application, configurationForConnecting: session, options: options)
    guard let type = configuration.delegateClass ?? usualClass, let type = type as? NSObject.Type
    else { return }
    sceneDelegate = MadeByType.make(type) as? any UISceneDelegate
    scene.delegate = sceneDelegate
    sceneDelegate?.scene(scene, willConnectTo: session, options: options)
    sceneDelegate?.sceneWillEnterForeground(scene)
    Desktop.onActivation { [weak self] isActive in
      guard let self else { return }
      if isActive {
        sceneDelegate?.sceneDidBecomeActive(scene)
      } else {
        sceneDelegate?.sceneWillResignActive(scene)
      }
    }
  }

  /// The class that the `Info.plist` of Xcode's template names: `SceneDelegate` of the program's
  /// module.
  private var usualClass: AnyClass? {
    let module = String(reflecting: type(of: delegate)).split(separator: ".").first ?? ""
    return NSClassFromString("\(module).SceneDelegate")
  }

  func programOpens(_ addresses: [String]) {
    let urls = addresses.compactMap(URL.init(string:))
    for url in urls { _ = delegate.application(application, open: url, options: [:]) }
    if !urls.isEmpty {
      sceneDelegate?.scene(scene, openURLContexts: Set(urls.map(UIOpenURLContext.init)))
    }
  }

  func programWillEnd() {
    sceneDelegate?.sceneDidEnterBackground(scene)
    delegate.applicationWillTerminate(application)
  }
}

/// An observer that lets the delegate open its windows when the program starts.
@MainActor
private final class MacObserver: ProgramObserver {
  private let delegate: any NSApplicationDelegate

  init(_ delegate: any NSApplicationDelegate) { self.delegate = delegate }

  private func event(_ name: String) -> Notification {
    Notification(
      name: Notification.Name("NSApplication\(name)Notification"), object: NSApplication.shared)
  }

  func programWillOpenWindows() {
    for (event, notify) in [
      (event("WillFinishLaunching"), delegate.applicationWillFinishLaunching),
      (event("DidFinishLaunching"), delegate.applicationDidFinishLaunching),
    ] {
      notify(event)
      NotificationCenter.default.post(event)
    }
    Desktop.onActivation { [delegate, self] isActive in
      if isActive {
        delegate.applicationDidBecomeActive(event("DidBecomeActive"))
      } else {
        delegate.applicationDidResignActive(event("DidResignActive"))
      }
    }
  }
  var endsWithLastWindow: Bool {
    delegate.applicationShouldTerminateAfterLastWindowClosed(.shared)
  }
  func programOpens(_ addresses: [String]) {
    let urls = addresses.compactMap(URL.init(string:))
    if !urls.isEmpty, !NSAppleEventManager.handle(urls) {
      delegate.application(.shared, open: urls)
    }
  }
  func programWillEnd() { delegate.applicationWillTerminate(event("WillTerminate")) }
}
