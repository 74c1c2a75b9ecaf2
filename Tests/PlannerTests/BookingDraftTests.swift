import Foundation
import Testing
import Trips

@testable import Places
@testable import vacation_planner

@MainActor
@Suite struct BookingDraftTests {
  private let words = Wording.posix
  private let day = LocalDate(iso: "2026-12-24")!

  private static let frankfurt = Place(
    "Frankfurt Airport", country: "DE", code: "FRA", zone: "Europe/Berlin", latitude: 50.03,
    longitude: 8.57)
  private static let haneda = Place(
    "Tokyo Haneda", country: "JP", code: "HND", zone: "Asia/Tokyo", latitude: 35.55,
    longitude: 139.78)

  private func draft(_ kind: BookingKind, in trip: Trip = .japan, others: [Booking] = [])
    -> BookingDraft
  {
    BookingDraft(new: kind, in: trip, day: nil, others: others, words: words)
  }

  private func type(_ text: String, into entry: DateEntry) {
    entry.text = text
    entry.commit()
  }

  private func type(_ text: String, into entry: TimeEntry) {
    entry.text = text
    entry.commit()
  }

  /// LH 716 from Frankfurt to Tokyo, typed.
  private func flight() -> BookingDraft {
    let draft = draft(.flight)
    draft.title = "LH 716 "
    draft.start.place = Self.frankfurt
    type("1335", into: draft.start.time)
    draft.end.place = Self.haneda
    type("+1", into: draft.end.date)
    type("8.50", into: draft.end.time)
    return draft
  }

  // MARK: What is typed becomes a booking

  @Test func aFlightOverNight() throws {
    let draft = flight()
    draft.commit()
    #expect(draft.errors.isEmpty)
    let booking = try #require(draft.booking)
    #expect(booking.title == "LH 716")
    #expect(booking.start.zone == "Europe/Berlin")
    #expect(booking.end == BookingEnd(Self.haneda, day.adding(days: 1), LocalTime(iso: "08:50")))
    #expect(draft.summary == "11 hours 15 minutes, arrives 08:50 the next day, Japan time")
    #expect(draft.endZoneWords == "Japan time")
  }

  @Test func everyKindIsSavedAfterItsNameAlone() throws {
    for kind in BookingKind.allCases {
      let draft = draft(kind)
      draft.commit()
      #expect(draft.errors.map(\.field) == [.title], "\(kind)")
      draft.title = "Something"
      #expect(draft.errors.isEmpty, "\(kind)")
      let booking = try #require(draft.booking)
      #expect(booking.kind == kind)
      #expect(booking.start.date == day)
      #expect((booking.end == nil) == (kind == .meal || kind == .activity))
      #expect(booking.nights == (kind == .stay ? 1 : 0))
    }
  }

  @Test func aBookingOfEachKindIsUnchangedByItsForm() throws {
    for kind in BookingKind.allCases {
      for hasEnd in [true, false] {
        let end = BookingEnd(
          kind.isMove ? Self.haneda : nil, day.adding(days: 2), LocalTime(iso: "11:00"),
          zone: kind.isMove ? nil : "Europe/Berlin")
        var booking = Booking(
          trip: Trip.japan.id, kind: kind, state: .booked, title: "X", provider: "P",
          reference: "R", start: BookingEnd(Self.frankfurt, day, LocalTime(iso: "09:35")),
          end: hasEnd ? end : nil, seat: "12A", travellers: [RecordID(), RecordID()],
          price: Money(minorUnits: 1200, .yen),
          rate: ExchangeRate(
            from: .euro, to: .yen, rate: "161.235", date: day, source: .typed),
          link: "nothing that is a page", notes: "a\nb", alarmMinutes: 7, order: 5,
          origin: ImportOrigin(.calendar, key: "k", digest: "d"))
        booking.unknownFields = .object(["new": .string("x")])
        let draft = BookingDraft(booking, in: .japan, words: words)
        draft.commit()
        draft.price.setRates(nil)
        #expect(draft.errors.isEmpty, "\(kind) \(hasEnd)")
        #expect(draft.booking == booking, "\(kind) \(hasEnd)")
        #expect(!draft.isChanged)
      }
    }
  }

  @Test func anImportedBookingWithoutZonesCanBeEdited() throws {
    let zones: [String?] = [nil, "Mars/Olympus"]
    for zone in zones {
      let booking = Booking(
        trip: Trip.japan.id, kind: .train, title: "ICE 72",
        start: BookingEnd(Place("Somewhere"), day, .noon, zone: zone),
        end: BookingEnd(Place("Elsewhere"), day, LocalTime(iso: "14:00"), zone: zone))
      let draft = BookingDraft(booking, in: .japan, words: words)
      draft.notes = "Bring food"
      draft.commit()
      #expect(draft.errors.isEmpty)
      #expect(draft.booking?.start == booking.start)
      #expect(draft.booking?.end == booking.end)
    }
  }

  @Test func theAddressOfAStayIsAPartOfItsPlace() throws {
    let draft = draft(.stay)
    draft.title = "Hotel Granvia"
    draft.address = "Karasuma-dori 1 "
    #expect(
      draft.booking?.start.place == Place("Hotel Granvia", address: "Karasuma-dori 1"))
    draft.start.place = Self.haneda
    #expect(draft.booking?.start.place?.address == "Karasuma-dori 1")
    #expect(draft.booking?.start.place?.code == "HND")
  }

  @Test func anEndTimeAloneIsOnTheSameDay() throws {
    let draft = draft(.activity)
    draft.title = "Museum"
    draft.start.place = Self.haneda
    type("10", into: draft.start.time)
    type("12", into: draft.end.time)
    #expect(draft.booking?.end?.date == day)
    #expect(draft.booking?.end?.zone == "Asia/Tokyo")
    #expect(draft.errors.isEmpty)
    #expect(draft.summary == "2 hours, until 12:00")
  }

  @Test func aNewBookingWithoutATimeIsTheLastOfItsDay() {
    let earlier = Booking(
      trip: Trip.japan.id, kind: .meal, title: "A", start: BookingEnd(nil, day), order: 4)
    let draft = draft(.meal, others: [earlier])
    #expect(draft.booking?.order == 5)
    type("25", into: draft.start.date)
    #expect(draft.booking?.order == 0)
  }

  // MARK: Dates

  @Test func theSecondDateFollowsTheFirst() {
    let draft = draft(.stay)
    type("+3", into: draft.end.date)
    #expect(draft.end.date.value == day.adding(days: 3))
    #expect(draft.summary == "3 nights")
    type("2 Jan", into: draft.start.date)
    #expect(draft.start.date.value == LocalDate(iso: "2027-01-02"))
    #expect(draft.end.date.value == LocalDate(iso: "2027-01-05"))
    #expect(draft.summary == "3 nights")
    #expect(
      draft.end.date.setValue(LocalDate(iso: "2027-01-03")) == "Sunday, 3 January 2027, 1 night")
    #expect(draft.summary == "1 night" && draft.announcedSummary == "1 night")
  }

  @Test func theArrivalIsSaidOnceWithTheTimeThatItTakes() {
    let draft = draft(.train)
    draft.start.place = Place("Berlin", zone: "Europe/Berlin")
    draft.end.place = Place("Paris", zone: "Europe/Paris")
    draft.start.time.text = "9:00"
    draft.start.time.commit()
    draft.end.time.text = "17:30"
    #expect(draft.end.time.commit() == "")
    #expect(draft.summary == "8 hours 30 minutes, arrives 17:30")
    // That was said: the same time again is only itself.
    draft.announcedSummary = draft.summary
    draft.end.time.text = "1730"
    #expect(draft.end.time.commit() == "17:30")
  }

  @Test func whatIsNotUnderstoodIsKeptAndMustBeMended() {
    let draft = draft(.stay)
    draft.title = "Hotel"
    draft.end.date.text = "the day after the party"
    draft.commit()
    #expect(draft.errors == [BookingFieldError(field: .endDate, sentence: nil)])
    #expect(draft.end.date.text == "the day after the party")
    // Also when the first date moves meanwhile.
    type("26 Dec", into: draft.start.date)
    #expect(draft.end.date.text == "the day after the party")
    draft.end.date.text = "28 Dec"
    draft.commit()
    #expect(draft.errors.isEmpty)
    #expect(draft.booking?.nights == 2)
  }

  @Test func aStayNeedsANight() {
    let draft = draft(.stay)
    draft.title = "Hotel"
    type("24 Dec 2026", into: draft.end.date)
    #expect(draft.errors.map(\.field) == [.endDate])
    #expect(draft.errors[0].sentence?.contains("at least one night") == true)
    draft.end.date.text = ""
    draft.commit()
    #expect(draft.errors.map(\.field) == [.endDate])
  }

  @Test func arrivingBeforeLeavingIsAnError() {
    let draft = flight()
    type("24", into: draft.end.date)
    #expect(draft.errors.map(\.field) == [.endTime])
    #expect(draft.summary == draft.errors[0].sentence)
  }

  @Test func anEmptyTimeIsNone() {
    let draft = flight()
    type("", into: draft.end.time)
    #expect(draft.end.time.problem == nil)
    #expect(draft.booking?.end?.time == nil)
    type("25:00", into: draft.end.time)
    #expect(draft.errors.map(\.field) == [.endTime])
  }

  // MARK: Zones

  @Test func aTypedNameNeedsAZoneForItsTime() {
    let draft = flight()
    draft.start.place = Place("Frankfurt")
    draft.commit()
    #expect(draft.showsStartZone)
    #expect(draft.errors.map(\.field) == [.startZone])
    draft.start.zoneEntry.text = "berlin"
    draft.commit()
    #expect(draft.errors.isEmpty)
    #expect(draft.booking?.start.zone == "Europe/Berlin")
    #expect(draft.start.zoneEntry.text == "Berlin, Central European time")
    // A place that has one needs none.
    draft.start.place = Self.frankfurt
    draft.start.zoneEntry.text = "Atlantis"
    draft.commit()
    #expect(draft.errors.map(\.field) == [.startZone])
    draft.start.zoneEntry.text = ""
    draft.commit()
    #expect(!draft.showsStartZone)
    #expect(draft.errors.isEmpty)
  }

  @Test func theZoneOfTheBookingBeforeIsProposed() {
    let arrival = Booking(
      trip: Trip.japan.id, kind: .flight, title: "LH 716",
      start: BookingEnd(Self.frankfurt, day, .noon),
      end: BookingEnd(Self.haneda, day.adding(days: 1), .noon))
    let draft = BookingDraft(
      new: .meal, in: .japan, day: day.adding(days: 2), others: [arrival], words: words)
    draft.title = "Sukiyabashi"
    draft.start.place = Place("Ginza")
    type("19", into: draft.start.time)
    draft.commit()
    #expect(draft.booking?.start.zone == "Asia/Tokyo")
    // It is the one in which the traveller is.
    #expect(draft.startZoneWords == nil)
  }

  // MARK: Daylight saving

  private func meal(on date: String, at time: String) -> BookingDraft {
    let trip = Trip(
      title: "Home", firstDay: LocalDate(iso: date)!, lastDay: LocalDate(iso: date)!)
    let draft = draft(.meal, in: trip)
    draft.title = "Breakfast"
    draft.start.place = Self.frankfurt
    type(time, into: draft.start.time)
    return draft
  }

  @Test func aTimeThatClocksSkipIsAnError() {
    let draft = meal(on: "2027-03-28", at: "2:30")
    #expect(draft.errors.map(\.field) == [.startTime])
    #expect(
      draft.errors[0].sentence
        == "On Sunday, 28 March 2027, 02:30 does not exist in Berlin: clocks are set forward. "
        + "The next time is 03:00.")
    type("3", into: draft.start.time)
    #expect(draft.errors.isEmpty)
  }

  @Test func aTimeThatExistsTwiceIsAChoice() throws {
    let draft = meal(on: "2027-10-31", at: "2:30")
    #expect(draft.start.isRepeated)
    #expect(draft.errors.map(\.field) == [.startChoice])
    #expect(
      draft.start.words(of: .earlier, in: words.locale) == "Central European Summer Time")
    #expect(
      draft.start.words(of: .later, in: words.locale) == "Central European Standard Time")
    draft.start.choice = .later
    #expect(draft.errors.isEmpty)
    #expect(draft.booking?.start.choice == .later)
    // Another time needs no choice, and keeps none.
    type("4", into: draft.start.time)
    #expect(!draft.start.isRepeated)
    #expect(draft.booking?.start.choice == nil)
  }

  // MARK: Price and page

  @Test func aPriceNamesItsCurrency() throws {
    let draft = draft(.meal)
    draft.title = "Sushi"
    draft.price.amount = "1200 JPY"
    draft.commit()
    #expect(draft.price.currency == .yen)
    #expect(draft.price.amount == "1200")
    #expect(draft.booking?.price == Money(minorUnits: 1200, .yen))
    #expect(draft.booking?.rate == nil)
    draft.price.rateText = "160,5"
    #expect(draft.booking?.rate?.rate == "160.5")
    #expect(draft.booking?.rate?.source == .typed)
    draft.price.rateText = "much"
    draft.commit()
    #expect(draft.errors.map(\.field) == [.rate])
    draft.price.currency = .euro
    #expect(draft.errors.isEmpty)
    #expect(draft.booking?.rate == nil)
    draft.price.amount = "a lot"
    draft.commit()
    #expect(draft.errors.map(\.field) == [.amount])
    draft.price.amount = "-3"
    draft.commit()
    #expect(draft.errors.map(\.field) == [.amount])
  }

  @Test func onlyTheAddressOfAPageOpensOne() {
    let draft = draft(.stay)
    draft.title = "Hotel"
    let pages = [
      "www.example.org": "https://www.example.org", "http://a.b/c?d": "http://a.b/c?d",
      " https://example.org ": "https://example.org",
    ]
    for (text, page) in pages {
      draft.link = text
      #expect(draft.page?.absoluteString == page)
      #expect(draft.errors.isEmpty)
    }
    for text in [
      "hotel", "javascript:alert(1)", "file:///etc/passwd", "two words.org", "ftp://a.b",
    ] {
      draft.link = text
      #expect(draft.page == nil, "\(text)")
      #expect(draft.errors.map(\.field) == [.link], "\(text)")
    }
    draft.link = " "
    #expect(draft.errors.isEmpty)
  }

  // MARK: Changes

  @Test func aChangeIsNoticed() {
    let changes: [(BookingDraft) -> Void] = [
      { $0.title = "A" }, { $0.start.date.text = "2" }, { $0.end.time.text = "1" },
      { $0.start.place = Place("A") }, { $0.state = .booked }, { $0.alarmMinutes = 15 },
      { $0.price.amount = "1" }, { $0.price.currency = .yen }, { $0.travellers = [RecordID()] },
      { $0.notes = "A" },
    ]
    for (index, change) in changes.enumerated() {
      let draft = draft(.flight)
      #expect(!draft.isChanged)
      change(draft)
      #expect(draft.isChanged, "\(index)")
    }
  }

  // MARK: Changes elsewhere

  /// A plan with a booking, and a draft that was opened before another window changed it.
  private func changedElsewhere(_ change: (inout Booking) -> Void)
    -> (draft: BookingDraft, plan: TripPlan, expected: Booking)
  {
    let zone = "Europe/Berlin"
    let tea = Booking(
      trip: Trip.japan.id, kind: .activity, title: "Tea",
      start: BookingEnd(Self.frankfurt, day, .noon, zone: zone),
      price: Money(minorUnits: 1200, .yen))
    let plan = TripPlan(.japan)
    plan.apply(.booking(tea))
    let draft = BookingDraft(tea, in: .japan, words: words)
    var elsewhere = tea
    change(&elsewhere)
    plan.apply(.booking(elsewhere))
    return (draft, plan, elsewhere)
  }

  @Test func whatWasNotChangedHereStaysAsItIsElsewhere() throws {
    var (draft, plan, expected) = changedElsewhere {
      $0.notes = "typed in another window"
      $0.state = .cancelled
      $0.start.date = day.adding(days: 2)
      $0.price = Money(minorUnits: 1500, .yen)
      $0.alarmMinutes = 10
      $0.order = 3
    }
    draft.title = "Coffee"
    expected.title = "Coffee"
    let (change, booking) = try #require(draft.change(of: plan))
    #expect(booking == expected)
    #expect(change.writes == [.put(.booking(expected))])
    #expect(change.title == ChangeTitle(.changed, expected.spokenName))
  }

  @Test func theEndsOfABookingAreChangedTogether() throws {
    var (draft, plan, expected) = changedElsewhere {
      $0.notes = "typed in another window"
      $0.start.date = day.adding(days: 2)
      $0.end = BookingEnd(nil, day.adding(days: 2), LocalTime(iso: "14:00"), zone: "Europe/Berlin")
    }
    type("13:00", into: draft.end.time)
    expected.start = BookingEnd(Self.frankfurt, day, .noon)
    expected.end = BookingEnd(nil, day, LocalTime(iso: "13:00"), zone: "Europe/Berlin")
    #expect(draft.change(of: plan)?.booking == expected)
  }

  @Test func aProposedRateLeavesThePriceOfElsewhere() throws {
    let rate = ExchangeRate(from: .euro, to: .yen, rate: "161", date: day, source: .typed)
    var (draft, plan, expected) = changedElsewhere {
      $0.price = Money(minorUnits: 1500, .yen)
      $0.rate = rate
    }
    draft.price.setRates(
      ExchangeRates(
        day: DateComponents(year: 2026, month: 12, day: 1),
        rates: ["EUR": .init(mantissa: 1, scale: 0), "JPY": .init(mantissa: 160, scale: 0)]))
    draft.notes = "typed here"
    expected.notes = "typed here"
    #expect(draft.change(of: plan)?.booking == expected)
    draft.price.amount = "900"
    expected.price = Money(minorUnits: 900, .yen)
    expected.rate = draft.price.rate
    #expect(draft.change(of: plan)?.booking == expected)
  }

  @Test func aBookingThatWasDeletedElsewhereIsSavedAsItIsTyped() throws {
    let (draft, _, _) = changedElsewhere { _ in }
    draft.title = "Coffee"
    let typed = draft.booking
    #expect(draft.change(of: TripPlan(.japan))?.booking == typed)
  }

  @Test func travellersWhoAreGoneElsewhereAreNotChosen() throws {
    var trip = Trip.japan
    let (ada, emmy) = (Traveller("Ada"), Traveller("Emmy"))
    trip.travellers = [ada, emmy]
    let draft = draft(.meal, in: trip)
    draft.title = "Tea"
    draft.travellers = [ada.id, emmy.id]
    trip.travellers = [ada]
    #expect(draft.change(of: TripPlan(trip))?.booking.travellers == [ada.id])
  }

  @Test func stepsOfKeys() {
    let draft = draft(.flight)
    #expect(draft.start.date.move(.small, isUp: true) == "Friday, 25 December 2026")
    #expect(draft.start.date.move(.large, isUp: false) == "Friday, 18 December 2026")
    #expect(draft.start.date.move(.page, isUp: true) == "Monday, 18 January 2027")
    #expect(draft.start.time.move(.small, isUp: true) == "12:00")
    type("23:58", into: draft.start.time)
    #expect(draft.start.time.move(.small, isUp: true) == "00:00")
    #expect(draft.start.time.move(.large, isUp: false) == "23:00")
    #expect(draft.start.time.move(.page, isUp: true) == nil)
  }

  @Test func deletingKeepsTheDocuments() {
    let plan = TripPlan(.japan)
    let booking = Booking(
      trip: Trip.japan.id, kind: .flight, title: "LH 716", start: BookingEnd(nil, day))
    var ticket = Document(
      trip: Trip.japan.id, booking: booking.id, name: "t", mediaType: "a/b", size: 1, checksum: "",
      addedOn: day)
    plan.apply(all: [.booking(booking), .document(ticket)])
    ticket.booking = nil
    #expect(plan.deletion(of: booking).writes == [.delete(booking.id), .put(.document(ticket))])
  }
}
