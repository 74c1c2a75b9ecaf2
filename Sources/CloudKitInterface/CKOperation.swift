public import Foundation

/// A request as an operation, which ends with `CKError.notAuthenticated`. Mirrors CloudKit's `CKOperation`.
// Sendable: one thread at a time.
open class CKOperation: Operation, @unchecked Sendable {
  /// How an operation is done. Mirrors CloudKit's.
  // Sendable: one thread at a time.
  public final class Configuration: NSObject, @unchecked Sendable {
    /// The container. Stored, without effect, as all properties here.
    public var container: CKContainer?
    /// How soon it should be done.
    public var qualityOfService = QualityOfService.default
    /// Whether mobile networks may be used.
    public var allowsCellularAccess = true
    /// Whether it goes on when the program ends.
    public var isLongLived = false
    /// The time after which a request fails, in seconds.
    public var timeoutIntervalForRequest: TimeInterval = 60
    /// The time after which the whole fails, in seconds.
    public var timeoutIntervalForResource: TimeInterval = 604_800
  }
  /// A group of operations. Mirrors CloudKit's.
  // Sendable: one thread at a time.
  public final class Group: NSObject, @unchecked Sendable {
    /// The name of the group. Stored, without effect.
    public var name: String?
    /// How much is sent. Stored, without effect.
    public var quantity = 0
  }
  /// How the operation is done. Stored, without effect.
  open var configuration: Configuration! = Configuration() {
    didSet { if configuration == nil { configuration = Configuration() } }
  }
  /// The group of the operation. Stored, without effect.
  open var group: Group?
  /// The container of the operation. Stored, without effect.
  open var container: CKContainer? {
    get { configuration.container }
    set { configuration.container = newValue }
  }
  /// Whether mobile networks may be used. Stored, without effect.
  open var allowsCellularAccess: Bool {
    get { configuration.allowsCellularAccess }
    set { configuration.allowsCellularAccess = newValue }
  }
  /// Whether it goes on when the program ends. Stored, without effect.
  open var isLongLived: Bool {
    get { configuration.isLongLived }
    set { configuration.isLongLived = newValue }
  }
  /// What identifies the operation.
  public let operationID = UUID().uuidString

  /// Calls the handlers with an error.
  open override func main() { if !isCancelled { fail(CKError.noAccount) } }
  func fail(_ error: CKError) {}
}

/// A request to a database. Mirrors CloudKit's `CKDatabaseOperation`.
open class CKDatabaseOperation: CKOperation, @unchecked Sendable {
  /// The database. Stored, without effect.
  open var database: CKDatabase?
}

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

/// A request to save and delete zones. Mirrors CloudKit's `CKModifyRecordZonesOperation`.
public final class CKModifyRecordZonesOperation: CKDatabaseOperation, @unchecked Sendable {
  /// The zones to save.
  public var recordZonesToSave: [CKRecordZone]?
  /// The zones to delete.
  public var recordZoneIDsToDelete: [CKRecordZone.ID]?
  /// Called at the end, with an error.
  public var modifyRecordZonesCompletionBlock:
    (([CKRecordZone]?, [CKRecordZone.ID]?, (any Error)?) -> Void)?
  /// Called at the end, with an error.
  public var modifyRecordZonesResultBlock: ((Result<Void, any Error>) -> Void)?
  /// Creates an operation.
  public override init() { super.init() }
  /// Creates an operation for zones.
  public init(
    recordZonesToSave zones: [CKRecordZone]? = nil,
    recordZoneIDsToDelete ids: [CKRecordZone.ID]? = nil
  ) {
    recordZonesToSave = zones
    recordZoneIDsToDelete = ids
    super.init()
  }
  override func fail(_ error: CKError) {
    modifyRecordZonesCompletionBlock?(nil, nil, error)
    modifyRecordZonesResultBlock?(.failure(error))
  }
}

/// A request for the zones that have changed. Mirrors CloudKit's `CKFetchDatabaseChangesOperation`.
public final class CKFetchDatabaseChangesOperation: CKDatabaseOperation, @unchecked Sendable {
  /// The place up to which changes were fetched.
  public var previousServerChangeToken: CKServerChangeToken?
  /// Whether all changes are fetched.
  public var fetchAllChanges = true
  /// The greatest number of zones.
  public var resultsLimit = 0
  /// Called for each changed zone. Never called.
  public var recordZoneWithIDChangedBlock: ((CKRecordZone.ID) -> Void)?
  /// Called for each deleted zone. Never called.
  public var recordZoneWithIDWasDeletedBlock: ((CKRecordZone.ID) -> Void)?
  /// Called when the token changes. Never called.
  public var changeTokenUpdatedBlock: ((CKServerChangeToken) -> Void)?
  /// Called at the end, with an error.
  public var fetchDatabaseChangesCompletionBlock:
    ((CKServerChangeToken?, Bool, (any Error)?) -> Void)?
  /// Called at the end, with an error.
  public var fetchDatabaseChangesResultBlock:
    ((Result<(serverChangeToken: CKServerChangeToken, moreComing: Bool), any Error>) -> Void)?
  /// Creates an operation.
  public init(previousServerChangeToken: CKServerChangeToken?) {
    self.previousServerChangeToken = previousServerChangeToken
    super.init()
  }
  override func fail(_ error: CKError) {
    fetchDatabaseChangesCompletionBlock?(nil, false, error)
    fetchDatabaseChangesResultBlock?(.failure(error))
  }
}

/// A request for what has changed in zones. Mirrors CloudKit's `CKFetchRecordZoneChangesOperation`.
public final class CKFetchRecordZoneChangesOperation: CKDatabaseOperation, @unchecked Sendable {
  /// How the changes of a zone are fetched. Mirrors CloudKit's.
  // Sendable: one thread at a time.
  public final class ZoneConfiguration: NSObject, @unchecked Sendable {
    /// The place up to which changes were fetched.
    public var previousServerChangeToken: CKServerChangeToken?
    /// The greatest number of records.
    public var resultsLimit: Int?
    /// The names of the values that are read.
    public var desiredKeys: [CKRecord.FieldKey]?
    /// Creates a configuration.
    public init(
      previousServerChangeToken: CKServerChangeToken? = nil, resultsLimit: Int? = nil,
      desiredKeys: [CKRecord.FieldKey]? = nil
    ) {
      self.previousServerChangeToken = previousServerChangeToken
      self.resultsLimit = resultsLimit
      self.desiredKeys = desiredKeys
      super.init()
    }
  }
  /// The zones.
  public var recordZoneIDs: [CKRecordZone.ID]?
  /// How the changes of each zone are fetched.
  public var configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]?
  /// Whether all changes are fetched.
  public var fetchAllChanges = true
  /// Called for each changed record. Never called.
  public var recordChangedBlock: ((CKRecord) -> Void)?
  /// Called for each changed record. Never called.
  public var recordWasChangedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// Called for each deleted record. Never called.
  public var recordWithIDWasDeletedBlock: ((CKRecord.ID, CKRecord.RecordType) -> Void)?
  /// Called when a token changes. Never called.
  public var recordZoneChangeTokensUpdatedBlock:
    ((CKRecordZone.ID, CKServerChangeToken?, Data?) -> Void)?
  /// Called for each zone. Never called.
  public var recordZoneFetchCompletionBlock:
    ((CKRecordZone.ID, CKServerChangeToken?, Data?, Bool, (any Error)?) -> Void)?
  /// Called for each zone. Never called.
  public var recordZoneFetchResultBlock:
    (
      (
        CKRecordZone.ID,
        Result<
          (
            serverChangeToken: CKServerChangeToken, clientChangeTokenData: Data?, moreComing: Bool
          ), any Error
        >
      ) -> Void
    )?
  /// Called at the end, with an error.
  public var fetchRecordZoneChangesCompletionBlock: (((any Error)?) -> Void)?
  /// Called at the end, with an error.
  public var fetchRecordZoneChangesResultBlock: ((Result<Void, any Error>) -> Void)?
  /// Creates an operation.
  public init(
    recordZoneIDs: [CKRecordZone.ID]? = nil,
    configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]? = nil
  ) {
    self.recordZoneIDs = recordZoneIDs
    self.configurationsByRecordZoneID = configurationsByRecordZoneID
    super.init()
  }
  override func fail(_ error: CKError) {
    fetchRecordZoneChangesCompletionBlock?(error)
    fetchRecordZoneChangesResultBlock?(.failure(error))
  }
}

/// A request to save and delete subscriptions. Mirrors CloudKit's `CKModifySubscriptionsOperation`.
public final class CKModifySubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {
  /// The subscriptions to save.
  public var subscriptionsToSave: [CKSubscription]?
  /// The subscriptions to delete.
  public var subscriptionIDsToDelete: [CKSubscription.ID]?
  /// Called at the end, with an error.
  public var modifySubscriptionsCompletionBlock:
    (([CKSubscription]?, [CKSubscription.ID]?, (any Error)?) -> Void)?
  /// Called at the end, with an error.
  public var modifySubscriptionsResultBlock: ((Result<Void, any Error>) -> Void)?
  /// Creates an operation.
  public init(
    subscriptionsToSave: [CKSubscription]? = nil,
    subscriptionIDsToDelete: [CKSubscription.ID]? = nil
  ) {
    self.subscriptionsToSave = subscriptionsToSave
    self.subscriptionIDsToDelete = subscriptionIDsToDelete
    super.init()
  }
  override func fail(_ error: CKError) {
    modifySubscriptionsCompletionBlock?(nil, nil, error)
    modifySubscriptionsResultBlock?(.failure(error))
  }
}

/// A request to accept shares. Mirrors CloudKit's `CKAcceptSharesOperation`.
public final class CKAcceptSharesOperation: CKOperation, @unchecked Sendable {
  /// What the shares are about.
  public var shareMetadatas: [CKShare.Metadata]?
  /// Called for each share. Never called.
  public var perShareCompletionBlock: ((CKShare.Metadata, CKShare?, (any Error)?) -> Void)?
  /// Called for each share. Never called.
  public var perShareResultBlock: ((CKShare.Metadata, Result<CKShare, any Error>) -> Void)?
  /// Called at the end, with an error.
  public var acceptSharesCompletionBlock: (((any Error)?) -> Void)?
  /// Called at the end, with an error.
  public var acceptSharesResultBlock: ((Result<Void, any Error>) -> Void)?
  /// Creates an operation.
  public init(shareMetadatas: [CKShare.Metadata]) {
    self.shareMetadatas = shareMetadatas
    super.init()
  }
  override func fail(_ error: CKError) {
    acceptSharesCompletionBlock?(error)
    acceptSharesResultBlock?(.failure(error))
  }
}
