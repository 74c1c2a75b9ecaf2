public import Foundation

/// Values at times. Mirrors SpriteKit's `SKKeyframeSequence`.
// Sendable: immutable.
open class SKKeyframeSequence: NSObject, @unchecked Sendable {
  private let values: [Any]
  private let times: [Double]
  /// Creates a sequence of values at times from 0 to 1.
  public init(keyframeValues values: [Any], times: [NSNumber]) {
    (self.values, self.times) = (values, times.map(\.doubleValue))
    super.init()
  }

  /// The number of values.
  open func count() -> Int { values.count }
  /// The last value before a time.
  open func sample(atTime time: CGFloat) -> Any? {
    times.lastIndex { $0 <= time }.map { values[$0] } ?? values.first
  }
}
