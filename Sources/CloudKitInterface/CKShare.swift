public import Foundation

/// Records that are shared with other users: no user gets them here. Mirrors CloudKit's `CKShare`.
// Sendable: the properties are constants, or behind the record's lock.
public final class CKShare: CKRecord, @unchecked Sendable {
  /// Shares a record and those below it.
  public convenience init(rootRecord: CKRecord) {
    self.init(rootRecord: rootRecord, shareID: CKRecord.ID(zoneID: rootRecord.recordID.zoneID))
  }

  /// Shares a record and those below it.
  public init(rootRecord: CKRecord, shareID: CKRecord.ID) {
    super.init(recordType: CKRecord.SystemType.share, recordID: shareID)
  }

  /// Shares a zone.
  public init(recordZoneID: CKRecordZone.ID) {
    super.init(
      recordType: CKRecord.SystemType.share,
      recordID: CKRecord.ID(recordName: CKRecordNameZoneWideShare, zoneID: recordZoneID))
  }

  /// What everyone may do who has the address.
  public var publicPermission: ParticipantPermission {
    get { ParticipantPermission(rawValue: self["___permission"] ?? 1) ?? .none }
    set { self["___permission"] = newValue.rawValue }
  }

  /// The address of the share. Always `nil`: it was not saved.
  public var url: URL? { nil }
  /// The users who share the records. Always empty.
  public var participants: [Participant] { [] }
  /// The user as a participant. Always `nil`.
  public var currentUserParticipant: Participant? { nil }
  /// Adds a participant. No effect.
  public func addParticipant(_ participant: Participant) {}
  /// Removes a participant. No effect.
  public func removeParticipant(_ participant: Participant) {}

  /// The names of values of a share. Mirrors CloudKit's.
  public enum SystemFieldKey {
    /// The title.
    public static let title: CKRecord.FieldKey = "cloudkit.title"
    /// The type of what is shared.
    public static let shareType: CKRecord.FieldKey = "cloudkit.type"
    /// A picture.
    public static let thumbnailImageData: CKRecord.FieldKey = "cloudkit.thumbnailImageData"
  }

  /// What a participant may do. Mirrors CloudKit's.
  public enum ParticipantPermission: Int, Sendable { case unknown, none, readOnly, readWrite }
  /// What a participant is. Mirrors CloudKit's.
  public enum ParticipantRole: Int, Sendable {
    case unknown, owner, privateUser = 3, publicUser
  }

  /// Whether a participant has accepted. Mirrors CloudKit's.
  public enum ParticipantAcceptanceStatus: Int, Sendable {
    case unknown, pending, accepted, removed
  }

  /// A user who shares records: never created. Mirrors CloudKit's.
  public final class Participant: NSObject, Sendable {
    private override init() { super.init() }
    /// The user.
    public var userIdentity: CKUserIdentity { fatalError("There is no participant.") }
    /// What the participant is.
    public var role: ParticipantRole { .unknown }
    /// What the participant may do.
    public var permission: ParticipantPermission {
      get { .unknown }
      set {}
    }

    /// Whether the participant has accepted.
    public var acceptanceStatus: ParticipantAcceptanceStatus { .unknown }
  }

  /// What a share is about: never created. Mirrors CloudKit's.
  public final class Metadata: NSObject, Sendable {
    private override init() { super.init() }
    /// The share.
    public var share: CKShare { fatalError("There is no share.") }
    /// The container. Empty.
    public var containerIdentifier: String { "" }
    /// The record. Always `nil`.
    public var rootRecord: CKRecord? { nil }
    /// The record. Always `nil`.
    public var hierarchicalRootRecordID: CKRecord.ID? { nil }
    /// Whether the user has accepted.
    public var participantStatus: ParticipantAcceptanceStatus { .unknown }
  }
}

/// The name of the record of a zone's share. Mirrors CloudKit's.
public let CKRecordNameZoneWideShare = "cloudkit.zoneshare"
