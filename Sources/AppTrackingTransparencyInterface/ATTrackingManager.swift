// The contents of the module AppTrackingTransparency, with which programs ask whether they may
// track the user: a compatible interface, not Apple's. Permission is always denied.
@_exported public import Foundation

/// The permission to track the user, which is always denied. Mirrors App Tracking Transparency's
/// `ATTrackingManager`.
public final class ATTrackingManager: NSObject {
  private override init() { super.init() }
  /// The user's answer. Mirrors App Tracking Transparency's.
  public enum AuthorizationStatus: UInt, Sendable {
    case notDetermined, restricted, denied, authorized
  }
  /// The permission to track the user. Always `.denied`.
  public class var trackingAuthorizationStatus: AuthorizationStatus { .denied }
  /// Asks for the permission to track the user. Calls the handler with a refusal, on the main
  /// thread.
  @preconcurrency
  public class func requestTrackingAuthorization(
    completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
  ) {
    DispatchQueue.main.async { completion(.denied) }
  }
  /// Asks for the permission to track the user. Always `.denied`.
  public class func requestTrackingAuthorization() async -> AuthorizationStatus { .denied }
}
