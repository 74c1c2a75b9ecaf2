import Foundation
import Testing
import Trips

@testable import Exchange

/// Fields that a file does not have stay unchanged when the file is imported again.
struct ImportAgainTests {
  private static let frankfurt = Place("Frankfurt", code: "FRA", zone: "Europe/Berlin")
  private static let tokyo = Place("Tokyo", code: "HND", zone: "Asia/Tokyo")

  /// Bookings with an end that has no time, or no end.
  private static let withoutEndTime: [Booking] = [
    Booking(
      trip: trip.id, kind: .flight, state: .booked, title: "LH 716",
      start: BookingEnd(frankfurt, day("2026-12-24"), time("18:05")),
      end: BookingEnd(tokyo, day("2026-12-25"))),
    Booking(
      trip: trip.id, kind: .train, state: .booked, title: "ICE 75",
      start: BookingEnd(frankfurt, day("2026-12-24"), time("09:35")),
      end: BookingEnd(tokyo, day("2026-12-24"))),
    Booking(
      trip: trip.id, kind: .boat, state: .booked, title: "Ferry",
      start: BookingEnd(tokyo, day("2026-12-27"), time("09:35")),
      end: BookingEnd(nil, day("2026-12-28"))),
    Booking(
      trip: trip.id, kind: .bus, state: .booked, title: "Bus",
      start: BookingEnd(tokyo, day("2026-12-27")), end: BookingEnd(frankfurt, day("2026-12-27"))),
    Booking(
      trip: trip.id, kind: .stay, state: .booked, title: "Granvia",
      start: BookingEnd(tokyo, day("2026-12-28"), time("15:00")),
      end: BookingEnd(nil, day("2026-12-30"))),
  ]

  @Test(arguments: withoutEndTime.indices)
  func anEndWithoutATimeIsReadAsItWasWritten(_ index: Int) throws {
    let booking = Self.withoutEndTime[index]
    let data = try CalendarWriter.write(trip, [booking], now: Date(), words: .posix)
    let copy = try #require(try preview(data).rows.first?.booking)
    #expect(copy.end?.place?.name == booking.end?.place?.name)
    #expect(copy.end?.date == booking.end?.date)
    #expect(copy.end?.time == nil)
    #expect(try preview(data, existing: [booking]).rows.map(\.status) == [.unchanged])
  }

  /// Another program moved the flight by two days, and knows no arrival.
  @Test func anEndWithoutATimeMovesWithItsStart() throws {
    let flight = Self.withoutEndTime[0]
    let data = try CalendarWriter.write(trip, [flight], now: Date(), words: .posix)
    let text = String(decoding: data, as: UTF8.self)
    let moved = Data(text.replacingOccurrences(of: "20261224T1805", with: "20261226T1805").utf8)
    let booking = try preview(moved, existing: [flight]).rows[0].booking
    #expect(booking.start.date == day("2026-12-26"))
    #expect(booking.end == BookingEnd(Self.tokyo, day("2026-12-27")))
  }

  /// Another program made one day of three.
  @Test func anEventThatWasShortenedIsShortened() throws {
    var hike = Booking(
      trip: trip.id, kind: .activity, state: .booked, title: "Hike",
      start: BookingEnd(Self.tokyo, day("2026-12-26")),
      end: BookingEnd(Self.tokyo, day("2026-12-28")))
    let data = try CalendarWriter.write(trip, [hike], now: Date(), words: .posix)
    let text = String(decoding: data, as: UTF8.self)
    let shortened = Data(text.replacingOccurrences(of: ":20261229", with: ":20261227").utf8)
    #expect(try preview(shortened, existing: [hike]).rows[0].booking.end?.date == hike.start.date)
    // An end on the same day says more than the file.
    hike.end = BookingEnd(Self.tokyo, day("2026-12-26"), time("17:00"))
    #expect(try preview(shortened, existing: [hike]).rows[0].booking.end == hike.end)
  }

  private func reservation(_ more: String = "", seat: String = "12A", arrival: String? = "Tokyo")
    -> Data
  {
    let place = arrival.map { #","arrivalAirport":{"name":"\#($0)","iataCode":"HND"}"# } ?? ""
    return Data(
      #"""
      {"@type":"FlightReservation","reservationNumber":"X1",
      "airplaneSeat":"\#(seat)","reservationFor":{"@type":"Flight","flightNumber":"716",
      "airline":{"iataCode":"LH"},"departureAirport":{"name":"Frankfurt","iataCode":"FRA"}
      \#(place),"departureTime":"2026-12-24T18:05:00"\#(more)}}
      """#.utf8)
  }

  @Test(arguments: ["Tokyo", nil])
  func anArrivalThatTheUserEnteredStays(_ arrival: String?) throws {
    var booking = try #require(
      try preview(reservation(arrival: arrival)).rows.first?.booking)
    #expect(booking.end?.time == nil)
    booking.end = BookingEnd(Self.tokyo, day("2026-12-25"), time("13:20"))
    booking.start.place?.address = "Terminal 1"
    let changed = try preview(reservation(seat: "14C", arrival: arrival), existing: [booking]).rows[
      0]
    #expect(changed.status == .changed)
    #expect(changed.booking.seat == "14C")
    #expect(changed.booking.end == booking.end)
    #expect(changed.booking.start == booking.start)
    // A file that says it replaces it.
    let later = reservation(#","arrivalTime":"2026-12-25T14:00:00""#, arrival: arrival)
    let row = try preview(later, existing: [booking]).rows[0]
    #expect(row.booking.end?.time == time("14:00"))
    #expect(row.booking.end?.place == Self.tokyo)
  }

  /// The day is stated, and the time is not.
  @Test func aTimeThatTheUserEnteredStaysOnItsDay() throws {
    let dayOnly = #","arrivalTime":"2026-12-25""#
    var booking = try #require(try preview(reservation(dayOnly)).rows.first?.booking)
    booking.end?.time = time("13:20")
    let same = try preview(reservation(dayOnly, seat: "14C"), existing: [booking]).rows[0].booking
    #expect(same.end == booking.end)
    let other = #","arrivalTime":"2026-12-26""#
    let moved = try preview(reservation(other), existing: [booking]).rows[0].booking
    #expect(moved.end?.date == day("2026-12-26") && moved.end?.time == nil)
  }
}
