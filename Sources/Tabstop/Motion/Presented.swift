/// A value that is animated to its target: it is painted, while the model already has the target.
struct Presented<Data: VectorArithmetic> {
  private let start: Data
  let target: Data
  /// The velocity at the start, per second.
  private let push: Data
  private let animation: Animation
  private var state = AnimationState<Double>()
  /// The time of the first frame.
  private var begin: Double?

  init(from start: Data, to target: Data, velocity: Data = .zero, by animation: Animation) {
    (self.start, self.target, self.push, self.animation) = (start, target, velocity, animation)
  }

  /// The time since the first frame, which this is if there was none.
  mutating func elapsed(at time: Double) -> Double {
    let begin = self.begin ?? time
    self.begin = begin
    return max(time - begin, 0)
  }

  /// The value at a time since the first frame, and whether it stays there.
  mutating func value(after elapsed: Double) -> (value: Data, isOver: Bool) {
    let response = animation.kind.response(at: elapsed, &state)
    if response.isOver { return (target, true) }
    var (way, push) = (target - start, push)
    way.scale(by: response.share)
    push.scale(by: response.push)
    return (start + way + push, false)
  }

  /// The velocity at a time since the first frame, per second.
  mutating func velocity(after elapsed: Double) -> Data {
    let step = 0.0005
    let kept = state
    defer { state = kept }
    let before = max(elapsed - step, 0)
    var change = value(after: before + 2 * step).value - value(after: before).value
    change.scale(by: 1 / (2 * step))
    return change
  }

  func isVisuallyFinished(after elapsed: Double) -> Bool {
    elapsed >= animation.kind.visibleDuration
  }
}
