extension Gesture {
  /// Both gestures at the same time. Mirrors SwiftUI.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> { SimultaneousGesture(self, other) }

  /// This gesture and then the other. Mirrors SwiftUI.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// This gesture or, if it does not come about, the other. Mirrors SwiftUI.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

/// Two gestures at the same time. Mirrors SwiftUI's `SimultaneousGesture`.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
  /// How far the gestures are.
  public struct Value {
    /// How far the first is; `nil` while it is not going on.
    public var first: First.Value?
    /// How far the second is; `nil` while it is not going on.
    public var second: Second.Value?
  }

  /// One of the two.
  public var first: First
  /// The other.
  public var second: Second

  /// Both: as `first.simultaneously(with: second)` makes it.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public func _attach(to site: _GestureSite, _ actions: _GestureActions<Value>) {
    let state = site.part { Pair<First, Second>() }
    func value() -> Value { Value(first: state.first, second: state.second) }
    var ofFirst = _GestureActions<First.Value>()
    ofFirst.changed = {
      state.first = $0
      actions.changed(value())
    }
    ofFirst.ended = {
      state.first = $0
      actions.ended(value())
    }
    ofFirst.finished = {
      state.first = nil
      actions.finished()
    }
    var ofSecond = _GestureActions<Second.Value>()
    ofSecond.changed = {
      state.second = $0
      actions.changed(value())
    }
    ofSecond.ended = {
      state.second = $0
      actions.ended(value())
    }
    ofSecond.finished = {
      state.second = nil
      actions.finished()
    }
    first._attach(to: site, ofFirst)
    second._attach(to: site, ofSecond)
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
  /// How far the gestures are.
  public enum Value {
    /// The first goes on.
    case first(First.Value)
    /// The first has ended with this value; the second has one as soon as it goes on.
    case second(First.Value, Second.Value?)
  }

  /// What has to end first.
  public var first: First
  /// What counts after it.
  public var second: Second

  /// One after the other: as `first.sequenced(before: second)` makes it.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public func _attach(to site: _GestureSite, _ actions: _GestureActions<Value>) {
    let done = site.part { LastValue<First.Value>() }
    var ofFirst = _GestureActions<First.Value>()
    ofFirst.changed = { actions.changed(.first($0)) }
    ofFirst.ended = {
      done.value = $0
      actions.changed(.second($0, nil))
    }
    ofFirst.finished = { if done.value == nil { actions.finished() } }
    var ofSecond = _GestureActions<Second.Value>()
    ofSecond.changed = {
      if let first = done.value { actions.changed(.second(first, $0)) }
    }
    ofSecond.ended = {
      if let first = done.value { actions.ended(.second(first, $0)) }
    }
    ofSecond.finished = {
      done.value = nil
      actions.finished()
    }
    first._attach(to: site, ofFirst)
    second._attach(to: site, ofSecond)
  }
}

extension SequenceGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// One gesture or else another. Mirrors SwiftUI's `ExclusiveGesture`.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
  /// How far the gestures are.
  public enum Value {
    /// It is the first.
    case first(First.Value)
    /// It is the second.
    case second(Second.Value)
  }

  /// What is waited for.
  public var first: First
  /// What counts when the first does not come about.
  public var second: Second

  /// One of both: as `first.exclusively(before: second)` makes it.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public func _attach(to site: _GestureSite, _ actions: _GestureActions<Value>) {
    var ofFirst = _GestureActions<First.Value>()
    ofFirst.changed = { actions.changed(.first($0)) }
    ofFirst.ended = { actions.ended(.first($0)) }
    ofFirst.finished = actions.finished
    var ofSecond = _GestureActions<Second.Value>()
    ofSecond.changed = { actions.changed(.second($0)) }
    ofSecond.ended = { actions.ended(.second($0)) }
    ofSecond.finished = actions.finished
    first._attach(to: site, ofFirst)
    // A tap has to wait whether it becomes the first of two.
    site.isWaiting = true
    second._attach(to: site, ofSecond)
    site.isWaiting = false
  }
}

extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
