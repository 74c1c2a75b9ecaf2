internal import Foundation

/// Reads a value of the system by its name. Mirrors Darwin's function of this name: `hw.machine`, `hw.model`,
/// `hw.memsize`, `hw.ncpu` and the other numbers of processors, `kern.ostype`, `kern.osrelease`, `kern.hostname` and `machdep.cpu.brand_string` have values
/// here; nothing can be set.
///
/// - Parameters:
///   - oldp: The memory for the value; only its length is written to `oldlenp` if it is `nil`.
///   - oldlenp: The size of the memory; then that of the value.
/// - Returns: 0, or -1 with `errno`: `ENOENT` for another name, `ENOMEM` for too little memory.
@discardableResult
public func sysctlbyname(
  _ name: String, _ oldp: UnsafeMutableRawPointer!, _ oldlenp: UnsafeMutablePointer<Int>!,
  _ newp: UnsafeMutableRawPointer!, _ newlen: Int
) -> Int32 {
  guard newp == nil else {
    errno = EPERM
    return -1
  }
  guard let value = SystemControl.value(name) else {
    errno = ENOENT
    return -1
  }
  guard let oldlenp else { return 0 }
  defer { oldlenp.pointee = value.count }
  guard let oldp else { return 0 }
  guard oldlenp.pointee >= value.count else {
    errno = ENOMEM
    return -1
  }
  oldp.copyMemory(from: value, byteCount: value.count)
  return 0
}

private enum SystemControl {
  /// The bytes of a value; texts end with a zero, as Darwin's.
  static func value(_ name: String) -> [UInt8]? {
    switch name {
    case "hw.machine": text(system(\.machine))
    case "hw.model": text(firstLine("/sys/devices/virtual/dmi/id/product_name") ?? "Linux")
    case "hw.memsize": number(ProcessInfo.processInfo.physicalMemory)
    case "hw.ncpu", "hw.logicalcpu", "hw.logicalcpu_max", "hw.physicalcpu", "hw.physicalcpu_max":
      number(Int32(ProcessInfo.processInfo.processorCount))
    case "hw.activecpu": number(Int32(ProcessInfo.processInfo.activeProcessorCount))
    case "hw.pagesize": number(Int64(sysconf(Int32(_SC_PAGESIZE))))
    case "kern.ostype": text(system(\.sysname))
    case "kern.osrelease": text(system(\.release))
    case "kern.version", "kern.osversion": text(system(\.version))
    case "kern.hostname": text(system(\.nodename))
    case "machdep.cpu.brand_string": processor.map(text)
    default: nil
    }
  }

  private static func text(_ text: String) -> [UInt8] { Array(text.utf8) + [0] }

  private static func number<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
    withUnsafeBytes(of: number) { Array($0) }
  }

  private static func system<Field>(_ field: KeyPath<utsname, Field>) -> String {
    var system = utsname()
    uname(&system)
    return withUnsafeBytes(of: system[keyPath: field]) {
      String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
  }

  private static func firstLine(_ path: String) -> String? {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    return text.split(separator: "\n").first.map(String.init)
  }

  private static var processor: String? {
    let lines = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8))?.split(
      separator: "\n")
    return lines?.first { $0.hasPrefix("model name") }?.split(separator: ":").last
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
