internal import Localization
import Foundation

/// A day of a trip, derived from the trip's dates and its bookings.
public struct TripDay: Hashable, Sendable, Identifiable {
  /// The date.
  public let date: LocalDate
  /// The number of the day in the trip, from 1; nil for a day outside the trip's dates that has
  /// bookings.
  public let number: Int?
  /// The bookings in order: those with a time, then those without.
  public let rows: [DayRow]
  /// The stays in which the night after this day is spent.
  public let nights: [TripNight]

  /// The date.
  public var id: LocalDate { date }

  /// The heading of the day: "Thursday, 24 December 2026, day 3".
  public func heading(_ words: Wording) -> String {
    // In French the name of a day begins with a lowercase letter.
    let date = capitalized(words.date(date))
    return number.map { String(words: "\(date), day \($0)") }
      ?? String(words: "\(date), outside the trip")
  }
}

/// A night in a stay.
public struct TripNight: Hashable, Sendable {
  /// The booking.
  public let booking: RecordID
  /// The number of the night in the stay, from 1.
  public let number: Int
  /// The number of nights of the stay.
  public let count: Int
  /// The night in one sentence: "night 2 of 3, Hotel Granvia".
  public let sentence: String
}

/// The start or the end of a booking in the list of a day.
public struct DayRow: Hashable, Sendable, Identifiable {
  /// The part of a booking that an entry shows.
  public enum Role: String, Hashable, Sendable {
    /// The departure, the check-in, the beginning.
    case start
    /// The arrival or the end, on a later or an earlier day than the start; the check-out.
    case end
  }

  /// The identity of an entry.
  public struct ID: Hashable, Sendable {
    /// The booking.
    public let booking: RecordID
    /// The part of the booking.
    public let role: Role

    /// Creates an identity.
    public init(booking: RecordID, role: Role) {
      self.booking = booking
      self.role = role
    }
  }

  /// The identity.
  public let id: ID
  /// The local time, if it is known.
  public let time: LocalTime?
  /// The entry in one sentence.
  public let sentence: String

  /// The booking.
  public var booking: RecordID { id.booking }
  /// The part of the booking.
  public var role: Role { id.role }
  /// Whether it can be moved among the bookings of its day that have no time.
  public var isMovable: Bool { time == nil && role == .start }
}
