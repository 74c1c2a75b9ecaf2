internal import Localization
import Foundation

extension Trip {
  /// Whether it lies behind, on a day.
  public func isPast(on today: LocalDate) -> Bool { dates.upperBound < today }

  /// The time of a day in relation to the trip: "in 12 days", "day 3 of 21", "ended 5 days ago".
  public func distance(on today: LocalDate, words: Wording) -> String {
    if today < firstDay { return words.distance(days: today.days(until: firstDay)) }
    if isPast(on: today) {
      return String(words: "ended \(words.distance(days: today.days(until: dates.upperBound)))")
    }
    return String(words: "day \(firstDay.days(until: today) + 1) of \(length)")
  }

  /// The dates in words: "21 days, Thursday, 24 December 2026 to Wednesday, 13 January 2027".
  public func datesInWords(_ words: Wording) -> String {
    let first = words.date(firstDay)
    if length == 1 { return String(words: "1 day, \(first)") }
    return String(
      words: "\(words.count(length, "day")), \(first) to \(words.date(dates.upperBound))")
  }
}

extension Collection where Element == Trip {
  /// The trips that are under way or to come, the next first.
  public func coming(on today: LocalDate) -> [Trip] {
    filter { !$0.isPast(on: today) }
      .sorted { ($0.firstDay, $0.title, $0.id) < ($1.firstDay, $1.title, $1.id) }
  }

  /// The trips that lie behind, the latest first.
  public func past(on today: LocalDate) -> [Trip] {
    filter { $0.isPast(on: today) }
      .sorted { ($1.lastDay, $0.title, $0.id) < ($0.lastDay, $1.title, $1.id) }
  }
}
