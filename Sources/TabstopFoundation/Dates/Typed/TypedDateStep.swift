import Foundation

/// The steps that arrow keys make in a field of a date or a time.
enum TypedDateStep {
  /// Up, Down.
  case day
  /// A week, with Shift.
  case week
  /// Page Up, Page Down.
  case month
  /// Up, Down in a time: to the next multiple of five minutes.
  case fiveMinutes
  /// An hour, with Shift.
  case hour

  /// The date one step later or earlier.
  ///
  /// A step of a day, a week or a month keeps the time of the day. A step of a time keeps the day: from
  /// its end, it goes on at its beginning.
  func moved(_ date: Date, isUp: Bool, calendar: Calendar) -> Date {
    let sign = isUp ? 1 : -1
    switch self {
    case .day: return calendar.date(byAdding: .day, value: sign, to: date) ?? date
    case .week: return calendar.date(byAdding: .day, value: 7 * sign, to: date) ?? date
    case .month: return calendar.date(byAdding: .month, value: sign, to: date) ?? date
    case .hour: return Self.inDay(date, adding: sign * 3600, calendar)
    case .fiveMinutes:
      let parts = calendar.dateComponents([.minute, .second, .nanosecond], from: date)
      let past = (parts.minute ?? 0) % 5 * 60 + (parts.second ?? 0)
      let whole = date.addingTimeInterval(-Double(parts.nanosecond ?? 0) / 1e9)
      return Self.inDay(whole, adding: isUp ? 300 - past : past == 0 ? -300 : -past, calendar)
    }
  }

  /// Adds seconds that elapse, so that a step neither stops nor skips where clocks are set.
  private static func inDay(_ date: Date, adding seconds: Int, _ calendar: Calendar) -> Date {
    let moved = date.addingTimeInterval(TimeInterval(seconds))
    guard let day = calendar.dateInterval(of: .day, for: date) else { return moved }
    if moved >= day.end { return moved.addingTimeInterval(-day.duration) }
    if moved < day.start { return moved.addingTimeInterval(day.duration) }
    return moved
  }
}
