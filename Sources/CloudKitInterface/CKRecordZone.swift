public import Foundation

/// A part of a database. Mirrors CloudKit's `CKRecordZone`.
public final class CKRecordZone: NSObject, Sendable {
  /// What identifies the zone.
  public let zoneID: ID
  /// What the zone can do. Nothing.
  public var capabilities: Capabilities { [] }
  /// Creates a zone.
  public init(zoneID: ID) {
    self.zoneID = zoneID
    super.init()
  }

  /// Creates a zone of the user.
  public convenience init(zoneName: String) {
    self.init(zoneID: ID(zoneName: zoneName, ownerName: CKCurrentUserDefaultName))
  }

  /// The zone that every database has.
  public class func `default`() -> CKRecordZone { CKRecordZone(zoneID: ID.default) }

  /// What identifies a zone. Mirrors CloudKit's `CKRecordZone.ID`.
  public final class ID: NSObject, Sendable {
    /// The name of the zone.
    public let zoneName: String
    /// The user who owns it.
    public let ownerName: String
    /// Creates an identifier.
    public init(
      zoneName: String = ID.defaultZoneName, ownerName: String = CKCurrentUserDefaultName
    ) {
      self.zoneName = zoneName
      self.ownerName = ownerName
      super.init()
    }

    /// The zone that every database has.
    public static let `default` = ID()
    /// The name of the zone that every database has.
    public static let defaultZoneName = CKRecordZoneDefaultName
    /// Whether both are the same.
    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? ID else { return false }
      return zoneName == other.zoneName && ownerName == other.ownerName
    }

    /// The hash of the name.
    public override var hash: Int { zoneName.hashValue }
  }

  /// What a zone can do. Mirrors CloudKit's.
  public struct Capabilities: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates capabilities.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Changes can be fetched.
    public static let fetchChanges = Capabilities(rawValue: 1)
    /// Records are changed together.
    public static let atomic = Capabilities(rawValue: 2)
    /// Records can be shared.
    public static let sharing = Capabilities(rawValue: 4)
    /// The zone can be shared.
    public static let zoneWideSharing = Capabilities(rawValue: 8)
  }
}

/// The name of the zone that every database has. Mirrors CloudKit's.
public let CKRecordZoneDefaultName = "_defaultZone"
/// The name that stands for the user. Mirrors CloudKit's.
public let CKCurrentUserDefaultName = "__defaultOwner__"
