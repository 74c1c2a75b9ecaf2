import Foundation

/// Reads dates that a user typed: "24 Dec", "24.12.26", "tomorrow", "+3", "Friday", "2026-12-24", and
/// the order of the locale.
///
/// A date without a year is the next one from the reference on; a weekday is the next one after it.
package struct TypedDateReader {
  let calendar: Calendar
  let locale: Locale
  /// The day that "today" and "+3" refer to.
  let now: Date
  private let example: Date
  private let words: TypedDateWords
  private let order: [Part]

  enum Part: Hashable { case year, month, day }

  /// - Parameters:
  ///   - calendar: With the time zone of the dates.
  ///   - now: The present.
  ///   - example: The date in sentences about texts that cannot be understood; nil means 30 days after `now`.
  package init(calendar: Calendar, locale: Locale, now: Date, example: Date? = nil) {
    self.example = example ?? calendar.date(byAdding: .day, value: 30, to: now) ?? now
    self.calendar = calendar
    self.locale = locale
    self.now = now
    words = TypedDateWords(calendar: calendar, locale: locale, now: now)
    let format = DateFormatter.dateFormat(fromTemplate: "yMd", options: 0, locale: locale) ?? ""
    var order: [Part] = []
    for letter in format {
      let part: Part? =
        switch letter {
        case "y", "u": .year
        case "M", "L": .month
        case "d": .day
        default: nil
        }
      if let part, !order.contains(part) { order.append(part) }
    }
    self.order = order.count == 3 ? order : [.day, .month, .year]
  }

  private var format: TypedDateFormat { TypedDateFormat(calendar: calendar, locale: locale) }
  /// The error of a text that cannot be understood.
  var notADate: TypedDateFault { .notADate(example: format.example(example)) }

  /// The beginning of the day that is meant.
  ///
  /// - Parameter reference: The day from which on a date without a year is searched, for example the
  ///   first day of a range; today if it is nil.
  package func date(_ text: String, from reference: Date? = nil) throws(TypedDateFault) -> Date {
    let today = calendar.startOfDay(for: now)
    let reference = calendar.startOfDay(for: reference ?? now)
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty, text.utf8.count <= 200 else { throw notADate }
    if let distance = words.distance(text) { return try adding(distance, .day, to: today) }
    if let date = try relative(text, today) { return date }
    return try absolute(TypedToken.tokens(text), text, reference)
  }

  // MARK: Relative

  /// Reads a relative date: "+3", "-1", "+2 weeks", "in 3 days", "+1m".
  private func relative(_ text: String, _ today: Date) throws(TypedDateFault) -> Date? {
    var rest = TypedDateWords.fold(text, locale)[...]
    var sign = 1
    if rest.hasPrefix("+") {
      rest = rest.dropFirst()
    } else if rest.hasPrefix("-") || rest.hasPrefix("−") {
      rest = rest.dropFirst()
      sign = -1
    } else if rest.hasPrefix("in ") {
      rest = rest.dropFirst(3)
    } else {
      return nil
    }
    let tokens = TypedToken.tokens(String(rest))
    guard case .number(let count, _)? = tokens.first, tokens.count <= 2 else { throw notADate }
    var unit = Calendar.Component.day
    if tokens.count == 2 {
      guard case .word(let word) = tokens[1], let named = Self.unit(word) else { throw notADate }
      unit = named
    }
    return try adding(sign * count, unit, to: today)
  }

  private static func unit(_ word: String) -> Calendar.Component? {
    switch word.lowercased() {
    case "d", "day", "days": .day
    case "w", "week", "weeks": .weekOfYear
    case "m", "month", "months": .month
    case "y", "year", "years": .year
    default: nil
    }
  }

  private func adding(
    _ count: Int, _ unit: Calendar.Component, to date: Date
  ) throws(TypedDateFault) -> Date {
    // 10,000 years are the end of the calendar.
    guard abs(count) < 3_700_000,
      let sum = calendar.date(byAdding: unit, value: count, to: date), isStorable(sum)
    else { throw notADate }
    return calendar.startOfDay(for: sum)
  }

  private func isStorable(_ date: Date) -> Bool {
    // The years 1 to 9999, in seconds.
    -62_135_596_800..<253_402_300_800 ~= date.timeIntervalSince1970
  }

  // MARK: Absolute

  private struct Parts {
    var year: Int?
    var month: Int?
    var day: Int?
    var yearDigits = 4
    var isISO = false
  }

  private func absolute(
    _ tokens: [TypedToken], _ text: String, _ reference: Date
  ) throws(TypedDateFault) -> Date {
    var numbers: [(value: Int, digits: Int)] = []
    var month: Int?
    var weekday: Int?
    var isAfterNumber = false
    for token in tokens {
      defer { if case .number = token { isAfterNumber = true } else { isAfterNumber = false } }
      switch token {
      case .number(let value, let digits): numbers.append((value, digits))
      // Before the weekdays: 日 is also Sunday.
      case .word(let word) where isAfterNumber && Self.suffixes.contains(word.lowercased()): break
      case .word(let word):
        if let number = words.month(word), month == nil {
          month = number
        } else if let number = words.weekday(word), weekday == nil {
          weekday = number
        } else if !Self.fillers.contains(word.lowercased()) {
          throw notADate
        }
      }
    }
    let candidates = readings(numbers, month: month, text)
    if candidates.isEmpty {
      guard numbers.isEmpty, month == nil, let weekday else { throw notADate }
      return try next(weekday, after: reference)
    }
    for parts in candidates {
      guard let date = resolve(parts, reference) else { continue }
      if let weekday, calendar.component(.weekday, from: date) != weekday {
        throw .otherWeekday(date: format.date(date))
      }
      return date
    }
    throw .noSuchDay(text)
  }

  /// Words that do not change the date: "the 24th of December", "24 de diciembre".
  private static let fillers: Set = [
    "the", "of", "on", "next", "den", "am", "le", "de", "del", "el", "il", "di",
  ]
  /// The suffixes of numbers: "24th", "12月24日".
  private static let suffixes: Set = [
    "st", "nd", "rd", "th", "er", "e", "º", "ª", "年", "月", "日", "년", "월", "일", "号",
  ]

  private func next(_ weekday: Int, after date: Date) throws(TypedDateFault) -> Date {
    let distance = (weekday - calendar.component(.weekday, from: date) + 7) % 7
    return try adding(distance == 0 ? 7 : distance, .day, to: date)
  }

  /// The ways to read numbers, the likeliest first.
  private func readings(
    _ numbers: [(value: Int, digits: Int)], month: Int?, _ text: String
  ) -> [Parts] {
    if let month {
      // "24 Dec", "Dec 24", "24 Dec 2026", "Dec 24, 2026", "2026 Dec 24"
      switch numbers.count {
      case 1 where numbers[0].digits <= 2: return [Parts(month: month, day: numbers[0].value)]
      case 2:
        let isYearFirst = numbers[0].digits > 2
        let (day, year) = isYearFirst ? (numbers[1], numbers[0]) : (numbers[0], numbers[1])
        guard day.digits <= 2, [2, 4].contains(year.digits) else { return [] }
        return [
          Parts(year: year.value, month: month, day: day.value, yearDigits: year.digits)
        ]
      default: return []
      }
    }
    switch numbers.count {
    case 1: return alone(numbers[0])
    case 2:
      guard numbers.allSatisfy({ $0.digits <= 2 }) else { return [] }
      return dayFirst(text).map { dayFirst in
        let (day, month) = dayFirst ? (numbers[0], numbers[1]) : (numbers[1], numbers[0])
        return Parts(month: month.value, day: day.value)
      }
    case 3:
      if numbers[0].digits == 4 {
        guard numbers[1].digits <= 2, numbers[2].digits <= 2 else { return [] }
        let isISO = text.contains("-")
        return [
          Parts(
            year: numbers[0].value, month: numbers[1].value, day: numbers[2].value, isISO: isISO)
        ]
      }
      guard numbers[0].digits <= 2, numbers[1].digits <= 2, [1, 2, 4].contains(numbers[2].digits)
      else { return [] }
      return ordered(numbers, text)
    default: return []
    }
  }

  /// Digits without a separator: "24", "2412", "241226", "24122026", "20261224".
  private func alone(_ number: (value: Int, digits: Int)) -> [Parts] {
    func split(_ lengths: [Int]) -> [(value: Int, digits: Int)] {
      var digits = Array(repeating: 0, count: number.digits)
      var rest = number.value
      for index in digits.indices.reversed() {
        digits[index] = rest % 10
        rest /= 10
      }
      var start = 0
      return lengths.map { length in
        defer { start += length }
        return (digits[start..<(start + length)].reduce(0) { $0 * 10 + $1 }, length)
      }
    }
    switch number.digits {
    case 1, 2: return [Parts(day: number.value)]
    case 4:
      let parts = split([2, 2])
      return dayFirst("").map { dayFirst in
        dayFirst
          ? Parts(month: parts[1].value, day: parts[0].value)
          : Parts(month: parts[0].value, day: parts[1].value)
      }
    case 6: return ordered(split([2, 2, 2]), "")
    case 8:
      let iso = split([4, 2, 2])
      let isoParts = Parts(year: iso[0].value, month: iso[1].value, day: iso[2].value, isISO: true)
      return (1900...2199 ~= iso[0].value && 1...12 ~= iso[1].value ? [isoParts] : [])
        + ordered(split([2, 2, 4]), "")
    default: return []
    }
  }

  /// Whether the day is before the month, by the locale; the other order is tried after it. Points
  /// are written between a day and a month in this order in nearly all languages.
  private func dayFirst(_ text: String) -> [Bool] {
    let isFirst =
      text.contains(".") && order[0] != .year
      || (order.firstIndex(of: .day) ?? 0) < (order.firstIndex(of: .month) ?? 1)
    return [isFirst, !isFirst]
  }

  private func ordered(_ numbers: [(value: Int, digits: Int)], _ text: String) -> [Parts] {
    var orders: [[Part]] = [order]
    if text.contains("."), order[0] != .year { orders.insert([.day, .month, .year], at: 0) }
    orders += [[.day, .month, .year], [.month, .day, .year]]
    return orders.compactMap { order in
      var parts = Parts()
      for (part, number) in zip(order, numbers) {
        switch part {
        case .year:
          parts.year = number.value
          parts.yearDigits = number.digits
        case .month: parts.month = number.value
        case .day: parts.day = number.value
        }
        if part != .year, number.digits > 2 { return nil }
      }
      return parts
    }
  }

  /// The day with these parts; nil if the calendar has none.
  private func resolve(_ parts: Parts, _ reference: Date) -> Date? {
    guard let day = parts.day, 1...31 ~= day else { return nil }
    guard let month = parts.month else { return nextDay(day, reference) }
    guard 1...13 ~= month else { return nil }
    let isGregorian = [.gregorian, .iso8601].contains(calendar.identifier)
    let calendar = parts.isISO && !isGregorian ? gregorian : calendar
    if let year = parts.year {
      let full = parts.yearDigits <= 2 && isGregorian ? century(of: year, reference) : year
      return exact(full, month, day, calendar, reference)
    }
    let year = calendar.component(.year, from: reference)
    // 29 February may be eight years away.
    return (year...(year + 8)).lazy
      .compactMap { exact($0, month, day, calendar, reference) }
      .first { $0 >= reference }
  }

  private var gregorian: Calendar {
    var gregorian = Calendar(identifier: .gregorian)
    gregorian.timeZone = calendar.timeZone
    return gregorian
  }

  /// The next day with a number in its month, from the reference on.
  private func nextDay(_ day: Int, _ reference: Date) -> Date? {
    let start = calendar.dateComponents([.era, .year, .month], from: reference)
    guard let first = calendar.date(from: start) else { return nil }
    return (0...3).lazy
      .compactMap { calendar.date(byAdding: .month, value: $0, to: first) }
      .compactMap { month in
        calendar.date(byAdding: .day, value: day - 1, to: month).flatMap {
          calendar.component(.day, from: $0) == day ? calendar.startOfDay(for: $0) : nil
        }
      }
      .first { $0 >= reference }
  }

  /// The year with two last digits that is nearest to the reference: at most 50 years before it.
  private func century(of year: Int, _ reference: Date) -> Int {
    let now = calendar.component(.year, from: reference)
    let candidate = now - now % 100 + year
    if candidate >= now + 50 { return candidate - 100 }
    return candidate < now - 50 ? candidate + 100 : candidate
  }

  private func exact(
    _ year: Int, _ month: Int, _ day: Int, _ calendar: Calendar, _ reference: Date
  ) -> Date? {
    let era = calendar.component(.era, from: reference)
    let parts = DateComponents(era: era, year: year, month: month, day: day)
    // A calendar accepts 31 February and returns a day in March.
    guard let date = calendar.date(from: parts), isStorable(date),
      calendar.dateComponents([.year, .month, .day], from: date)
        == DateComponents(year: year, month: month, day: day)
    else { return nil }
    return calendar.startOfDay(for: date)
  }
}
