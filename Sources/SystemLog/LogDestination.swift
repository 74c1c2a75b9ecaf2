private import Glibc

/// A message and what belongs to it.
struct LogEntry {
  let text: String
  let priority: Priority
  let subsystem: String
  let category: String

  init(_ text: String, _ priority: Priority, _ subsystem: String, _ category: String) {
    self.text = text
    self.priority = priority
    self.subsystem = subsystem
    self.category = category
  }

  /// The entry in systemd's native protocol: fields with their lengths, so that they may contain
  /// any character.
  var datagram: [UInt8] {
    var bytes: [UInt8] = []
    func append(_ name: String, _ value: String) {
      guard !value.isEmpty else { return }
      bytes += Array(name.utf8) + [10]
      withUnsafeBytes(of: UInt64(value.utf8.count).littleEndian) { bytes += $0 }
      bytes += Array(value.utf8) + [10]
    }
    append("MESSAGE", text)
    append("PRIORITY", String(priority.rawValue))
    append("SYSLOG_IDENTIFIER", programName)
    append("SUBSYSTEM", subsystem)
    append("CATEGORY", category)
    return bytes
  }

  /// The message as a line for a reader.
  var line: String {
    let source = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    return "\(programName)[\(getpid())] \(priority.name)\(source.isEmpty ? "" : " [\(source)]"): "
      + "\(text)\n"
  }

  private var programName: String {
    CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "program"
  }
}

/// The destination of log messages.
enum LogDestination {
  /// A socket that is connected to the journal.
  case journal(Int32)
  case standardError

  /// Decided with the first message.
  static let current = choose()

  static func choose(
    journal: String = "/run/systemd/journal/socket",
    isTerminal: Bool = isatty(STDERR_FILENO) != 0
  ) -> LogDestination {
    // A user who starts a program in a terminal reads its messages there.
    if isTerminal { return .standardError }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let room = MemoryLayout.size(ofValue: address.sun_path)
    guard journal.utf8.count < room else { return .standardError }
    let socket = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard socket >= 0 else { return .standardError }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: journal.utf8) }
    let isConnected = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
    if isConnected { return .journal(socket) }
    close(socket)
    return .standardError
  }

  func write(_ entry: LogEntry) {
    if case .journal(let socket) = self {
      let bytes = entry.datagram
      // A message that is too long for a datagram, or a journal that is gone: the other way.
      if send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count { return }
    }
    // One call, so that lines of several threads do not mix.
    let line = Array(entry.line.utf8)
    _ = Glibc.write(STDERR_FILENO, line, line.count)
  }
}
