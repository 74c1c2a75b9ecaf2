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
  /// The sum; invalid if one of them is.
  public static func + (a: CMTime, b: CMTime) -> CMTime {
    sum(a, b) {
      $0.addingReportingOverflow($1)
    } seconds: {
      $0 + $1
    }
  }
  /// The difference; invalid if one of them is.
  public static func - (a: CMTime, b: CMTime) -> CMTime {
    sum(a, b) {
      $0.subtractingReportingOverflow($1)
    } seconds: {
      $0 - $1
    }
  }
  /// Combines times: exactly if they have the same units, otherwise in the smaller of both units.
  private static func sum(
    _ a: CMTime, _ b: CMTime, _ exact: (Int64, Int64) -> (partialValue: Int64, overflow: Bool),
    seconds: (Double, Double) -> Double
  ) -> CMTime {
    guard a.isValid, b.isValid else { return .invalid }
    if a.timescale == b.timescale, a.isNumeric, b.isNumeric {
      let (value, isTooLarge) = exact(a.value, b.value)
      if !isTooLarge { return CMTime(value: value, timescale: a.timescale) }
    }
    return CMTime(
      seconds: seconds(a.seconds, b.seconds), preferredTimescale: max(a.timescale, b.timescale))
  }

  /// Whether two times are the same, in whatever units; all invalid ones are.
  public static func == (a: CMTime, b: CMTime) -> Bool {
    guard a.isValid, b.isValid else { return a.isValid == b.isValid }
    return a.value.multipliedFullWidth(by: Int64(b.timescale))
      == b.value.multipliedFullWidth(by: Int64(a.timescale))
  }
  /// Hashes the time, in whatever units.
  public func hash(into hasher: inout Hasher) {
    guard isValid else { return hasher.combine(0) }
    var (divisor, rest) = (Int64(timescale).magnitude, value.magnitude)
    while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
    hasher.combine(value.magnitude / divisor)
    hasher.combine(Int64(timescale).magnitude / divisor)
  }
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
