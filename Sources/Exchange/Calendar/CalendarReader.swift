import CIcal
import Foundation
internal import Localization
import Trips

/// Reads the events of an iCalendar file of any program.
enum CalendarReader {
  static func read(_ text: String) throws(ImportFault) -> ImportResult {
    // libical accepts a file that is cut in the middle.
    let (begins, ends) = (count("BEGIN:VCALENDAR", text), count("END:VCALENDAR", text))
    guard begins > 0, begins == ends, count("BEGIN:VEVENT", text) == count("END:VEVENT", text),
      count("\nBEGIN:", text) < 200_000, let root = try component(text)
    else { throw .damaged(.calendar) }
    var result = ImportResult()
    // It owns all components that are read below.
    withExtendedLifetime(root) {
      let calendars =
        root.kind == ICAL_VCALENDAR_COMPONENT ? [root] : root.components(ICAL_VCALENDAR_COMPONENT)
      for calendar in calendars { read(calendar, &result) }
    }
    return result
  }

  private static func component(_ text: String) throws(ImportFault) -> Component? {
    do {
      return try Component(parsing: text)
    } catch {
      throw .missing(error)
    }
  }

  /// The events, without earlier versions of the same one.
  private static func newest(_ events: [Component]) -> [Component] {
    var places: [String: Int] = [:]
    var newest: [Component] = []
    for event in events {
      func number(_ event: Component) -> Int { Int(event.property("SEQUENCE")?.value ?? "") ?? 0 }
      guard let uid = event.property("UID")?.value, !uid.isEmpty else {
        newest.append(event)
        continue
      }
      let key = "\(uid)\n\(event.property("RECURRENCE-ID")?.value ?? "")"
      if let place = places[key] {
        if number(event) > number(newest[place]) { newest[place] = event }
      } else {
        places[key] = newest.count
        newest.append(event)
      }
    }
    return newest
  }

  private static func count(_ mark: String, _ text: String) -> Int {
    text.uppercased().components(separatedBy: mark).count - 1
  }

  private static func read(_ calendar: Component, _ result: inout ImportResult) {
    let zones = CalendarZones(calendar)
    let own = calendar.property("X-WR-TIMEZONE").flatMap { CalendarZones.known($0.text) }
    let isCancelled = calendar.property("METHOD")?.value.uppercased() == "CANCEL"
    let events = newest(calendar.components(ICAL_VEVENT_COMPONENT))
    // Occurrences of repeated events that are elsewhere, or different.
    var changed: [String: [Component.Property]] = [:]
    for event in events {
      guard let uid = event.property("UID")?.value, let time = event.property("RECURRENCE-ID")
      else { continue }
      changed[uid, default: []].append(time)
    }
    for event in events {
      let name = line(event.property("SUMMARY")?.text)
      guard result.bookings.count < ImportLimits.bookings else {
        return result.omitRest(from: name)
      }
      let reader = EventReader(event, zones, own)
      guard var booking = reader.booking else {
        result.omit(name, String(words: "It has no date that can be understood."))
        continue
      }
      if isCancelled { booking.isCancelled = true }
      if booking.start.time != nil, booking.start.zone == nil, booking.start.offset == nil {
        result.omit(
          name, String(words: "Its time zone is not known. Choose it in the booking."))
      }
      let others = changed[event.property("UID")?.value ?? ""] ?? []
      let zone = booking.start.offset == nil ? booking.start.zone : nil
      guard event.property("RECURRENCE-ID") == nil,
        let repeated = Recurrence(event, zone: zone, changed: others)
      else {
        result.add(booking)
        continue
      }
      let (times, areAll) = repeated.times
      if !areAll {
        result.omit(name, String(words: "It is repeated. Only the first time is imported."))
      }
      for time in times { result.add(reader.occurrence(of: booking, at: time)) }
    }
    let others = [
      (ICAL_VTODO_COMPONENT, String(words: "It is a task, not an event.")),
      (ICAL_VJOURNAL_COMPONENT, String(words: "It is a note, not an event.")),
    ]
    for (kind, reason) in others {
      for other in calendar.components(kind) {
        result.omit(line(other.property("SUMMARY")?.text), reason)
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
    let (from, to) = EventKind.route(summary)
    if event.property(OwnProperty.kind) != nil {
      booking.start.place = event.property(OwnProperty.from).map { Place(line($0.text)) }
      booking.end = ownEnd(start, booking.end, isOneDay: booking.isOneDay)
    } else {
      let name = kind.isMove ? from ?? location : location
      booking.start.place = name.isEmpty ? nil : EventKind.place(name, kind)
      if kind.isMove { booking.end?.place = to.map { EventKind.place($0, kind) } }
      if kind == .flight, from != nil, let number = EventKind.flightNumber(summary) {
        booking.title = number
      }
      booking.notes = cleaned(HTMLText.plain(text("DESCRIPTION")))
      setPosition(&booking)
    }
    booking.link = webLink(text("URL"))
    booking.isCancelled = text("STATUS").uppercased() == "CANCELLED"
    booking.isTentative = text("STATUS").uppercased() == "TENTATIVE"
    booking.alarmMinutes = alarm
    return booking
  }

  /// The same booking at another time at which the event takes place, in the form of its DTSTART.
  func occurrence(of first: ImportedBooking, at time: String) -> ImportedBooking {
    guard let property = event.property("DTSTART"), property.value != time,
      let start = end(Component.Property(name: "DTSTART", value: time, zone: property.zone))
    else { return first }
    var booking = first
    booking.origin = ImportOrigin(.calendar, key: "\(first.origin.key) \(time)")
    booking.start = start
    booking.start.place = first.start.place
    let days = first.start.date.days(until: start.date)
    let minutes = (start.time?.minutes ?? 0) - (first.start.time?.minutes ?? 0)
    if let end = first.end {
      let clock = end.time.map { $0.minutes + minutes } ?? 0
      let day = clock < 0 ? -1 : clock / 1440
      booking.end?.date = end.date.adding(days: days + day)
      if end.time != nil { booking.end?.time = LocalTime(minutes: clock - 1440 * day) }
    }
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
    guard let (date, time, isUTC) = CalendarTime.parse(property.value) else { return nil }
    guard let time else { return ImportedEnd(date) }
    // Google and TripIt write all times in UTC, and Google the zone once.
    if isUTC { return ImportedEnd(date, time, zone: own, offset: 0) }
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
    let zone = start.offset.flatMap(ImportPreview.fixedZone) ?? start.zone ?? "GMT"
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
      // An end that another program has changed has precedence.
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
