import Foundation
import Testing

@testable import Trips

struct ZonedTimeTests {
  /// All instants, by quarters of an hour, at which clocks show a time, found by trying each.
  private func reference(_ zoned: ZonedTime, _ zone: TimeZone) -> [Date] {
    let middle = TimeInterval(zoned.date.dayNumber * 86_400 + zoned.time.minutes * 60)
    return stride(from: -16.0 * 3600, through: 16 * 3600, by: 900)
      .map { Date(timeIntervalSince1970: middle + $0) }
      .filter { LocalDate($0, in: zone) == zoned.date && LocalTime($0, in: zone) == zoned.time }
  }

  /// The instants between which the offset of a zone changes.
  private func changes(of zone: TimeZone, from first: String, to last: String) -> [Date] {
    var changes: [Date] = []
    let range = (day(first).dayNumber * 86_400)..<(day(last).dayNumber * 86_400)
    for seconds in stride(from: range.lowerBound, to: range.upperBound, by: 86_400) {
      var low = TimeInterval(seconds)
      var high = low + 86_400
      func offset(_ seconds: TimeInterval) -> Int {
        zone.secondsFromGMT(for: Date(timeIntervalSince1970: seconds))
      }
      guard offset(low) != offset(high) else { continue }
      let before = offset(low)
      while high - low > 1 {
        let middle = ((low + high) / 2).rounded(.down)
        if offset(middle) == before { low = middle } else { high = middle }
      }
      changes.append(Date(timeIntervalSince1970: high))
    }
    return changes
  }

  /// Every zone, every change in two years, at quarters of an hour around it: the same instants as by
  /// trying each, and the right fault.
  @Test func everyChangeOfEveryZoneIsAsByTryingEach() throws {
    var tried = 0
    for name in TimeZone.knownTimeZoneIdentifiers {
      let zone = try #require(TimeZone(identifier: name))
      for change in changes(of: zone, from: "2025-06-01", to: "2027-06-01") {
        let shown = TimeInterval(zone.secondsFromGMT(for: change - 1))
        for quarter in -9...9 {
          let local = Date(
            timeIntervalSince1970: change.timeIntervalSince1970 + shown + Double(quarter) * 900)
          let zoned = ZonedTime(LocalDate(local, in: .gmt), LocalTime(local, in: .gmt), zone: name)
          let expected = reference(zoned, zone)
          tried += 1
          guard zoned.instants(in: zone) == expected else {
            Issue.record("\(zoned): \(zoned.instants(in: zone)), not \(expected)")
            return
          }
          switch expected.count {
          case 0:
            #expect(
              throws: LocalTimeFault.skipped(
                zoned.date, zoned.time, zone: name, next: LocalTime(change, in: zone))
            ) { try zoned.instant() }
            #expect(zoned.approximateInstant() == change)
          case 1: #expect(try zoned.instant() == expected[0])
          default:
            #expect(throws: LocalTimeFault.repeated(zoned.date, zoned.time, zone: name)) {
              try zoned.instant()
            }
            for (choice, instant) in [
              (RepeatedTimeChoice.earlier, expected[0]), (.later, expected[1]),
            ] {
              var chosen = zoned
              chosen.choice = choice
              #expect(try chosen.instant() == instant)
              #expect(chosen.approximateInstant() == instant)
              #expect(ZonedTime(instant, zone: name) == chosen)
            }
          }
        }
      }
    }
    #expect(tried > 5000, "\(tried) times")
  }

  /// Durations between two random zones are the difference of the instants that were drawn.
  @Test func durationsOfRandomJourneysAreRight() throws {
    var dice = Dice(716)
    let zones = TimeZone.knownTimeZoneIdentifiers
    for _ in 0..<4000 {
      let start = Date(
        timeIntervalSince1970: Double(Int.random(in: 29_300_000...29_900_000, using: &dice)) * 60)
      let minutes = Int.random(in: 1...1600, using: &dice)
      let from = try #require(ZonedTime(start, zone: zones.randomElement(using: &dice)!))
      let to = try #require(
        ZonedTime(start + TimeInterval(minutes * 60), zone: zones.randomElement(using: &dice)!))
      var flight = lh716
      flight.start = BookingEnd(nil, from.date, from.time, zone: from.zone, choice: from.choice)
      flight.end = BookingEnd(nil, to.date, to.time, zone: to.zone, choice: to.choice)
      #expect(try flight.minutes() == minutes, "\(from) to \(to)")
      #expect(flight.timeProblems.isEmpty)
    }
  }

  @Test func aDayThatAZoneLeftOutIsSkipped() {
    let zoned = ZonedTime(day("2011-12-30"), .noon, zone: "Pacific/Apia")
    #expect(throws: LocalTimeFault.skipped(zoned.date, .noon, zone: zoned.zone, next: .midnight)) {
      try zoned.instant()
    }
  }

  @Test func aZoneThatIsNotKnownIsAStatedFaultAndLosesNothing() throws {
    var flight = lh716
    flight.end?.zone = "Moon/Tranquility"
    #expect(throws: LocalTimeFault.unknownZone("Moon/Tranquility")) { try flight.minutes() }
    #expect(flight.timeProblems.map(\.reason) == [.time(.unknownZone("Moon/Tranquility"))])
    #expect(try RecordCoding.decode(RecordCoding.encode(.booking(flight))) == .booking(flight))
    let days = DayList(.japan, [flight], words: .posix)
    #expect(days.days[0].rows.count == 1)
    #expect(days.days[1].rows[0].sentence.contains("13:20 Moon/Tranquility time"))
  }

  @Test func faultsAreSentences() {
    let gap = ZonedTime(day("2027-03-28"), time("02:30"), zone: "Europe/Berlin")
    #expect(throws: LocalTimeFault.skipped(gap.date, gap.time, zone: gap.zone, next: time("03:00")))
    {
      try gap.instant()
    }
    #expect(
      LocalTimeFault.skipped(gap.date, gap.time, zone: gap.zone, next: time("03:00")).description
        == "On Sunday, 28 March 2027, 02:30 does not exist in Berlin: clocks are set forward. "
        + "The next time is 03:00.")
    #expect(
      LocalTimeFault.repeated(day("2026-10-25"), time("02:30"), zone: "Europe/Berlin").description
        == "On Sunday, 25 October 2026, 02:30 exists twice in Berlin: clocks are set back. "
        + "Choose the earlier or the later one.")
  }

  @Test func zonesAndTimesAreSaidInWords() {
    #expect(Wording.posix.zone("Asia/Tokyo") == "Japan time")
    #expect(Wording.posix.zone("Europe/Berlin") == "Central European time")
    #expect(Wording(Locale(identifier: "en_US")).zone("America/New_York") == "Eastern time")
    #expect(Wording.posix.zone("GMT+0530") == "GMT+5:30")
    #expect(Wording.posix.time(time("09:35")) == "09:35")
    #expect(Wording(Locale(identifier: "en_US")).time(time("09:35")) == "9:35 AM")
    #expect(Wording(Locale(identifier: "de_DE")).time(time("09:35")) == "09:35")
    #expect(Wording.posix.duration(minutes: 675) == "11 hours 15 minutes")
    #expect(Wording.posix.duration(minutes: 61) == "1 hour 1 minute")
    #expect(Wording.posix.duration(minutes: 120) == "2 hours")
    #expect(Wording.posix.duration(minutes: 45) == "45 minutes")
    #expect(Wording.posix.duration(minutes: 76 * 60) == "3 days 4 hours")
    #expect(Wording.posix.distance(days: 12) == "in 12 days")
  }
}
