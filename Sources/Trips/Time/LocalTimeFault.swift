internal import Localization

/// The reasons why a local date and time in a zone is not exactly one instant.
public enum LocalTimeFault: Error, Hashable, Sendable {
  /// There is no zone: the place is not known, or has none.
  case noZone
  /// This machine does not know the zone. The booking is kept as it is; its instants and durations
  /// are missing until a system with newer zone data reads it.
  case unknownZone(String)
  /// Clocks were set forward over this time. `next` is the first one that exists after it.
  case skipped(LocalDate, LocalTime, zone: String, next: LocalTime)
  /// Clocks were set back, so that this time exists twice, and neither was chosen.
  case repeated(LocalDate, LocalTime, zone: String)
}

extension LocalTimeFault: CustomStringConvertible {
  /// A sentence for the user.
  public var description: String { sentence(.posix) }

  /// A sentence for the user, with dates and times in the words' locale.
  public func sentence(_ words: Wording) -> String {
    switch self {
    case .noZone:
      String(words: "The time zone is not known. Choose a place that has one, or a time zone.")
    case .unknownZone(let zone):
      String(
        words: """
          This computer does not know the time zone \(zone). Everything is kept, but durations \
          and order cannot be calculated.
          """)
    case .skipped(let date, let time, let zone, let next):
      String(
        words: """
          On \(words.date(date)), \(words.time(time)) does not exist in \
          \(words.city(ofZone: zone)): clocks are set forward. The next time is \
          \(words.time(next)).
          """)
    case .repeated(let date, let time, let zone):
      String(
        words: """
          On \(words.date(date)), \(words.time(time)) exists twice in \
          \(words.city(ofZone: zone)): clocks are set back. Choose the earlier or the later one.
          """)
    }
  }
}
