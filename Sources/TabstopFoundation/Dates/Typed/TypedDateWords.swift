import Foundation

/// The words of dates in a language, and in English.
struct TypedDateWords {
  /// Folded names and abbreviations of months, with their numbers from 1.
  private let months: [(name: String, number: Int)]
  /// Folded names and abbreviations of weekdays, with their numbers from 1 for Sunday.
  private let weekdays: [(name: String, number: Int)]
  /// Folded names of days near today, with their distance from today in days.
  private let days: [String: Int]
  private let locale: Locale

  /// - Parameter now: The current time, for the names of the days near today.
  init(calendar: Calendar, locale: Locale, now: Date) {
    self.locale = locale
    var own = calendar
    own.locale = locale
    var english = calendar
    english.locale = Locale(identifier: "en_GB")
    func names(_ lists: [[String]]) -> [(name: String, number: Int)] {
      lists.flatMap { list in
        list.enumerated().map { (Self.fold($1, locale), $0 + 1) }
      }
      // "12月" is read as a number.
      .filter { entry in !entry.name.isEmpty && !entry.name.contains(where: \.isNumber) }
    }
    months = names(
      [own, english].flatMap {
        [$0.monthSymbols, $0.standaloneMonthSymbols, $0.shortMonthSymbols]
          + [$0.shortStandaloneMonthSymbols]
      })
    weekdays = names(
      [own, english].flatMap {
        [$0.weekdaySymbols, $0.standaloneWeekdaySymbols, $0.shortWeekdaySymbols]
          + [$0.shortStandaloneWeekdaySymbols]
      })
    var days = ["today": 0, "tomorrow": 1, "yesterday": -1, "day after tomorrow": 2]
    for distance in -2...2 {
      guard let date = calendar.date(byAdding: .day, value: distance, to: now) else { continue }
      var style = Date.AnchoredRelativeFormatStyle(
        anchor: date, presentation: .named, unitsStyle: .wide, locale: locale, calendar: calendar)
      style.allowedFields = [.day]
      let name = Self.fold(style.format(now), locale)
      // "in 2 days" is read by its number.
      if !name.contains(where: \.isNumber) { days[name] = distance }
    }
    self.days = days
  }

  /// Returns a word without case, accents, apostrophes and points.
  static func fold(_ text: String, _ locale: Locale) -> String {
    text.folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: locale
    )
    .filter { !".'’،".contains($0) }
    .trimmingCharacters(in: .whitespaces)
  }

  /// The distance in days of a word such as "tomorrow"; `nil` for other words.
  func distance(_ text: String) -> Int? { days[Self.fold(text, locale)] }

  /// The number of the month with this name or abbreviation, or with this beginning of at least
  /// three letters if it fits only one month.
  func month(_ word: String) -> Int? { Self.find(word, in: months, locale) }

  /// The number of the weekday, 1 for Sunday, found in the same way.
  func weekday(_ word: String) -> Int? { Self.find(word, in: weekdays, locale) }

  private static func find(
    _ word: String, in names: [(name: String, number: Int)], _ locale: Locale
  ) -> Int? {
    let word = fold(word, locale)
    if let exact = names.first(where: { $0.name == word }) { return exact.number }
    guard word.count >= 3 else { return nil }
    let numbers = Set(names.filter { $0.name.hasPrefix(word) }.map(\.number))
    return numbers.count == 1 ? numbers.first : nil
  }
}
