public import Foundation

/// The number of units of a time. Mirrors Core Media's.
public typealias CMTimeValue = Int64
/// The number of units in a second. Mirrors Core Media's.
public typealias CMTimeScale = Int32
/// The number of a track. Mirrors Core Media's.
public typealias CMPersistentTrackID = Int32
/// The number of no track. Mirrors Core Media's.
public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0

/// A time and how long it lasts. Mirrors Core Media's `CMTimeRange`.
public struct CMTimeRange: Hashable, Sendable {
  /// The begin.
  public var start: CMTime
  /// How long it lasts.
  public var duration: CMTime
  /// Creates a range from its begin and its duration.
  public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
  /// Creates a range from its begin and its end.
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }
  /// Creates an invalid range.
  public init() { self.init(start: .invalid, duration: .invalid) }
  /// The end.
  public var end: CMTime { start + duration }
  /// Whether the range has a begin and a duration.
  public var isValid: Bool { start.isValid && duration.isValid }
  /// Whether the range has no duration.
  public var isEmpty: Bool { isValid && duration.seconds == 0 }
  /// Whether a time is in the range.
  public func containsTime(_ time: CMTime) -> Bool { start <= time && time < end }
  /// A range at the time zero without a duration.
  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  /// An invalid range.
  public static let invalid = CMTimeRange()
}

/// Creates a range from its begin and its duration.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}

/// Creates a range from its begin and its end.
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, end: end)
}

/// Compares two times: -1 if the first is earlier, 1 if it is later, otherwise 0.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
  time1 < time2 ? -1 : time2 < time1 ? 1 : 0
}

/// A time that is some times as long.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Double) -> CMTime {
  CMTime(seconds: time.seconds * multiplier, preferredTimescale: max(time.timescale, 600))
}

extension NSValue {
  /// Creates a value of a time. Mirrors AVFoundation. Foundation's value contains its seconds.
  public convenience init(time: CMTime) { self.init(point: CGPoint(x: time.seconds, y: 0)) }
  /// The time of this value. Mirrors AVFoundation.
  public var timeValue: CMTime { CMTime(seconds: pointValue.x, preferredTimescale: 600) }
  /// Creates a value of a range. Mirrors AVFoundation. Foundation's value contains its seconds.
  public convenience init(timeRange: CMTimeRange) {
    self.init(point: CGPoint(x: timeRange.start.seconds, y: timeRange.duration.seconds))
  }
  /// The range of this value. Mirrors AVFoundation.
  public var timeRangeValue: CMTimeRange {
    CMTimeRange(
      start: CMTime(seconds: pointValue.x, preferredTimescale: 600),
      duration: CMTime(seconds: pointValue.y, preferredTimescale: 600))
  }
}
