public import Foundation

/// The identifier of a service or of a characteristic. Mirrors Core Bluetooth's `CBUUID`.
public final class CBUUID: NSObject, Sendable {
  /// The identifier as a text, in upper case.
  public let uuidString: String
  /// Creates an identifier from a text: "180D".
  public init(string theString: String) {
    uuidString = theString.uppercased()
    super.init()
  }
  /// Creates an identifier from a UUID.
  public init(nsuuid theUUID: UUID) {
    uuidString = theUUID.uuidString
    super.init()
  }
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CBUUID)?.uuidString == uuidString
  }
  public override var hash: Int { uuidString.hashValue }
}
