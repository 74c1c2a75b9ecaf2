internal import GtkBridge

extension Gesture {
  /// Combines this gesture with another that is recognised at the same time. Mirrors SwiftUI.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> { SimultaneousGesture(self, other) }

  /// Combines this gesture with another that follows it. Mirrors SwiftUI.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// Combines this gesture with another that is used if this one is not recognised. Mirrors
  /// SwiftUI.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

/// Two gestures at the same time. Mirrors SwiftUI's `SimultaneousGesture`.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
  /// The state of the gestures.
  public struct Value {
    /// The value of the first gesture; `nil` while it is not active.
    public var first: First.Value?
    /// The value of the second gesture; `nil` while it is not active.
    public var second: Second.Value?
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates the gesture, as `first.simultaneously(with: second)` does.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public func _attach(to site: _GestureSite, _ actions: _GestureActions<Value>) {
    let state = site.part { Pair<First, Second>() }
    func part<Part>(
      _ value: ReferenceWritableKeyPath<Pair<First, Second>, Part?>
    ) -> _GestureActions<Part> {
      var own = _GestureActions<Part>()
      own.changed = {
        state[keyPath: value] = $0
        actions.changed(Value(first: state.first, second: state.second))
      }
      own.ended = {
        state[keyPath: value] = $0
        actions.ended(Value(first: state.first, second: state.second))
      }
      own.finished = {
        state[keyPath: value] = nil
        actions.finished()
      }
      own.released = actions.released
      return own
    }
    site.attachTogether {
      first._attach(to: site, part(\.first))
      second._attach(to: site, part(\.second))
    }
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

private final class Pair<First: Gesture, Second: Gesture> {
  var first: First.Value?
  var second: Second.Value?
}

/// One gesture and then another. Mirrors SwiftUI's `SequenceGesture`.
public struct SequenceGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
  /// The state of the gestures.
  public enum Value {
    /// The first gesture is active.
    case first(First.Value)
    /// The first gesture has ended with this value; the second has one as soon as it is active.
    case second(First.Value, Second.Value?)
  }

  /// The gesture that must end first.
  public var first: First
  /// The gesture that follows.
  public var second: Second

  /// Creates the gesture, as `first.sequenced(before: second)` does.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public func _attach(to site: _GestureSite, _ actions: _GestureActions<Value>) {
    let done = site.part { SequenceProgress<First>() }
    var ofFirst = _GestureActions<First.Value>()
    ofFirst.changed = { actions.changed(.first($0)) }
    ofFirst.ended = {
      done.value = $0
      actions.changed(.second($0, nil))
    }
    ofFirst.finished = { if done.value == nil { actions.finished() } }
    // The second gesture may end with the same release, of which it is notified later.
    ofFirst.released = {
      MainLoop.first {
        guard done.value != nil, !done.isSecondActive else { return }
        done.value = nil
        Updater.shared.event(actions.finished)
      }
    }
    var ofSecond = _GestureActions<Second.Value>()
    ofSecond.changed = {
      guard let first = done.value else { return }
      done.isSecondActive = true
      actions.changed(.second(first, $0))
    }
    ofSecond.ended = {
      if let first = done.value { actions.ended(.second(first, $0)) }
    }
    ofSecond.finished = {
      // Of a gesture that follows no first one there is nothing to finish.
      guard done.value != nil else { return }
      (done.value, done.isSecondActive) = (nil, false)
      actions.finished()
    }
    // This sequence may be the first gesture of another one.
    ofSecond.released = actions.released
    site.attachTogether {
      first._attach(to: site, ofFirst)
      second._attach(to: site, ofSecond)
    }
  }
}

/// The progress of a sequence of gestures.
private final class SequenceProgress<First: Gesture> {
  /// The value with which the first gesture has ended.
  var value: First.Value?
  var isSecondActive = false
}

extension SequenceGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// One of two gestures. Mirrors SwiftUI's `ExclusiveGesture`.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
  /// The state of the gestures.
  public enum Value {
    /// The first gesture was recognised.
    case first(First.Value)
    /// The second gesture was recognised.
    case second(Second.Value)
  }

  /// The preferred gesture.
  public var first: First
  /// The gesture that is used if the first is not recognised.
  public var second: Second

  /// Creates the gesture, as `first.exclusively(before: second)` does.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public func _attach(to site: _GestureSite, _ actions: _GestureActions<Value>) {
    func only<Part>(_ value: @escaping (Part) -> Value) -> _GestureActions<Part> {
      var own = _GestureActions<Part>()
      own.changed = { actions.changed(value($0)) }
      own.ended = { actions.ended(value($0)) }
      (own.finished, own.released) = (actions.finished, actions.released)
      return own
    }
    first._attach(to: site, only(Value.first))
    // A tap must wait, because it may become the first of two.
    site.isWaiting = true
    second._attach(to: site, only(Value.second))
    site.isWaiting = false
  }
}

extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
  /// Recognises the gesture only while keys are held. Of several such gestures of a kind on one view, the one with
  /// the most keys is recognised. Mirrors SwiftUI.
  public func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
    _ModifiersGesture(content: self, modifiers: modifiers)
  }
}

/// A gesture for which keys must be held.
public struct _ModifiersGesture<Content: Gesture>: _PrimitiveGesture {
  /// The type of the gesture's value.
  public typealias Value = Content.Value
  let content: Content
  let modifiers: EventModifiers

  public func _attach(to site: _GestureSite, _ actions: _GestureActions<Content.Value>) {
    let outer = site.modifiers
    defer { site.modifiers = outer }
    site.modifiers.formUnion(modifiers)
    content._attach(to: site, actions)
  }
}
