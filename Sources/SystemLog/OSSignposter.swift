/// Marks intervals for Instruments, which Linux does not have: no effect. Mirrors `OSSignposter`.
public struct OSSignposter: Sendable {
  /// Creates a signposter.
  public init() {}
  /// Creates a signposter for a part of a program.
  public init(subsystem: String, category: String) {}
  /// Creates a signposter for a log.
  public init(logHandle: OSLog) {}
  /// Creates a signposter for a logger.
  public init(logger: Logger) {}
  /// A signposter that marks nothing, as all do here.
  public static let disabled = OSSignposter()

  /// Whether intervals are marked: false.
  public var isEnabled: Bool { false }
  /// Creates an identifier for an interval.
  public func makeSignpostID() -> OSSignpostID { .exclusive }
  /// Starts an interval.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
  /// Starts an interval, with a message.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
  /// Ends an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  /// Ends an interval, with a message.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage
  ) {}
  /// Marks a moment.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  /// Marks a moment, with a message.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) {}
  /// Carries out `work` as an interval.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around work: () throws -> Result
  ) rethrows -> Result { try work() }
}

/// An identifier of an interval. Mirrors `OSSignpostID`.
public struct OSSignpostID: Hashable, Sendable {
  /// The identifier for intervals that do not overlap.
  public static let exclusive = OSSignpostID()
}

/// An interval that has been started. Mirrors `OSSignpostIntervalState`.
public final class OSSignpostIntervalState: Sendable {}

/// The types of signposts. Mirrors `OSSignpostType`.
public struct OSSignpostType: Hashable, Sendable {
  private let name: String
  /// The start of an interval.
  public static let begin = OSSignpostType(name: "begin")
  /// The end of an interval.
  public static let end = OSSignpostType(name: "end")
  /// A moment.
  public static let event = OSSignpostType(name: "event")
}

extension OSSignpostID {
  /// Creates an identifier for a log. All are alike here.
  public init(log: OSLog) { self.init() }
  /// Creates an identifier for an object. All are alike here.
  public init(log: OSLog, object: AnyObject) { self.init() }
}

/// Marks an interval or a moment for Instruments, which Linux does not have: no effect. Mirrors
/// `os_signpost`.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Marks an interval or a moment, with a message in the format of C's `printf`.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}
