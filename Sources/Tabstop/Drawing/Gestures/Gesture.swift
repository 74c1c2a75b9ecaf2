/// A gesture of the pointer. Mirrors SwiftUI's `Gesture`: a type of the program has a `body` made
/// of other gestures.
@preconcurrency
@MainActor
public protocol Gesture<Value> {
  /// The type of the gesture's value.
  associatedtype Value
  /// The gesture that this one consists of.
  associatedtype Body: Gesture
  /// The gesture that this one consists of.
  var body: Body { get }

  /// Makes `site` recognise the gesture and report to `actions`. Called again, in the same order,
  /// with each new value of the gesture.
  func _attach(to site: _GestureSite, _ actions: _GestureActions<Value>)
}

extension Gesture where Value == Body.Value {
  public func _attach(to site: _GestureSite, _ actions: _GestureActions<Value>) {
    body._attach(to: site, actions)
  }
}

extension Never: Gesture {
  /// The type of the value: the gesture has none.
  public typealias Value = Never
  public func _attach(to site: _GestureSite, _ actions: _GestureActions<Never>) {}
}

/// A gesture that may be missing. Mirrors SwiftUI.
extension Optional: Gesture where Wrapped: Gesture {
  /// The type of the gesture's value.
  public typealias Value = Wrapped.Value

  /// The body of the gesture: never read, because there is none.
  public var body: Never { fatalError("An optional gesture has no body") }

  public func _attach(to site: _GestureSite, _ actions: _GestureActions<Wrapped.Value>) {
    let part = site.nested()
    part.isPresent = self != nil
    if let gesture = self { part.attach(gesture, actions) }
  }
}

/// A gesture that GTK recognises and that hence has no body.
public protocol _PrimitiveGesture: Gesture where Body == Never {}

extension _PrimitiveGesture {
  /// The body of the gesture: never read, because there is none.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// The closures that a gesture reports to.
@MainActor
public struct _GestureActions<Value> {
  package var changed: (Value) -> Void = { _ in }
  package var ended: (Value) -> Void = { _ in }
  /// Called when the gesture is over, recognised or not, after `ended`.
  package var finished: () -> Void = {}
  /// Called when the pointer is released after a gesture that has ended during the press.
  package var released: () -> Void = {}

  package init() {}
}

extension Gesture {
  /// Adds an action for the end of the recognised gesture. Mirrors SwiftUI.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(base: self, action: action)
  }

  /// Updates a gesture state while the gesture is active; the state returns to its initial value
  /// when the gesture is over. Mirrors SwiftUI.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, update: body)
  }

  /// Converts the values of the gesture. Mirrors SwiftUI.
  public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(base: self, transform: body)
  }
}

extension Gesture where Value: Equatable {
  /// Adds an action for each new value while the gesture is active. Mirrors SwiftUI.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(base: self, action: action)
  }
}

/// A gesture with an action at its end.
public struct _EndedGesture<Base: Gesture>: _PrimitiveGesture {
  let base: Base
  let action: (Base.Value) -> Void

  public func _attach(to site: _GestureSite, _ actions: _GestureActions<Base.Value>) {
    var own = actions
    own.ended = { [action] in
      action($0)
      actions.ended($0)
    }
    base._attach(to: site, own)
  }
}

/// A gesture with an action for each value.
public struct _ChangedGesture<Base: Gesture>: _PrimitiveGesture where Base.Value: Equatable {
  let base: Base
  let action: (Base.Value) -> Void

  public func _attach(to site: _GestureSite, _ actions: _GestureActions<Base.Value>) {
    let last = site.part { LastValue<Base.Value>() }
    var own = actions
    own.changed = { [action] value in
      if last.value != value {
        last.value = value
        action(value)
      }
      actions.changed(value)
    }
    own.finished = {
      last.value = nil
      actions.finished()
    }
    base._attach(to: site, own)
  }
}

final class LastValue<Value> {
  var value: Value?
}

/// A gesture that updates a gesture state. Mirrors SwiftUI's `GestureStateGesture`.
public struct GestureStateGesture<Base: Gesture, State>: _PrimitiveGesture {
  let base: Base
  let state: GestureState<State>
  let update: (Base.Value, inout State, inout Transaction) -> Void

  public func _attach(to site: _GestureSite, _ actions: _GestureActions<Base.Value>) {
    var own = actions
    own.changed = { [state, update] value in
      var transaction = Transaction()
      var next = state.wrappedValue
      update(value, &next, &transaction)
      withTransaction(transaction) { state.change { $0 = next } }
      actions.changed(value)
    }
    own.finished = { [state] in
      state.reset()
      actions.finished()
    }
    base._attach(to: site, own)
  }
}

/// A gesture with converted values.
public struct _MapGesture<Base: Gesture, Value>: _PrimitiveGesture {
  let base: Base
  let transform: (Base.Value) -> Value

  public func _attach(to site: _GestureSite, _ actions: _GestureActions<Value>) {
    var own = _GestureActions<Base.Value>()
    own.changed = { [transform] in actions.changed(transform($0)) }
    own.ended = { [transform] in actions.ended(transform($0)) }
    own.finished = actions.finished
    own.released = actions.released
    base._attach(to: site, own)
  }
}

/// A gesture with its type erased. Mirrors SwiftUI's `AnyGesture`.
public struct AnyGesture<Value>: _PrimitiveGesture {
  private let base: any Gesture<Value>

  /// Creates the same gesture with its type erased.
  public init<T: Gesture>(_ gesture: T) where T.Value == Value { base = gesture }

  public func _attach(to site: _GestureSite, _ actions: _GestureActions<Value>) {
    site.nested(for: type(of: base)).attach(base, actions)
  }
}
