import CIcal
import Foundation
internal import Localization
import Trips

/// Writes bookings as an iCalendar file (RFC 5545), with a definition of every zone that is used.
public enum CalendarWriter {
  /// Returns a calendar file of a trip. Bookings that are only ideas or planned are tentative;
  /// cancelled ones are cancelled.
  ///
  /// - Parameter now: The time of the export, which every event must state.
  public static func write(
    _ trip: Trip, _ bookings: [Booking], now: Date, words: Wording
  ) throws(MissingLibrary) -> Data {
    try write(named: trip.title, bookings, now: now, words: words)
  }

  /// Returns a calendar file with a name and bookings of any trips.
  public static func write(
    named name: String, _ bookings: [Booking], now: Date, words: Wording
  ) throws(MissingLibrary) -> Data {
    let calendar = try Component(ICAL_VCALENDAR_COMPONENT)
    calendar.add("VERSION", "2.0")
    calendar.add("PRODID", "-//Tabstop//Vacation Planner//EN")
    calendar.add("X-WR-CALNAME", escaped(name))
    for (zone, years) in years(bookings).sorted(by: { $0.key < $1.key }) {
      if let definition = try ZoneDefinition.component(zone, years) { calendar.add(definition) }
    }
    for booking in bookings.sorted(by: { ($0.start.date, $0.id) < ($1.start.date, $1.id) }) {
      calendar.add(try event(booking, now, words))
    }
    return Data(calendar.text.utf8)
  }

  /// The time zones of the bookings, each with the years in which it occurs.
  private static func years(_ bookings: [Booking]) -> [String: Set<Int>] {
    var years: [String: Set<Int>] = [:]
    for end in bookings.flatMap({ [$0.start, $0.end ?? $0.start] }) {
      guard end.time != nil, let zone = end.zone, TimeZone(identifier: zone) != nil else {
        continue
      }
      years[zone, default: []].insert(end.date.year)
    }
    return years
  }

  private static func event(
    _ booking: Booking, _ now: Date, _ words: Wording
  ) throws(MissingLibrary) -> Component {
    let event = try Component(ICAL_VEVENT_COMPONENT)
    event.add("UID", CalendarUID.text(booking.id))
    event.add("DTSTAMP", utc(now))
    event.add("SUMMARY", escaped(summary(booking)))
    addTimes(booking, to: event)
    let place = booking.start.place
    let location = [place?.name, place?.address].compactMap(\.self).joined(separator: .comma)
    if !location.isEmpty { event.add("LOCATION", escaped(location)) }
    if let latitude = place?.latitude, let longitude = place?.longitude {
      event.add("GEO", "\(latitude);\(longitude)")
    }
    let description = [
      RowSentence(booking, words: words).start(),
      booking.reference.isEmpty ? "" : String(words: "Number: \(booking.reference)"),
      booking.notes,
    ]
    event.add("DESCRIPTION", escaped(description.filter { !$0.isEmpty }.joined(separator: "\n")))
    if !webLink(booking.link).isEmpty { event.add("URL", booking.link) }
    switch booking.state {
    case .booked: event.add("STATUS", "CONFIRMED")
    case .cancelled: event.add("STATUS", "CANCELLED")
    case .idea, .planned: event.add("STATUS", "TENTATIVE")
    }
    event.add("CATEGORIES", escaped(booking.kind.word))
    event.add(OwnProperty.kind, booking.kind.rawValue)
    event.add(OwnProperty.title, escaped(booking.title))
    if let name = place?.name { event.add(OwnProperty.from, escaped(name)) }
    if let end = booking.end {
      if let name = end.place?.name { event.add(OwnProperty.to, escaped(name)) }
      if booking.start.time != nil, end.time == nil {
        event.add(OwnProperty.days, "\(booking.start.date.days(until: end.date))")
      }
    }
    if let minutes = booking.alarmMinutes, minutes >= 0, booking.start.time != nil {
      let alarm = try Component(ICAL_VALARM_COMPONENT)
      alarm.add("ACTION", "DISPLAY")
      alarm.add("DESCRIPTION", escaped(booking.spokenName))
      alarm.add("TRIGGER", "-PT\(minutes)M")
      event.add(alarm)
    }
    return event
  }

  private static func summary(_ booking: Booking) -> String {
    let name = booking.spokenName.prefix(1).uppercased() + booking.spokenName.dropFirst()
    guard booking.kind.isMove, let from = booking.start.place?.name,
      let to = booking.end?.place?.name
    else { return name }
    return String(words: "\(name): \(String(words: "\(from) to \(to)"))")
  }

  // MARK: Times

  private static func addTimes(_ booking: Booking, to event: Component) {
    let end = booking.end
    guard booking.start.time != nil else {
      event.add("DTSTART", compact(booking.start.date), date: true)
      // The end of a day is the next day, but a stay ends with the day of its check-out.
      let last = max(end?.date ?? booking.start.date, booking.start.date)
      let next =
        booking.kind == .stay ? max(last, booking.start.date.adding(days: 1)) : last.adding(days: 1)
      event.add("DTEND", compact(next), date: true)
      return
    }
    addTime("DTSTART", booking.start, zone: booking.start.zone, to: event)
    guard var end else { return }
    // Either both are dates, or both are times.
    end.time = end.time ?? (booking.kind == .stay ? .noon : nil)
    guard end.time != nil else { return }
    addTime("DTEND", end, zone: end.zone ?? booking.start.zone, to: event)
  }

  private static func addTime(
    _ name: String, _ end: BookingEnd, zone: String?, to event: Component
  ) {
    guard let time = end.time else { return }
    let local = compact(end.date) + "T" + padded(time.hour) + padded(time.minute) + "00"
    guard let zone, TimeZone(identifier: zone) != nil else { return event.add(name, local) }
    // A local time that exists twice is the earlier one in RFC 5545, and the later one in some
    // programs (pytz); an instant is understood by all.
    if case .repeated? = fault(ZonedTime(end.date, time, zone: zone)) {
      let chosen = ZonedTime(end.date, time, zone: zone, choice: end.choice)
      return event.add(name, utc(chosen.approximateInstant()))
    }
    event.add(name, local, zone: zone)
  }

  private static func fault(_ time: ZonedTime) -> LocalTimeFault? {
    do throws(LocalTimeFault) {
      _ = try time.instant()
      return nil
    } catch {
      return error
    }
  }

  static func compact(_ date: LocalDate) -> String {
    date.description.replacingOccurrences(of: "-", with: "")
  }

  private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  static func utc(_ instant: Date) -> String {
    let date = LocalDate(instant, in: .gmt)
    let time = LocalTime(instant, in: .gmt)
    return "\(compact(date))T\(padded(time.hour))\(padded(time.minute))00Z"
  }

  /// A text with the escapes of RFC 5545.
  static func escaped(_ text: String) -> String {
    cleaned(text).replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\n", with: "\\n").replacingOccurrences(of: ",", with: "\\,")
      .replacingOccurrences(of: ";", with: "\\;")
  }
}
