public import Foundation

/// A database of a container: every request ends with `CKError.notAuthenticated`. Mirrors CloudKit's `CKDatabase`.
public final class CKDatabase: NSObject, Sendable {
  /// Who sees a database. Mirrors CloudKit's.
  public enum Scope: Int, Sendable { case `public` = 1, `private`, shared }
  /// Who sees the database.
  public let databaseScope: Scope
  init(_ scope: Scope) {
    databaseScope = scope
    super.init()
  }

  private func refuse<T>(_ handler: @escaping @Sendable (T?, (any Error)?) -> Void) {
    DispatchQueue.global().async { handler(nil, CKError.noAccount) }
  }
  // A queue starts an operation after those on which it depends.
  private let queue = OperationQueue()
  func start(_ operation: CKOperation) { queue.addOperation(operation) }

  /// Starts an operation, which ends with an error.
  public func add(_ operation: CKDatabaseOperation) { start(operation) }

  // MARK: Records

  /// Passes an error to the handler.
  @preconcurrency
  public func fetch(
    withRecordID recordID: CKRecord.ID,
    completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
  ) { refuse(completionHandler) }
  /// A record. Always throws.
  public func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw CKError.noAccount }
  /// Records. Always throws.
  public func records(
    for ids: [CKRecord.ID], desiredKeys: [CKRecord.FieldKey]? = nil
  ) async throws -> [CKRecord.ID: Result<CKRecord, any Error>] { throw CKError.noAccount }
  /// Passes an error to the handler.
  @preconcurrency
  public func save(
    _ record: CKRecord, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
  ) { refuse(completionHandler) }
  /// Saves a record. Always throws.
  @discardableResult
  public func save(_ record: CKRecord) async throws -> CKRecord { throw CKError.noAccount }
  /// Passes an error to the handler.
  @preconcurrency
  public func delete(
    withRecordID recordID: CKRecord.ID,
    completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
  ) { refuse(completionHandler) }
  /// Deletes a record. Always throws.
  @discardableResult
  public func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID {
    throw CKError.noAccount
  }

  /// Saves and deletes records. Always throws.
  @discardableResult
  public func modifyRecords(
    saving recordsToSave: [CKRecord], deleting recordIDsToDelete: [CKRecord.ID],
    savePolicy: CKModifyRecordsOperation.RecordSavePolicy = .ifServerRecordUnchanged,
    atomically: Bool = true
  ) async throws -> (
    saveResults: [CKRecord.ID: Result<CKRecord, any Error>],
    deleteResults: [CKRecord.ID: Result<Void, any Error>]
  ) { throw CKError.noAccount }
  /// Passes an error to the handler.
  @preconcurrency
  public func perform(
    _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
    completionHandler: @escaping @Sendable ([CKRecord]?, (any Error)?) -> Void
  ) { refuse(completionHandler) }
  /// The records that match a query. Always throws.
  public func perform(
    _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?
  ) async throws -> [CKRecord] { throw CKError.noAccount }
  /// The records that match a query. Always throws.
  public func records(
    matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil,
    desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults
  ) async throws -> (
    matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)],
    queryCursor: CKQueryOperation.Cursor?
  ) { throw CKError.noAccount }
  /// Further records that match a query. Always throws.
  public func records(
    continuingMatchFrom queryCursor: CKQueryOperation.Cursor,
    desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults
  ) async throws -> (
    matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)],
    queryCursor: CKQueryOperation.Cursor?
  ) { throw CKError.noAccount }
  /// Passes an error to the handler.
  @preconcurrency
  public func fetch(
    withQuery query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil,
    desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults,
    completionHandler:
      @escaping @Sendable (
        Result<
          (
            matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)],
            queryCursor: CKQueryOperation.Cursor?
          ), any Error
        >
      ) -> Void
  ) { DispatchQueue.global().async { completionHandler(.failure(CKError.noAccount)) } }

  // MARK: Zones

  /// Passes an error to the handler.
  @preconcurrency
  public func fetchAllRecordZones(
    completionHandler: @escaping @Sendable ([CKRecordZone]?, (any Error)?) -> Void
  ) { refuse(completionHandler) }
  /// All zones. Always throws.
  public func allRecordZones() async throws -> [CKRecordZone] { throw CKError.noAccount }
  /// Passes an error to the handler.
  @preconcurrency
  public func fetch(
    withRecordZoneID zoneID: CKRecordZone.ID,
    completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void
  ) { refuse(completionHandler) }
  /// A zone. Always throws.
  public func recordZone(for zoneID: CKRecordZone.ID) async throws -> CKRecordZone {
    throw CKError.noAccount
  }

  /// Passes an error to the handler.
  @preconcurrency
  public func save(
    _ zone: CKRecordZone,
    completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void
  ) { refuse(completionHandler) }
  /// Saves a zone. Always throws.
  @discardableResult
  public func save(_ zone: CKRecordZone) async throws -> CKRecordZone { throw CKError.noAccount }
  /// Passes an error to the handler.
  @preconcurrency
  public func delete(
    withRecordZoneID zoneID: CKRecordZone.ID,
    completionHandler: @escaping @Sendable (CKRecordZone.ID?, (any Error)?) -> Void
  ) { refuse(completionHandler) }
  /// Deletes a zone. Always throws.
  @discardableResult
  public func deleteRecordZone(
    withID zoneID: CKRecordZone.ID
  ) async throws -> CKRecordZone.ID { throw CKError.noAccount }
  /// Saves and deletes zones. Always throws.
  @discardableResult
  public func modifyRecordZones(
    saving recordZonesToSave: [CKRecordZone], deleting recordZoneIDsToDelete: [CKRecordZone.ID]
  ) async throws -> (
    saveResults: [CKRecordZone.ID: Result<CKRecordZone, any Error>],
    deleteResults: [CKRecordZone.ID: Result<Void, any Error>]
  ) { throw CKError.noAccount }
  /// What has changed in a zone. Always throws.
  public func recordZoneChanges(
    inZoneWith zoneID: CKRecordZone.ID, since token: CKServerChangeToken?,
    desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int? = nil
  ) async throws -> (
    modificationResultsByID: [CKRecord.ID: Result<RecordZoneChange.Modification, any Error>],
    deletions: [RecordZoneChange.Deletion], changeToken: CKServerChangeToken, moreComing: Bool
  ) { throw CKError.noAccount }
  /// Which zones have changed. Always throws.
  public func databaseChanges(
    since token: CKServerChangeToken?, resultsLimit: Int? = nil
  ) async throws -> (
    modifications: [DatabaseChange.Modification], deletions: [DatabaseChange.Deletion],
    changeToken: CKServerChangeToken, moreComing: Bool
  ) { throw CKError.noAccount }

  /// A change in a zone: never created. Mirrors CloudKit's.
  public enum RecordZoneChange {
    /// A record that has changed.
    public struct Modification: Sendable {
      /// The record.
      public let record: CKRecord
    }

    /// A record that was deleted.
    public struct Deletion: Sendable {
      /// The record.
      public let recordID: CKRecord.ID
      /// The kind of the record.
      public let recordType: CKRecord.RecordType
    }
  }

  /// A change of zones: never created. Mirrors CloudKit's.
  public enum DatabaseChange {
    /// A zone that has changed.
    public struct Modification: Sendable {
      /// The zone.
      public let zoneID: CKRecordZone.ID
    }

    /// A zone that was deleted.
    public struct Deletion: Sendable {
      /// The zone.
      public let zoneID: CKRecordZone.ID
    }
  }

  // MARK: Subscriptions

  /// Passes an error to the handler.
  @preconcurrency
  public func save(
    _ subscription: CKSubscription,
    completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void
  ) { refuse(completionHandler) }
  /// Saves a subscription. Always throws.
  @discardableResult
  public func save(_ subscription: CKSubscription) async throws -> CKSubscription {
    throw CKError.noAccount
  }

  /// Passes an error to the handler.
  @preconcurrency
  public func fetchAllSubscriptions(
    completionHandler: @escaping @Sendable ([CKSubscription]?, (any Error)?) -> Void
  ) { refuse(completionHandler) }
  /// All subscriptions. Always throws.
  public func allSubscriptions() async throws -> [CKSubscription] { throw CKError.noAccount }
  /// Passes an error to the handler.
  @preconcurrency
  public func fetch(
    withSubscriptionID subscriptionID: CKSubscription.ID,
    completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void
  ) { refuse(completionHandler) }
  /// A subscription. Always throws.
  public func subscription(
    for subscriptionID: CKSubscription.ID
  ) async throws -> CKSubscription { throw CKError.noAccount }
  /// Passes an error to the handler.
  @preconcurrency
  public func delete(
    withSubscriptionID subscriptionID: CKSubscription.ID,
    completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
  ) { refuse(completionHandler) }
  /// Deletes a subscription. Always throws.
  @discardableResult
  public func deleteSubscription(
    withID subscriptionID: CKSubscription.ID
  ) async throws -> CKSubscription.ID { throw CKError.noAccount }
}
