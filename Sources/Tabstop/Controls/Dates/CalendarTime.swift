/// A day and a time of day as a calendar shows them: the value of a date picker.
package struct CalendarTime: Hashable, Comparable, Sendable {
  package var year: Int
  /// The month, from 1 to 12.
  package var month: Int
  /// The day, from 1 to 31.
  package var day: Int
  package var hour: Int
  package var minute: Int

  package init(year: Int, month: Int, day: Int, hour: Int, minute: Int) {
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
  }

  package static func < (a: CalendarTime, b: CalendarTime) -> Bool {
    (a.year, a.month, a.day, a.hour, a.minute) < (b.year, b.month, b.day, b.hour, b.minute)
  }
}

/// The days from one to another, both included; without an end where there is none.
package struct CalendarDays: Equatable, Sendable {
  private let first: CalendarTime?
  private let last: CalendarTime?

  /// - Parameters:
  ///   - first: Any time on the first day.
  ///   - last: Any time on the last day.
  package init(from first: CalendarTime?, to last: CalendarTime?) {
    (self.first, self.last) = (first, last)
  }

  func contains(year: Int, month: Int, day: Int) -> Bool {
    let day = (year, month, day)
    if let first, day < (first.year, first.month, first.day) { return false }
    if let last, day > (last.year, last.month, last.day) { return false }
    return true
  }
}
