public import Foundation

/// How an item is repeated. Stored, without effect. Mirrors EventKit's `EKRecurrenceRule`.
// Sendable: one thread at a time.
open class EKRecurrenceRule: NSObject, @unchecked Sendable {
  /// The unit of the time between repetitions.
  public let frequency: EKRecurrenceFrequency
  /// The number of such units.
  public let interval: Int
  /// The days of the week.
  public let daysOfTheWeek: [EKRecurrenceDayOfWeek]?
  /// The days of the month.
  public let daysOfTheMonth: [NSNumber]?
  /// The months.
  public let monthsOfTheYear: [NSNumber]?
  /// The weeks.
  public let weeksOfTheYear: [NSNumber]?
  /// The days of the year.
  public let daysOfTheYear: [NSNumber]?
  /// Which of the days that result.
  public let setPositions: [NSNumber]?
  /// When it ends.
  open var recurrenceEnd: EKRecurrenceEnd?

  /// Creates a repetition.
  public convenience init(
    recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?
  ) {
    self.init(
      recurrenceWith: type, interval: interval, daysOfTheWeek: nil, daysOfTheMonth: nil,
      monthsOfTheYear: nil, weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil, end: end)
  }

  /// Creates a repetition on certain days.
  public init(
    recurrenceWith type: EKRecurrenceFrequency, interval: Int,
    daysOfTheWeek days: [EKRecurrenceDayOfWeek]?, daysOfTheMonth monthDays: [NSNumber]?,
    monthsOfTheYear months: [NSNumber]?, weeksOfTheYear weeks: [NSNumber]?,
    daysOfTheYear yearDays: [NSNumber]?, setPositions: [NSNumber]?, end: EKRecurrenceEnd?
  ) {
    (frequency, self.interval, daysOfTheWeek) = (type, interval, days)
    (daysOfTheMonth, monthsOfTheYear) = (monthDays, months)
    (weeksOfTheYear, daysOfTheYear) = (weeks, yearDays)
    (self.setPositions, recurrenceEnd) = (setPositions, end)
    super.init()
  }
}

/// The unit of the time between repetitions. Mirrors EventKit's.
public enum EKRecurrenceFrequency: Int, Sendable { case daily, weekly, monthly, yearly }

/// The end of repetitions: a date or a number. Mirrors EventKit's `EKRecurrenceEnd`.
// Sendable: immutable.
open class EKRecurrenceEnd: NSObject, @unchecked Sendable {
  /// The last date.
  public let endDate: Date?
  /// The number of repetitions; 0 with a date.
  public let occurrenceCount: Int
  /// Ends on a date.
  public init(end endDate: Date) {
    (self.endDate, occurrenceCount) = (endDate, 0)
    super.init()
  }
  /// Ends after a number of repetitions.
  public init(occurrenceCount: Int) {
    (endDate, self.occurrenceCount) = (nil, occurrenceCount)
    super.init()
  }
}

/// A day of the week. Mirrors EventKit's.
public enum EKWeekday: Int, Sendable {
  case sunday = 1
  case monday, tuesday, wednesday, thursday, friday, saturday
}

/// A day of every week, or of one in a month or year. Mirrors EventKit's `EKRecurrenceDayOfWeek`.
// Sendable: immutable.
open class EKRecurrenceDayOfWeek: NSObject, @unchecked Sendable {
  /// The day.
  public let dayOfTheWeek: EKWeekday
  /// The week; 0 for every one.
  public let weekNumber: Int
  /// Creates a day of every week.
  public convenience init(_ dayOfTheWeek: EKWeekday) { self.init(dayOfTheWeek, weekNumber: 0) }
  /// Creates a day of one week.
  public init(_ dayOfTheWeek: EKWeekday, weekNumber: Int) {
    (self.dayOfTheWeek, self.weekNumber) = (dayOfTheWeek, weekNumber)
    super.init()
  }
}
