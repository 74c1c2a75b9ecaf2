public import Foundation

/// A delegate for which `window` can be read, whether its class declares the property or not.
@preconcurrency @MainActor
public protocol _DelegateWithOptionalWindow: NSObjectProtocol {}

/// A delegate that may have a window: the requirement `window` of UIKit's delegates, which are protocols of
/// Objective-C. A class satisfies it by `var window: UIWindow?`.
@preconcurrency @MainActor
public protocol _DelegateWithWindow: _DelegateWithOptionalWindow {
  /// The window that the delegate has created.
  @_disfavoredOverload var window: UIWindow? { get set }
}

extension _DelegateWithWindow {
  /// The window of a delegate without such a property: always `nil`.
  @_disfavoredOverload public var window: UIWindow? {
    get { nil }
    set {}
  }
}

extension _DelegateWithOptionalWindow {
  /// The window of a delegate of any class. In UIKit's protocols it is an optional requirement, so its type is twice
  /// optional: sources say `delegate.window??.rootViewController`.
  public var window: UIWindow?? {
    (self as? any _DelegateWithWindow).map { $0.window as UIWindow? }
  }
}

/// The scene's delegate in a program of an `App`: its window is the program's.
@MainActor
final class AppSceneDelegate: UIResponder, UIWindowSceneDelegate {
  static let shared = AppSceneDelegate()

  /// The active window, or the first one.
  var window: UIWindow? {
    get { UIApplication.shared.keyWindow ?? UIApplication.shared.windows.first }
    set {}
  }
}
