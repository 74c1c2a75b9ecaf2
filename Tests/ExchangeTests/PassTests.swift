import Foundation
import Testing
import Trips

@testable import Exchange

struct PassTests {
  private func sentences(_ name: String, strings: String? = nil) throws -> [String] {
    try preview(
      pass(file("passes/\(name).json"), strings: strings.map { try file("passes/\($0)") })
    ).sentences
  }

  @Test func boardingPassesAreFlightsAndTrains() throws {
    #expect(
      try sentences("lufthansa") == [
        "Thursday, 24 December 2026, 18:05, flight LH 716, Frankfurt to Tokyo Haneda, booked, new"
      ])
    #expect(
      try sentences("semantic-airline") == [
        "Sunday, 3 January 2027, 00:30, flight HA 458, Tokyo Haneda to Honolulu, 7 hours 5 minutes, "
          + "arrives 12:35 the day before, Honolulu time, booked, new"
      ])
    #expect(
      try sentences("railway", strings: "railway.strings") == [
        "Wednesday, 23 December 2026, 09:35, train ICE 75, Berlin Hbf to Frankfurt Hbf, booked, new"
      ])
    #expect(
      try sentences("concert") == [
        "Thursday, 31 December 2026, 19:00, activity New Year's Concert, Kyoto Concert Hall, booked, new"
      ])
    let flight = try preview(pass(file("passes/lufthansa.json"))).rows[0].booking
    #expect(flight.seat == "12A" && flight.reference == "XYZ123")
    #expect(flight.notes == "Gate Z25\nBoarding 17:20\nFor Ada Lovelace")
    #expect(
      flight.origin
        == ImportOrigin(
          .pass, key: "pass.com.lufthansa.boardingpass/LH-0001", digest: flight.origin?.digest))
  }

  @Test func translationsMayBeInUTF16() throws {
    let strings = String(decoding: try file("passes/railway.strings"), as: UTF8.self)
    let data = try pass(file("passes/railway.json"), strings: strings.data(using: .utf16))
    #expect(try preview(data).rows[0].booking.title == "ICE 75")
  }

  @Test func otherPassesAreNamed() throws {
    let preview = try preview(pass(file("passes/coupon.json")))
    #expect(preview.rows.isEmpty)
    #expect(
      preview.notUnderstood == [
        .init(name: "10 % off", reason: "It is neither a boarding pass nor a ticket.")
      ])
  }

  @Test func damagedPassesAreSentences() throws {
    let whole = try pass(file("passes/lufthansa.json"))
    let result = try ForeignFile.parse(whole)
    var refused = 0
    for length in 1..<whole.count {
      // If only what follows the pass is missing, the pass is read.
      guard let cut = try? ForeignFile.parse(whole.prefix(length)) else {
        refused += 1
        continue
      }
      #expect(cut == result, "\(length)")
    }
    #expect(refused > 400)
    #expect(throws: ImportFault.damaged(.pass)) {
      try ForeignFile.parse(pass(Data("{".utf8)))
    }
  }

  /// An archive of a few kilobytes that unpacks to a gigabyte is refused after the limit.
  @Test func anArchiveThatUnpacksWithoutEndIsRefused() throws {
    let bomb = try pass(Data(repeating: 0x20, count: 40 << 20))
    #expect(bomb.count < 1 << 20)
    #expect(throws: ImportFault.damaged(.pass)) { try ForeignFile.parse(bomb) }
  }
}
