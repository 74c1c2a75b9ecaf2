import Foundation

/// The format of dates and times that are announced after they were typed.
struct TypedDateFormat {
  let calendar: Calendar
  let locale: Locale

  /// - Parameter calendar: With the time zone of the dates.
  init(calendar: Calendar, locale: Locale) {
    self.calendar = calendar
    self.locale = locale
  }

  private var style: Date.FormatStyle {
    Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
  }

  /// The whole date with its weekday: "Thursday, 24 December 2026".
  func date(_ date: Date) -> String {
    date.formatted(style.weekday(.wide).day().month(.wide).year())
  }

  /// The date in a narrow field: "Thu, 24 Dec 2026".
  func shortDate(_ date: Date) -> String {
    // Elsewhere months have numbers, or no shorter names.
    let language = locale.language.languageCode?.identifier
    let hasShortMonths = !["ar", "ja", "ko", "zh"].contains(language)
    return date.formatted(
      style.weekday(.abbreviated).day().year().month(hasShortMonths ? .abbreviated : .defaultDigits)
    )
  }

  /// The longest that a date gets, nearly: "Wednesday, 30 September 2026".
  var longestDate: String {
    date(Date(timeIntervalSince1970: 1_790_769_600))
  }

  /// The names of the weekday, "Thursday", "Thu", which a date that was not typed may contain.
  func weekdays(_ date: Date) -> [String] {
    [weekday(date), date.formatted(style.weekday(.abbreviated))]
  }

  /// The name of the weekday: "Thursday".
  func weekday(_ date: Date) -> String { date.formatted(style.weekday(.wide)) }

  /// The time: "14:30".
  func time(_ date: Date) -> String {
    // ICU 72 and newer separate "PM" by U+202F, at which some voices stop.
    date.formatted(style.hour(.defaultDigits(amPM: .abbreviated)).minute())
      .replacingOccurrences(of: "\u{202F}", with: " ")
  }

  /// A date as one would type it, for examples: "24 Dec 2026".
  func example(_ date: Date) -> String {
    date.formatted(style.day().month(.abbreviated).year())
  }
}
