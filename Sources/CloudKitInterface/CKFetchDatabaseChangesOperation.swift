internal import Foundation

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
