public import Foundation

/// A session in which a program needs the location. No effect: it stays denied. Mirrors Core Location's.
public final class CLServiceSession: Sendable {
  /// The permission that the program needs. Mirrors Core Location's.
  public enum AuthorizationRequirement: Int, Sendable { case none, whenInUse, always }
  /// Begins a session.
  public init(authorization: AuthorizationRequirement) {}
  /// Begins a session that needs precise locations.
  public init(authorization: AuthorizationRequirement, fullAccuracyPurposeKey: String) {}
  /// Ends the session.
  public func invalidate() {}
}

/// A session in which locations are reported in the background. No effect: they stay denied. Mirrors Core Location's.
public final class CLBackgroundActivitySession: NSObject, Sendable {
  /// Begins a session.
  public override init() { super.init() }
  /// Ends the session.
  public func invalidate() {}
}
