internal import Foundation

/// A request for records. Mirrors CloudKit's `CKFetchRecordsOperation`.
public final class CKFetchRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  /// The records.
  public var recordIDs: [CKRecord.ID]?
  /// The names of the values that are read.
  public var desiredKeys: [CKRecord.FieldKey]?
  /// Called while a record is read. Never called.
  public var perRecordProgressBlock: ((CKRecord.ID, Double) -> Void)?
  /// Called for each record. Never called.
  public var perRecordCompletionBlock: ((CKRecord?, CKRecord.ID?, (any Error)?) -> Void)?
  /// Called for each record. Never called.
  public var perRecordResultBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// Called at the end, with an error.
  public var fetchRecordsCompletionBlock: (([CKRecord.ID: CKRecord]?, (any Error)?) -> Void)?
  /// Called at the end, with an error.
  public var fetchRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
  /// Creates an operation.
  public override init() { super.init() }
  /// Creates an operation for records.
  public init(recordIDs: [CKRecord.ID]) {
    self.recordIDs = recordIDs
    super.init()
  }

  /// An operation for the record of the user.
  public class func fetchCurrentUserRecordOperation() -> CKFetchRecordsOperation {
    CKFetchRecordsOperation()
  }

  override func fail(_ error: CKError) {
    fetchRecordsCompletionBlock?(nil, error)
    fetchRecordsResultBlock?(.failure(error))
  }
}
