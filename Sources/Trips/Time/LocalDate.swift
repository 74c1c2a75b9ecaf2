import Foundation

/// A day of the calendar, without a time and without a zone: 24 December 2026.
///
/// The calendar is the Gregorian one, also for dates before its introduction, as in ISO 8601. A date
/// is stored as the number of days since 1 January 1970, so that arithmetic and comparison are those
/// of integers. It is encoded as "2026-12-24".
public struct LocalDate: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The number of days since 1 January 1970.
  public let dayNumber: Int

  /// The first date that can be stored: 1 January of the year 1.
  public static let earliest = LocalDate(unchecked: -719_162)
  /// The last date that can be stored: 31 December 9999.
  public static let latest = LocalDate(unchecked: 2_932_896)

  private init(unchecked dayNumber: Int) { self.dayNumber = dayNumber }

  /// Creates a date from the number of days since 1 January 1970; nil outside the years 1 to 9999.
  public init?(dayNumber: Int) {
    guard Self.earliest.dayNumber...Self.latest.dayNumber ~= dayNumber else { return nil }
    self.dayNumber = dayNumber
  }

  /// Creates a date; nil if the calendar does not have it.
  public init?(year: Int, month: Int, day: Int) {
    guard 1...9999 ~= year, 1...12 ~= month,
      1...Self.length(ofMonth: month, in: year) ~= day
    else { return nil }
    dayNumber = Self.number(year, month, day)
  }

  /// Creates a date from ISO 8601's extended form, "2026-12-24".
  public init?(iso text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts.map(\.utf8.count) == [4, 2, 2],
      parts.allSatisfy({ $0.utf8.allSatisfy { 48...57 ~= $0 } }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// The date at an instant in a zone.
  public init(_ instant: Date, in zone: TimeZone) {
    let seconds =
      instant.timeIntervalSince1970.rounded(.down) + Double(zone.secondsFromGMT(for: instant))
    let number = (seconds / 86_400).rounded(.down)
    let range = Double(Self.earliest.dayNumber)...Double(Self.latest.dayNumber)
    dayNumber = Int(min(max(number, range.lowerBound), range.upperBound))
  }

  // The two conversions count days from 1 March of the year 0, so that a leap day ends its year, in
  // eras of 400 years, which are all equally long.

  private static func number(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// The year, the month and the day of the month.
  public var parts: (year: Int, month: Int, day: Int) {
    let shifted = dayNumber + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (
      yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month,
      dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    )
  }

  /// The year.
  public var year: Int { parts.year }
  /// The month, 1 to 12.
  public var month: Int { parts.month }
  /// The day of the month, from 1.
  public var day: Int { parts.day }

  /// The day of the week of ISO 8601: 1 is Monday, 7 is Sunday.
  public var weekday: Int {
    let index = (dayNumber + 3) % 7
    return (index < 0 ? index + 7 : index) + 1
  }

  /// The number of days of a month.
  public static func length(ofMonth month: Int, in year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The date this many days later, at the limits of the calendar the last one that can be stored.
  public func adding(days: Int) -> LocalDate {
    let (sum, overflow) = dayNumber.addingReportingOverflow(days)
    if overflow { return days > 0 ? .latest : .earliest }
    return LocalDate(
      unchecked: min(max(sum, Self.earliest.dayNumber), Self.latest.dayNumber))
  }

  /// The date this many months later: the same day of the month, or the month's last day.
  public func adding(months: Int) -> LocalDate {
    let (year, month, day) = parts
    let (sum, overflow) = (year * 12 + month - 1).addingReportingOverflow(months)
    guard !overflow, sum >= 12 else { return months > 0 ? .latest : .earliest }
    guard sum / 12 <= 9999 else { return .latest }
    let length = Self.length(ofMonth: sum % 12 + 1, in: sum / 12)
    return LocalDate(unchecked: Self.number(sum / 12, sum % 12 + 1, min(day, length)))
  }

  /// The number of days until another date, negative for an earlier one.
  public func days(until other: LocalDate) -> Int { other.dayNumber - dayNumber }

  /// Whether the first is earlier.
  public static func < (a: LocalDate, b: LocalDate) -> Bool { a.dayNumber < b.dayNumber }

  /// ISO 8601's extended form: "2026-12-24".
  public var description: String {
    let (year, month, day) = parts
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }
}

/// A number with leading zeros.
func padded(_ number: Int, _ length: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(0, length - digits.count)) + digits
}

extension LocalDate: Codable {
  /// Decodes the value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let date = LocalDate(iso: text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\"\(text)\" is not a date such as 2026-12-24")
    }
    self = date
  }

  /// Encodes the value.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
