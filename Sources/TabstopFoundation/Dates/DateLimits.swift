import Foundation

/// The range of a date picker; `nil` is no limit.
struct DateLimits {
  var low: Date?
  var high: Date?

  /// The nearest date within the limits.
  func clamp(_ date: Date) -> Date {
    var date = date
    if let low { date = max(date, low) }
    if let high { date = min(date, high) }
    return date
  }

  /// The date, if it is within the limits.
  func check(_ date: Date, _ words: (Date) -> String) throws(TypedDateFault) -> Date {
    if clamp(date) != date { throw outOfRange(words) }
    return date
  }

  /// The date, or the nearest time of the same day that is within the limits.
  func checkDay(
    _ date: Date, _ calendar: Calendar, _ words: (Date) -> String
  ) throws(TypedDateFault) -> Date {
    let nearest = clamp(date)
    guard calendar.isDate(nearest, inSameDayAs: date) else { throw outOfRange(words) }
    return nearest
  }

  private func outOfRange(_ words: (Date) -> String) -> TypedDateFault {
    .outOfRange(from: low.map(words), to: high.map(words))
  }
}

extension Calendar {
  /// The calendar in a time zone and a language.
  func with(_ timeZone: TimeZone, _ locale: Locale) -> Calendar {
    var calendar = self
    calendar.timeZone = timeZone
    calendar.locale = locale
    return calendar
  }
}
