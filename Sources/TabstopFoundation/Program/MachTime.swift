internal import Foundation

/// The parts by which ticks of the system's clock are multiplied and divided for nanoseconds. Mirrors Mach's.
public struct mach_timebase_info_data_t: Sendable {
  /// What ticks are multiplied by.
  public var numer: UInt32
  /// What ticks are divided by.
  public var denom: UInt32
  /// Creates a value.
  public init(numer: UInt32 = 0, denom: UInt32 = 0) { (self.numer, self.denom) = (numer, denom) }
}

/// Writes how long a tick is: one nanosecond here. Mirrors Mach's.
@discardableResult
public func mach_timebase_info(_ info: UnsafeMutablePointer<mach_timebase_info_data_t>!) -> Int32 {
  info.pointee = mach_timebase_info_data_t(numer: 1, denom: 1)
  return KERN_SUCCESS
}

/// The ticks since the computer was started, without the time in which it slept; nanoseconds here. Mirrors Mach's.
public func mach_absolute_time() -> UInt64 { nanoseconds(CLOCK_MONOTONIC) }
/// The ticks since the computer was started; nanoseconds here. Mirrors Mach's.
public func mach_continuous_time() -> UInt64 { nanoseconds(CLOCK_BOOTTIME) }

private func nanoseconds(_ clock: clockid_t) -> UInt64 {
  var time = timespec()
  clock_gettime(clock, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}
