/// A frame as a move in one direction meets it: all directions become one, so no rule can differ
/// between them.
struct DirectedFrame: Equatable {
  /// The edge that the move meets first, and the other one. They grow in the direction of the move.
  var near: Double
  var far: Double
  /// The edges beside the way.
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

  /// Whether this lies ahead of `origin`, which it may overlap: both its edges do.
  func isAhead(of origin: DirectedFrame) -> Bool {
    far > origin.far && (near > origin.near || near >= origin.far)
  }

  /// What of this lies ahead of all of `origin`, if anything does.
  func part(beyond origin: DirectedFrame) -> DirectedFrame? {
    guard far > origin.far else { return nil }
    return DirectedFrame(near: max(near, origin.far), far: far, low: low, high: high)
  }

  /// Whether a move straight ahead from some point of `origin` meets this. Edges that only touch do
  /// not count, unless the origin has no extent at all.
  func isInBeam(of origin: DirectedFrame) -> Bool {
    if origin.low == origin.high { return low <= origin.low && origin.low <= high }
    return low < origin.high && origin.low < high
  }

  /// How far the move goes, from edge to edge. 0 where the two overlap.
  func distance(from origin: DirectedFrame) -> Double { max(0, near - origin.far) }

  /// How far the middle of `origin` is from this, beside the way; 0 where this lies straight across.
  func offset(from origin: DirectedFrame) -> Double {
    max(0, low - origin.middle, origin.middle - high)
  }

  func middleOffset(from origin: DirectedFrame) -> Double { abs(middle - origin.middle) }

  /// What makes a frame near that is not straight ahead: as in Android's `FocusFinder`, a point to
  /// the side counts for less than a point ahead, which is what people take for "in that direction".
  func weightedDistance(from origin: DirectedFrame) -> Double {
    let (ahead, beside) = (distance(from: origin), middleOffset(from: origin))
    return 13 * ahead * ahead + beside * beside
  }
}
