// The advertising identifier, under the module name AdSupport: a compatible interface, not Apple's. There is none.
@_exported public import Foundation

/// The advertising identifier of the user: none. Mirrors Ad Support's `ASIdentifierManager`.
public final class ASIdentifierManager: NSObject, Sendable {
  private override init() { super.init() }
  private static let only = ASIdentifierManager()
  /// The only instance.
  public class func shared() -> ASIdentifierManager { only }
  /// The identifier for advertisements. Always zeros, as for users who opted out of tracking.
  public var advertisingIdentifier: UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }
  /// Whether the user allows tracking. Always `false`.
  public var isAdvertisingTrackingEnabled: Bool { false }
}
