import CIcal
import Foundation
import Trips

/// The definition of a zone in a calendar (VTIMEZONE), made from the machine's zone data: one
/// observance for each change of its offset in some years, so that it is right for every zone, also
/// where changes follow no rule.
enum ZoneDefinition {
  /// - Parameter years: Those that are used. The definition is right in the years beside them too.
  static func component(_ name: String, _ years: Set<Int>) -> Component? {
    guard let zone = TimeZone(identifier: name) else { return nil }
    let definition = Component(ICAL_VTIMEZONE_COMPONENT)
    definition.add("TZID", name)
    for period in periods(years) {
      guard let first = LocalDate(year: period.lowerBound, month: 1, day: 1),
        let last = LocalDate(year: period.upperBound, month: 12, day: 31)
      else { continue }
      add(
        zone, from: Date(timeIntervalSince1970: TimeInterval(first.dayNumber * 86_400)),
        to: Date(timeIntervalSince1970: TimeInterval(last.dayNumber * 86_400)), to: definition)
    }
    return definition
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

  private static func add(
    _ zone: TimeZone, from start: Date, to end: Date, to definition: Component
  ) {
    var offset = zone.secondsFromGMT(for: start)
    definition.add(
      observance(zone, start, from: offset, at: start.addingTimeInterval(TimeInterval(offset))))
    for change in changes(of: zone, from: start, to: end) {
      // The beginning of an observance is a local time by the clock before the change.
      let local = change.addingTimeInterval(TimeInterval(offset))
      definition.add(observance(zone, change, from: offset, at: local))
      offset = zone.secondsFromGMT(for: change)
    }
  }

  private static func observance(
    _ zone: TimeZone, _ instant: Date, from offset: Int, at local: Date
  ) -> Component {
    let isDaylight = zone.isDaylightSavingTime(for: instant)
    let observance = Component(
      isDaylight ? ICAL_XDAYLIGHT_COMPONENT : ICAL_XSTANDARD_COMPONENT)
    observance.add("DTSTART", String(CalendarWriter.utc(local).dropLast()))
    observance.add("TZOFFSETFROM", text(offset))
    observance.add("TZOFFSETTO", text(zone.secondsFromGMT(for: instant)))
    if let name = zone.abbreviation(for: instant) { observance.add("TZNAME", name) }
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
