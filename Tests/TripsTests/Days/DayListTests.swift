import Foundation
import Testing

@testable import Trips

struct DayListTests {
  private func sentences(_ bookings: [Booking], on date: String) -> [String] {
    DayList(.japan, bookings, words: .posix).days.first { $0.date == day(date) }?.rows.map(
      \.sentence)
      ?? []
  }

  @Test func aRowSaysItAllInOneBreath() {
    #expect(
      RowSentence(lh716, words: .posix).start()
        == "18:05, flight LH 716, Frankfurt to Tokyo Haneda, 11 hours 15 minutes, "
        + "arrives 13:20 the next day, Japan time, booked")
    let berlin = Place("Berlin", zone: "Europe/Berlin")
    let train = booking(
      .train, "ICE 75", from: (berlin, "2026-12-24", "09:35"),
      to: (.frankfurt, "2026-12-24", "13:44"),
      state: .planned)
    #expect(
      RowSentence(train, words: .posix).start()
        == "09:35, train ICE 75, Berlin to Frankfurt, 4 hours 9 minutes, arrives 13:44, planned")
    let paris = Place("Paris", zone: "Europe/Paris")
    let toParis = booking(
      .train, "", from: (paris, "2026-12-24", "09:35"), to: (berlin, "2026-12-24", "18:00"))
    #expect(!RowSentence(toParis, words: .posix).start().contains("time"), "clocks are the same")
    let meal = booking(
      .meal, "Sushi Dai", from: (.kyoto, "2026-12-26", "19:30"), to: (nil, "2026-12-26", "21:00"),
      state: .idea)
    #expect(
      RowSentence(meal, words: .posix).start() == "19:30, meal Sushi Dai, Kyoto, until 21:00, idea")
    let walk = booking(.activity, "Activity day", from: (nil, "2026-12-26", nil), state: .cancelled)
    #expect(RowSentence(walk, words: .posix).start() == "Activity day, cancelled")
  }

  @Test func overTheDateLineOneArrivesTheDayBefore() {
    let flight = booking(
      .flight, "HA 458", from: (.haneda, "2027-01-03", "00:30"),
      to: (.honolulu, "2027-01-02", "12:35"))
    #expect(
      RowSentence(flight, words: .posix).start()
        == "00:30, flight HA 458, Tokyo Haneda to Honolulu, 7 hours 5 minutes, "
        + "arrives 12:35 the day before, Honolulu time, booked")
    #expect(flight.timeProblems.isEmpty)
    #expect(
      sentences([flight], on: "2027-01-02") == [
        "12:35, arrival of flight HA 458, Honolulu, booked"
      ])
  }

  @Test func daysAreHeadingsAndRowsAreInOrder() {
    let hotel = booking(
      .stay, "Hotel Granvia", from: (.kyoto, "2026-12-25", "15:00"), to: (.kyoto, "2026-12-28", nil)
    )
    let bookings = [
      booking(.activity, "Shopping", from: (.kyoto, "2026-12-25", nil), order: 1),
      booking(.activity, "Walk", from: (.kyoto, "2026-12-25", nil), order: 0),
      booking(.meal, "Dinner", from: (.kyoto, "2026-12-25", "19:00")), hotel, lh716,
      booking(.meal, "Lunch", from: (.kyoto, "2026-12-25", "09:00")),
      booking(.activity, "Later", from: (.kyoto, "2027-02-01", nil)),
    ]
    let list = DayList(.japan, bookings.reversed(), words: .posix)
    #expect(list.days.count == 22)
    #expect(list.days[0].heading(.posix) == "Thursday, 24 December 2026, day 1")
    #expect(list.days[21].heading(.posix) == "Monday, 1 February 2027, outside the trip")
    #expect(
      list.days[1].rows.map(\.sentence) == [
        "09:00 Japan time, meal Lunch, Kyoto, booked",
        "13:20, arrival of flight LH 716, Tokyo Haneda, booked",
        "15:00, stay Hotel Granvia, Kyoto, 3 nights, booked", "19:00, meal Dinner, Kyoto, booked",
        "activity Walk, Kyoto, booked", "activity Shopping, Kyoto, booked",
      ])
    #expect(list.days[4].rows.map(\.sentence) == ["check out of Hotel Granvia, Kyoto, booked"])
    #expect(list.days[2].nights.map(\.sentence) == ["night 2 of 3, Hotel Granvia"])
    #expect(list.days[4].nights.isEmpty)
  }

  @Test func oneLeavesTheRoomBeforeTheDaysJourneys() {
    let bookings = [
      booking(.stay, "Granvia", from: (.kyoto, "2026-12-25", nil), to: (.kyoto, "2026-12-26", nil)),
      booking(
        .train, "Sakura", from: (.kyoto, "2026-12-26", "08:30"),
        to: (.haneda, "2026-12-26", "10:45")),
      booking(.activity, "Walk", from: (.haneda, "2026-12-26", nil)),
    ]
    #expect(
      DayList(.japan, bookings, words: .posix).days[2].rows.map(\.sentence) == [
        "check out of Granvia, Kyoto, booked",
        "08:30, train Sakura, Kyoto to Tokyo Haneda, 2 hours 15 minutes, arrives 10:45, booked",
        "activity Walk, Tokyo Haneda, booked",
      ])
  }

  @Test func aHiredCarDoesNotArrive() {
    let car = booking(
      .car, "Toyota", from: (.kyoto, "2026-12-26", "09:00"), to: (.kyoto, "2026-12-29", "11:00"))
    let sentence = RowSentence(car, words: .posix)
    #expect(
      sentence.start()
        == "09:00, car Toyota, Kyoto, 3 days 2 hours, until 11:00 3 days later, booked")
    #expect(sentence.end() == "11:00, return of car Toyota, Kyoto, booked")
  }

  @Test func anArrivalBeforeTheDeparturesLocalTimeIsSaidToBeOnItsDay() {
    let flight = booking(
      .flight, "JL 74", from: (.haneda, "2027-01-03", "22:55"),
      to: (.honolulu, "2027-01-03", "10:40"))
    #expect(
      RowSentence(flight, words: .posix).length
        == "6 hours 45 minutes, arrives 10:40 the same day, Honolulu time")
  }

  @Test func untimedBookingsCanBeMovedInTheirDay() {
    var bookings = (0..<4).map {
      booking(.activity, "A\($0)", from: (.kyoto, "2026-12-25", nil), order: 0 * $0)
    }.sorted { $0.id < $1.id }
    bookings.append(booking(.meal, "Dinner", from: (.kyoto, "2026-12-25", "19:00")))
    func order() -> [RecordID] {
      DayList(.japan, bookings, words: .posix).days[1].rows.filter(\.isMovable).map(\.booking)
    }
    func move(_ id: RecordID, _ offset: Int) -> Int {
      let moved = DayList(.japan, bookings, words: .posix).moving(id, by: offset, in: bookings)
      for booking in moved { bookings[bookings.firstIndex { $0.id == booking.id }!] = booking }
      return moved.count
    }
    let start = order()
    #expect(move(start[0], -1) == 0)
    #expect(move(start[3], 1) == 0)
    #expect(move(bookings[4].id, 1) == 0, "it has a time")
    #expect(move(start[3], -1) > 0)
    #expect(order() == [start[0], start[1], start[3], start[2]])
    #expect(move(start[0], 1) == 2)
    #expect(order() == [start[1], start[0], start[3], start[2]])
  }

  /// However the bookings come, the list is the same, every booking is in it, and times ascend.
  @Test func theOrderDoesNotDependOnTheInput() throws {
    var dice = Dice(12)
    let zones = ["Asia/Tokyo", "Pacific/Honolulu", "Europe/Berlin", "Moon/Sea", nil]
    for _ in 0..<60 {
      var bookings = (0..<40).map { index in
        let start = BookingEnd(
          nil, day("2026-12-24").adding(days: .random(in: 0...4, using: &dice)),
          Bool.random(using: &dice) ? LocalTime(minutes: .random(in: 0..<1440, using: &dice)) : nil,
          zone: zones.randomElement(using: &dice)!)
        var end = start
        end.date = start.date.adding(days: .random(in: -1...2, using: &dice))
        return Booking(
          trip: Trip.japan.id, kind: BookingKind.allCases.randomElement(using: &dice)!,
          title: "\(index)", start: start, end: Bool.random(using: &dice) ? end : nil,
          order: .random(in: 0...3, using: &dice))
      }
      let list = DayList(.japan, bookings, words: .posix)
      bookings.shuffle(using: &dice)
      #expect(DayList(.japan, bookings, words: .posix) == list)
      let starts = list.days.flatMap(\.rows).filter { $0.role == .start }.map(\.booking)
      #expect(Set(starts).count == 40 && starts.count == 40)
      for day in list.days {
        let checkOuts = day.rows.prefix { $0.time == nil && $0.role == .end }
        let untimed = day.rows.dropFirst(checkOuts.count).drop { $0.time != nil }
        #expect(untimed.allSatisfy { $0.time == nil })
      }
    }
  }

  @Test func aTripFromTheFirstToTheLastYearHasLimitedDays() {
    var trip = Trip.japan
    trip.firstDay = .earliest
    trip.lastDay = .latest
    let stay = booking(
      .stay, "Forever", from: (nil, "0001-01-01", nil), to: (nil, "9999-12-31", nil))
    #expect(DayList(trip, [stay], words: .posix).days.count == 1001)
    _ = TripWarnings(trip, [stay], words: .posix).warnings
  }

  @Test func manyLongStaysHaveLimitedNights() {
    var trip = Trip.japan
    trip.lastDay = trip.firstDay.adding(days: 999)
    let stay = booking(
      .stay, "Long", from: (nil, "2026-12-24", nil), to: (nil, "2036-12-24", nil))
    let stays = (0..<30).map { _ in
      Booking(trip: stay.trip, kind: .stay, title: "Long", start: stay.start, end: stay.end)
    }
    let list = DayList(trip, stays, words: .posix)
    #expect(list.days.map(\.nights.count).reduce(0, +) == DayList.mostNights)
  }

  @Test func tripsAreComingOrPast() {
    let words = Wording.posix
    #expect(Trip.japan.distance(on: day("2026-12-12"), words: words) == "in 12 days")
    #expect(Trip.japan.distance(on: day("2026-12-23"), words: words) == "tomorrow")
    #expect(Trip.japan.distance(on: day("2026-12-26"), words: words) == "day 3 of 21")
    #expect(Trip.japan.distance(on: day("2027-01-18"), words: words) == "ended 5 days ago")
    #expect(
      Trip.japan.datesInWords(words)
        == "21 days, Thursday, 24 December 2026 to Wednesday, 13 January 2027")
    var old = Trip.japan
    old.firstDay = day("2020-01-01")
    old.lastDay = day("2020-01-05")
    let both = [Trip.japan, old]
    #expect(both.coming(on: day("2027-01-13")) == [.japan])
    #expect(both.past(on: day("2027-01-14")) == [.japan, old])
  }
}
