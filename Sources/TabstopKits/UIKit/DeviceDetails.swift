public import Foundation
internal import Tabstop
public import TabstopFoundation

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
  /// Calls the handler with an error: a desktop's screen does not rotate.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    errorHandler?(CocoaError(.featureUnsupported))
  }
}

extension UIViewController {
  /// No effect: a desktop's screen does not rotate.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// No effect: a desktop's screen does not rotate.
  public class func attemptRotationToDeviceOrientation() {}
  /// No effect: there is no home indicator.
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
}

extension UIDevice {
  /// No effect: a desktop's screen does not rotate.
  public func setValue(_ value: Any?, forKey key: String) {}
}

extension UIApplication {
  /// Upright: a desktop's screen does not rotate.
  public var statusBarOrientation: UIInterfaceOrientation { .portrait }
  /// None; setting it has no effect: a launcher's actions are `desktopActions`.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { nil }
    set {}
  }
  /// No effect: windows are opened by `openWindow`.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: Any?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    errorHandler?(CocoaError(.featureUnsupported))
  }
}

/// The result of a fetch in the background. Mirrors UIKit's.
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }

extension UIScene {
  /// Never posted: see `scenePhase`.
  nonisolated public static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  /// Never posted: see `scenePhase`.
  nonisolated public static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// Never posted: see `scenePhase`.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
  /// Never posted: see `scenePhase`.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Never posted: see `scenePhase`.
  nonisolated public static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")
}

extension UIScreen {
  /// Always `false`: GTK does not report it.
  public var isCaptured: Bool { false }
  /// Never posted: GTK does not report it.
  nonisolated public static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")
  /// Always 60: the actual rate is not queried.
  public var maximumFramesPerSecond: Int { 60 }
}

extension UIFontMetrics {
  /// A font at the current text size.
  public func scaledFont(for font: UIFont) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize))
  }
}

extension UISheetPresentationController.Detent {
  /// A height. No effect: use `presentationDetents(_:)`.
  public class func custom(
    identifier: Identifier? = nil, resolver: @escaping (Context) -> CGFloat?
  ) -> UISheetPresentationController.Detent { medium() }
  /// The context for calculating a height. Mirrors UIKit's.
  @preconcurrency @MainActor
  public struct Context {
    /// The height of the window.
    public let maximumDetentValue: CGFloat
  }
}

/// The sizes that a hosting controller requests from its views. Mirrors SwiftUI's.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates options from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The size of the controller's window.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// The size of the view.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}
extension UIHostingController {
  /// No effect: the views around it decide.
  public var sizingOptions: UIHostingControllerSizingOptions {
    get { [] }
    set {}
  }
  /// No effect: a window has no unsafe edges.
  public var safeAreaRegions: Edge.Set {
    get { [] }
    set {}
  }
  /// The size that the views get: the one that is offered.
  public func sizeThatFits(in size: CGSize) -> CGSize { size }
}

/// An animation of properties: they change at once. Mirrors UIKit's `UIViewPropertyAnimator`.
@preconcurrency @MainActor
public final class UIViewPropertyAnimator: NSObject {
  private var animations: (() -> Void)?
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// Creates an animation.
  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.animations = animations
    super.init()
  }
  /// Creates an animation.
  public init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.animations = animations
    super.init()
  }
  /// Adds a closure that changes properties.
  public func addAnimations(_ animation: @escaping () -> Void) {
    let before = animations
    animations = {
      before?()
      animation()
    }
  }
  /// Adds a closure that is called at the end.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
  /// Makes the changes.
  public func startAnimation() {
    animations?()
    animations = nil
    for completion in completions { completion(.end) }
    completions = []
  }
  /// No effect.
  public func stopAnimation(_ withoutFinishing: Bool) {}
}
/// A position of an animation. Mirrors UIKit's.
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }
extension UIView {
  /// The curve of an animation. No effect. Mirrors UIKit's.
  public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }
}
