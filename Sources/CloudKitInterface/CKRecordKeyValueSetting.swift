internal import Foundation

/// Values of a record by their names. Mirrors CloudKit's `CKRecordKeyValueSetting`.
public struct CKRecordKeyValueSetting: Sendable {
  let record: CKRecord
  /// A value by its name.
  public subscript(key: CKRecord.FieldKey) -> CKRecordValue? {
    get { record[key] }
    nonmutating set { record[key] = newValue }
  }

  /// A value by its name, for a value whose type is known.
  public subscript<T: CKRecordValueProtocol>(key: CKRecord.FieldKey) -> T? {
    get { record[key] }
    nonmutating set { record[key] = newValue }
  }

  /// The names of all values.
  public func allKeys() -> [CKRecord.FieldKey] { record.allKeys() }
}
