/// Something about a trip that its traveller should know: two bookings at once, a night without a
/// stay.
public struct PlanWarning: Hashable, Sendable, Identifiable {
  /// The reasons for a warning.
  public enum Reason: String, Hashable, Sendable {
    case twoAtOnce, arrivesAfterNextLeaves, shortTransfer, nightWithoutStay, outsideDates, time
  }

  /// The reason.
  public let reason: Reason
  /// Keys of the warning's subject, which stay the same when the sentence changes. A warning is new
  /// if one of its keys is.
  public let keys: [String]
  /// The bookings that it is about, in order.
  public let bookings: [RecordID]
  /// The first night of those without a stay.
  public let night: LocalDate?
  /// A sentence for the user.
  public let sentence: String

  public var id: String { keys.first ?? reason.rawValue }

  init(
    _ reason: Reason, keys: [String]? = nil, _ bookings: [RecordID], night: LocalDate? = nil,
    _ sentence: String
  ) {
    self.reason = reason
    self.night = night
    self.keys =
      keys
      ?? [([reason.rawValue] + bookings.sorted().map(\.description)).joined(separator: ":")]
    self.bookings = bookings
    self.sentence = sentence
  }
}

/// Remembers the warnings of a trip that were announced, so that each is announced once when it
/// appears, and again only after it was gone.
public struct WarningMemory: Hashable, Sendable {
  private var known: Set<String>

  /// - Parameter warnings: Those that need no announcement, because the page has just been opened.
  public init(_ warnings: [PlanWarning] = []) { known = Set(warnings.flatMap(\.keys)) }

  /// The warnings among the present ones that were not there before.
  public mutating func appeared(_ warnings: [PlanWarning]) -> [PlanWarning] {
    defer { known = Set(warnings.flatMap(\.keys)) }
    return warnings.filter { !known.isSuperset(of: $0.keys) }
  }
}
