// The contents of the module EventKit, with which programs read the user's calendars: a compatible
// interface, not Apple's. Access is always denied.
@_exported public import Foundation
public import TabstopKits

/// The user's calendars: access is denied. Mirrors EventKit's `EKEventStore`.
open class EKEventStore: NSObject, @unchecked Sendable {
  /// Creates a store.
  public override init() { super.init() }
  /// Always `.denied`.
  public class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    .denied
  }
  private func refuse(_ completion: @escaping (Bool, (any Error)?) -> Void) {
    nonisolated(unsafe) let completion = completion
    DispatchQueue.main.async { completion(false, EKError(.eventStoreNotAuthorized)) }
  }
  /// Calls the handler with a refusal, on the main thread.
  open func requestAccess(
    to entityType: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void
  ) { refuse(completion) }
  /// Always `false`.
  open func requestAccess(to entityType: EKEntityType) async throws -> Bool { false }
  /// Calls the handler with a refusal, on the main thread.
  open func requestFullAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
    refuse(completion)
  }
  /// Always `false`.
  open func requestFullAccessToEvents() async throws -> Bool { false }
  /// Calls the handler with a refusal, on the main thread.
  open func requestWriteOnlyAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
    refuse(completion)
  }
  /// Always `false`.
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
  /// Calls the handler with a refusal, on the main thread.
  open func requestFullAccessToReminders(completion: @escaping (Bool, (any Error)?) -> Void) {
    refuse(completion)
  }
  /// Always `false`.
  open func requestFullAccessToReminders() async throws -> Bool { false }
  /// Always empty.
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
  /// Always `nil`.
  open var defaultCalendarForNewEvents: EKCalendar? { nil }
  /// Always `nil`.
  open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
  /// A predicate that finds nothing.
  open func predicateForEvents(
    withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }
  /// A predicate that finds nothing.
  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
    NSPredicate(value: false)
  }
  /// Always empty.
  open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
  /// Always `nil`.
  open func event(withIdentifier identifier: String) -> EKEvent? { nil }
  /// Calls the handler without reminders.
  @discardableResult
  open func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
  ) -> Any {
    completion(nil)
    return self
  }
  /// Throws: access is denied.
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    throw EKError(.eventStoreNotAuthorized)
  }
  /// Throws: access is denied.
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    throw EKError(.eventStoreNotAuthorized)
  }
  /// Throws: access is denied.
  open func save(_ reminder: EKReminder, commit: Bool) throws {
    throw EKError(.eventStoreNotAuthorized)
  }
  /// Throws: access is denied.
  open func remove(_ reminder: EKReminder, commit: Bool) throws {
    throw EKError(.eventStoreNotAuthorized)
  }
  /// No effect.
  open func commit() throws {}
}
/// The kind of data to which a program requests access. Mirrors EventKit's.
public enum EKEntityType: UInt, Sendable { case event, reminder }
/// Whether the user allows access. Mirrors EventKit's.
public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, fullAccess, writeOnly
  /// The older name of `fullAccess`.
  public static let authorized = EKAuthorizationStatus.fullAccess
}
/// The repetitions of an appointment that a change applies to. Mirrors EventKit's.
public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }
/// An error of calendars. Mirrors EventKit's.
public struct EKError: Error, Hashable, Sendable {
  /// The codes of the error.
  public enum Code: Int, Sendable {
    case eventNotMutable = 0
    case noCalendar = 1
    case eventStoreNotAuthorized = 29
  }
  /// The code of the error.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}
/// A calendar: never created. Mirrors EventKit's `EKCalendar`.
open class EKCalendar: NSObject, @unchecked Sendable {
  override init() { super.init() }
  /// The identifier.
  public var calendarIdentifier: String { "" }
  /// The title.
  open var title = ""
  /// The colour of the calendar.
  open var cgColor: CGColor?
}
/// An item of a calendar. Mirrors EventKit's `EKCalendarItem`.
open class EKCalendarItem: NSObject, @unchecked Sendable {
  /// The title.
  open var title: String! = ""
  /// The place of the appointment.
  open var location: String?
  /// The notes about the item.
  open var notes: String?
  /// A URL.
  open var url: URL?
  /// The calendar that it is in.
  open var calendar: EKCalendar!
  /// The identifier.
  open var calendarItemIdentifier: String { "" }
  /// Stored, without effect.
  open private(set) var alarms: [EKAlarm]? = []
  /// Stored, without effect.
  open func addAlarm(_ alarm: EKAlarm) { alarms?.append(alarm) }
}
/// An appointment. Mirrors EventKit's `EKEvent`.
open class EKEvent: EKCalendarItem, @unchecked Sendable {
  /// Creates an appointment, which cannot be saved.
  public init(eventStore: EKEventStore) { super.init() }
  /// The start.
  open var startDate: Date! = Date()
  /// The end.
  open var endDate: Date! = Date()
  /// Whether it lasts the whole day.
  open var isAllDay = false
  /// The identifier.
  open var eventIdentifier: String! { "" }
}
/// A reminder. Mirrors EventKit's `EKReminder`.
open class EKReminder: EKCalendarItem, @unchecked Sendable {
  /// Creates a reminder, which cannot be saved.
  public init(eventStore: EKEventStore) { super.init() }
  /// Whether it is done.
  open var isCompleted = false
  /// The date at which it is due.
  open var dueDateComponents: DateComponents?
  /// The priority: 0 for none, otherwise from 1, high, to 9, low.
  open var priority = 0
}
/// A reminder of an appointment. Mirrors EventKit's `EKAlarm`.
open class EKAlarm: NSObject, @unchecked Sendable {
  /// The time of the alarm from the start of the appointment, in seconds.
  open var relativeOffset: TimeInterval = 0
  /// The time of the alarm.
  open var absoluteDate: Date?
  /// Creates an alarm.
  public init(relativeOffset offset: TimeInterval) {
    relativeOffset = offset
    super.init()
  }
  /// Creates an alarm.
  public init(absoluteDate date: Date) {
    absoluteDate = date
    super.init()
  }
}
