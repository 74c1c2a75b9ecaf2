import Foundation
import TabstopFoundation
import Trips

/// A date that is typed.
typealias DateEntry = TypedEntry<LocalDateFormat>

extension TypedEntry where Format == LocalDateFormat {
  /// - Parameters:
  ///   - near: The day from which on a date without a year is the next one: "24" and "2 Jan"; today
  ///     if it is nil.
  convenience init(
    _ date: LocalDate?, isOptional: Bool = false, near: LocalDate? = nil,
    words: Wording = Wording(.ofUser)
  ) {
    let format = LocalDateFormat(words: words, near: near)
    self.init(
      date, format, isOptional: isOptional,
      missing: String(localized: "A date is missing. Type it as in \(format.example)."))
  }
}

/// The format of typed dates.
struct LocalDateFormat: TypedFormat {
  let words: Wording
  /// The day from which on a date without a year is the next one.
  var near: LocalDate?
  /// Whether "+3" counts from `near`, as the end of a range does, instead of from today.
  var countsFromNear = false

  func words(_ date: LocalDate) -> String { words.date(date) }

  func shortWords(_ date: LocalDate) -> String { words.shortDate(date) }

  /// A Wednesday in September.
  var longestWords: String? { LocalDate(iso: "2026-09-30").map(words.date) }

  /// The dates of the reader are midnights in UTC, which has no daylight saving.
  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = words.locale
    return calendar
  }

  private var today: LocalDate { LocalDate(Date(), in: .current) }

  fileprivate var example: String {
    (near ?? today.adding(days: 30)).midnight.formatted(
      Date.FormatStyle(locale: words.locale, calendar: calendar, timeZone: .gmt)
        .day().month(.abbreviated).year())
  }

  func read(_ text: String, old: LocalDate?) throws(EntryFault) -> LocalDate {
    let text = withoutWeekday(of: old, text)
    let isDistance = text.trimmingCharacters(in: .whitespaces).hasPrefix("+")
    let now = countsFromNear && isDistance ? near ?? today : today
    let reader = TypedDateReader(
      calendar: calendar, locale: words.locale, now: now.midnight,
      example: (old ?? near)?.midnight)
    do throws(TypedDateFault) {
      return LocalDate(try reader.date(text, from: near?.midnight), in: .gmt)
    } catch {
      throw EntryFault(sentence: error.sentence)
    }
  }

  /// The text without the weekday of the value before, which was not typed and does not fit another
  /// day.
  private func withoutWeekday(of date: LocalDate?, _ text: String) -> String {
    guard let date else { return text }
    let style = Date.FormatStyle(locale: words.locale, calendar: calendar, timeZone: .gmt)
    let weekdays = [style.weekday(.wide), style.weekday(.abbreviated)].map(date.midnight.formatted)
    let rest = weekdays.reduce(text) { $0.replacingOccurrences(of: $1, with: "") }
    return rest.contains(where: \.isNumber) ? rest : text
  }

  func moved(_ date: LocalDate?, _ step: EntryStep, isUp: Bool) -> LocalDate? {
    guard let date else { return near ?? today }
    let sign = isUp ? 1 : -1
    return switch step {
    case .small: date.adding(days: sign)
    case .large: date.adding(days: 7 * sign)
    case .page: date.adding(months: sign)
    }
  }
}

extension LocalDate {
  /// The beginning of the day in UTC, for what works with `Date`.
  var midnight: Date { Date(timeIntervalSince1970: TimeInterval(dayNumber) * 86_400) }
}
