import Foundation

extension TypedDateReader {
  /// Reads a range of dates and returns the beginnings of its first and its last day: "24 Dec – 3
  /// Jan", "24-27 Dec", "24.12. to 3.1.27", "24 Dec +3" (three days later).
  ///
  /// A second date without a year is the next such date on or after the first.
  func range(_ text: String) throws(TypedDateFault) -> ClosedRange<Date> {
    guard text.utf8.count <= 400 else { throw notARange }
    var fault: TypedDateFault?
    for (first, second) in Self.splits(text) {
      do throws(TypedDateFault) {
        return try range(first, second)
      } catch {
        switch error {
        // A more specific fault than "not a date" is reported.
        case .notADate: break
        default: fault = fault ?? error
        }
      }
    }
    throw fault ?? notARange
  }

  private var notARange: TypedDateFault {
    let format = TypedDateFormat(calendar: calendar, locale: locale)
    let first = calendar.date(byAdding: .day, value: 30, to: now) ?? now
    let last = calendar.date(byAdding: .day, value: 37, to: now) ?? now
    return .notARange(example: "\(format.example(first)) – \(format.example(last))")
  }

  private func range(
    _ first: String, _ second: String
  ) throws(TypedDateFault) -> ClosedRange<Date> {
    // "24 Dec +3"
    if second.hasPrefix("+") {
      let start = try date(first)
      let days = try date(second)
      let distance =
        calendar.dateComponents([.day], from: calendar.startOfDay(for: now), to: days).day ?? 0
      guard let end = calendar.date(byAdding: .day, value: distance, to: start), end >= start else {
        throw .endsBeforeStart
      }
      return start...end
    }
    let tokens = TypedToken.tokens(first)
    if tokens.count == 1, case .number(let day, digits: 1...2) = tokens[0] {
      // "24-27 Dec": the month and the year are those of the second date.
      let end = try date(second)
      var parts = calendar.dateComponents([.era, .year, .month], from: end)
      parts.day = day
      guard let start = calendar.date(from: parts), calendar.component(.day, from: start) == day
      else { throw .noSuchDay(first) }
      guard start <= end else { throw .endsBeforeStart }
      return start...end
    }
    let start = try date(first)
    let end = try date(second, from: start)
    guard start <= end else { throw .endsBeforeStart }
    return start...end
  }

  /// The ways to split a text into two dates, the likeliest first.
  private static func splits(_ text: String) -> [(String, String)] {
    var splits: [(String, String)] = []
    func cut(_ range: Range<String.Index>, keepsMark: Bool = false) {
      let first = text[..<range.lowerBound].trimmingCharacters(in: .whitespaces)
      let second = text[(keepsMark ? range.lowerBound : range.upperBound)...]
        .trimmingCharacters(in: .whitespaces)
      if !first.isEmpty, !second.isEmpty { splits.append((first, second)) }
    }
    for mark in [
      " - ", "–", "—", " to ", " until ", " till ", " bis ", " au ", " al ", "...", "…", "~",
    ] {
      if let range = text.range(of: mark, options: .caseInsensitive) { cut(range) }
    }
    if let plus = text.range(of: "+") { cut(plus, keepsMark: true) }
    // Dates contain hyphens and slashes, too: the one in the middle separates the two.
    for mark in ["-", "/"] {
      let marks = text.indices.filter { text[$0...].hasPrefix(mark) }
      guard marks.count % 2 == 1 else { continue }
      let middle = marks[marks.count / 2]
      cut(middle..<text.index(after: middle))
    }
    return splits
  }

  /// Reads a date and a time from one text: "24 Dec 14:30", "2 pm tomorrow".
  ///
  /// - Throws: If one of them is missing, or the time does not exist on that day.
  func dateAndTime(_ text: String) throws(TypedDateFault) -> Date {
    let format = TypedDateFormat(calendar: calendar, locale: locale)
    let example = format.example(calendar.date(byAdding: .day, value: 30, to: now) ?? now)
    guard text.utf8.count <= 200 else { throw .notADateAndTime(example: "\(example) 14:30") }
    let times = TypedTimeReader(locale: locale)
    let words = text.split(whereSeparator: {
      $0.isWhitespace || $0 == "," || $0 == "T" && text.contains(":")
    })
    var fault: TypedDateFault?
    // The longest time at the end, then at the beginning: "2 pm" before "pm".
    for isTimeLast in [true, false] {
      for count in [3, 2, 1] where words.count > count {
        let time = isTimeLast ? words.suffix(count) : words.prefix(count)
        let date = isTimeLast ? words.dropLast(count) : words.dropFirst(count)
        guard let minutes = try? times.minutes(time.joined(separator: " ")) else { continue }
        do throws(TypedDateFault) {
          return try at(minutes, self.date(date.joined(separator: " ")))
        } catch {
          if case .notADate = error { continue }
          fault = fault ?? error
        }
      }
    }
    throw fault ?? .notADateAndTime(example: "\(example) 14:30")
  }

  /// Returns a time of a day. If the clocks skip it, returns the first time after it.
  private func at(_ minutes: Int, _ day: Date) -> Date {
    calendar.date(
      bySettingHour: minutes / 60, minute: minutes % 60, second: 0, of: day,
      matchingPolicy: .nextTime) ?? day
  }
}
