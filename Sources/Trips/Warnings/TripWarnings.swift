internal import Localization
import Foundation

/// Finds the warnings of a trip. Ideas and cancelled bookings take no time, and have none, except
/// for times that do not exist.
public struct TripWarnings: Sendable {
  /// The shortest time between two flights without a warning, in minutes.
  public static let shortestTransfer = 120
  /// More pairs than these that are at once are not listed: an imported calendar of 10,000 entries at
  /// one time has fifty million.
  static let mostPairs = 200

  private let trip: Trip
  private let words: Wording
  private let meant: [Booking]
  private let all: [Booking]

  /// Checks a trip.
  /// - Parameter bookings: The trip's bookings, in any order.
  public init(_ trip: Trip, _ bookings: [Booking], words: Wording) {
    self.trip = trip
    self.words = words
    all = bookings.filter { $0.state != .cancelled }
      .sorted { ($0.start.date, $0.id) < ($1.start.date, $1.id) }
    meant = all.filter(\.state.isMeant)
  }

  /// All warnings: times that cannot be used first, then by time, then nights, then dates.
  public var warnings: [PlanWarning] {
    times + collisions + transfers + staysAtOnce + nights + outside
  }

  private var times: [PlanWarning] {
    all.flatMap { booking in
      booking.timeProblems
        // An end without a zone is normal for a name that was typed.
        .filter { $0.reason != .time(.noZone) }
        .map { problem in
          PlanWarning(
            .time, keys: ["time:\(booking.id):\(problem.field.rawValue):\(problem.reason)"],
            [booking.id],
            String(
              words:
                "\(capitalized(booking.spokenName)): \(problem.sentence(words, kind: booking.kind))"
            ))
        }
    }
  }

  // MARK: Two at once

  private struct Span {
    let booking: Booking
    let start: Date
    let end: Date
  }

  /// The bookings with known instants that take their whole time, ascending. A car that is hired or a
  /// ship that sails for a day and more leaves time for meals and activities.
  private var spans: [Span] {
    meant.compactMap { booking in
      guard booking.kind != .stay, let start = try? booking.start.instant() else { return nil }
      let end = (try? booking.end?.instant()) ?? start
      guard end >= start else { return nil }
      return Span(booking: booking, start: start, end: end)
    }.sorted { ($0.start, $0.booking.id) < ($1.start, $1.booking.id) }
  }

  private static func isLong(_ span: Span) -> Bool {
    [.car, .boat].contains(span.booking.kind) && span.end.timeIntervalSince(span.start) >= 86_400
  }

  private var collisions: [PlanWarning] {
    pairsAtOnce.pairs.map { earlier, span in
      earlier.booking.kind.isMove && span.booking.kind.isMove
        ? lateArrival(earlier, span) : twoAtOnce(earlier, span)
    }
  }

  /// The pairs that are at once, and how many were compared for them.
  private var pairsAtOnce: (pairs: [(Span, Span)], compared: Int) {
    var pairs: [(Span, Span)] = []
    var compared = 0
    var active: [Span] = []
    for span in spans {
      compared += active.count
      active.removeAll { !Self.overlaps($0, span) }
      for earlier in active {
        let areMoves = earlier.booking.kind.isMove && span.booking.kind.isMove
        if areMoves ? Self.isHire(span) : Self.isLong(earlier) { continue }
        if pairs.count == Self.mostPairs { return (pairs, compared) }
        pairs.append((earlier, span))
      }
      // A hire collides with nothing that begins after it. Without hires, few bookings are active
      // before the most pairs are found.
      if !Self.isHire(span) { active.append(span) }
    }
    return (pairs, compared)
  }

  /// The number of compared pairs in the search for collisions, for tests.
  var comparedPairs: Int { pairsAtOnce.compared }

  private static func isHire(_ span: Span) -> Bool { span.booking.kind == .car && isLong(span) }

  /// One that begins when the other ends is not at once with it, but two that begin at the same time
  /// are.
  private static func overlaps(_ earlier: Span, _ later: Span) -> Bool {
    earlier.end > later.start || earlier.start == later.start
  }

  private func twoAtOnce(_ a: Span, _ b: Span) -> PlanWarning {
    PlanWarning(
      .twoAtOnce, [a.booking.id, b.booking.id],
      String(
        words: """
          Two bookings at once on \(words.date(b.booking.start.date)): \(a.booking.spokenName) \
          and \(b.booking.spokenName).
          """))
  }

  private func lateArrival(_ a: Span, _ b: Span) -> PlanWarning {
    let late = max(1, Int(a.end.timeIntervalSince(b.start)) / 60)
    return PlanWarning(
      .arrivesAfterNextLeaves, [a.booking.id, b.booking.id],
      String(
        words: """
          \(capitalized(a.booking.spokenName)) arrives \(words.duration(minutes: late)) after \
          \(b.booking.spokenName) leaves, on \(words.date(b.booking.start.date)).
          """))
  }

  private var staysAtOnce: [PlanWarning] {
    let stays = meant.filter { $0.nights > 0 }
    var warnings: [PlanWarning] = []
    var active: [Booking] = []
    for stay in stays {
      active.removeAll { ($0.end?.date ?? $0.start.date) <= stay.start.date }
      for earlier in active {
        if warnings.count == Self.mostPairs { return warnings }
        warnings.append(
          PlanWarning(
            .twoAtOnce, [earlier.id, stay.id],
            String(
              words: """
                Two stays in the night of \(words.date(stay.start.date)): \(earlier.spokenName) \
                and \(stay.spokenName).
                """)))
      }
      active.append(stay)
    }
    return warnings
  }

  private var transfers: [PlanWarning] {
    let flights = spans.filter { $0.booking.kind == .flight }
    return zip(flights, flights.dropFirst()).compactMap { a, b in
      let gap = Int(b.start.timeIntervalSince(a.end)) / 60
      guard 0..<Self.shortestTransfer ~= gap, a.start < b.start, a.end <= b.start else {
        return nil
      }
      return PlanWarning(
        .shortTransfer, [a.booking.id, b.booking.id],
        String(
          words: """
            Only \(words.duration(minutes: gap)) between \(a.booking.spokenName) and \
            \(b.booking.spokenName), on \(words.date(b.booking.start.date)).
            """))
    }
  }

  // MARK: Nights and dates

  /// Nights of the trip that are neither spent in a stay nor under way, each run of them as one
  /// warning with a key for each night. A trip without any booking has none.
  private var nights: [PlanWarning] {
    guard !meant.isEmpty, trip.length <= 1000 else { return [] }
    var covered: Set<LocalDate> = []
    var known = trip.firstDay
    for booking in meant where booking.kind == .stay || booking.kind.isMove {
      guard let end = booking.end, booking.kind != .car else { continue }
      let first = max(booking.start.date, trip.firstDay)
      let last = min(end.date, trip.dates.upperBound)
      guard first < last else { continue }
      // Bookings are in the order of their starts: what is before this is in it already.
      let new = max(first, known)
      known = max(known, last)
      guard new < last else { continue }
      for night in 0..<new.days(until: last) { covered.insert(new.adding(days: night)) }
    }
    var runs: [[LocalDate]] = []
    for number in 0..<(trip.length - 1) {
      let night = trip.firstDay.adding(days: number)
      if covered.contains(night) { continue }
      if runs.last?.last?.days(until: night) == 1 {
        runs[runs.count - 1].append(night)
      } else {
        runs.append([night])
      }
    }
    return runs.map { run in
      let first = words.date(run[0])
      let sentence =
        run.count == 1
        ? String(words: "No stay for the night of \(first).")
        : String(
          words: """
            No stay for \(run.count) nights, from \(first) to \
            \(words.date(run[run.count - 1].adding(days: 1))).
            """)
      return PlanWarning(
        .nightWithoutStay, keys: run.map { "night:\(trip.id):\($0)" }, [], night: run[0], sentence)
    }
  }

  private var outside: [PlanWarning] {
    meant.compactMap { booking in
      let dates = [booking.start.date] + (booking.end.map { [$0.date] } ?? [])
      guard let date = dates.first(where: { !trip.dates.contains($0) }) else { return nil }
      return PlanWarning(
        .outsideDates, [booking.id],
        String(
          words: """
            \(capitalized(booking.spokenName)) is outside the trip's dates, on \
            \(words.date(date)).
            """))
    }
  }
}

/// A text that begins with a capital letter.
func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
