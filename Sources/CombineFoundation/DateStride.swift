public import Foundation
public import OpenCombine

/// A time of the calendar's clock, for run loops and operation queues.
public struct DateSchedulerTime: Strideable, Hashable, Codable, Sendable {
  /// The moment.
  public var date: Date

  /// Creates a moment.
  public init(_ date: Date) { self.date = date }

  /// The time from this moment to another.
  public func distance(to other: DateSchedulerTime) -> Stride {
    Stride(other.date.timeIntervalSince(date))
  }
  /// The moment after a time.
  public func advanced(by stride: Stride) -> DateSchedulerTime {
    DateSchedulerTime(date.addingTimeInterval(stride.timeInterval))
  }

  /// A span of time, in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Hashable,
    Codable, ExpressibleByFloatLiteral, Sendable
  {
    /// The magnitude, in seconds.
    public var magnitude: TimeInterval
    /// The time interval, in seconds.
    public var timeInterval: TimeInterval { magnitude }

    /// Creates a time in seconds.
    public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
    /// Creates a time in seconds.
    public init(integerLiteral value: TimeInterval) { magnitude = value }
    /// Creates a time in seconds.
    public init(floatLiteral value: TimeInterval) { magnitude = value }
    /// Creates a whole number of seconds.
    public init?<Source: BinaryInteger>(exactly source: Source) {
      guard let value = TimeInterval(exactly: source) else { return nil }
      magnitude = value
    }

    /// Whether it is shorter.
    public static func < (a: Stride, b: Stride) -> Bool { a.magnitude < b.magnitude }
    /// The sum of the times.
    public static func + (a: Stride, b: Stride) -> Stride { Stride(a.magnitude + b.magnitude) }
    /// The difference of the times.
    public static func - (a: Stride, b: Stride) -> Stride { Stride(a.magnitude - b.magnitude) }
    /// The product of two strides, in seconds.
    public static func * (a: Stride, b: Stride) -> Stride { Stride(a.magnitude * b.magnitude) }
    /// Adds a time.
    public static func += (a: inout Stride, b: Stride) { a = a + b }
    /// Subtracts a time.
    public static func -= (a: inout Stride, b: Stride) { a = a - b }
    /// Multiplies by a number of seconds.
    public static func *= (a: inout Stride, b: Stride) { a = a * b }

    /// A time in seconds.
    public static func seconds(_ value: Int) -> Stride { Stride(TimeInterval(value)) }
    /// A time in seconds.
    public static func seconds(_ value: Double) -> Stride { Stride(value) }
    /// A time in thousandths of a second.
    public static func milliseconds(_ value: Int) -> Stride { Stride(TimeInterval(value) / 1e3) }
    /// A time in millionths of a second.
    public static func microseconds(_ value: Int) -> Stride { Stride(TimeInterval(value) / 1e6) }
    /// A time in billionths of a second.
    public static func nanoseconds(_ value: Int) -> Stride { Stride(TimeInterval(value) / 1e9) }
  }
}
