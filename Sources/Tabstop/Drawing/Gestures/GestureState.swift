/// A value that exists while a gesture is active. Mirrors SwiftUI's `GestureState`.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  private let whenReset: (Value, inout Transaction) -> Void
  private var storage: StateStorage<Value>?

  /// Creates a value.
  /// - Parameter wrappedValue: The value while no gesture is active.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue) { _, _ in } }
  /// Creates a value.
  /// - Parameter initialValue: The value while no gesture is active.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Creates a value that returns to the initial one in a transaction.
  /// - Parameter resetTransaction: The transaction in which the value returns to the initial one.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
  }
  /// Creates a value that returns to the initial one in a transaction.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// Creates a value with an action for its return to the initial one.
  /// - Parameter reset: Called with the last value before it returns to the initial one.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    whenReset = reset
  }

  /// The value of the active gesture; only `updating(_:body:)` writes it.
  public var wrappedValue: Value { storage?.get() ?? initial }
  /// The state for `updating(_:body:)`: `$offset`.
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
    withTransaction(transaction) { storage?.set(initial) }
  }
}

extension GestureState {
  public static var _mayReadEnvironment: Bool { false }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a state that is `nil` while no gesture is active.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }
}
