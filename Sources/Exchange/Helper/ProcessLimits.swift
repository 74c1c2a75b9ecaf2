import CProcessLimits
import Foundation

/// The rights that a helper process gives up before it reads an untrusted file.
enum ProcessLimits {
  /// Gives up new privileges, core dumps and further processes, and the possibility to open a file or a
  /// socket beside the three streams; limits the memory and the time.
  static func enter() -> Bool {
    // What the parsers and ICU need is loaded before files cannot be opened any more.
    _ = (Ical.shared, Archive.functions)
    _ = TimeZone(identifier: "Europe/Berlin")?.secondsFromGMT(for: Date(timeIntervalSince1970: 0))
    return tabstop_limit_process(20, UInt64(addressSpace)) != 0
  }

  /// The limit of the address space: what the program and its libraries use, and half a gigabyte
  /// more.
  private static var addressSpace: Int {
    let pages =
      (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?
      .split(separator: " ").first.flatMap { Int($0) } ?? 0
    return pages * Int(sysconf(Int32(_SC_PAGESIZE))) + (512 << 20)
  }
}
