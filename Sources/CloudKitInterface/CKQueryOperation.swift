public import Foundation

/// A request for the records that match a query. Mirrors CloudKit's `CKQueryOperation`.
public final class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
  /// The place up to which records were read: never created. Mirrors CloudKit's.
  public final class Cursor: NSObject, Sendable {
    private override init() { super.init() }
  }

  /// As many records as the server returns.
  public static let maximumResults = 0

  /// The question.
  public var query: CKQuery?
  /// The place from which on records are read.
  public var cursor: Cursor?
  /// The zone.
  public var zoneID: CKRecordZone.ID?
  /// The greatest number of records.
  public var resultsLimit = CKQueryOperation.maximumResults
  /// The names of the values that are read.
  public var desiredKeys: [CKRecord.FieldKey]?
  /// Called for each record. Never called.
  public var recordFetchedBlock: ((CKRecord) -> Void)?
  /// Called for each record. Never called.
  public var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// Called at the end, with an error.
  public var queryCompletionBlock: ((Cursor?, (any Error)?) -> Void)?
  /// Called at the end, with an error.
  public var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?

  /// Creates an operation.
  public override init() { super.init() }
  /// Creates an operation for a question.
  public init(query: CKQuery) {
    self.query = query
    super.init()
  }

  /// Creates an operation for further records.
  public init(cursor: Cursor) {
    self.cursor = cursor
    super.init()
  }

  override func fail(_ error: CKError) {
    queryCompletionBlock?(nil, error)
    queryResultBlock?(.failure(error))
  }
}
