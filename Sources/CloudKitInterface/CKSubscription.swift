public import Foundation

/// A request to be notified of changes: there are no notifications here. Mirrors CloudKit's `CKSubscription`.
// Sendable: one thread at a time.
open class CKSubscription: NSObject, @unchecked Sendable {
  /// What identifies a subscription.
  public typealias ID = String
  /// The kinds of subscriptions. Mirrors CloudKit's.
  public enum SubscriptionType: Int, Sendable { case query = 1, recordZone, database }
  /// What identifies the subscription.
  public let subscriptionID: ID
  /// The kind of the subscription.
  public let subscriptionType: SubscriptionType
  /// The notification. Stored, without effect.
  open var notificationInfo: NotificationInfo?
  fileprivate init(_ id: ID, _ type: SubscriptionType) {
    (subscriptionID, subscriptionType) = (id, type)
    super.init()
  }

  /// A notification. Mirrors CloudKit's.
  // Sendable: one thread at a time.
  open class NotificationInfo: NSObject, @unchecked Sendable {
    /// The text.
    open var alertBody: String?
    /// The key of the text.
    open var alertLocalizationKey: String?
    /// The names of the values in the text.
    open var alertLocalizationArgs: [CKRecord.FieldKey]?
    /// The title.
    open var title: String?
    /// The key of the title.
    open var titleLocalizationKey: String?
    /// The names of the values in the title.
    open var titleLocalizationArgs: [CKRecord.FieldKey]?
    /// The title of the button.
    open var alertActionLocalizationKey: String?
    /// The line below the title.
    open var subtitle: String?
    /// The name of the sound.
    open var soundName: String?
    /// The names of the values that are sent.
    open var desiredKeys: [CKRecord.FieldKey]?
    /// Whether the number at the icon is increased.
    open var shouldBadge = false
    /// Whether the program is notified in the background.
    open var shouldSendContentAvailable = false
    /// Whether an extension may change the notification.
    open var shouldSendMutableContent = false
    /// The category of the notification.
    open var category: String?
    /// Creates a notification.
    public override init() { super.init() }
    /// Creates a notification.
    public convenience init(
      alertBody: String? = nil, alertLocalizationKey: String? = nil,
      alertLocalizationArgs: [CKRecord.FieldKey] = [], title: String? = nil,
      soundName: String? = nil, desiredKeys: [CKRecord.FieldKey] = [], shouldBadge: Bool = false,
      shouldSendContentAvailable: Bool = false, category: String? = nil
    ) {
      self.init()
      self.alertBody = alertBody
      self.alertLocalizationKey = alertLocalizationKey
      self.alertLocalizationArgs = alertLocalizationArgs
      self.title = title
      self.soundName = soundName
      self.desiredKeys = desiredKeys
      self.shouldBadge = shouldBadge
      self.shouldSendContentAvailable = shouldSendContentAvailable
      self.category = category
    }
  }
}

/// A wish to be notified of the records that match a condition. Mirrors CloudKit's `CKQuerySubscription`.
public final class CKQuerySubscription: CKSubscription, @unchecked Sendable {
  /// The changes of which the user is notified. Mirrors CloudKit's.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// New records.
    public static let firesOnRecordCreation = Options(rawValue: 1)
    /// Changed records.
    public static let firesOnRecordUpdate = Options(rawValue: 2)
    /// Deleted records.
    public static let firesOnRecordDeletion = Options(rawValue: 4)
    /// Only the first.
    public static let firesOnce = Options(rawValue: 8)
  }

  /// The kind of the records.
  public let recordType: CKRecord.RecordType
  /// The condition.
  public let predicate: NSPredicate
  /// The changes.
  public let querySubscriptionOptions: Options
  /// The zone.
  public var zoneID: CKRecordZone.ID?
  /// Creates a subscription.
  public init(
    recordType: CKRecord.RecordType, predicate: NSPredicate,
    subscriptionID: CKSubscription.ID = UUID().uuidString, options: Options = []
  ) {
    self.recordType = recordType
    self.predicate = predicate
    querySubscriptionOptions = options
    super.init(subscriptionID, .query)
  }
}

/// A wish to be notified of changes in a database. Mirrors CloudKit's `CKDatabaseSubscription`.
public final class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
  /// The kind of the records.
  public var recordType: CKRecord.RecordType?
  /// Creates a subscription.
  public init(subscriptionID: CKSubscription.ID = UUID().uuidString) {
    super.init(subscriptionID, .database)
  }
}

/// A wish to be notified of changes in a zone. Mirrors CloudKit's `CKRecordZoneSubscription`.
public final class CKRecordZoneSubscription: CKSubscription, @unchecked Sendable {
  /// The zone.
  public let zoneID: CKRecordZone.ID
  /// The kind of the records.
  public var recordType: CKRecord.RecordType?
  /// Creates a subscription.
  public init(
    zoneID: CKRecordZone.ID, subscriptionID: CKSubscription.ID = UUID().uuidString
  ) {
    self.zoneID = zoneID
    super.init(subscriptionID, .recordZone)
  }
}
