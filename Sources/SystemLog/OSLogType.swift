/// The level of a message. Mirrors `OSLogType`.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The level's number, as on Apple's systems.
  public let rawValue: UInt8
  /// Creates a level from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Creates a level from its number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// A message without a special level.
  public static let `default` = OSLogType(0)
  /// A message that may help to find a fault.
  public static let info = OSLogType(1)
  /// A message for the program's developers: written only if `TABSTOP_LOG` contains "debug".
  public static let debug = OSLogType(2)
  /// An error of the program.
  public static let error = OSLogType(16)
  /// A fault of the program, or of the system.
  public static let fault = OSLogType(17)
}

/// The importance of a message for the journal, by syslog's numbers.
enum Priority: Int {
  case critical = 2
  case error, warning, notice, info, debug

  init(_ type: OSLogType) {
    switch type {
    case .debug: self = .debug
    case .info: self = .info
    case .error: self = .error
    case .fault: self = .critical
    default: self = .notice
    }
  }

  /// The level in a line of standard error.
  var name: String {
    switch self {
    case .critical: "fault"
    case .error: "error"
    case .warning: "warning"
    case .notice: "notice"
    case .info: "info"
    case .debug: "debug"
    }
  }
}
