/// The number of nanoseconds in a second, as Dispatch has it on Apple's systems.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The number of nanoseconds in a millisecond, as Dispatch has it on Apple's systems.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The number of nanoseconds in a microsecond, as Dispatch has it on Apple's systems.
public let NSEC_PER_USEC: UInt64 = 1_000
/// The number of microseconds in a second, as Dispatch has it on Apple's systems.
public let USEC_PER_SEC: UInt64 = 1_000_000
/// The number of milliseconds in a second, as Dispatch has it on Apple's systems.
public let MSEC_PER_SEC: UInt64 = 1_000
