/// A value that lasts as long as a gesture goes on. Mirrors SwiftUI's `GestureState`.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  private let whenReset: (Value, inout Transaction) -> Void
  private var storage: StateStorage<Value>?

  /// - Parameter wrappedValue: The value while no gesture goes on, to which it falls back.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue) { _, _ in } }
  /// The same as `init(wrappedValue:)`.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// - Parameter resetTransaction: No effect: changes happen at once here.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue)
  }
  /// - Parameter resetTransaction: No effect: changes happen at once here.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue)
  }

  /// - Parameter reset: Called with the last value before it falls back to the first.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    whenReset = reset
  }

  /// The value of the gesture that goes on; only `updating(_:body:)` writes it.
  public var wrappedValue: Value { storage?.get() ?? initial }
  /// What `updating(_:body:)` takes: `$offset`.
  public var projectedValue: GestureState<Value> { self }

  @MainActor
  public mutating func _install(_ slot: inout AnyObject?, in node: _Node) {
    if slot == nil { slot = StateStorage(initial) }
    storage = unsafeDowncast(slot!, to: StateStorage<Value>.self)
  }

  func change(_ body: (inout Value) -> Void) {
    var value = wrappedValue
    body(&value)
    storage?.set(value)
  }

  func reset() {
    var transaction = Transaction()
    whenReset(wrappedValue, &transaction)
    storage?.set(initial)
  }
}

extension GestureState {
  public static var _mayReadEnvironment: Bool { false }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// `nil` while no gesture goes on.
  public init(resetTransaction: Transaction = Transaction()) { self.init(wrappedValue: nil) }
}
