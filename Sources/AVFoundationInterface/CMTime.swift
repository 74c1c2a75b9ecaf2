internal import Foundation
internal import TabstopKits

/// A time. Mirrors Core Media's `CMTime`.
public struct CMTime: Hashable, Comparable, Sendable {
  /// The time, in units of 1/`timescale` seconds.
  public var value: Int64
  /// The number of units in a second.
  public var timescale: Int32

  /// Creates a time from parts of a second.
  public init(value: Int64, timescale: Int32) { (self.value, self.timescale) = (value, timescale) }
  /// Creates an invalid time.
  public init() { self.init(value: 0, timescale: 0) }
  /// Creates a time from seconds.
  public init(seconds: Double, preferredTimescale: Int32 = 600) {
    value = seconds.isNaN ? 0 : Int64(nearest: seconds * Double(preferredTimescale))
    timescale = preferredTimescale
  }
  /// The time zero.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// The time in seconds.
  public var seconds: Double { timescale == 0 ? 0 : Double(value) / Double(timescale) }
  /// An invalid time.
  public static let invalid = CMTime(value: 0, timescale: 0)
  /// An infinite time.
  public static let positiveInfinity = CMTime(value: .max, timescale: 1)
  /// An unknown time; the same as `invalid` here.
  public static let indefinite = CMTime(value: 0, timescale: 0)
  /// Whether the time is valid.
  public var isValid: Bool { timescale != 0 }
  /// Whether the time is valid and finite.
  public var isNumeric: Bool { timescale != 0 && value != .max }
  /// Whether the time is unknown; the same as not valid here.
  public var isIndefinite: Bool { timescale == 0 }
  /// The sum.
  public static func + (a: CMTime, b: CMTime) -> CMTime { CMTime(seconds: a.seconds + b.seconds) }
  /// The difference.
  public static func - (a: CMTime, b: CMTime) -> CMTime { CMTime(seconds: a.seconds - b.seconds) }
  /// Whether a time is earlier than another.
  public static func < (a: CMTime, b: CMTime) -> Bool { a.seconds < b.seconds }
}

/// Returns a time in seconds.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
/// A time from parts of a second.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
/// A time from seconds.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// The sum.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
/// The difference.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
