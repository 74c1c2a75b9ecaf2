public import Foundation

/// A request to save and delete records. Mirrors CloudKit's `CKModifyRecordsOperation`.
public final class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  /// When records of the server are replaced. Mirrors CloudKit's.
  public enum RecordSavePolicy: Int, Sendable { case ifServerRecordUnchanged, changedKeys, allKeys }
  /// The records to save.
  public var recordsToSave: [CKRecord]?
  /// The records to delete.
  public var recordIDsToDelete: [CKRecord.ID]?
  /// When records of the server are replaced.
  public var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
  /// Whether all or none are saved.
  public var isAtomic = true
  /// A value that the server returns.
  public var clientChangeTokenData: Data?
  /// Called while a record is sent. Never called.
  public var perRecordProgressBlock: ((CKRecord, Double) -> Void)?
  /// Called for each record. Never called.
  public var perRecordCompletionBlock: ((CKRecord, (any Error)?) -> Void)?
  /// Called for each saved record. Never called.
  public var perRecordSaveBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// Called for each deleted record. Never called.
  public var perRecordDeleteBlock: ((CKRecord.ID, Result<Void, any Error>) -> Void)?
  /// Called at the end, with an error.
  public var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?
  /// Called at the end, with an error.
  public var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
  /// Creates an operation.
  public override init() { super.init() }
  /// Creates an operation for records.
  public init(recordsToSave records: [CKRecord]? = nil, recordIDsToDelete ids: [CKRecord.ID]? = nil)
  {
    recordsToSave = records
    recordIDsToDelete = ids
    super.init()
  }

  override func fail(_ error: CKError) {
    modifyRecordsCompletionBlock?(nil, nil, error)
    modifyRecordsResultBlock?(.failure(error))
  }
}
