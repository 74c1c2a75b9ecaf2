import CIcal
import Foundation
import Trips

/// The definition of a zone in a calendar (VTIMEZONE), made from the machine's zone data: one
/// observance for each change of its offset in some years, so that it is right for every zone, also
/// where changes follow no rule.
enum ZoneDefinition {
  /// - Parameter years: Those that are used. The definition is right in the years beside them too.
  static func component(
    _ name: String, _ years: Set<Int>
  ) throws(MissingLibrary) -> Component? {
    guard let zone = TimeZone(identifier: name) else { return nil }
    let definition = try Component(ICAL_VTIMEZONE_COMPONENT)
    definition.add("TZID", name)
    var changes: [Change] = []
    for period in periods(years) {
      guard let first = LocalDate(year: period.lowerBound, month: 1, day: 1),
        let last = LocalDate(year: period.upperBound, month: 12, day: 31)
      else { continue }
      changes += observances(
        of: zone, from: Date(timeIntervalSince1970: TimeInterval(first.dayNumber * 86_400)),
        to: Date(timeIntervalSince1970: TimeInterval(last.dayNumber * 86_400)))
    }
    // A zone that stayed in its summer time for good (America/Coyhaique, 2025) has only that here: then
    // it is the standard time, without which no daylight saving time can be read.
    let hasStandard = changes.contains { !zone.isDaylightSavingTime(for: $0.instant) }
    for change in changes {
      let isDaylight = hasStandard && zone.isDaylightSavingTime(for: change.instant)
      definition.add(try observance(zone, change, isDaylight: isDaylight))
    }
    return definition
  }

  /// The beginning of an observance.
  private struct Change {
    let instant: Date
    /// The offset before it, in seconds.
    let offset: Int
    /// The local time by the clock before the change, as a date in GMT.
    var local: Date { instant.addingTimeInterval(TimeInterval(offset)) }
  }

  /// The years with those beside them, as ranges without gaps: a booking in the year 1 and one in the
  /// year 9999 do not need what is between them.
  private static func periods(_ years: Set<Int>) -> [ClosedRange<Int>] {
    let all = Set(years.flatMap { [$0 - 1, $0, $0 + 1] }).filter { 1...9999 ~= $0 }
    var periods: [ClosedRange<Int>] = []
    for year in all.sorted() {
      if let last = periods.last, last.upperBound == year - 1 {
        periods[periods.count - 1] = last.lowerBound...year
      } else {
        periods.append(year...year)
      }
    }
    return periods
  }

  private static func observances(
    of zone: TimeZone, from start: Date, to end: Date
  ) -> [Change] {
    var offset = zone.secondsFromGMT(for: start)
    var observances = [Change(instant: start, offset: offset)]
    for change in changes(of: zone, from: start, to: end) {
      observances.append(Change(instant: change, offset: offset))
      offset = zone.secondsFromGMT(for: change)
    }
    return observances
  }

  private static func observance(
    _ zone: TimeZone, _ change: Change, isDaylight: Bool
  ) throws(MissingLibrary) -> Component {
    let observance = try Component(
      isDaylight ? ICAL_XDAYLIGHT_COMPONENT : ICAL_XSTANDARD_COMPONENT)
    observance.add("DTSTART", String(CalendarWriter.utc(change.local).dropLast()))
    observance.add("TZOFFSETFROM", text(change.offset))
    observance.add("TZOFFSETTO", text(zone.secondsFromGMT(for: change.instant)))
    if let name = zone.abbreviation(for: change.instant) { observance.add("TZNAME", name) }
    return observance
  }

  private static func text(_ offset: Int) -> String {
    let digits = "\(10_000 + abs(offset) / 3600 * 100 + abs(offset) / 60 % 60)".dropFirst()
    return (offset < 0 ? "-" : "+") + digits
  }

  /// The instants at which the offset changes.
  static func changes(of zone: TimeZone, from start: Date, to end: Date) -> [Date] {
    func offset(_ seconds: TimeInterval) -> Int {
      zone.secondsFromGMT(for: Date(timeIntervalSince1970: seconds))
    }
    var changes: [Date] = []
    var time = start.timeIntervalSince1970
    var current = offset(time)
    // Half a day: no zone changes twice within it.
    while time < end.timeIntervalSince1970 {
      let next = time + 43_200
      let following = offset(next)
      if current != following {
        var (low, high) = (time, next)
        while high - low > 1 {
          let middle = ((low + high) / 2).rounded(.down)
          if offset(middle) == current { low = middle } else { high = middle }
        }
        changes.append(Date(timeIntervalSince1970: high))
      }
      (time, current) = (next, following)
    }
    return changes
  }
}
