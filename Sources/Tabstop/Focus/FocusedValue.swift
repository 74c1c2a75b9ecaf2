public import Observation

/// A reader of the value that the view closest to the focus publishes; `nil` if none does. It reads
/// the values of the active window, also in other windows. Mirrors SwiftUI's `FocusedValue`.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let read: (FocusedValues) -> Value?
  private var reader: FocusedReader<Value>?

  /// Creates a reader of the value that `focusedValue` publishes for this property of
  /// `FocusedValues`.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Creates a reader of an `@Observable` object, by its type.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = { $0[objectType] }
  }

  /// The value of the active window; `nil` if no view around the focus publishes one.
  public var wrappedValue: Value? { reader?.value }

  @MainActor
  public mutating func _install(_ slot: inout AnyObject?, in node: _Node) {
    let reader = slot as? FocusedReader<Value> ?? FocusedReader(read, for: node)
    slot = reader
    self.reader = reader
  }
}

/// A reader and writer of the binding that is published closest to the focus. Mirrors SwiftUI's
/// `FocusedBinding`.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  @FocusedValue private var binding: Binding<Value>?

  /// Creates a reader of the binding that `focusedValue` publishes for this property of
  /// `FocusedValues`.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    _binding = FocusedValue(keyPath)
  }

  /// The value of the binding; `nil` if there is no binding. A write of `nil`, or without a
  /// binding, has no effect.
  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
  }

  /// A binding to the same value. It is `nil` without a published binding, and a write then has no
  /// effect.
  public var projectedValue: Binding<Value?> {
    Binding(
      get: { [binding] in binding?.wrappedValue },
      set: { [binding] in if let value = $0 { binding?.wrappedValue = value } })
  }

  @MainActor
  public mutating func _install(_ slot: inout AnyObject?, in node: _Node) {
    _binding._install(&slot, in: node)
  }
}

/// A view's reader of a focused value. The view is evaluated again only when the value has changed.
package final class FocusedReader<Value> {
  private let read: (FocusedValues) -> Value?
  private let source = DependencySource()
  private var last: Value?

  @MainActor
  package init(_ read: @escaping (FocusedValues) -> Value?, for node: _Node) {
    self.read = read
    last = read(FocusedValuesStore.shared.values)
    FocusedValuesStore.shared.addReader(self) { [weak self] in self?.update() }
  }

  deinit {
    let id = ObjectIdentifier(self)
    onMainActor { FocusedValuesStore.shared.removeReader(id) }
  }

  package var value: Value? {
    source.noteReadAnywhere()
    return last
  }

  @MainActor
  private func update() {
    let now = read(FocusedValuesStore.shared.values)
    guard !isSame(now, last) else { return }
    last = now
    source.notifyChange()
  }

  private func isSame(_ a: Value?, _ b: Value?) -> Bool {
    if let a = a as? any Equatable { return isEqual(a, b as Any) }
    return isBitwiseEqual(a, b)
  }

  private func isEqual<T: Equatable>(_ a: T, _ b: Any) -> Bool { (b as? T) == a }
}
