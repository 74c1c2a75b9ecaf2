internal import Localization
import Foundation

/// A booking in one sentence, always in the same order: time, kind and title, route, duration,
/// arrival, state. "09:35, flight LH 716, Frankfurt to Tokyo Haneda, 11 hours 15 minutes, arrives
/// 06:50 the next day, Japan time, booked".
public struct RowSentence: Sendable {
  private let booking: Booking
  private let words: Wording

  /// Creates the sentence of a booking.
  public init(_ booking: Booking, words: Wording) {
    self.booking = booking
    self.words = words
  }

  /// The sentence of the start.
  ///
  /// - Parameter zone: The zone of the end before, in which the reader thinks; the zone of this one
  ///   is said if its clocks differ.
  public func start(after zone: String? = nil) -> String {
    let parts = [time(booking.start, after: zone), booking.spokenName, way]
    return joined(parts + lengthParts + [booking.state.word])
  }

  /// The duration and the end: "11 hours 15 minutes, arrives 06:50 the next day, Japan
  /// time", "3 nights". Empty if that is not known.
  public var length: String { joined(lengthParts) }

  private var lengthParts: [String?] {
    if booking.kind == .stay {
      return [booking.nights > 0 ? words.count(booking.nights, "night") : nil]
    }
    guard let minutes = try? booking.minutes(), minutes > 0 else { return arrival }
    return [words.duration(minutes: minutes)] + arrival
  }

  /// The sentence of the end, for a row of its own on another day.
  public func end(after zone: String? = nil) -> String {
    guard let end = booking.end else { return start(after: zone) }
    let name: String
    switch booking.kind {
    case .stay:
      name = String(
        words: "check out of \(booking.title.isEmpty ? booking.kind.word : booking.title)")
    case .meal, .activity: name = String(words: "end of \(booking.spokenName)")
    case .car: name = String(words: "return of \(booking.spokenName)")
    default: name = String(words: "arrival of \(booking.spokenName)")
    }
    let place = end.place?.name ?? (booking.kind.isMove ? nil : booking.start.place?.name)
    return joined([time(end, after: zone), name, place, booking.state.word])
  }

  private func joined(_ parts: [String?]) -> String {
    parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: .comma)
  }

  private func time(_ end: BookingEnd, after zone: String?) -> String? {
    guard let time = end.time else { return nil }
    let spoken = words.time(time)
    guard let own = end.zone, let zone,
      Self.differ(zone, own, at: end.approximateInstant)
    else { return spoken }
    return "\(spoken) \(words.zone(own))"
  }

  /// The route, "Frankfurt to Tokyo Haneda", or the only place.
  private var way: String? {
    var from = booking.start.place?.name
    // A restaurant is often its own place.
    if from == booking.title { from = nil }
    guard booking.kind.isMove, let to = booking.end?.place?.name else { return from }
    guard let from else { return String(words: "to \(to)") }
    return from == to ? from : String(words: "\(from) to \(to)")
  }

  /// The words of the arrival: "arrives 06:50 the next day", "Japan time".
  private var arrival: [String?] {
    guard let end = booking.end else { return [] }
    let arrives = booking.kind.isMove && booking.kind != .car
    func sentence(_ time: String) -> String {
      arrives ? String(words: "arrives \(time)") : String(words: "until \(time)")
    }
    let days = booking.start.date.days(until: end.date)
    // Over the date line, 10:40 may come after 22:55.
    let isEarlier = days == 0 && end.time.map { $0 < booking.start.time ?? .midnight } == true
    let difference = isEarlier ? String(words: "the same day") : words.dayDifference(days)
    guard let time = end.time else {
      return difference.map { [sentence($0)] } ?? []
    }
    var parts = [
      sentence([words.time(time), difference].compactMap(\.self).joined(separator: " "))
    ]
    if let from = booking.start.zone, let to = end.zone,
      Self.differ(from, to, at: end.approximateInstant)
    {
      parts.append(words.zone(to))
    }
    return parts
  }

  /// Whether clocks in two zones differ at an instant. Zones that the machine does not know differ
  /// from all others.
  static func differ(_ a: String, _ b: String, at instant: Date) -> Bool {
    if a == b { return false }
    guard let a = TimeZone(identifier: a), let b = TimeZone(identifier: b) else { return true }
    return a.secondsFromGMT(for: instant) != b.secondsFromGMT(for: instant)
  }
}
