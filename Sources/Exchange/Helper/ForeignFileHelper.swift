import Foundation

/// The helper process that parses a foreign file: the program itself, started with an argument that
/// no help mentions. It reads the file from standard input, and writes the answer as JSON to
/// standard output.
///
/// It has its own memory and no descriptor of the program's store, its memory and time are limited, and
/// what a parser or a library tries to open fails. That contains crashes, endless loops and files that
/// unpack to gigabytes. It is no sandbox: code that an attacker runs in it is a program of the user,
/// which may close a stream and open another file instead, or remove and rename files by their paths.
public enum ForeignFileHelper {
  /// The hidden argument.
  public static let argument = "--parse-foreign-file"

  /// Parses standard input and exits, if the arguments ask for it. A program calls this before
  /// anything else.
  public static func runIfRequested(_ arguments: [String] = CommandLine.arguments) {
    guard arguments.dropFirst().first == argument else { return }
    guard ProcessLimits.enter() else { exit(2) }
    let answer: Answer
    do throws(ImportFault) {
      answer = Answer(result: try ForeignFile.parse(try input()), fault: nil)
    } catch {
      answer = Answer(result: nil, fault: error)
    }
    guard let data = try? JSONEncoder().encode(answer) else { exit(3) }
    exit(write(data) ? 0 : 4)
  }

  struct Answer: Codable {
    let result: ImportResult?
    let fault: ImportFault?
  }

  private static func input() throws(ImportFault) -> Data {
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(0, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .parserFailed }
      if count == 0 { return data }
      data.append(contentsOf: buffer[..<count])
      guard data.count <= ImportLimits.fileSize else { throw .tooLarge }
    }
  }

  private static func write(_ data: Data) -> Bool {
    data.withUnsafeBytes { bytes in
      var start = 0
      while start < bytes.count {
        let count = Foundation.write(1, bytes.baseAddress! + start, bytes.count - start)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        start += count
      }
      return true
    }
  }
}
