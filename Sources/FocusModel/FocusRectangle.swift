/// A frame in points, from the window's upper left corner in both reading directions.
public struct FocusRectangle: Hashable, Sendable {
  /// The distance from the window's left edge.
  public var x: Double
  /// The distance from the window's upper edge.
  public var y: Double
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// Creates a frame.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Whether the frame has no area.
  public var isEmpty: Bool { !(width > 0 && height > 0) }

  /// The intersection of the two frames; empty if they share nothing.
  public func intersection(_ other: FocusRectangle) -> FocusRectangle {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return FocusRectangle(
      x: left, y: top, width: max(0, min(x + width, other.x + other.width) - left),
      height: max(0, min(y + height, other.y + other.height) - top))
  }

  /// The smallest frame that contains both frames. An empty frame does not count.
  public func union(_ other: FocusRectangle) -> FocusRectangle {
    if other.isEmpty { return self }
    if isEmpty { return other }
    let (left, top) = (min(x, other.x), min(y, other.y))
    return FocusRectangle(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }

  /// Whether a move from `origin` in `direction` reaches this frame.
  public func isStraightAhead(of origin: FocusRectangle, _ direction: FocusDirection) -> Bool {
    let (own, start) = (DirectedFrame(self, direction), DirectedFrame(origin, direction))
    return own.isAhead(of: start) && own.isInBeam(of: start)
  }

  /// The nearest frame inside `bounds`; its width or height may become 0.
  func clamped(to bounds: FocusRectangle) -> FocusRectangle {
    func clamp(_ low: Double, _ length: Double, _ start: Double, _ room: Double) -> (Double, Double)
    {
      let lower = min(max(low, start), start + room)
      return (lower, max(lower, min(low + length, start + room)) - lower)
    }
    let (x, width) = clamp(self.x, self.width, bounds.x, bounds.width)
    let (y, height) = clamp(self.y, self.height, bounds.y, bounds.height)
    return FocusRectangle(x: x, y: y, width: width, height: height)
  }
}

/// The direction of an arrow key on the screen, in both reading directions.
public enum FocusDirection: Hashable, Sendable, CaseIterable {
  case up, down, left, right

  /// The opposite direction.
  public var opposite: FocusDirection {
    switch self {
    case .up: .down
    case .down: .up
    case .left: .right
    case .right: .left
    }
  }
}
