import Foundation
import Trips

/// Dates and times in the texts that passes show, for passes without machine-readable ones.
enum ShownDate {
  private static let months = [
    ["jan", "janv", "ene", "gen"], ["feb", "fév", "fev"], ["mar", "mär", "mrz", "mrt"],
    ["apr", "avr", "abr"], ["may", "mai", "mag", "mei"], ["jun", "juin", "giu"],
    ["jul", "juil", "lug"], ["aug", "aoû", "aou", "ago"], ["sep", "set"], ["oct", "okt", "ott"],
    ["nov"], ["dec", "dez", "déc", "dic"],
  ]

  /// Reads a date such as "24DEC26", "24 Dec 2026", "Thu, Dec 24, 2026", "24.12.2026"; with `year`
  /// also "24 DEC". Returns nil if the order of day and month is ambiguous.
  static func date(_ text: String, year: Int?) -> LocalDate? {
    let text = text.lowercased()
    guard text.utf8.count < 60 else { return nil }
    if let found = groups(#"\b(\d{1,2})([./])(\d{1,2})[./](\d{4}|\d{2})\b"#, text) {
      guard let first = Int(found[0]), let second = Int(found[2]), let year = full(found[3])
      else { return nil }
      // With points the day is first everywhere.
      let isCertain = first > 12 || second > 12 || first == second || found[1] == "."
      guard isCertain else { return nil }
      return second > 12
        ? LocalDate(year: year, month: first, day: second)
        : LocalDate(year: year, month: second, day: first)
    }
    let name = #"(\p{L}{3,9})"#
    if let found = groups(#"(?<!\d)(\d{1,2})[. -]*\#(name)[. -]*(\d{4}|\d{2})?(?!\d|:)"#, text),
      let month = month(found[1])
    {
      return full(found[2]).or(year).flatMap { year in
        Int(found[0]).flatMap { LocalDate(year: year, month: month, day: $0) }
      }
    }
    if let found = groups(#"\#(name)\.? (\d{1,2})(?:,? (\d{4}))?(?!\d|:)"#, text),
      let month = month(found[0])
    {
      return full(found[2]).or(year).flatMap { year in
        Int(found[1]).flatMap { LocalDate(year: year, month: month, day: $0) }
      }
    }
    return nil
  }

  /// Reads a time such as "18:05", "6:05 PM", "18h05".
  static func time(_ text: String) -> LocalTime? {
    guard text.utf8.count < 30,
      let found = groups(
        #"^(\d{1,2})[:h.](\d{2})(?::\d{2})?\s*([ap])?\.?m?\.?$"#, text.lowercased()),
      var hour = Int(found[0]), let minute = Int(found[1])
    else { return nil }
    if !found[2].isEmpty {
      guard 1...12 ~= hour else { return nil }
      hour = hour % 12 + (found[2] == "p" ? 12 : 0)
    }
    return LocalTime(hour: hour, minute: minute)
  }

  private static func month(_ name: String) -> Int? {
    months.firstIndex { $0.contains { name.hasPrefix($0) } }.map { $0 + 1 }
  }

  private static func full(_ year: String) -> Int? {
    Int(year).map { $0 < 100 ? 2000 + $0 : $0 }
  }

  private static func groups(_ pattern: String, _ text: String) -> [String]? {
    guard let expression = try? NSRegularExpression(pattern: pattern),
      let match = expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text))
    else { return nil }
    return (1..<match.numberOfRanges).map { index in
      Range(match.range(at: index), in: text).map { String(text[$0]) } ?? ""
    }
  }
}

extension Int? {
  /// This number, or another one if it is nil.
  fileprivate func or(_ other: Int?) -> Int? { self ?? other }
}
