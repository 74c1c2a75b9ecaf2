import Foundation
import Tabstop

/// The reasons why a typed date or time cannot be used.
package enum TypedDateFault: Error, Hashable {
  /// The text is not a date. The example is a date that would be understood.
  case notADate(example: String)
  /// The text is not a time. The example is a time that would be understood.
  case notATime(example: String)
  /// The calendar has no such day: 30 February.
  case noSuchDay(String)
  /// Clocks have no such time: 25:00.
  case noSuchTime(String)
  /// The weekday that was typed is not that of the date, which is given in words.
  case otherWeekday(date: String)
  /// The date is outside of the range of a date picker, whose ends are in words; nil is no limit.
  case outOfRange(from: String?, to: String?)

  /// A sentence for the user.
  package var sentence: String {
    switch self {
    case .notADate(let example):
      String(
        own: "This date cannot be understood. Write it as in \(example), tomorrow, Friday or +3.")
    case .notATime(let example):
      String(own: "This time cannot be understood. Write it as in \(example).")
    case .noSuchDay(let text):
      String(own: "There is no such day as \(text). Check the day and the month.")
    case .noSuchTime(let text):
      String(own: "There is no such time as \(text). Hours go from 0 to 23.")
    case .otherWeekday(let date): String(own: "The weekday does not fit: this date is \(date).")
    case .outOfRange(let from?, let to?): String(own: "Choose one from \(from) to \(to).")
    case .outOfRange(let from?, nil): String(own: "Choose \(from) or later.")
    case .outOfRange(nil, let to?): String(own: "Choose \(to) or earlier.")
    case .outOfRange(nil, nil): ""
    }
  }
}
