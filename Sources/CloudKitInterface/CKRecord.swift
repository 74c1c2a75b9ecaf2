public import Foundation

/// A record with values: kept in memory, since there is no iCloud account here. Mirrors CloudKit's `CKRecord`.
// Sendable: `lock` guards what can change.
open class CKRecord: NSObject, @unchecked Sendable {
  /// The name of a kind of records.
  public typealias RecordType = String
  /// The name of a value.
  public typealias FieldKey = String

  /// The kind of the record.
  public let recordType: RecordType
  /// What identifies the record.
  public let recordID: ID
  private let lock = NSLock()
  private var values: [FieldKey: CKRecordValue] = [:]
  private var changed: [FieldKey] = []
  private var above: Reference?

  /// Creates a record with a new identifier.
  public convenience init(recordType: RecordType) {
    self.init(recordType: recordType, recordID: ID())
  }

  /// Creates a record.
  public init(recordType: RecordType, recordID: ID) {
    self.recordType = recordType
    self.recordID = recordID
    super.init()
  }

  /// Creates a record with a new identifier in a zone.
  public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) {
    self.init(recordType: recordType, recordID: ID(zoneID: zoneID))
  }

  /// When the server got the record first. Always `nil`.
  open var creationDate: Date? { nil }
  /// Who created the record. Always `nil`.
  open var creatorUserRecordID: ID? { nil }
  /// When the server got the record last. Always `nil`.
  open var modificationDate: Date? { nil }
  /// Who changed the record last. Always `nil`.
  open var lastModifiedUserRecordID: ID? { nil }
  /// The version of the record. Always `nil`.
  open var recordChangeTag: String? { nil }
  /// The share of the record. Always `nil`.
  open var share: Reference? { nil }
  /// The record above in the hierarchy of shared records.
  open var parent: Reference? {
    get { lock.withLock { above } }
    set { lock.withLock { above = newValue } }
  }

  /// Sets the record above.
  open func setParent(_ parentRecord: CKRecord?) { setParent(parentRecord?.recordID) }
  /// Sets the record above.
  open func setParent(_ parentRecordID: ID?) {
    parent = parentRecordID.map { Reference(recordID: $0, action: .none) }
  }

  /// A value by its name. Numbers can be read as any type of numbers.
  open subscript(key: FieldKey) -> CKRecordValue? {
    get { lock.withLock { values[key] } }
    set {
      let newValue = newValue.map(kept)
      lock.withLock {
        values[key] = newValue
        if !changed.contains(key) { changed.append(key) }
      }
    }
  }

  /// A value by its name, for a value whose type is known.
  public subscript<T: CKRecordValueProtocol>(key: FieldKey) -> T? {
    get { (self[key] as CKRecordValue?) as? T }
    set { self[key] = newValue as CKRecordValue? }
  }

  /// A value by its name.
  open func object(forKey key: FieldKey) -> CKRecordValue? { self[key] }
  /// Sets a value.
  open func setObject(_ object: CKRecordValue?, forKey key: FieldKey) { self[key] = object }
  /// A value by its name.
  open func value(forKey key: String) -> Any? { self[key] as CKRecordValue? }
  /// Sets a value. Of a type that records cannot have, nothing is set.
  open func setValue(_ value: Any?, forKey key: String) { self[key] = value as? CKRecordValue }
  /// Sets the values of a dictionary.
  open func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { setValue(value, forKey: key) }
  }

  /// The values by their names, which a server would not be able to read.
  open var encryptedValues: CKRecordKeyValueSetting { CKRecordKeyValueSetting(record: self) }
  /// The names of all values.
  open func allKeys() -> [FieldKey] { lock.withLock { Array(values.keys) } }
  /// The names of the values that were set: all, since nothing is saved.
  open func changedKeys() -> [FieldKey] { lock.withLock { changed } }
  /// The words of the texts in the record.
  open func allTokens() -> [String] {
    let texts = lock.withLock { values.values.compactMap { $0 as? String } }
    return texts.flatMap {
      $0.split(whereSeparator: { !$0.isLetter && !$0.isNumber }).map(String.init)
    }
  }

  /// Writes what the server has added. Nothing: there is none.
  open func encodeSystemFields(with coder: NSCoder) {}

  /// A copy with the same identifier and values.
  open override func copy() -> Any {
    let copy = CKRecord(recordType: recordType, recordID: recordID)
    (copy.values, copy.changed, copy.above) = lock.withLock { (values, changed, above) }
    return copy
  }

  /// The kinds of records of CloudKit itself. Mirrors CloudKit's.
  public enum SystemType {
    /// Users.
    public static let userRecord: RecordType = "Users"
    /// Shares.
    public static let share: RecordType = "cloudkit.share"
  }

  /// The names of values of CloudKit itself. Mirrors CloudKit's.
  public enum SystemFieldKey {
    /// The record above.
    public static let parent: FieldKey = "___parent"
    /// The share.
    public static let share: FieldKey = "___share"
    /// The identifier.
    public static let recordID: FieldKey = "___recordID"
    /// When the server got the record first.
    public static let creationDate: FieldKey = "___createTime"
    /// When the server got the record last.
    public static let modificationDate: FieldKey = "___modTime"
  }

  /// What identifies a record. Mirrors CloudKit's `CKRecord.ID`.
  public final class ID: NSObject, Sendable {
    /// The name of the record.
    public let recordName: String
    /// The zone.
    public let zoneID: CKRecordZone.ID
    /// Creates an identifier.
    public init(
      recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = CKRecordZone.ID.default
    ) {
      self.recordName = recordName
      self.zoneID = zoneID
      super.init()
    }

    /// Whether both are the same.
    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? ID else { return false }
      return recordName == other.recordName && zoneID == other.zoneID
    }

    /// The hash of the name.
    public override var hash: Int { recordName.hashValue }
  }

  /// A value that points to a record. Mirrors CloudKit's `CKRecord.Reference`.
  public final class Reference: NSObject, Sendable {
    /// The record.
    public let recordID: ID
    /// What happens when the record is deleted.
    public let action: ReferenceAction
    /// Creates a reference.
    public init(recordID: ID, action: ReferenceAction) {
      self.recordID = recordID
      self.action = action
      super.init()
    }

    /// Creates a reference.
    public convenience init(record: CKRecord, action: ReferenceAction) {
      self.init(recordID: record.recordID, action: action)
    }

    /// Whether both are the same.
    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Reference else { return false }
      return recordID == other.recordID && action == other.action
    }

    /// The hash of the record.
    public override var hash: Int { recordID.hash }
  }

  /// What happens when the record is deleted that a value points to. Mirrors CloudKit's.
  public enum ReferenceAction: UInt, Sendable { case none, deleteSelf }
}
