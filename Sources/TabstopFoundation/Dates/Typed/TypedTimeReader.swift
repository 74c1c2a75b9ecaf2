import Foundation
internal import Tabstop

/// Reads times that a user typed: "14:30", "1430", "14.30", "2 pm", "9".
package struct TypedTimeReader {
  let locale: Locale
  private let morning: [String]
  private let afternoon: [String]

  package init(locale: Locale) {
    self.locale = locale
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    morning = [calendar.amSymbol, "am", "a"].map { TypedDateWords.fold($0, locale) }
    afternoon = [calendar.pmSymbol, "pm", "p"].map { TypedDateWords.fold($0, locale) }
  }

  private var notATime: TypedDateFault {
    let isTwelve = [.oneToTwelve, .zeroToEleven].contains(locale.hourCycle)
    return .notATime(
      example: isTwelve ? String(own: "2:30 PM or 1430") : String(own: "14:30 or 1430"))
  }

  /// The minutes since midnight.
  package func minutes(_ text: String) throws(TypedDateFault) -> Int {
    guard text.utf8.count <= 100 else { throw notATime }
    let folded = TypedDateWords.fold(text, locale)
    if folded == "noon" { return 720 }
    if folded == "midnight" { return 0 }
    var numbers: [(value: Int, digits: Int)] = []
    var isAfternoon: Bool?
    for token in TypedToken.tokens(text) {
      switch token {
      case .number(let value, let digits): numbers.append((value, digits))
      case .word(let word):
        let word = TypedDateWords.fold(word, locale)
        if ["h", "uhr", "時", "分", "시", "분", "oclock"].contains(word), !numbers.isEmpty { continue }
        guard isAfternoon == nil else {
          // "p. m." with a space is two words.
          guard word == "m" else { throw notATime }
          continue
        }
        if afternoon.contains(word) {
          isAfternoon = true
        } else if morning.contains(word) {
          isAfternoon = false
        } else {
          throw notATime
        }
      }
    }
    guard let (hour, minute) = Self.clock(numbers) else { throw notATime }
    return try Self.minutes(hour, minute, isAfternoon, text)
  }

  private static func clock(_ numbers: [(value: Int, digits: Int)]) -> (hour: Int, minute: Int)? {
    switch numbers.count {
    case 1 where numbers[0].digits <= 2: (numbers[0].value, 0)
    case 1 where numbers[0].digits <= 4: (numbers[0].value / 100, numbers[0].value % 100)
    case 2 where numbers[0].digits <= 2 && numbers[1].digits == 2:
      (numbers[0].value, numbers[1].value)
    default: nil
    }
  }

  private static func minutes(
    _ hour: Int, _ minute: Int, _ isAfternoon: Bool?, _ text: String
  ) throws(TypedDateFault) -> Int {
    guard 0..<60 ~= minute else { throw .noSuchTime(text) }
    switch isAfternoon {
    case nil:
      guard 0..<24 ~= hour else { throw .noSuchTime(text) }
      return hour * 60 + minute
    case let isAfternoon?:
      // "14:30 pm" is said as well.
      if isAfternoon, 13..<24 ~= hour { return hour * 60 + minute }
      guard 1...12 ~= hour else { throw .noSuchTime(text) }
      return (hour % 12 + (isAfternoon ? 12 : 0)) * 60 + minute
    }
  }
}
