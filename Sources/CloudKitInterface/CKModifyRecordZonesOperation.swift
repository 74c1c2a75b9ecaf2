internal import Foundation

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
