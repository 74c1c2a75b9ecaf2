internal import Localization
import Foundation

extension Booking {
  /// The duration in minutes, across time zones; nil without two times.
  ///
  /// - Throws: Why one of its times is not exactly one instant.
  public func minutes() throws(LocalTimeFault) -> Int? {
    guard let start = try start.instant(), let end = try end?.instant() else { return nil }
    return Int(end.timeIntervalSince(start)) / 60
  }

  /// The number of nights of a stay, by its dates.
  public var nights: Int {
    guard kind == .stay, let end else { return 0 }
    return max(0, start.date.days(until: end.date))
  }

  /// The problems with the dates and times.
  public var timeProblems: [BookingProblem] {
    var problems: [BookingProblem] = []
    func check(_ end: BookingEnd, _ field: BookingProblem.Field) {
      do {
        _ = try end.instant()
      } catch {
        problems.append(BookingProblem(field, .time(error)))
      }
    }
    check(start, .start)
    guard let end else { return problems }
    check(end, .end)
    if endsBeforeStart(end) { problems.append(BookingProblem(.end, .endsBeforeStart)) }
    if kind == .stay, nights == 0, end.date >= start.date {
      problems.append(BookingProblem(.end, .noNight))
    }
    return problems
  }

  private func endsBeforeStart(_ end: BookingEnd) -> Bool {
    if let minutes = try? minutes() { return minutes < 0 }
    // Over the date line one may arrive on the day before.
    return start.date.days(until: end.date) < (kind.isMove ? -1 : 0)
  }
}

/// A problem with one field of a booking.
public struct BookingProblem: Hashable, Sendable {
  /// The fields that can have a problem.
  public enum Field: String, Hashable, Sendable { case start, end }
  /// The reasons for a problem.
  public enum Reason: Hashable, Sendable {
    case time(LocalTimeFault)
    case endsBeforeStart
    case noNight
  }

  /// The field.
  public let field: Field
  /// The reason.
  public let reason: Reason

  init(_ field: Field, _ reason: Reason) {
    self.field = field
    self.reason = reason
  }

  /// A sentence for the user.
  public func sentence(_ words: Wording, kind: BookingKind) -> String {
    switch reason {
    case .time(let fault): fault.sentence(words)
    case .endsBeforeStart:
      kind.isMove
        ? String(
          words:
            "The arrival is before the departure. Check both dates and times, and the time zones.")
        : String(words: "The end is before the start. Check both dates and times.")
    case .noNight:
      String(words: "The stay ends on the day on which it begins. It must have at least one night.")
    }
  }
}
