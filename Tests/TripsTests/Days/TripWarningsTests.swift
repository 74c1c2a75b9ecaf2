import Foundation
import Testing

@testable import Trips

struct TripWarningsTests {
  private static let home = booking(
    .stay, "Everywhere", from: (nil, "2026-12-24", nil), to: (nil, "2027-01-13", nil))

  private func warnings(_ bookings: [Booking], stay: Bool = true) -> [PlanWarning] {
    TripWarnings(.japan, bookings + (stay ? [Self.home] : []), words: .posix).warnings
  }

  @Test func twoBookingsAtOnce() {
    let meal = booking(
      .meal, "Lunch", from: (.kyoto, "2026-12-26", "12:00"), to: (nil, "2026-12-26", "13:00"))
    var zoned = meal
    zoned.end?.zone = "Asia/Tokyo"
    let temple = booking(.activity, "Temple", from: (.kyoto, "2026-12-26", "12:30"))
    let found = warnings([zoned, temple])
    #expect(
      found.map(\.sentence) == [
        "Two bookings at once on Saturday, 26 December 2026: meal Lunch and activity Temple."
      ])
    var idea = temple
    idea.state = .idea
    #expect(warnings([zoned, idea]).isEmpty)
    var after = temple
    after.start.time = time("13:00")
    #expect(warnings([zoned, after]).isEmpty)
    var same = temple
    same.start.time = time("12:00")
    #expect(warnings([zoned, same]).count == 1)
  }

  @Test func arrivingAfterTheNextOneLeaves() {
    let train = booking(
      .train, "Narita Express", from: (.haneda, "2026-12-25", "13:00"),
      to: (.kyoto, "2026-12-25", "14:00"))
    let found = warnings([train, lh716])
    #expect(found.map(\.reason) == [.arrivesAfterNextLeaves])
    #expect(
      found[0].sentence
        == "Flight LH 716 arrives 20 minutes after train Narita Express leaves, on Friday, 25 December 2026."
    )
  }

  @Test func lessThanTwoHoursBetweenFlights() {
    func next(_ departure: String) -> Booking {
      booking(
        .flight, "NH 1", from: (.haneda, "2026-12-25", departure),
        to: (.kyoto, "2026-12-25", "18:00"))
    }
    #expect(
      warnings([lh716, next("15:19")]).map(\.sentence) == [
        "Only 1 hour 59 minutes between flight LH 716 and flight NH 1, on Friday, 25 December 2026."
      ])
    #expect(warnings([lh716, next("15:20")]).isEmpty)
    #expect(warnings([lh716, next("13:20")]).map(\.reason) == [.shortTransfer])
  }

  @Test func nightsWithoutAStay() {
    var stay = Self.home
    stay.start.date = day("2026-12-27")
    let found = warnings([lh716, stay], stay: false)
    #expect(
      found.map(\.sentence) == [
        "No stay for 2 nights, from Friday, 25 December 2026 to Sunday, 27 December 2026."
      ])
    #expect(warnings([], stay: false).isEmpty, "a new trip has no bookings yet")
    stay.start.date = day("2026-12-26")
    #expect(
      warnings([lh716, stay], stay: false).map(\.sentence) == [
        "No stay for the night of Friday, 25 December 2026."
      ])
    stay.state = .idea
    #expect(warnings([lh716, stay], stay: false).count == 1)
  }

  @Test func aBookingOutsideTheDates() {
    let late = booking(.activity, "Party", from: (.kyoto, "2027-01-14", nil))
    #expect(
      warnings([late]).map(\.sentence) == [
        "Activity Party is outside the trip's dates, on Thursday, 14 January 2027."
      ])
  }

  @Test func timesThatDoNotExist() {
    let sydney = Place("Sydney", zone: "Australia/Sydney")
    let meal = booking(.meal, "Snack", from: (sydney, "2026-10-04", "02:30"))
    #expect(
      warnings([meal]).first?.sentence.hasPrefix(
        "Meal Snack: On Sunday, 4 October 2026, 02:30 does not exist") == true)
    let backwards = booking(
      .flight, "X 1", from: (.frankfurt, "2026-12-26", "10:00"),
      to: (.haneda, "2026-12-26", "11:00"))
    #expect(warnings([backwards]).map(\.reason) == [.time])
  }

  @Test func twoStaysInOneNight() {
    let second = booking(
      .stay, "Inn", from: (.kyoto, "2027-01-02", nil), to: (.kyoto, "2027-01-03", nil))
    #expect(warnings([second]).map(\.reason) == [.twoAtOnce])
  }

  @Test func aHiredCarLeavesTimeForOthers() {
    let car = booking(
      .car, "Toyota", from: (.kyoto, "2026-12-26", "09:00"), to: (.kyoto, "2026-12-29", "09:00"))
    let train = booking(
      .train, "T", from: (.kyoto, "2026-12-27", "09:00"), to: (.kyoto, "2026-12-27", "10:00"))
    let meal = booking(.meal, "M", from: (.kyoto, "2026-12-27", "12:00"))
    #expect(warnings([car, train, meal]).isEmpty)
  }

  /// The pairs that are found are the same as by comparing all with all.
  @Test func pairsAtOnceAreAsByComparingAll() throws {
    var dice = Dice(3)
    for _ in 0..<200 {
      let bookings = (0..<12).map { index in
        let start = Int.random(in: 0..<1300, using: &dice)
        return booking(
          .meal, "\(index)", from: (.kyoto, "2026-12-26", LocalTime(minutes: start)!.description),
          to: (
            .kyoto, "2026-12-26",
            LocalTime(minutes: min(1439, start + .random(in: 0...90, using: &dice)))!.description
          ))
      }
      var expected: Set<Set<RecordID>> = []
      for a in bookings {
        for b in bookings where a.id < b.id {
          let (first, second) = a.start.time! <= b.start.time! ? (a, b) : (b, a)
          if first.end!.time! > second.start.time! || first.start.time == second.start.time {
            expected.insert([a.id, b.id])
          }
        }
      }
      let found = warnings(bookings)
      #expect(Set(found.map { Set($0.bookings) }) == expected)
      #expect(Set(found.map(\.id)).count == found.count)
    }
  }

  @Test func aWarningIsAnnouncedOnceWhenItAppears() {
    var memory = WarningMemory()
    let late = booking(.activity, "Party", from: (.kyoto, "2027-01-14", nil))
    #expect(memory.appeared(warnings([late])).count == 1)
    #expect(memory.appeared(warnings([late])).isEmpty)
    #expect(memory.appeared(warnings([])).isEmpty)
    #expect(memory.appeared(warnings([late])).count == 1, "it was gone")
    // After one of several nights is booked, fewer nights are left.
    _ = memory.appeared(warnings([lh716], stay: false))
    var stay = Self.home
    stay.end?.date = day("2026-12-28")
    #expect(memory.appeared(warnings([lh716, stay], stay: false)).isEmpty)
    #expect(memory.appeared(warnings([stay], stay: false)).isEmpty)
  }

  /// Hires and long trips by ship collide with little, so that no limit of warnings ends the search.
  @Test(arguments: [BookingKind.car, .boat, .meal, .train])
  func manyAtOnceAreNotComparedWithAll(_ kind: BookingKind) {
    let long = booking(
      kind, "Long", from: (.kyoto, "2026-12-26", "09:00"), to: (.kyoto, "2027-01-06", "09:00"))
    let meal = booking(.meal, "Lunch", from: (.kyoto, "2027-01-02", "12:00"))
    var all: [Booking] = []
    for index in 0..<600 {
      for model in [long, meal] {
        var start = model.start
        start.time = LocalTime(minutes: start.time!.minutes + index / 60)
        all.append(
          Booking(
            trip: model.trip, kind: model.kind, state: .booked, title: model.title, start: start,
            end: model.end))
      }
    }
    let trip = TripWarnings(.japan, all, words: .posix)
    #expect(trip.comparedPairs < 50_000)
    #expect(
      trip.warnings.filter { $0.reason == .twoAtOnce || $0.reason == .arrivesAfterNextLeaves }
        .count == TripWarnings.mostPairs)
  }

  @Test func aCollisionBesideManyHiresIsFound() {
    let car = booking(
      .car, "Toyota", from: (.kyoto, "2026-12-26", "09:00"), to: (.kyoto, "2027-01-06", "09:00"))
    let cars = (0..<300).map { _ in
      Booking(
        trip: car.trip, kind: .car, state: .booked, title: "Toyota", start: car.start, end: car.end)
    }
    let meals = ["Lunch", "Brunch"].map {
      booking(.meal, $0, from: (.kyoto, "2027-01-02", "12:00"))
    }
    #expect(warnings(cars + meals).map(\.reason) == [.twoAtOnce])
  }

  /// A stay within another one does not end it.
  @Test func nightsOfStaysWithinStaysAreCovered() {
    var long = Self.home
    long.end?.date = day("2027-01-10")
    let short = booking(
      .stay, "Inn", from: (.kyoto, "2026-12-28", nil), to: (.kyoto, "2026-12-29", nil))
    let last = booking(
      .stay, "Last", from: (.kyoto, "2027-01-09", nil), to: (.kyoto, "2027-01-12", nil))
    #expect(
      warnings([long, short, last], stay: false).filter { $0.reason == .nightWithoutStay }
        .map(\.sentence) == ["No stay for the night of Tuesday, 12 January 2027."])
  }
}
