/// A point in a rectangle, each coordinate from 0 to 1. Mirrors SwiftUI's `UnitPoint`.
public struct UnitPoint: Hashable, Sendable {
  /// The position from the leading edge, 0, to the trailing one, 1.
  public var x: Double
  /// The position from the top, 0, to the bottom, 1.
  public var y: Double

  /// Creates a point by its shares of width and height. Beyond 0 to 1 it is outside.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Creates the top leading corner.
  public init() { self.init(x: 0, y: 0) }

  /// The top leading corner.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The center of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The center of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The top leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
  /// The center of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The center.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The center of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
}
