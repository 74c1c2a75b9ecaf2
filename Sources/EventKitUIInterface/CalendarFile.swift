internal import EventKitInterface
internal import Foundation

/// An appointment as a file of RFC 5545, which calendar programs read.
struct CalendarFile {
  private let event: EKEvent

  init(_ event: EKEvent) { self.event = event }

  /// The content of the file.
  var text: String {
    (["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Tabstop//EventKitUI//EN", "BEGIN:VEVENT"]
      + properties + alarms + ["END:VEVENT", "END:VCALENDAR"])
      .map { Self.folded($0) + "\r\n" }
      .joined()
  }

  private var properties: [String] {
    let (start, end) = (event.startDate ?? Date(), event.endDate ?? event.startDate ?? Date())
    var lines = ["UID:\(UUID().uuidString)", "DTSTAMP:\(Self.instant(Date()))"]
    if event.isAllDay {
      // The end is the day after the last one.
      let after = calendar.date(byAdding: .day, value: 1, to: max(start, end)) ?? end
      lines += ["DTSTART;VALUE=DATE:\(day(start))", "DTEND;VALUE=DATE:\(day(after))"]
    } else {
      lines += ["DTSTART:\(Self.instant(start))", "DTEND:\(Self.instant(max(start, end)))"]
    }
    lines.append("SUMMARY:\(Self.escaped(event.title ?? ""))")
    if let location = event.location { lines.append("LOCATION:\(Self.escaped(location))") }
    if let notes = event.notes { lines.append("DESCRIPTION:\(Self.escaped(notes))") }
    if let url = event.url { lines.append("URL:\(url.absoluteString)") }
    return lines + (event.recurrenceRules ?? []).map { "RRULE:\(rule($0))" }
  }

  private var alarms: [String] {
    (event.alarms ?? []).flatMap { alarm in
      let trigger =
        alarm.absoluteDate.map { ";VALUE=DATE-TIME:\(Self.instant($0))" }
        ?? ":\(Self.duration(alarm.relativeOffset))"
      return [
        "BEGIN:VALARM", "ACTION:DISPLAY", "DESCRIPTION:\(Self.escaped(event.title ?? ""))",
        "TRIGGER\(trigger)", "END:VALARM",
      ]
    }
  }

  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    if let timeZone = event.timeZone { calendar.timeZone = timeZone }
    return calendar
  }

  private func day(_ date: Date) -> String {
    let parts = calendar.dateComponents([.year, .month, .day], from: date)
    return String(format: "%04d%02d%02d", parts.year ?? 0, parts.month ?? 0, parts.day ?? 0)
  }

  private func rule(_ rule: EKRecurrenceRule) -> String {
    let frequency =
      switch rule.frequency {
      case .daily: "DAILY"
      case .weekly: "WEEKLY"
      case .monthly: "MONTHLY"
      case .yearly: "YEARLY"
      }
    var parts = ["FREQ=\(frequency)", "INTERVAL=\(max(rule.interval, 1))"]
    if let end = rule.recurrenceEnd {
      if let date = end.endDate {
        parts.append("UNTIL=\(event.isAllDay ? day(date) : Self.instant(date))")
      } else if end.occurrenceCount > 0 {
        parts.append("COUNT=\(end.occurrenceCount)")
      }
    }
    if let days = rule.daysOfTheWeek, !days.isEmpty {
      let names = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"]
      let list = days.map {
        ($0.weekNumber == 0 ? "" : "\($0.weekNumber)") + names[$0.dayOfTheWeek.rawValue - 1]
      }
      parts.append("BYDAY=\(list.joined(separator: ","))")
    }
    func add(_ name: String, _ numbers: [NSNumber]?) {
      guard let numbers, !numbers.isEmpty else { return }
      parts.append("\(name)=\(numbers.map { "\($0.intValue)" }.joined(separator: ","))")
    }
    add("BYMONTHDAY", rule.daysOfTheMonth)
    add("BYMONTH", rule.monthsOfTheYear)
    add("BYWEEKNO", rule.weeksOfTheYear)
    add("BYYEARDAY", rule.daysOfTheYear)
    add("BYSETPOS", rule.setPositions)
    return parts.joined(separator: ";")
  }

  private static func instant(_ date: Date) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC") ?? calendar.timeZone
    let parts = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .second], from: date)
    return String(
      format: "%04d%02d%02dT%02d%02d%02dZ", parts.year ?? 0, parts.month ?? 0, parts.day ?? 0,
      parts.hour ?? 0, parts.minute ?? 0, parts.second ?? 0)
  }

  private static func duration(_ offset: TimeInterval) -> String {
    let seconds = offset.isFinite ? Int(min(max(offset, -1e9), 1e9)) : 0
    return "\(seconds < 0 ? "-" : "")PT\(abs(seconds))S"
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: ";", with: "\\;")
      .replacingOccurrences(of: ",", with: "\\,")
      .replacingOccurrences(of: "\r\n", with: "\\n")
      .replacingOccurrences(of: "\n", with: "\\n")
      .replacingOccurrences(of: "\r", with: "\\n")
  }

  /// The line in parts of at most 75 bytes, which begin with a space from the second one on.
  private static func folded(_ line: String) -> String {
    var (result, length) = ("", 0)
    for character in line.unicodeScalars {
      let size = String(character).utf8.count
      if length + size > 75 {
        result += "\r\n "
        length = 1
      }
      result.unicodeScalars.append(character)
      length += size
    }
    return result
  }
}
