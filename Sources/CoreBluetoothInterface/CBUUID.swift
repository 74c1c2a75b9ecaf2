public import Foundation

/// The identifier of a service or of a characteristic. Mirrors Core Bluetooth's `CBUUID`.
public final class CBUUID: NSObject, Sendable {
  /// The name.
  public let uuidString: String
  /// Creates a name.
  public init(string theString: String) {
    uuidString = theString.uppercased()
    super.init()
  }
  /// Creates a name.
  public init(nsuuid theUUID: UUID) {
    uuidString = theUUID.uuidString
    super.init()
  }
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CBUUID)?.uuidString == uuidString
  }
  public override var hash: Int { uuidString.hashValue }
}
