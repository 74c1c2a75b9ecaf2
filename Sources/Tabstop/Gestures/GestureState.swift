/// A value that lasts as long as a gesture goes on. Mirrors SwiftUI's `GestureState`.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  private let whenReset: (Value, inout Transaction) -> Void
  private var storage: StateStorage<Value>?

  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue) { _, _ in } }
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue)
  }
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue)
  }

  /// - Parameter reset: Called with the last value before it falls back to the first.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    whenReset = reset
  }

  public var wrappedValue: Value { storage?.get() ?? initial }
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
  public init(resetTransaction: Transaction = Transaction()) { self.init(wrappedValue: nil) }
}
