import Foundation
import Places
import Synchronization
import Testing
import Trips

@testable import vacation_planner

/// The entries behind the fields that forms share.
@MainActor
@Suite(.timeLimit(.minutes(2))) struct FieldsTests {
  private let words = Wording.posix
  private let day = LocalDate(iso: "2026-12-24")!

  // MARK: Places

  @Test func aCodeOrANameThatIsTypedInFullIsThatPlace() async {
    let finder = PlaceFinder(nil)
    func place(_ text: String) async -> Place? {
      finder.find(text)
      await finder.settle()
      return finder.exact(text)?.place
    }
    #expect(await place("hnd")?.code == "HND")
    #expect(await place("FRA")?.zone == "Europe/Berlin")
    #expect(await place(" zurich ")?.zone == "Europe/Zurich")
    #expect(await place("London")?.country == "GB")
    #expect(await place("Tok") == nil)
    // A form that is saved while the field has the focus completes it, too.
    let completion = PlaceCompletion()
    finder.attach(completion)
    _ = await place("HNL")
    #expect(completion.completed(Place("HNL"))?.zone == "Pacific/Honolulu")
    let own = Place("HNL", country: "US")
    #expect(completion.completed(own) == own)
  }

  @Test func thePlacesOfTheLatestBookingsAreSuggestedFirst() async throws {
    let user = try await SignedInUser()
    var trip = Trip.japan
    trip.places = [Place("Kyoto", country: "JP", zone: "Asia/Tokyo")]
    let hotel = Booking(
      trip: trip.id, kind: .stay, title: "Granvia",
      start: BookingEnd(Place("Kyoto Station", address: "Karasuma-dori 1"), day.adding(days: 9)))
    let flight = Booking(
      trip: trip.id, kind: .flight, title: "X",
      start: BookingEnd(Place("Osaka", code: "KIX", zone: "Asia/Tokyo"), day))
    try await user.plans.perform(
      ChangeTitle(.added, "trip Japan"),
      [.put(.trip(trip)), .put(.booking(hotel)), .put(.booking(flight))])
    let missing = SharedGazetteer { () async throws(PlacesFault) in
      throw PlacesFault(.missing, path: "/nowhere")
    }
    let finder = PlaceFinder(user.plans, gazetteer: missing)
    finder.find("kyo")
    await finder.settle()
    #expect(finder.suggestions.map(\.label) == ["Kyoto Station", "Kyoto, Japan"])
    // An address is that of one house.
    #expect(finder.suggestions.first?.place.address == nil)
    finder.find("kix")
    await finder.settle()
    #expect(finder.suggestions.map(\.place.zone) == ["Asia/Tokyo"])
    finder.find("yoto")
    finder.find(" ")
    await finder.settle()
    #expect(finder.suggestions.isEmpty)
  }

  @Test func aMissingFileIsFoundOutOnce() async {
    let count = Mutex(0)
    let shared = SharedGazetteer { () async throws(PlacesFault) in
      count.withLock { $0 += 1 }
      throw PlacesFault(.missing, path: "/nowhere")
    }
    let hasGazetteer = await shared.get() != nil
    let hasRates = await shared.rates() != nil
    #expect(!hasGazetteer)
    #expect(!hasRates)
    #expect(shared.fault?.kind == .missing)
    let opened = count.withLock { $0 }
    #expect(opened == 1)
  }

  @Test func aPlaceIsNamedWithItsCodeAndCountry() {
    let english = Locale(identifier: "en_GB")
    #expect(
      Place("Tokyo Haneda", country: "JP", code: "HND").label(in: english)
        == "Tokyo Haneda (HND), Japan")
    #expect(Place("Singapore", country: "SG").label(in: english) == "Singapore")
    #expect(Place("at Kim’s ").label(in: english) == "at Kim’s ")
    let found = GazetteerPlace(
      id: "iata:HND", kind: .airport, name: "Tokyo Haneda", region: "Tokyo", countryCode: "JP",
      latitude: 35, longitude: 139, timeZoneIdentifier: "Asia/Tokyo", iata: "HND")
    let place = Place(found)
    #expect(
      place
        == Place(
          "Tokyo Haneda", country: "JP", code: "HND", zone: "Asia/Tokyo", latitude: 35,
          longitude: 139))
  }

  // MARK: Money

  @Test func anAmountIsReadInTheUsersLocale() {
    let german = Wording(Locale(identifier: "de_DE"))
    let entry = MoneyEntry(Money(minorUnits: 1250, .euro), home: .euro, words: german)
    #expect(entry.amount == "12,50")
    entry.amount = "1.234,5"
    #expect(entry.money == Money(minorUnits: 123_450, .euro))
    entry.amount = "1.2345,5"
    #expect(!entry.commit())
    #expect(entry.amountProblem == MoneyFault.notAnAmount("1.2345,5").description)
    // It disappears as soon as the amount can be read.
    entry.amount = "1"
    #expect(entry.amountProblem == nil)
    entry.amount = ""
    #expect(entry.commit())
    #expect(entry.money == nil)
    let required = MoneyEntry(nil, home: .euro, isOptional: false, words: german)
    #expect(!required.commit())
    #expect(required.amountProblem != nil)
  }

  /// The digits and the separators of Egypt are not those of ASCII.
  @Test func anAmountAndARateThatAreShownCanBeReadInEachLocale() {
    for locale in ["ar_EG", "ar", "de_DE", "de_CH", "en_IN", "fa_IR", "fr_FR", "ja_JP", "sv_SE"] {
      let money = Money(minorUnits: 123_450, .usDollar)
      let words = Wording(Locale(identifier: locale))
      let rate = ExchangeRate(
        from: .euro, to: .usDollar, rate: "1.235", date: day, source: .typed)
      let entry = MoneyEntry(money, rate: rate, home: .euro, today: day, words: words)
      #expect(entry.money == money, "\(locale): \(entry.amount)")
      #expect(entry.commit(), "\(locale)")
      entry.rateText += "5"
      #expect(entry.rate?.rate == "1.2355", "\(locale): \(entry.rateText)")
    }
  }

  @Test func separatorsInARateAreReadAsInAnAmount() {
    let entry = MoneyEntry(
      Money(minorUnits: 1000, .yen), rate: nil, home: .euro, today: day, words: words)
    for (typed, read) in [
      ("18,500", "18500"), ("18.500", "18.500"), ("1,25", "1.25"), ("1,234.5", "1234.5"),
      ("1.234,5", "1234.5"), ("160", "160"),
    ] {
      entry.rateText = typed
      #expect(
        entry.rate
          == ExchangeRate(from: .euro, to: .yen, rate: read, date: day, source: .typed), "\(typed)")
    }
  }

  @Test func aRateKeepsItsDayUntilItIsEdited() {
    let old = ExchangeRate(from: .euro, to: .yen, rate: "161.235", date: day, source: .shipped)
    let today = day.adding(days: 30)
    let entry = MoneyEntry(
      Money(minorUnits: 1000, .yen), rate: old, home: .euro, today: today, words: words)
    #expect(entry.rate == old)
    #expect(!entry.isRateEdited)
    #expect(
      entry.rateNote
        == "€6.20, by the European Central Bank’s rate of Thursday, 24 December 2026")
    entry.rateText = "160"
    #expect(entry.isRateEdited)
    #expect(
      entry.rate
        == ExchangeRate(from: .euro, to: .yen, rate: "160", date: today, source: .typed))
    entry.rateText = ""
    #expect(entry.commit())
    #expect(entry.rate == nil)
    entry.rateText = "0"
    #expect(!entry.commit())
    #expect(entry.rateProblem?.contains("Write how much JPY one EUR is") == true)
    entry.currency = .euro
    #expect(entry.commit())
    #expect(!entry.hasRate)
  }

  // MARK: Dates

  @Test func whatIsTypedIsReadNearTheTrip() {
    let entry = DateEntry(nil, isOptional: true, near: day, words: words)
    let typed = [
      "28": "2026-12-28", "2 jan": "2027-01-02", "3.1.": "2027-01-03", "2030-02-01": "2030-02-01",
    ]
    for (text, date) in typed {
      entry.text = text
      entry.commit()
      #expect(entry.value == LocalDate(iso: date), "\(text)")
    }
    entry.text = " "
    entry.commit()
    #expect(entry.value == nil)
    #expect(entry.problem == nil)
  }

  @Test func aDateThatMustBeThereIsAsked() {
    let entry = DateEntry(day, words: words)
    entry.text = ""
    entry.commit()
    #expect(entry.problem?.hasPrefix("A date is missing. Type it as in ") == true)
    #expect(entry.value == day)
    entry.text = "Thursday, 31 December 2026"
    #expect(entry.problem == nil)
    #expect(entry.commit() == "Thursday, 31 December 2026")
    // The weekday of the old date was not typed.
    entry.text = "Thursday, 30 December 2026"
    #expect(entry.commit() == "Wednesday, 30 December 2026")
  }

  @Test func aNarrowFieldHasAShortDate() {
    let entry = DateEntry(day, words: words)
    let long = entry.text
    entry.hasRoom = false
    #expect(entry.text == words.shortDate(day))
    #expect(entry.text.count < long.count - 8)
    #expect(entry.fullText == long, "Nothing has changed for the form.")
    // A weekday that was not typed is not that of another date.
    entry.text = entry.text.replacing("2026", with: "2027")
    #expect(entry.commit()?.hasSuffix("December 2027") == true)
    #expect(entry.problem == nil)
  }

  @Test func aRangeCountsItsDays() {
    let range = DateRangeEntry(day, day, unit: .days, words: words)
    #expect(range.length == "1 day")
    range.last.text = "+2"
    #expect(range.last.commit() == "Saturday, 26 December 2026, 3 days")
    range.last.value = day.adding(days: -1)
    #expect(range.length == nil)
  }
}
