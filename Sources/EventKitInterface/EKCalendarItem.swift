public import Foundation

/// An item of a calendar. Mirrors EventKit's `EKCalendarItem`.
// Sendable: one thread at a time.
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
  /// The alarms of the item. Stored, without effect.
  open var alarms: [EKAlarm]? = []
  /// Adds an alarm. Stored, without effect.
  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  /// Removes an alarm.
  open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
  /// Whether there are alarms.
  open var hasAlarms: Bool { alarms?.isEmpty == false }
  /// Whether there are notes.
  open var hasNotes: Bool { notes?.isEmpty == false }
  /// How it is repeated. Stored, without effect.
  open var recurrenceRules: [EKRecurrenceRule]?
  /// Whether it is repeated.
  open var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
  /// Repeats it. Stored, without effect.
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) {
    recurrenceRules = (recurrenceRules ?? []) + [rule]
  }
  /// Removes a repetition.
  open func removeRecurrenceRule(_ rule: EKRecurrenceRule) {
    recurrenceRules?.removeAll { $0 === rule }
  }
  /// The participants: none are known.
  open var attendees: [EKParticipant]? { nil }
  /// Whether there are some who take part.
  open var hasAttendees: Bool { false }
  /// The time zone of its times.
  open var timeZone: TimeZone?
  /// The time at which the item was created. Always `nil`: it was never saved.
  open var creationDate: Date? { nil }
  /// The time at which the item was last changed. Always `nil`: it was never saved.
  open var lastModifiedDate: Date? { nil }
  /// The identifier for other programs.
  open var calendarItemExternalIdentifier: String! { "" }
}

/// Whether an appointment is certain. Mirrors EventKit's.
public enum EKEventStatus: Int, Sendable { case none, confirmed, tentative, canceled }
/// Whether the user is free meanwhile. Mirrors EventKit's.
public enum EKEventAvailability: Int, Sendable {
  case notSupported = -1
  case busy, free, tentative, unavailable
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
  /// Whether it is certain: not known.
  open var status: EKEventStatus { .none }
  /// Whether the user is free meanwhile. Stored, without effect.
  open var availability = EKEventAvailability.busy
  /// The participant who has invited the others. Always `nil`.
  open var organizer: EKParticipant? { nil }
  /// The start of this one of several repetitions.
  open var occurrenceDate: Date! { startDate }
  /// Whether it differs from its repetitions: never.
  open var isDetached: Bool { false }
  /// The identifier of the contact whose birthday it is. Always `nil`.
  open var birthdayContactIdentifier: String? { nil }
  /// The order of the two events by their start.
  open func compareStartDate(with other: EKEvent) -> ComparisonResult {
    startDate.compare(other.startDate)
  }
  /// Whether it still exists: never, because it was not saved.
  @discardableResult
  open func refresh() -> Bool { false }
}

/// A reminder. Mirrors EventKit's `EKReminder`.
open class EKReminder: EKCalendarItem, @unchecked Sendable {
  /// Creates a reminder, which cannot be saved.
  public init(eventStore: EKEventStore) { super.init() }
  /// Whether it is done. Setting it sets `completionDate` to the present time, or to `nil`.
  open var isCompleted: Bool {
    get { completionDate != nil }
    set { if newValue != isCompleted { completionDate = newValue ? Date() : nil } }
  }
  /// The date on which it begins.
  open var startDateComponents: DateComponents?
  /// The date at which it is due.
  open var dueDateComponents: DateComponents?
  /// The time when it was done; `nil` if it is not.
  open var completionDate: Date?
  /// The priority: 0 for none, otherwise from 1, high, to 9, low.
  open var priority = 0
}

/// A reminder of an appointment. Mirrors EventKit's `EKAlarm`.
// Sendable: one thread at a time.
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
