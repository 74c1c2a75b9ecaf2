import FoundationEssentials
import Glibc
import TabstopMacroExpansion

/// The compiler plugin that expands the macros of `TabstopMacros`, `TipKitInterface` and
/// `FoundationModelsInterface`: the compiler starts it, and asks over standard input for one expansion after the
/// other. Each message is JSON, after its length in eight bytes.
@main
enum Plugin {
  static func main() throws {
    while let message = receive() {
      let request = try JSONDecoder().decode(Request.self, from: message)
      send(try JSONEncoder().encode(MacroExpander.answer(to: request)))
    }
  }

  /// The next message; none at the end of the input, or after a length of zero, which the compiler sends as it ends.
  private static func receive() -> Data? {
    guard let header = read(count: MemoryLayout<UInt64>.size) else { return nil }
    let length = header.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    return length == 0 ? nil : read(count: Int(length))
  }

  private static func read(count: Int) -> Data? {
    var bytes = Data(count: count)
    var place = 0
    while place < count {
      let received = bytes.withUnsafeMutableBytes {
        Glibc.read(STDIN_FILENO, $0.baseAddress! + place, count - place)
      }
      guard received > 0 else { return nil }
      place += received
    }
    return bytes
  }

  private static func send(_ message: Data) {
    let length = UInt64(message.count)
    let bytes = (0..<8).map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) } + message
    var place = 0
    while place < bytes.count {
      let sent = bytes.withUnsafeBytes {
        write(STDOUT_FILENO, $0.baseAddress! + place, bytes.count - place)
      }
      // The compiler has ended.
      guard sent > 0 else { exit(1) }
      place += sent
    }
  }
}
