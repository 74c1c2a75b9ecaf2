import Foundation

/// A time of the day, to the minute, without a date and without a zone. Encoded as "09:35".
public struct LocalTime: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The minutes since midnight, 0 to 1439, as clocks count them: on a day of 23 or 25 hours as well.
  public let minutes: Int

  /// 00:00.
  public static let midnight = LocalTime(unchecked: 0)
  /// 12:00.
  public static let noon = LocalTime(unchecked: 720)

  private init(unchecked minutes: Int) { self.minutes = minutes }

  /// Creates a time from the minutes since midnight; nil outside of a day.
  public init?(minutes: Int) {
    guard 0..<1440 ~= minutes else { return nil }
    self.minutes = minutes
  }

  /// Creates a time; nil if clocks do not have it.
  public init?(hour: Int, minute: Int) {
    guard 0..<24 ~= hour, 0..<60 ~= minute else { return nil }
    minutes = hour * 60 + minute
  }

  /// Creates a time from ISO 8601's extended form, "09:35"; seconds may follow and are dropped.
  public init?(iso text: some StringProtocol) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard 2...3 ~= parts.count,
      parts.allSatisfy({ $0.utf8.count == 2 && $0.utf8.allSatisfy { 48...57 ~= $0 } }),
      let hour = Int(parts[0]), let minute = Int(parts[1]), parts.count == 2 || parts[2] <= "60"
    else { return nil }
    self.init(hour: hour, minute: minute)
  }

  /// The time of the day at an instant in a zone; seconds are dropped.
  public init(_ instant: Date, in zone: TimeZone) {
    let seconds =
      instant.timeIntervalSince1970.rounded(.down) + Double(zone.secondsFromGMT(for: instant))
    let ofDay = seconds - (seconds / 86_400).rounded(.down) * 86_400
    minutes = min(max(Int(ofDay) / 60, 0), 1439)
  }

  /// The hour, 0 to 23.
  public var hour: Int { minutes / 60 }
  /// The minute, 0 to 59.
  public var minute: Int { minutes % 60 }

  /// Whether the first is earlier.
  public static func < (a: LocalTime, b: LocalTime) -> Bool { a.minutes < b.minutes }

  /// ISO 8601's extended form: "09:35".
  public var description: String { "\(padded(hour, 2)):\(padded(minute, 2))" }
}

extension LocalTime: Codable {
  /// Decodes the value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let time = LocalTime(iso: text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\"\(text)\" is not a time such as 09:35")
    }
    self = time
  }

  /// Encodes the value.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
