public import Foundation

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
