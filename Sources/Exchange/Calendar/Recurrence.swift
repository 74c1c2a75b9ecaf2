import CIcal
import Foundation
import Trips

/// The times at which a repeated event takes place, in the form of its DTSTART.
struct Recurrence {
  /// An event that is repeated more often is imported once.
  static let limit = 60

  private let rules: [String]
  private let additions: [String]
  private let exceptions: Set<String>
  private let start: String
  /// The zone of the start, to convert times in UTC.
  private let zone: String?

  /// - Parameters:
  ///   - changed: The times of occurrences that have events of their own.
  ///   - zone: The zone of the start, if it is known.
  /// - Returns: Nil if the event is not repeated.
  init?(_ event: Component, zone: String?, changed: [Component.Property]) {
    guard let start = event.property("DTSTART")?.value else { return nil }
    let rules = event.all("RRULE").map(\.value)
    let additions = event.all("RDATE")
    guard !rules.isEmpty || !additions.isEmpty else { return nil }
    (self.rules, self.start, self.zone) = (rules, start, zone)
    let form = Form(start, zone)
    self.additions = additions.flatMap(\.values).map(form.text)
    exceptions = Set((event.all("EXDATE") + changed).flatMap(\.values).map(form.text))
  }

  /// The times of all occurrences. An event that is repeated without end, or more often than `limit`, has only its
  /// first, and `areAll` is false.
  var times: (all: [String], areAll: Bool) {
    var found: Set<String> = [start]
    var areAll = true
    for rule in rules {
      let (times, isWhole) = expand(rule)
      found.formUnion(times)
      areAll = areAll && isWhole
    }
    found.formUnion(additions)
    // A day that is left out is one without a time as well.
    let times = found.filter {
      !exceptions.contains($0) && !exceptions.contains(String($0.prefix(8)))
    }
    .sorted()
    if areAll, times.count <= Self.limit { return (times, true) }
    return (Array(times.prefix(1)), false)
  }

  private func expand(_ rule: String) -> (times: [String], isWhole: Bool) {
    let isFinite = rule.uppercased().contains("COUNT=") || rule.uppercased().contains("UNTIL=")
    let text = rule.split(separator: ";").map { part -> String in
      guard part.uppercased().hasPrefix("UNTIL=") else { return String(part) }
      return "UNTIL=" + Form(start, zone).text(String(part.dropFirst(6)))
    }.joined(separator: ";")
    // There is no event without it.
    guard let functions = Ical.shared?.functions else { return ([], false) }
    let parsed = functions.recurrencetype_from_string(text)
    guard parsed.freq != ICAL_NO_RECURRENCE,
      let iterator = functions.recur_iterator_new(parsed, functions.time_from_string(start))
    else { return ([], false) }
    defer { functions.recur_iterator_free(iterator) }
    var times: [String] = []
    // Enough for those that are left out.
    while times.count < 4 * Self.limit {
      let next = functions.recur_iterator_next(iterator)
      guard functions.time_is_null_time(next) == 0 else { return (times, isFinite) }
      times.append(Self.text(next, like: start))
    }
    return (times, false)
  }

  private static func text(_ time: icaltimetype, like start: String) -> String {
    func digits(_ number: Int32, _ count: Int) -> String {
      let text = "\(max(0, number))"
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    let day = digits(time.year, 4) + digits(time.month, 2) + digits(time.day, 2)
    guard start.contains("T") else { return day }
    let clock = digits(time.hour, 2) + digits(time.minute, 2) + digits(time.second, 2)
    return "\(day)T\(clock)\(start.hasSuffix("Z") ? "Z" : "")"
  }

  /// Brings times into the form of an event's start: in its zone, or a date alone.
  private struct Form {
    private let isDay: Bool
    private let isUTC: Bool
    private let zone: String?

    init(_ start: String, _ zone: String?) {
      (isDay, isUTC, self.zone) = (!start.contains("T"), start.hasSuffix("Z"), zone)
    }

    func text(_ time: String) -> String {
      // A period: its start.
      let time = String(time.prefix { $0 != "/" }).uppercased()
      if isDay { return String(time.prefix(8)) }
      guard let zone, !isUTC, time.hasSuffix("Z"),
        let (date, clock, _) = CalendarTime.parse(time), let clock,
        let local = ZonedTime(
          ZonedTime(date, clock, zone: "GMT").approximateInstant(), zone: zone)
      else { return time }
      return CalendarTime.text(local.date, local.time)
    }
  }
}

extension Component.Property {
  /// The values of a list.
  var values: [String] { value.split(separator: ",").map(String.init) }
}

/// Dates and times of RFC 5545.
enum CalendarTime {
  /// Reads a date or a time: "20261224", "20261224T093500", "20261224T083500Z".
  static func parse(_ value: String) -> (LocalDate, LocalTime?, isUTC: Bool)? {
    let parts = value.uppercased().split(separator: "T", omittingEmptySubsequences: false)
    guard let digits = parts.first, digits.utf8.count == 8,
      let number = Int(digits), number >= 0,
      let date = LocalDate(year: number / 10_000, month: number / 100 % 100, day: number % 100)
    else { return nil }
    guard parts.count == 2 else { return parts.count == 1 ? (date, nil, false) : nil }
    let clock = parts[1].prefix { $0.isNumber }
    guard clock.utf8.count >= 4, let hour = Int(clock.prefix(2)),
      let minute = Int(clock.dropFirst(2).prefix(2)),
      let time = LocalTime(hour: hour, minute: minute)
    else { return nil }
    return (date, time, parts[1].hasSuffix("Z"))
  }

  static func text(_ date: LocalDate, _ time: LocalTime) -> String {
    let clock = [time.minutes / 60, time.minutes % 60, 0]
    return "\(date)".filter { $0 != "-" } + "T"
      + clock.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined()
  }
}
