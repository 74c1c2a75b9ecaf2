import Testing

@testable import Trips

/// The countries of a trip's days.
@Suite struct DayCountriesTests {
  private func countries(
    _ bookings: [Booking], places: [Place] = []
  ) -> (String) -> [String]? {
    var trip = Trip.japan
    trip.places = places
    let codes = DayCountries(trip, bookings).codes
    return { codes[day($0)] }
  }

  @Test func aFlightLeadsFromOneToTheOther() {
    let codes = countries([lh716])
    #expect(codes("2026-12-24") == ["DE"])
    #expect(codes("2026-12-25") == ["JP"])
    // Until something else is known.
    #expect(codes("2027-01-13") == ["JP"])
    #expect(codes("2027-01-14") == nil)
  }

  @Test func aDayOnTheWayHasBothInTheirOrder() {
    let home = booking(
      .flight, "JL 783", from: (.haneda, "2027-01-04", "23:55"),
      to: (.honolulu, "2027-01-04", "12:15"))
    let codes = countries([home, lh716])
    #expect(codes("2027-01-03") == ["JP"])
    #expect(codes("2027-01-04") == ["JP", "US"])
    #expect(codes("2027-01-05") == ["US"])
  }

  @Test func beforeTheFirstBookingTheTripsPlacesCount() {
    let stay = booking(
      .stay, "Granvia", from: (.kyoto, "2026-12-30", nil), to: (nil, "2027-01-02", nil))
    let codes = countries([stay], places: [.frankfurt, .kyoto, Place("Somewhere")])
    #expect(codes("2026-12-25") == ["DE", "JP"])
    #expect(codes("2026-12-31") == ["JP"])
    #expect(codes("2027-01-05") == ["JP"])
    #expect(countries([])("2026-12-24") == nil)
  }

  @Test func ideasAndCancelledBookingsDoNotCount() {
    var idea = lh716
    idea.state = .idea
    #expect(countries([idea])("2026-12-25") == nil)
  }
}
