/// A logger that writes a program's messages to the system's log. Mirrors the `Logger` of Apple's
/// module `os`.
///
/// Messages go to the systemd journal, with their subsystem and category as fields of these names,
/// or to standard error if it is a terminal or there is no journal. Texts in a message are private
/// and are written as "<private>", numbers are public, unless the source says otherwise. The
/// environment variable `TABSTOP_LOG` contains "debug" to write debug messages as well, and
/// "private" to write private values.
public struct Logger: Sendable {
  private let log: OSLog

  /// Creates a logger for a part of a program.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }
  /// Creates a logger without a subsystem.
  public init() { log = .default }
  /// Creates a logger for a log.
  public init(_ logObj: OSLog) { log = logObj }

  /// Writes a message of the default level.
  public func log(_ message: OSLogMessage) { log.write(message, .notice) }
  /// Writes a message of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) {
    log.write(message, Priority(level))
  }
  /// Writes a message for the program's developers.
  public func trace(_ message: OSLogMessage) { log.write(message, .debug) }
  /// Writes a message for the program's developers.
  public func debug(_ message: OSLogMessage) { log.write(message, .debug) }
  /// Writes a message that may help to find a fault.
  public func info(_ message: OSLogMessage) { log.write(message, .info) }
  /// Writes a message of the default level.
  public func notice(_ message: OSLogMessage) { log.write(message, .notice) }
  /// Writes a warning.
  public func warning(_ message: OSLogMessage) { log.write(message, .warning) }
  /// Writes an error.
  public func error(_ message: OSLogMessage) { log.write(message, .error) }
  /// Writes a critical error.
  public func critical(_ message: OSLogMessage) { log.write(message, .critical) }
  /// Writes a critical error.
  public func fault(_ message: OSLogMessage) { log.write(message, .critical) }
}

/// A log with a name. Mirrors `OSLog`.
public final class OSLog: Sendable {
  let subsystem: String
  let category: String
  private let isDisabled: Bool

  /// Creates a log for a part of a program.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem, category, isDisabled: false)
  }

  /// Creates a log of one of Apple's categories.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem, category.rawValue, isDisabled: false)
  }

  /// A predefined category. It is treated like all others here.
  public struct Category: Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// The category of points of interest, which Apple's Instruments shows.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// The category of messages that Apple's Instruments records.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// The category of messages with the functions that wrote them.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  private init(_ subsystem: String, _ category: String, isDisabled: Bool) {
    self.subsystem = subsystem
    self.category = category
    self.isDisabled = isDisabled
  }

  /// The log of messages without a subsystem.
  public static let `default` = OSLog("", "", isDisabled: false)
  /// A log that writes nothing.
  public static let disabled = OSLog("", "", isDisabled: true)

  /// Whether messages of a level are written.
  public func isEnabled(type: OSLogType) -> Bool {
    !isDisabled && LogSettings.current.writes(Priority(type))
  }

  func write(_ message: OSLogMessage, _ priority: Priority) { write(message.text, priority) }

  func write(_ text: String, _ priority: Priority) {
    guard !isDisabled, LogSettings.current.writes(priority) else { return }
    LogDestination.current.write(LogEntry(text, priority, subsystem, category))
  }
}
