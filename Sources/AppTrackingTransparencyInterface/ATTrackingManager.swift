// The question whether a program may follow its user, under the module name AppTrackingTransparency: a compatible
// interface, not Apple's. The answer is no.
@_exported public import Foundation

/// Whether a program may follow its user: never. Mirrors App Tracking Transparency's `ATTrackingManager`.
public final class ATTrackingManager: NSObject {
  private override init() { super.init() }
  /// The user's answer. Mirrors App Tracking Transparency's.
  public enum AuthorizationStatus: UInt, Sendable {
    case notDetermined, restricted, denied, authorized
  }
  /// Always `.denied`.
  public class var trackingAuthorizationStatus: AuthorizationStatus { .denied }
  /// Calls the handler with a refusal, on the main thread.
  @preconcurrency
  public class func requestTrackingAuthorization(
    completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
  ) {
    DispatchQueue.main.async { completion(.denied) }
  }
  /// Always `.denied`.
  public class func requestTrackingAuthorization() async -> AuthorizationStatus { .denied }
}
