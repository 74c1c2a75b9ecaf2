import Foundation

/// The choice between two equal local times when clocks are set back.
public enum RepeatedTimeChoice: String, Hashable, Sendable, Codable {
  /// Before the clocks are set back: daylight saving time in most zones.
  case earlier
  /// After it.
  case later
}

/// A local date and time in a zone. The instant is derived, never stored, so that it follows the
/// machine's zone data.
public struct ZonedTime: Hashable, Sendable {
  /// The local date.
  public var date: LocalDate
  /// The local time.
  public var time: LocalTime
  /// The IANA name of the zone: "Asia/Tokyo".
  public var zone: String
  /// The choice for a time that exists twice.
  public var choice: RepeatedTimeChoice?

  /// Creates a time in a zone.
  public init(
    _ date: LocalDate, _ time: LocalTime, zone: String, choice: RepeatedTimeChoice? = nil
  ) {
    self.date = date
    self.time = time
    self.zone = zone
    self.choice = choice
  }

  /// The local time at an instant. For a time that exists twice, the choice is set.
  public init?(_ instant: Date, zone name: String) {
    guard let zone = TimeZone(identifier: name) else { return nil }
    self.init(LocalDate(instant, in: zone), LocalTime(instant, in: zone), zone: name)
    let all = instants(in: zone)
    if all.count > 1 {
      choice = instant.timeIntervalSince(all[0]) < 60 ? .earlier : .later
    }
  }

  /// The one instant that is meant.
  ///
  /// - Throws: The reason why there is none or more than one.
  public func instant() throws(LocalTimeFault) -> Date {
    guard let zone = TimeZone(identifier: zone) else { throw .unknownZone(zone) }
    let all = instants(in: zone)
    switch (all.count, choice) {
    case (0, _):
      let after = afterGap(in: zone)
      throw .skipped(date, time, zone: self.zone, next: LocalTime(after, in: zone))
    case (1, _): return all[0]
    case (_, .earlier): return all[0]
    case (_, .later): return all[all.count - 1]
    case (_, nil): throw .repeated(date, time, zone: self.zone)
    }
  }

  /// The instant for sorting, where a fault must not stop the program: the earlier one of two if none
  /// is chosen, the first one after a gap, and UTC in a zone that is not known.
  public func approximateInstant() -> Date {
    guard let zone = TimeZone(identifier: zone) else { return Date(timeIntervalSince1970: local) }
    let all = instants(in: zone)
    return (choice == .later ? all.last : all.first) ?? afterGap(in: zone)
  }

  /// The offset from UTC in seconds, at the instant that is meant; nil without exactly one.
  public var offset: Int? {
    guard let zone = TimeZone(identifier: zone), let instant = try? instant() else { return nil }
    return zone.secondsFromGMT(for: instant)
  }

  /// The seconds since 1970 that a clock in UTC would show this time at.
  private var local: TimeInterval { TimeInterval(date.dayNumber * 86_400 + time.minutes * 60) }

  /// All instants at which clocks in the zone show this time, ascending: none, one or two.
  ///
  /// Offsets from UTC are between -12 and +14 hours (15:56 before 1900). Those that are in force in
  /// the hours around are tried, so that it works for every change, also those that are not
  /// daylight saving: Samoa left out 30 December 2011.
  func instants(in zone: TimeZone) -> [Date] {
    let offsets = Self.offsets(of: zone, around: local)
    return offsets.map { Date(timeIntervalSince1970: local - TimeInterval($0)) }
      .filter { zone.secondsFromGMT(for: $0) == Int(local - $0.timeIntervalSince1970) }
      .sorted()
  }

  /// The offsets that the zone has within 16 hours before and after.
  private static func offsets(of zone: TimeZone, around seconds: TimeInterval) -> Set<Int> {
    var offsets: Set<Int> = []
    for hour in stride(from: -16.0, through: 16, by: 1) {
      offsets.insert(zone.secondsFromGMT(for: Date(timeIntervalSince1970: seconds + hour * 3600)))
    }
    return offsets
  }

  /// The instant at which clocks were set forward, for a time that they skipped.
  private func afterGap(in zone: TimeZone) -> Date {
    var low = local - 16 * 3600
    var high = local + 16 * 3600
    // Before the gap, clocks show less than this time; after it, more.
    while high - low > 1 {
      let middle = ((low + high) / 2).rounded(.down)
      let shown =
        middle + TimeInterval(zone.secondsFromGMT(for: Date(timeIntervalSince1970: middle)))
      if shown < local { low = middle } else { high = middle }
    }
    return Date(timeIntervalSince1970: high)
  }
}
