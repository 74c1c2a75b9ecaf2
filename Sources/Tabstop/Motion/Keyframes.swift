/// A part of a track: how a value reaches another. Mirrors SwiftUI's `KeyframeTrackContent`.
public protocol KeyframeTrackContent<Value> {
  /// The type of the animated value.
  associatedtype Value: Animatable
  /// The steps, in order.
  var _steps: [_KeyframeStep<Value>] { get }
}

/// A step of a track.
public struct _KeyframeStep<Value: Animatable> {
  enum Kind {
    case linear(UnitCurve)
    case cubic(start: Value.AnimatableData?, end: Value.AnimatableData?)
    case spring(Spring, Value.AnimatableData?)
    case move
  }

  let target: Value
  let duration: Double
  let kind: Kind
}

/// A keyframe that is reached at a constant speed, or along a curve. Mirrors SwiftUI's
/// `LinearKeyframe`.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _steps: [_KeyframeStep<Value>]

  /// Creates a keyframe.
  /// - Parameter duration: In seconds.
  public init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) {
    _steps = [.init(target: to, duration: max(duration, 0), kind: .linear(timingCurve))]
  }
}

/// A keyframe that is reached along a smooth curve. Mirrors SwiftUI's `CubicKeyframe`.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _steps: [_KeyframeStep<Value>]

  /// Creates a keyframe.
  /// - Parameters:
  ///   - duration: In seconds.
  ///   - startVelocity: Per second; by default that of the neighbouring keyframes.
  public init(
    _ to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    _steps = [
      .init(
        target: to, duration: max(duration, 0),
        kind: .cubic(start: startVelocity?.animatableData, end: endVelocity?.animatableData))
    ]
  }
}

/// A keyframe that is reached by a spring. Mirrors SwiftUI's `SpringKeyframe`.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _steps: [_KeyframeStep<Value>]

  /// Creates a keyframe.
  /// - Parameter duration: In seconds; by default until the spring is at rest.
  public init(
    _ to: Value, duration: Double? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {
    _steps = [
      .init(
        target: to, duration: max(duration ?? spring.settlingDuration, 0),
        kind: .spring(spring, startVelocity?.animatableData))
    ]
  }
}

/// A keyframe that is reached immediately. Mirrors SwiftUI's `MoveKeyframe`.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _steps: [_KeyframeStep<Value>]

  /// Creates a jump to a value.
  public init(_ to: Value) { _steps = [.init(target: to, duration: 0, kind: .move)] }
}

/// Several steps in a row.
public struct _KeyframeSteps<Value: Animatable>: KeyframeTrackContent {
  public let _steps: [_KeyframeStep<Value>]
}

/// A result builder of the steps of a track. Mirrors SwiftUI's `KeyframeTrackContentBuilder`.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// A result-builder hook.
  public static func buildExpression<K: KeyframeTrackContent>(
    _ expression: K
  ) -> _KeyframeSteps<Value> where K.Value == Value { _KeyframeSteps(_steps: expression._steps) }
  /// A result-builder hook.
  public static func buildBlock(_ steps: _KeyframeSteps<Value>...) -> _KeyframeSteps<Value> {
    buildArray(steps)
  }
  /// A result-builder hook.
  public static func buildArray(_ steps: [_KeyframeSteps<Value>]) -> _KeyframeSteps<Value> {
    _KeyframeSteps(_steps: steps.flatMap(\._steps))
  }
  /// A result-builder hook.
  public static func buildEither(first: _KeyframeSteps<Value>) -> _KeyframeSteps<Value> { first }
  /// A result-builder hook.
  public static func buildEither(second: _KeyframeSteps<Value>) -> _KeyframeSteps<Value> {
    second
  }
  /// A result-builder hook.
  public static func buildOptional(_ steps: _KeyframeSteps<Value>?) -> _KeyframeSteps<Value> {
    steps ?? _KeyframeSteps(_steps: [])
  }
}

/// The tracks of keyframes for a value. Mirrors SwiftUI's `Keyframes`.
public protocol Keyframes<Value> {
  /// The type of the animated value.
  associatedtype Value
  /// The tracks, which all run at once.
  var _tracks: [_KeyframeTrackOf<Value>] { get }
}

/// A track for a part of a value.
public struct _KeyframeTrackOf<Root> {
  let duration: Double
  /// Changes a value to that at a time, given the initial one.
  let apply: (inout Root, _ initial: Root, _ time: Double) -> Void
}

/// The keyframes of one property. Mirrors SwiftUI's `KeyframeTrack`.
public struct KeyframeTrack<Root, Part: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Part {
  /// The type of the animated value.
  public typealias Value = Root
  public let _tracks: [_KeyframeTrackOf<Root>]

  /// Creates the track of the whole value.
  public init(
    @KeyframeTrackContentBuilder<Part> content: () -> Content
  ) where Root == Part {
    self.init(\.self, content()._steps)
  }

  /// Creates the track of a property.
  public init(
    _ keyPath: WritableKeyPath<Root, Part>,
    @KeyframeTrackContentBuilder<Part> content: () -> Content
  ) {
    self.init(keyPath, content()._steps)
  }

  private init(
    _ keyPath: WritableKeyPath<Root, Part>, _ steps: [_KeyframeStep<Part>]
  ) {
    let path = KeyframePath(steps: steps)
    _tracks = [
      .init(duration: path.duration) {
        $0[keyPath: keyPath] = path.value(at: $2, from: $1[keyPath: keyPath])
      }
    ]
  }
}

/// Several tracks.
public struct _KeyframeTracks<Value>: Keyframes {
  public let _tracks: [_KeyframeTrackOf<Value>]
}

/// A result builder of tracks. Mirrors SwiftUI's `KeyframesBuilder`.
@resultBuilder
public struct KeyframesBuilder<Value> {
  /// A result-builder hook.
  public static func buildExpression<K: Keyframes>(
    _ expression: K
  ) -> _KeyframeTracks<Value> where K.Value == Value {
    _KeyframeTracks(_tracks: expression._tracks)
  }
  /// A result-builder hook: keyframes without a track are those of the whole value.
  public static func buildExpression<K: KeyframeTrackContent>(
    _ expression: K
  ) -> _KeyframeTracks<Value> where K.Value == Value, Value: Animatable {
    _KeyframeTracks(
      _tracks: KeyframeTrack<Value, Value, _KeyframeSteps<Value>> { expression }._tracks)
  }
  /// A result-builder hook.
  public static func buildBlock(_ tracks: _KeyframeTracks<Value>...) -> _KeyframeTracks<Value> {
    _KeyframeTracks(_tracks: tracks.flatMap(\._tracks))
  }
}

/// The values of keyframes at all times. Mirrors SwiftUI's `KeyframeTimeline`.
public struct KeyframeTimeline<Value> {
  private let initial: Value
  private let tracks: [_KeyframeTrackOf<Value>]

  /// Creates the timeline of keyframes from an initial value.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.init(initialValue, content()._tracks)
  }

  init(_ initial: Value, _ tracks: [_KeyframeTrackOf<Value>]) {
    (self.initial, self.tracks) = (initial, tracks)
  }

  /// The duration of the longest track, in seconds.
  public var duration: Double { tracks.map(\.duration).max() ?? 0 }

  /// The value at a time in seconds.
  public func value(time: Double) -> Value {
    var value = initial
    for track in tracks { track.apply(&value, initial, time) }
    return value
  }
  /// The value at a share of the duration.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}

/// The values of one track.
struct KeyframePath<Value: Animatable> {
  let steps: [_KeyframeStep<Value>]

  var duration: Double { steps.reduce(0) { $0 + $1.duration } }

  func value(at time: Double, from initial: Value) -> Value {
    var (start, rest) = (initial.animatableData, time)
    var velocity = Value.AnimatableData.zero
    for (index, step) in steps.enumerated() {
      let target = step.target.animatableData
      if rest >= step.duration {
        if index == steps.count - 1 { return step.target }
        velocity = endVelocity(of: index, from: start, velocity)
        (start, rest) = (target, rest - step.duration)
        continue
      }
      var value = step.target
      value.animatableData = part(index, from: start, velocity, at: rest)
      return value
    }
    return initial
  }

  private func part(
    _ index: Int, from start: Value.AnimatableData, _ velocity: Value.AnimatableData,
    at time: Double
  ) -> Value.AnimatableData {
    let step = steps[index]
    var way = step.target.animatableData - start
    switch step.kind {
    case .move: return step.target.animatableData
    case .linear(let curve):
      way.scale(by: curve.value(at: time / step.duration))
      return start + way
    case .spring(let spring, let own):
      return start + spring.value(target: way, initialVelocity: own ?? velocity, time: time)
    case .cubic(let own, _):
      // Hermite's curve.
      let share = time / step.duration
      var (first, last) = (own ?? velocity, endVelocity(of: index, from: start, velocity))
      first.scale(by: share * (1 - share) * (1 - share) * step.duration)
      last.scale(by: share * share * (share - 1) * step.duration)
      way.scale(by: share * share * (3 - 2 * share))
      return start + way + first + last
    }
  }

  /// The velocity with which a step ends.
  private func endVelocity(
    of index: Int, from start: Value.AnimatableData, _ velocity: Value.AnimatableData
  ) -> Value.AnimatableData {
    let step = steps[index]
    var way = step.target.animatableData - start
    switch step.kind {
    case .move: return .zero
    case .linear(let curve):
      guard step.duration > 0 else { return .zero }
      way.scale(by: curve.velocity(at: 1) / step.duration)
      return way
    case .spring(let spring, let own):
      return spring.velocity(
        target: way, initialVelocity: own ?? velocity, time: step.duration)
    case .cubic(_, let own):
      if let own { return own }
      // The mean slope towards the next keyframe but this, as Catmull and Rom have it; at the end
      // it rests.
      guard index + 1 < steps.count, case .cubic = steps[index + 1].kind else { return .zero }
      let length = step.duration + steps[index + 1].duration
      guard length > 0 else { return .zero }
      var slope = steps[index + 1].target.animatableData - start
      slope.scale(by: 1 / length)
      return slope
    }
  }
}
