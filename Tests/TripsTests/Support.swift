import Foundation

@testable import Trips

/// A date from "2026-12-24".
func day(_ text: String) -> LocalDate { LocalDate(iso: text)! }
/// A time from "09:35".
func time(_ text: String) -> LocalTime { LocalTime(iso: text)! }

/// Random numbers that are the same in each run.
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    // SplitMix64.
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

extension Place {
  static let frankfurt = Place("Frankfurt", country: "DE", code: "FRA", zone: "Europe/Berlin")
  static let haneda = Place("Tokyo Haneda", country: "JP", code: "HND", zone: "Asia/Tokyo")
  static let honolulu = Place("Honolulu", country: "US", code: "HNL", zone: "Pacific/Honolulu")
  static let kyoto = Place("Kyoto", country: "JP", zone: "Asia/Tokyo")
}

extension Trip {
  static let japan = Trip(
    id: RecordID("00000000-0000-4000-8000-000000000001")!, title: "Japan",
    firstDay: day("2026-12-24"), lastDay: day("2027-01-13"),
    travellers: [Traveller(id: RecordID("00000000-0000-4000-8000-000000000002")!, "Ada")])
}

/// A booking of the trip to Japan.
func booking(
  _ kind: BookingKind, _ title: String, from: (Place?, String, String?),
  to: (Place?, String, String?)? = nil, state: BookingState = .booked, order: Int = 0
) -> Booking {
  func end(_ end: (Place?, String, String?)) -> BookingEnd {
    BookingEnd(end.0, day(end.1), end.2.map { time($0) })
  }
  return Booking(
    trip: Trip.japan.id, kind: kind, state: state, title: title, start: end(from),
    end: to.map(end), order: order)
}

let lh716 = booking(
  .flight, "LH 716", from: (.frankfurt, "2026-12-24", "18:05"), to: (.haneda, "2026-12-25", "13:20")
)
