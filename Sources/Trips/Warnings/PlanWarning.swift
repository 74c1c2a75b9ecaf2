/// A warning about a trip, such as two bookings at the same time or a night without a stay.
public struct PlanWarning: Hashable, Sendable, Identifiable {
  /// The reasons for a warning.
  public enum Reason: String, Hashable, Sendable {
    case twoAtOnce, arrivesAfterNextLeaves, shortTransfer, nightWithoutStay, outsideDates, time
  }

  /// The reason.
  public let reason: Reason
  /// The keys of the warning's subject, which stay the same when the sentence changes. A warning is
  /// new if one of its keys is new.
  public let keys: [String]
  /// The bookings that it is about, in order.
  public let bookings: [RecordID]
  /// The first of the nights without a stay.
  public let night: LocalDate?
  /// A sentence for the user.
  public let sentence: String

  /// The first key.
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

/// The announced warnings of a trip. Each warning is announced once when it appears, and again only
/// after it has disappeared.
public struct WarningMemory: Hashable, Sendable {
  private var known: Set<String>

  /// Creates a memory.
  ///
  /// - Parameter warnings: The warnings that need no announcement, because the
  ///   page has just been opened.
  public init(_ warnings: [PlanWarning] = []) { known = Set(warnings.flatMap(\.keys)) }

  /// Returns the new ones among the current warnings, and records the current warnings.
  public mutating func appeared(_ warnings: [PlanWarning]) -> [PlanWarning] {
    defer { known = Set(warnings.flatMap(\.keys)) }
    return warnings.filter { !known.isSuperset(of: $0.keys) }
  }
}
