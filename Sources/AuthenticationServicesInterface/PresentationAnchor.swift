@_exported public import TabstopKits

/// The window over which a sign-in is shown: one of UIKit's or of AppKit's. Mirrors AuthenticationServices' alias.
public typealias ASPresentationAnchor = UIResponder

// An initializer of UIResponder would be one of all views as well, and forbid them theirs.
/// A type of anchors.
public protocol _PresentationAnchor {}

extension UIResponder: _PresentationAnchor {}

extension _PresentationAnchor where Self == UIResponder {
  /// Creates an anchor for a scene, as a `UIWindow` is created on iOS.
  @MainActor @preconcurrency
  public init(windowScene: UIWindowScene) { self = UIResponder() }
}

/// A provider of the window above which a session is shown. Mirrors
/// `ASWebAuthenticationPresentationContextProviding`.
@MainActor @preconcurrency
public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {
  /// The window over which `session` is shown.
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
  /// The window over which `session` is shown, by the name of UIKit's type.
  @_disfavoredOverload
  func presentationAnchor(for session: ASWebAuthenticationSession) -> UIWindow
}

extension ASWebAuthenticationPresentationContextProviding {
  /// The window by the name of UIKit's type.
  public func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor {
    presentationAnchor(for: session) as UIWindow
  }
  /// A new window, where the program gives one by the other name.
  @_disfavoredOverload
  public func presentationAnchor(for session: ASWebAuthenticationSession) -> UIWindow { UIWindow() }
}

/// A provider of the window above which an `ASAuthorizationController` is shown.
@MainActor @preconcurrency
public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {
  /// The window over which `controller` is shown.
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
  /// The window over which `controller` is shown, by the name of UIKit's type.
  @_disfavoredOverload
  func presentationAnchor(for controller: ASAuthorizationController) -> UIWindow
}

extension ASAuthorizationControllerPresentationContextProviding {
  /// The window by the name of UIKit's type.
  public func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
  { presentationAnchor(for: controller) as UIWindow }
  /// A new window, where the program gives one by the other name.
  @_disfavoredOverload
  public func presentationAnchor(for controller: ASAuthorizationController) -> UIWindow {
    UIWindow()
  }
}
