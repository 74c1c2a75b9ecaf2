public import Foundation
public import TabstopKits

/// An account that contains calendars: there are none. Mirrors EventKit's `EKSource`.
// Sendable: immutable.
open class EKSource: NSObject, @unchecked Sendable {
  override init() { super.init() }
  /// The identifier.
  public var sourceIdentifier: String { "" }
  /// The kind of account.
  public var sourceType: EKSourceType { .local }
  /// The name of the account.
  public var title: String { "" }
  /// The calendars in it.
  public func calendars(for entityType: EKEntityType) -> Set<EKCalendar> { [] }
}

/// A kind of account. Mirrors EventKit's.
public enum EKSourceType: Int, Sendable {
  case local, exchange, calDAV, mobileMe, subscribed, birthdays
}

/// A kind of calendar. Mirrors EventKit's.
public enum EKCalendarType: Int, Sendable {
  case local, calDAV, exchange, subscription, birthday
}

/// A calendar, which cannot be saved. Mirrors EventKit's `EKCalendar`.
// Sendable: one thread at a time.
open class EKCalendar: NSObject, @unchecked Sendable {
  override init() { super.init() }
  /// Creates a calendar, which cannot be saved.
  public convenience init(for entityType: EKEntityType, eventStore: EKEventStore) { self.init() }
  /// The account that it is in: none.
  open var source: EKSource!
  /// The kind of calendar.
  public var type: EKCalendarType { .local }
  /// Whether its items can be changed: always `false`.
  public var allowsContentModifications: Bool { false }
  /// Whether it is another one's.
  public var isSubscribed: Bool { false }
  /// Whether it cannot be changed itself: always `true`.
  public var isImmutable: Bool { true }
  /// The identifier.
  public var calendarIdentifier: String { "" }
  /// The title.
  open var title = ""
  /// The colour of the calendar.
  open var cgColor: CGColor?
}
