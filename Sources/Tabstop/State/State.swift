/// A value that belongs to a view's place in the tree and lasts as long as it. Mirrors SwiftUI's
/// `State`.
///
/// A write re-evaluates, once per turn of the main loop, the views that read the value. Before
/// the view is in the tree, reads give the initial value and writes are dropped. Main thread only.
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

/// The lasting place of a `State`.
final class StateStorage<Value>: Location<Value> {
  private var value: Value
  private let source = DependencySource()
  /// Of the row of a collection that the view is in.
  private let row: RowHold?

  init(_ value: Value, in row: RowHold? = nil) {
    self.value = value
    self.row = row
  }

  override func get() -> Value {
    MainActor.assume(source.noteRead)
    return value
  }

  override func set(_ value: Value) {
    // Writing what is there already changes nothing for anybody.
    if isBitwiseEqual(self.value, value) { return }
    self.value = value
    if let row { MainActor.assume(row.stateWasWritten) }
    MainActor.assume(source.notifyChange)
  }
}
