internal import Foundation

// The memory that the program uses, by Mach's names: programs show it while they are developed.

/// The result of one of Mach's functions: 0 if it succeeded.
public typealias kern_return_t = Int32
/// A number that Mach counts with.
public typealias integer_t = Int32
/// A number that Mach counts with.
public typealias natural_t = UInt32
/// A number of values of a size of 4 bytes.
public typealias mach_msg_type_number_t = UInt32
/// The kind of an information.
public typealias task_flavor_t = UInt32
/// Something that Mach can be asked about.
public typealias mach_port_t = UInt32

/// The result of a function of Mach's that succeeded.
public let KERN_SUCCESS: kern_return_t = 0
/// The result of a function of Mach's that was called wrongly.
public let KERN_INVALID_ARGUMENT: kern_return_t = 4
/// The result of a function of Mach's that failed.
public let KERN_FAILURE: kern_return_t = 5

/// The program itself.
public let mach_task_self_: mach_port_t = 1
/// The kind of an information about memory: `mach_task_basic_info`.
public let MACH_TASK_BASIC_INFO: Int32 = 20
/// The kind of an information about memory: `task_vm_info_data_t`.
public let TASK_VM_INFO: Int32 = 22

/// The memory of the program, and its times. Mirrors Mach's; the times are 0.
public struct mach_task_basic_info: Sendable {
  /// The bytes of addresses.
  public var virtual_size: UInt64 = 0
  /// The bytes of memory.
  public var resident_size: UInt64 = 0
  /// The most bytes of memory so far.
  public var resident_size_max: UInt64 = 0
  /// Creates an empty value, for `task_info`.
  public init() {}
}

/// Mach's other name of `mach_task_basic_info`.
public typealias mach_task_basic_info_data_t = mach_task_basic_info

/// The memory of the program in detail. Mirrors the fields of Mach's that programs show.
public struct task_vm_info_data_t: Sendable {
  /// The bytes of addresses.
  public var virtual_size: UInt64 = 0
  /// The bytes of memory.
  public var resident_size: UInt64 = 0
  /// The most bytes of memory so far.
  public var resident_size_peak: UInt64 = 0
  /// The bytes of memory that are the program's alone.
  public var phys_footprint: UInt64 = 0
  /// Creates an empty value, for `task_info`.
  public init() {}
}

/// Mach's other name of `task_vm_info_data_t`.
public typealias task_vm_info = task_vm_info_data_t

/// Writes what is known of a task: of the program itself alone, for `MACH_TASK_BASIC_INFO` and `TASK_VM_INFO`. Mirrors
/// Mach's.
///
/// - Parameter task_info_outCnt: The size of the memory, in parts of 4 bytes.
/// - Returns: `KERN_SUCCESS`, or `KERN_INVALID_ARGUMENT`.
public func task_info(
  _ target_task: mach_port_t, _ flavor: task_flavor_t,
  _ task_info_out: UnsafeMutablePointer<integer_t>!,
  _ task_info_outCnt: UnsafeMutablePointer<mach_msg_type_number_t>!
) -> kern_return_t {
  let memory = MemoryUse()
  var values: [UInt64]
  switch Int32(bitPattern: flavor) {
  case MACH_TASK_BASIC_INFO: values = [memory.virtual, memory.resident, memory.peak]
  case TASK_VM_INFO: values = [memory.virtual, memory.resident, memory.peak, memory.own]
  default: return KERN_INVALID_ARGUMENT
  }
  let size = values.count * MemoryLayout<UInt64>.size
  guard target_task == mach_task_self_, let task_info_out, Int(task_info_outCnt.pointee) * 4 >= size
  else { return KERN_INVALID_ARGUMENT }
  UnsafeMutableRawPointer(task_info_out).copyMemory(from: &values, byteCount: size)
  task_info_outCnt.pointee = mach_msg_type_number_t(size / 4)
  return KERN_SUCCESS
}

/// The memory of the process, in bytes.
private struct MemoryUse {
  var virtual: UInt64 = 0
  var resident: UInt64 = 0
  var own: UInt64 = 0
  var peak: UInt64 = 0

  init() {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    for line in status.split(separator: "\n") {
      let parts = line.split { $0 == ":" || $0 == " " || $0 == "\t" }
      guard parts.count > 1, let kibibytes = UInt64(parts[1]) else { continue }
      switch parts[0] {
      case "VmSize": virtual = kibibytes * 1024
      case "VmRSS": resident = kibibytes * 1024
      case "VmHWM": peak = kibibytes * 1024
      case "RssAnon": own = kibibytes * 1024
      default: break
      }
    }
  }
}
