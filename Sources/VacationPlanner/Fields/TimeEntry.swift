import Foundation
import TabstopFoundation
import Trips

/// A time of the day that is typed.
typealias TimeEntry = TypedEntry<LocalTimeFormat>

extension TypedEntry where Format == LocalTimeFormat {
  convenience init(
    _ time: LocalTime?, isOptional: Bool = true, words: Wording = Wording(.ofUser)
  ) {
    self.init(
      time, LocalTimeFormat(words: words), isOptional: isOptional,
      missing: String(
        localized:
          "A time is missing. Type it as in \(words.time(LocalTime(hour: 14, minute: 30)!))."))
  }
}

/// The format of typed times.
struct LocalTimeFormat: TypedFormat {
  let words: Wording

  func words(_ time: LocalTime) -> String { words.time(time) }

  func read(_ text: String, old: LocalTime?) throws(EntryFault) -> LocalTime {
    do throws(TypedDateFault) {
      let minutes = try TypedTimeReader(locale: words.locale).minutes(text)
      return LocalTime(minutes: minutes) ?? .midnight
    } catch {
      throw EntryFault(sentence: error.sentence)
    }
  }

  /// Returns the time after the key Up or Down, which goes to the next multiple of five minutes,
  /// around midnight.
  func moved(_ time: LocalTime?, _ step: EntryStep, isUp: Bool) -> LocalTime? {
    guard let time else { return .noon }
    let minutes: Int
    switch step {
    case .small:
      let past = time.minutes % 5
      minutes = time.minutes + (isUp ? 5 - past : past == 0 ? -5 : -past)
    case .large: minutes = time.minutes + (isUp ? 60 : -60)
    case .page: return nil
    }
    return LocalTime(minutes: (minutes + 1440) % 1440)
  }
}
