import CIcal
import Foundation
import Trips

/// Finds the IANA time zones for the zone names that calendar programs write.
struct CalendarZones {
  private let defined: [String: (zone: CalendarZone?, location: String?)]

  /// - Parameter calendar: The calendar, with the definitions of its zones.
  init(_ calendar: Component) {
    var defined: [String: (CalendarZone?, String?)] = [:]
    for component in calendar.components(ICAL_VTIMEZONE_COMPONENT).prefix(500) {
      guard let name = component.property("TZID")?.text else { continue }
      defined[name] = (component.zone(), component.property("X-LIC-LOCATION")?.text)
    }
    self.defined = defined
  }

  /// The zone of a name at a local time: by its name, by the location that the calendar states for
  /// it, by Microsoft's names and others, and finally by the offsets that the calendar defines for
  /// it.
  func find(_ name: String, at date: LocalDate, _ time: LocalTime) -> (zone: String?, offset: Int?)
  {
    let name = name.trimmingCharacters(in: CharacterSet(charactersIn: "\" "))
    if let offset = ZoneNames.offset(name) { return (nil, offset) }
    let definition = defined[name]
    for candidate in [name, definition?.location ?? ""] {
      if let zone = Self.known(candidate) { return (zone, nil) }
    }
    if let zone = ZoneNames.zone(name), TimeZone(identifier: zone) != nil { return (zone, nil) }
    guard let zone = definition?.zone else { return (nil, nil) }
    func offset(_ date: LocalDate) -> Int {
      zone.offset(
        year: date.year, month: date.month, day: date.day, hour: time.hour, minute: time.minute)
    }
    // The same offset on this day and half a year around it: the same rules in practice.
    let days = [0, -180, -90, 90, 180].map { date.adding(days: $0) }
    let offsets = days.map(offset)
    let match = Self.common.first { name in
      zip(days, offsets).allSatisfy { ZonedTime($0, time, zone: name).offset == $1 }
    }
    guard match == nil, ImportLimits.offsets.contains(offsets[0]) else { return (match, nil) }
    return (nil, offsets[0])
  }

  /// A zone that this machine knows, also at the end of a path: Mozilla and Evolution write
  /// "/freeassociation.sourceforge.net/Tzfile/Europe/Berlin".
  static func known(_ name: String) -> String? {
    if name.isEmpty || name.utf8.count > 200 { return nil }
    if TimeZone(identifier: name) != nil { return name == "UTC" || name == "Z" ? "GMT" : name }
    let parts = name.split(separator: "/")
    for count in [3, 2] where parts.count > count {
      let tail = parts.suffix(count).joined(separator: "/")
      if TimeZone(identifier: tail) != nil { return tail }
    }
    return nil
  }

  /// Zones in which most travellers' calendars are, tried in this order.
  private static let common = [
    "Europe/Berlin", "Europe/London", "Europe/Athens", "Europe/Moscow", "America/New_York",
    "America/Chicago", "America/Denver", "America/Phoenix", "America/Los_Angeles",
    "America/Anchorage", "Pacific/Honolulu", "America/Halifax", "America/Sao_Paulo",
    "Asia/Tokyo", "Asia/Shanghai", "Asia/Kolkata", "Asia/Dubai", "Asia/Bangkok",
    "Australia/Sydney", "Australia/Brisbane", "Australia/Adelaide", "Pacific/Auckland",
    "Africa/Johannesburg", "Africa/Lagos", "Africa/Cairo", "Asia/Jerusalem", "Asia/Kathmandu",
  ]
}
