import CIcal
import Foundation
import Trips

/// Reads the events of an iCalendar file of any program.
enum CalendarReader {
  static func read(_ text: String) throws(ImportFault) -> ImportResult {
    // libical accepts a file that is cut in the middle.
    let (begins, ends) = (count("BEGIN:VCALENDAR", text), count("END:VCALENDAR", text))
    guard begins > 0, begins == ends, count("BEGIN:VEVENT", text) == count("END:VEVENT", text),
      count("\nBEGIN:", text) < 200_000, let root = Component(parsing: text)
    else { throw .damaged("calendar") }
    var result = ImportResult()
    // It owns all components that are read below.
    withExtendedLifetime(root) {
      let calendars =
        root.kind == ICAL_VCALENDAR_COMPONENT ? [root] : root.components(ICAL_VCALENDAR_COMPONENT)
      for calendar in calendars { read(calendar, &result) }
    }
    return result
  }

  private static func count(_ mark: String, _ text: String) -> Int {
    text.uppercased().components(separatedBy: mark).count - 1
  }

  private static func read(_ calendar: Component, _ result: inout ImportResult) {
    let zones = CalendarZones(calendar)
    let own = calendar.property("X-WR-TIMEZONE").flatMap { CalendarZones.known($0.text) }
    let isCancelled = calendar.property("METHOD")?.value.uppercased() == "CANCEL"
    for event in calendar.components(ICAL_VEVENT_COMPONENT) {
      let name = line(event.property("SUMMARY")?.text)
      guard result.bookings.count < ImportLimits.bookings else {
        return result.omit(name, "Only the first \(ImportLimits.bookings) entries are read.")
      }
      guard var booking = EventReader(event, zones, own).booking else {
        result.omit(name, "It has no date that can be understood.")
        continue
      }
      if isCancelled { booking.isCancelled = true }
      if event.property("RRULE") != nil || event.property("RDATE") != nil {
        result.omit(name, "It is repeated. Only the first time is imported.")
      }
      if booking.start.time != nil, booking.start.zone == nil, booking.start.offset == nil {
        result.omit(name, "Its time zone is not known. Choose it in the booking.")
      }
      result.add(booking)
    }
    for (kind, word) in [(ICAL_VTODO_COMPONENT, "task"), (ICAL_VJOURNAL_COMPONENT, "note")] {
      for other in calendar.components(kind) {
        result.omit(line(other.property("SUMMARY")?.text), "It is a \(word), not an event.")
      }
    }
  }
}

/// Reads one event.
private struct EventReader {
  private let event: Component
  private let zones: CalendarZones
  /// The zone of the calendar as a whole.
  private let own: String?

  init(_ event: Component, _ zones: CalendarZones, _ own: String?) {
    self.event = event
    self.zones = zones
    self.own = own
  }

  private func text(_ name: String) -> String { event.property(name)?.text ?? "" }

  var booking: ImportedBooking? {
    guard let start = event.property("DTSTART").flatMap(end) else { return nil }
    let summary = line(text("SUMMARY"))
    let kind =
      BookingKind(rawValue: text(OwnProperty.kind).lowercased())
      ?? EventKind.guess(summary, text("CATEGORIES"), text("DESCRIPTION"))
    let ownTitle = event.property(OwnProperty.title).map { line($0.text) }
    var booking = ImportedBooking(
      ImportOrigin(.calendar, key: key), kind, title: ownTitle ?? summary, start: start)
    booking.end = lastEnd(start, kind)
    booking.isOneDay =
      start.time == nil && booking.end == nil && event.property("DTEND").flatMap(end) != nil
    let location = line(text("LOCATION"))
    let (from, to) = EventKind.way(summary)
    if event.property(OwnProperty.kind) != nil {
      booking.start.place = event.property(OwnProperty.from).map { Place(line($0.text)) }
      booking.end = ownEnd(start, booking.end, isOneDay: booking.isOneDay)
    } else {
      let name = kind.isMove ? from ?? location : location
      booking.start.place = name.isEmpty ? nil : EventKind.place(name)
      if kind.isMove { booking.end?.place = to.map(EventKind.place) }
      if kind == .flight, from != nil, let number = EventKind.flightNumber(summary) {
        booking.title = number
      }
      booking.notes = cleaned(text("DESCRIPTION"))
      setPosition(&booking)
    }
    booking.link = webLink(text("URL"))
    booking.isCancelled = text("STATUS").uppercased() == "CANCELLED"
    booking.isTentative = text("STATUS").uppercased() == "TENTATIVE"
    booking.alarmMinutes = alarm
    return booking
  }

  /// The UID, with the day of a changed occurrence of a repeated event. An event without a UID, which
  /// some sites write, is recognised by its contents.
  private var key: String {
    let uid = line(text("UID"))
    let own = uid.isEmpty ? "\(text("DTSTART")) \(text("SUMMARY"))" : uid
    let occurrence = line(text("RECURRENCE-ID"))
    return occurrence.isEmpty ? own : "\(own) \(occurrence)"
  }

  /// The minutes of an alarm before the start.
  private var alarm: Int? {
    for alarm in event.components(ICAL_VALARM_COMPONENT) {
      guard let trigger = alarm.property("TRIGGER")?.value, trigger.hasPrefix("-P"),
        let seconds = EventDuration.seconds(String(trigger.dropFirst()))
      else { continue }
      return seconds / 60
    }
    return nil
  }

  private func setPosition(_ booking: inout ImportedBooking) {
    let parts = text("GEO").split(separator: ";").compactMap { Double($0) }
    guard parts.count == 2, abs(parts[0]) <= 90, abs(parts[1]) <= 180 else { return }
    booking.start.place?.latitude = parts[0]
    booking.start.place?.longitude = parts[1]
  }

  // MARK: Times

  private func end(_ property: Component.Property) -> ImportedEnd? {
    guard let (date, time, isUTC) = Self.parse(property.value) else { return nil }
    guard let time else { return ImportedEnd(date) }
    if isUTC {
      let zoned = ZonedTime(date, time, zone: "GMT")
      // Google writes all times in UTC, and the zone once.
      if let own, let instant = try? zoned.instant(), let local = ZonedTime(instant, zone: own) {
        var end = ImportedEnd(local.date, local.time, zone: own)
        end.choice = local.choice
        return end
      }
      return ImportedEnd(date, time, zone: "GMT")
    }
    guard let name = property.zone else { return ImportedEnd(date, time, zone: own) }
    let (zone, offset) = zones.find(name, at: date, time)
    var end = ImportedEnd(date, time, zone: zone, offset: offset)
    // RFC 5545: a local time that exists twice is the earlier one.
    if let zone, case .repeated? = fault(ZonedTime(date, time, zone: zone)) {
      end.choice = .earlier
    }
    return end
  }

  private func fault(_ time: ZonedTime) -> LocalTimeFault? {
    do throws(LocalTimeFault) {
      _ = try time.instant()
      return nil
    } catch {
      return error
    }
  }

  /// "20261224", "20261224T093500", "20261224T083500Z"
  private static func parse(_ value: String) -> (LocalDate, LocalTime?, isUTC: Bool)? {
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

  private func lastEnd(_ start: ImportedEnd, _ kind: BookingKind) -> ImportedEnd? {
    if let property = event.property("DTEND"), var end = end(property) {
      guard start.time == nil else { return end == start ? nil : end }
      // The end of days is the day after the last; the check-out of a stay is that day.
      if kind != .stay { end.date = end.date.adding(days: -1) }
      end.date = max(end.date, start.date)
      return end.date == start.date ? nil : end
    }
    guard let seconds = event.property("DURATION").flatMap({ EventDuration.seconds($0.value) }),
      seconds > 0
    else { return nil }
    guard let time = start.time else {
      let days = kind == .stay ? seconds / 86_400 : seconds / 86_400 - 1
      return days > 0 ? ImportedEnd(start.date.adding(days: days)) : nil
    }
    let zone = start.zone ?? start.offset.flatMap(ImportPreview.fixedZone) ?? "GMT"
    let zoned = ZonedTime(start.date, time, zone: zone, choice: start.choice)
    guard
      let local = ZonedTime(
        zoned.approximateInstant().addingTimeInterval(TimeInterval(seconds)), zone: zone)
    else { return nil }
    var end = ImportedEnd(local.date, local.time, zone: start.zone, offset: start.offset)
    end.choice = local.choice
    return end
  }

  /// The end of an event that this program wrote, which may have a day or a place without a time.
  private func ownEnd(
    _ start: ImportedEnd, _ stated: ImportedEnd?, isOneDay: Bool
  ) -> ImportedEnd? {
    var end = stated
    if let days = Int(text(OwnProperty.days)) {
      let date = start.date.adding(days: days)
      // Where another program has changed the end, that is what counts.
      if stated == nil || stated?.date == date { end = ImportedEnd(date) }
    }
    guard let to = event.property(OwnProperty.to) else { return end }
    if end == nil {
      end = ImportedEnd(start.date)
      end?.isDateGuessed = !isOneDay
    }
    end?.place = Place(line(to.text))
    return end
  }
}

/// Durations of RFC 5545 and ISO 8601: "PT1H30M", "P3D", "P1W".
enum EventDuration {
  static func seconds(_ text: String) -> Int? {
    guard text.hasPrefix("P"), text.utf8.count < 40 else { return nil }
    var sum = 0
    var digits = ""
    for character in text.dropFirst() {
      if character.isASCII, character.isNumber {
        digits.append(character)
        continue
      }
      if character == "T" { continue }
      guard let unit = ["W": 604_800, "D": 86_400, "H": 3600, "M": 60, "S": 1][character],
        digits.utf8.count <= 7, let number = Int(digits)
      else { return nil }
      sum += number * unit
      digits = ""
    }
    return digits.isEmpty ? sum : nil
  }
}
