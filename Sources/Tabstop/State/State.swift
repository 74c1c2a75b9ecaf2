internal import GtkBridge

/// A value that belongs to a view's place in the tree and lasts as long as it. Mirrors SwiftUI's
/// `State`.
///
/// A write re-evaluates, once per turn of the main loop, the views that read the value. Before
/// the view is in the tree, reads give the initial value and writes are dropped. Any thread may read
/// and write; what is written is there at once. (`count += 1` is a read and a write.)
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private var initial: Value
  private var storage: StateStorage<Value>?

  /// - Parameter wrappedValue: The value of a view that is new in the tree.
  public init(wrappedValue: Value) { initial = wrappedValue }
  /// The same as `init(wrappedValue:)`.
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
    if slot == nil { slot = StateStorage(initial, in: node.rowHold) }
    storage = unsafeDowncast(slot!, to: StateStorage<Value>.self)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// `nil` until it is written.
  public init() { self.init(wrappedValue: nil) }
}

/// The lasting place of a `State`, for all threads.
final class StateStorage<Value>: Location<Value> {
  private var value: Value
  /// Whether a write of another thread is on its way to the main thread.
  private var isTelling = false
  private let source = DependencySource()
  /// Of the row of a collection that the view is in.
  private let row: RowHold?

  init(_ value: Value, in row: RowHold? = nil) {
    self.value = value
    self.row = row
  }

  override func get() -> Value {
    // First: what is written from now on invalidates who reads.
    source.noteReadAnywhere()
    return locked { value }
  }

  override func set(_ value: Value) {
    let isMain = MainLoop.isMainThread
    // What was there ends with this scope, without the lock.
    var other = value
    let tells = locked {
      // Writing what is there already changes nothing for anybody.
      if isBitwiseEqual(self.value, value) { return false }
      swap(&self.value, &other)
      if isMain { return true }
      defer { isTelling = true }
      return !isTelling
    }
    if !tells { return }
    // Its lock guards it.
    nonisolated(unsafe) let storage = self
    if isMain { return MainActor.assumeIsolated { storage.wasWritten() } }
    Task { @MainActor in
      storage.locked { storage.isTelling = false }
      storage.wasWritten()
    }
  }

  @MainActor
  private func wasWritten() {
    row?.stateWasWritten()
    source.notifyChange()
  }
}
