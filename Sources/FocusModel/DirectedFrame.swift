/// A frame in the coordinates of a move: every direction is turned into the same one, so that no
/// rule can differ between directions.
struct DirectedFrame: Equatable {
  /// The edge that the move reaches first, and the opposite edge. Both grow in the direction of the
  /// move.
  var near: Double
  var far: Double
  /// The edges on either side of the move.
  var low: Double
  var high: Double

  init(near: Double, far: Double, low: Double, high: Double) {
    self.near = near
    self.far = far
    self.low = low
    self.high = high
  }

  init(_ frame: FocusRectangle, _ direction: FocusDirection) {
    let (right, bottom) = (frame.x + frame.width, frame.y + frame.height)
    switch direction {
    case .right: self.init(near: frame.x, far: right, low: frame.y, high: bottom)
    case .left: self.init(near: -right, far: -frame.x, low: frame.y, high: bottom)
    case .down: self.init(near: frame.y, far: bottom, low: frame.x, high: right)
    case .up: self.init(near: -bottom, far: -frame.y, low: frame.x, high: right)
    }
  }

  private var middle: Double { (low + high) / 2 }

  /// Whether both edges lie ahead of those of `origin`. The two frames may overlap.
  func isAhead(of origin: DirectedFrame) -> Bool {
    far > origin.far && (near > origin.near || near >= origin.far)
  }

  /// The part of this frame that lies ahead of all of `origin`; `nil` if there is none.
  func part(beyond origin: DirectedFrame) -> DirectedFrame? {
    guard far > origin.far else { return nil }
    return DirectedFrame(near: max(near, origin.far), far: far, low: low, high: high)
  }

  /// Whether a move straight ahead from some point of `origin` reaches this frame. Edges that only
  /// touch do not count, unless the origin has no extent at all.
  func isInBeam(of origin: DirectedFrame) -> Bool {
    if origin.low == origin.high { return low <= origin.low && origin.low <= high }
    return low < origin.high && origin.low < high
  }

  /// The distance of the move, from edge to edge; 0 where the two overlap.
  func distance(from origin: DirectedFrame) -> Double { max(0, near - origin.far) }

  /// The distance of the middle of `origin` from this frame, measured across the move; 0 if the
  /// frame lies straight ahead.
  func offset(from origin: DirectedFrame) -> Double {
    max(0, low - origin.middle, origin.middle - high)
  }

  func middleOffset(from origin: DirectedFrame) -> Double { abs(middle - origin.middle) }

  /// The distance of a frame that is not straight ahead. As in Android's `FocusFinder`, a point to
  /// the side counts for less than a point ahead, because users look for "in that direction" first.
  func weightedDistance(from origin: DirectedFrame) -> Double {
    let (ahead, beside) = (distance(from: origin), middleOffset(from: origin))
    return 13 * ahead * ahead + beside * beside
  }
}
