internal import GtkBridge

/// A value that belongs to a view's node and exists as long as that. Mirrors SwiftUI's `State`.
///
/// A write re-evaluates, once per turn of the main loop, the views that read the value. Before the
/// view is in the tree, reads return the initial value and writes are dropped. Any thread may read
/// and write; a written value is visible at once. (`count += 1` is a read and a write.)
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private var initial: Value
  private var storage: StateStorage<Value>?

  /// Creates a state.
  /// - Parameter wrappedValue: The initial value for a new view in the tree.
  public init(wrappedValue: Value) { initial = wrappedValue }
  /// Creates a state.
  /// - Parameter initialValue: The initial value for a new view in the tree.
  public init(initialValue: Value) { initial = initialValue }

  /// The value. Reading it in a `body` makes that view depend on it.
  public var wrappedValue: Value {
    get { storage?.get() ?? initial }
    nonmutating set { storage?.set(newValue) }
  }

  /// A binding to the value: `$value`.
  public var projectedValue: Binding<Value> {
    if let storage { Binding(location: storage) } else { .constant(initial) }
  }

  public static var _mayReadEnvironment: Bool { false }

  @MainActor
  public mutating func _install(_ slot: inout AnyObject?, in node: _Node) {
    if slot == nil {
      let row = node.rowHold
      if Value.self is AnyClass { row?.noteObject() }
      slot = StateStorage(initial, in: row)
    }
    storage = unsafeDowncast(slot!, to: StateStorage<Value>.self)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state that is `nil` until it is written.
  public init() { self.init(wrappedValue: nil) }
}

/// The storage of a `State`, for all threads.
final class StateStorage<Value>: Location<Value> {
  private var value: Value
  /// Whether a write of another thread has not reached the main thread yet.
  private var isNotifying = false
  private let source = DependencySource()
  /// The hold of the collection's row that contains the view.
  private let row: RowHold?

  init(_ value: Value, in row: RowHold? = nil) {
    self.value = value
    self.row = row
  }

  override func get() -> Value {
    // First: from now on a write invalidates the reader.
    source.noteReadAnywhere()
    return locked { value }
  }

  override func set(_ value: Value) {
    let isMain = MainLoop.isMainThread
    // The old value is released at the end of this scope, outside of the lock.
    var other = value
    let notifies = locked {
      // Writing the same value changes nothing.
      if isBitwiseEqual(self.value, value) { return false }
      swap(&self.value, &other)
      if isMain { return true }
      defer { isNotifying = true }
      return !isNotifying
    }
    if !notifies { return }
    // Guarded by its lock.
    nonisolated(unsafe) let storage = self
    if isMain { return MainActor.assumeIsolated { storage.wasWritten() } }
    Task { @MainActor in
      storage.locked { storage.isNotifying = false }
      storage.wasWritten()
    }
  }

  @MainActor
  private func wasWritten() {
    row?.stateWasWritten()
    source.notifyChange()
  }
}
