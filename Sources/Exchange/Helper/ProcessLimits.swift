import CProcessLimits
import Foundation

/// The rights that a helper process gives up before it reads an untrusted file.
enum ProcessLimits {
  /// Prevents this process from gaining privileges, writing core dumps, starting processes, and
  /// opening files or sockets; limits its memory and time. Returns whether that has succeeded.
  static func enter() -> Bool {
    // The files of the parsers and of ICU are loaded before, because files cannot be opened
    // afterwards.
    _ = (Ical.shared, Archive.functions)
    _ = TimeZone(identifier: "Europe/Berlin")?.secondsFromGMT(for: Date(timeIntervalSince1970: 0))
    return tabstop_limit_process(20, UInt64(addressSpace)) != 0
  }

  /// The limit of the address space: the size that the program and its libraries use, and half a
  /// gigabyte more.
  private static var addressSpace: Int {
    let pages =
      (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?
      .split(separator: " ").first.flatMap { Int($0) } ?? 0
    return pages * Int(sysconf(Int32(_SC_PAGESIZE))) + (512 << 20)
  }
}
