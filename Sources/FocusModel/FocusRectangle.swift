/// A frame: in points, from the window's upper left corner, whatever the reading direction.
public struct FocusRectangle: Hashable, Sendable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Whether there is nothing of it to see.
  public var isEmpty: Bool { !(width > 0 && height > 0) }

  /// What the two frames share; empty if that is nothing.
  public func intersection(_ other: FocusRectangle) -> FocusRectangle {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return FocusRectangle(
      x: left, y: top, width: max(0, min(x + width, other.x + other.width) - left),
      height: max(0, min(y + height, other.y + other.height) - top))
  }

  /// The smallest frame around the two, of which an empty one does not count.
  public func union(_ other: FocusRectangle) -> FocusRectangle {
    if other.isEmpty { return self }
    if isEmpty { return other }
    let (left, top) = (min(x, other.x), min(y, other.y))
    return FocusRectangle(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }

  /// Whether a move from `origin` in `direction` meets this frame.
  public func isStraightAhead(of origin: FocusRectangle, _ direction: FocusDirection) -> Bool {
    let (own, start) = (DirectedFrame(self, direction), DirectedFrame(origin, direction))
    return own.isAhead(of: start) && own.isInBeam(of: start)
  }

  /// What is nearest to this frame inside `bounds`: it may have lost its width, or its height.
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

/// Where the focus is sent by an arrow key: on the screen, whatever the reading direction.
public enum FocusDirection: Hashable, Sendable, CaseIterable {
  case up, down, left, right

  /// The way back.
  public var opposite: FocusDirection {
    switch self {
    case .up: .down
    case .down: .up
    case .left: .right
    case .right: .left
    }
  }
}
