import Foundation
import Testing
import Trips

@testable import Exchange

struct ReservationTests {
  @Test func anAirlinesReservationIsOneFlightForAllPassengers() throws {
    let preview = try preview(file("reservations/airline.json"))
    #expect(
      preview.sentences.first
        == "Thursday, 24 December 2026, 18:05, flight LH 716, Frankfurt to Tokyo Haneda, "
        + "11 hours 15 minutes, arrives 13:20 the next day, Japan time, booked, new")
    let flights = preview.rows.map(\.booking)
    #expect(flights[0].seat == "12A")
    #expect(flights[0].reference == "XYZ123")
    #expect(flights[0].price == Money(minorUnits: 123_450, .euro))
    #expect(flights[0].notes == "For Ada Lovelace")
    // Times in UTC are shown by the clocks of the airport.
    #expect(
      flights.allSatisfy { $0.start.time == time("18:05") && $0.start.zone == "Europe/Berlin" })
    #expect(flights.allSatisfy { $0.end?.time == time("13:20") && $0.end?.zone == "Asia/Tokyo" })
  }

  @Test func whatKItineraryWritesIsUnderstood() throws {
    let preview = try preview(file("reservations/kitinerary.json"))
    #expect(
      preview.sentences == [
        "Friday, 25 December 2026, 15:33, train Hikari 505, Tokyo to Kyoto, 2 hours 41 minutes, arrives 18:14, booked, new",
        "Saturday, 26 December 2026, 19:30, meal Sushi Dai, booked, new",
        "Sunday, 27 December 2026, 09:00, car Compact, Kyoto to Osaka, until 18:00 the next day, booked, new",
      ])
    #expect(preview.rows[0].booking.start.zone == "Asia/Tokyo")
    #expect(preview.rows[0].booking.seat == "coach 7, 3E")
    #expect(preview.rows[0].booking.notes == "Platform 14")
    #expect(preview.rows[1].booking.start.zone == "GMT+0900", "the place is not known")
    #expect(preview.notUnderstood.map(\.name) == ["Moon"])
  }

  @Test func aPageMayContainOtherAndBrokenData() throws {
    let preview = try preview(file("reservations/hotel.html"))
    let stay = try #require(preview.rows.first?.booking)
    #expect(preview.rows.count == 1)
    #expect(stay.kind == .stay && stay.title == "Hotel Granvia" && stay.nights == 3)
    #expect(stay.price == Money(minorUnits: 48_000, .yen))
    #expect(stay.start.place?.address == "Karasuma-dori, Kyoto")
    #expect(stay.start.place?.country == "JP")
    #expect(stay.notes == "Telephone +81 75 344 8888")
    #expect(preview.notUnderstood.map(\.reason) == ["Its data are not valid JSON."])
  }

  @Test(arguments: ["\n", "\r\n"]) func anEMailIsReadWithItsAttachments(_ lineEnd: String) throws {
    let text = String(decoding: try file("reservations/bus.eml"), as: UTF8.self)
    let preview = try preview(Data(text.replacingOccurrences(of: "\n", with: lineEnd).utf8))
    #expect(preview.rows.map(\.booking.title) == ["N 42", "Visit the museum"])
    let bus = preview.rows[0].booking
    #expect(bus.start.place?.name == "Zürich HB")
    #expect(try bus.minutes() == 375)
    #expect(preview.rows[1].booking.start.zone == "GMT")
    #expect(preview.notUnderstood == [.init(name: "ticket.pdf", reason: "PDF files are not read.")])
  }

  @Test func importingTwiceChangesNothing() throws {
    for path in [
      "reservations/airline.json", "reservations/kitinerary.json", "reservations/hotel.html",
      "reservations/bus.eml", "calendars/google.ics", "calendars/booking-site.ics",
    ] {
      let data = try file(path)
      let first = try preview(data)
      var kept = first.rows.map(\.booking)
      #expect(first.rows.filter { $0.status != .unchanged }.count == kept.count)
      // The user's changes stay.
      for index in kept.indices { kept[index].notes += " mine" }
      let second = try preview(data, existing: kept)
      #expect(
        second.rows.map(\.booking).sorted { $0.id < $1.id } == kept.sorted { $0.id < $1.id },
        "\(path)")
      #expect(second.rows.allSatisfy { $0.status == .unchanged })
    }
  }

  @Test func aChangedReservationChangesItsBooking() throws {
    let text = String(decoding: try file("reservations/airline.json"), as: UTF8.self)
    let first = try preview(Data(text.utf8))
    let later = text.replacingOccurrences(of: "18:05:00+01:00", with: "19:05:00+01:00")
      .replacingOccurrences(of: "Confirmed", with: "Cancelled")
    let second = try preview(Data(later.utf8), existing: first.rows.map(\.booking))
    let changed = try #require(second.rows.first { $0.status == .changed })
    #expect(first.rows.map(\.id).contains(changed.id))
    #expect(changed.booking.state == .cancelled)
    #expect(changed.booking.start.time == time("19:05"))
  }

  @Test(arguments: [
    ("2026-12-24T18:05:00+01:00", 3600 as Int?), ("2026-12-24T18:05Z", 0),
    ("2026-12-24 18:05", nil),
    ("20261224T1805+0530", 19800), ("2026-12-24T18:05:30.123-03:30", -12_600),
    ("2026-12-24T18:05:00", nil),
  ])
  func timesAreUnderstood(_ text: String, _ offset: Int?) {
    #expect(LinkedData.parse(text) == ImportedEnd(day("2026-12-24"), time("18:05"), offset: offset))
  }

  @Test(arguments: [
    "", "soon", "2026-13-24", "2026-12-24T25:00", "24/12/2026", "2026-12-24T18:05+99:00x",
  ])
  func otherTextsAreNoTimes(_ text: String) { #expect(LinkedData.parse(text) == nil) }

  /// Objects within objects without end are refused, not followed.
  @Test func depthIsLimited() {
    for text in [
      String(repeating: "[", count: 200_000), String(repeating: "{\"a\":", count: 100_000),
    ] {
      #expect(throws: ImportFault.self) { try ForeignFile.parse(Data(text.utf8)) }
    }
    let boundary = "Content-Type: multipart/mixed; boundary=a\nFrom: x\nTo: y\n\n"
    let nested = String(repeating: "\(boundary)--a\n", count: 3000)
    #expect(throws: ImportFault.self) { try ForeignFile.parse(Data(nested.utf8)) }
  }

  @Test func damagedFilesNeverEndTheProgram() throws {
    var dice = Dice(21)
    for path in ["airline.json", "kitinerary.json", "hotel.html", "bus.eml"] {
      let data = try file("reservations/\(path)")
      for _ in 0..<150 {
        var damaged = data
        for _ in 0..<Int.random(in: 1...8, using: &dice) {
          damaged[Int.random(in: 0..<data.count, using: &dice)] = .random(in: 0...255, using: &dice)
        }
        damaged = damaged.prefix(Int.random(in: 1...(2 * data.count), using: &dice))
        if let result = try? ForeignFile.parse(damaged) {
          _ = ImportPreview(result, into: trip.id, existing: [], words: .posix)
        }
      }
    }
  }

  @Test(arguments: [
    (#""flightNumber": "716", "airline": {"iataCode": "LH"}"#, "LH 716"),
    (#""flightNumber": "LH716", "airline": {"iataCode": "LH"}"#, "LH 716"),
    (#""airline": {"iataCode": "LH"}"#, "LH"), ("", ""),
  ])
  func aFlightIsNamedByWhatIsKnownOfIt(_ known: String, _ title: String) throws {
    let data = """
      {"@type": "FlightReservation", "reservationNumber": "X", "reservationFor": {"@type": "Flight",
      "departureTime": "2026-12-24T18:05:00+01:00"\(known.isEmpty ? "" : ",") \(known)}}
      """
    let result = try ForeignFile.parse(Data(data.utf8))
    #expect(result.bookings.map(\.title) == [title])
  }

  @Test func textsOfForeignFilesAreCleaned() {
    #expect(line("a\u{202E}b\n c\u{0}") == "ab c")
    #expect(webLink("javascript:alert(1)") == "")
    #expect(webLink("https://x.example/a?b=c") == "https://x.example/a?b=c")
    #expect(cleaned(String(repeating: "x", count: 50_000)).count == 20_000)
  }
}
