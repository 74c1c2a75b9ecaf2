public import Foundation

/// A notification of a change: never created. Mirrors CloudKit's `CKNotification`.
open class CKNotification: NSObject, @unchecked Sendable {
  // Sendable: immutable.
  /// The kinds of notifications. Mirrors CloudKit's.
  public enum NotificationType: Int, Sendable {
    case query = 1, recordZone, readNotification, database
  }

  /// Reads a notification. Always `nil`.
  public init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any]) {
    return nil
  }

  /// The kind of the notification.
  open var notificationType: NotificationType { .query }
  /// The subscription. Always `nil`.
  open var subscriptionID: CKSubscription.ID? { nil }
  /// The container. Always `nil`.
  open var containerIdentifier: String? { nil }
}

/// A notification of a record: never created. Mirrors CloudKit's `CKQueryNotification`.
public final class CKQueryNotification: CKNotification, @unchecked Sendable {
  /// What happens to a record. Mirrors CloudKit's.
  public enum Reason: Int, Sendable { case recordCreated = 1, recordUpdated, recordDeleted }
  /// What happened to the record.
  public var queryNotificationReason: Reason { .recordUpdated }
  /// The record. Always `nil`.
  public var recordID: CKRecord.ID? { nil }
  /// The values of the record. Always `nil`.
  public var recordFields: [String: Any]? { nil }
}

/// A notification of a database: never created. Mirrors CloudKit's `CKDatabaseNotification`.
public final class CKDatabaseNotification: CKNotification, @unchecked Sendable {
  /// The database.
  public var databaseScope: CKDatabase.Scope { .private }
}
