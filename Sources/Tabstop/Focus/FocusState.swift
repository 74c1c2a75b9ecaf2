internal import FocusModel

/// A property wrapper for the focus: a write moves the focus, a read returns where it is. Mirrors
/// SwiftUI's `FocusState`.
///
/// `Bool` for one view, an optional of any `Hashable` for several. The focus moves once per turn of
/// the main loop, when the views are up to date, so a value may be written in `onAppear`, or in the
/// action that inserts the view. Main thread only.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let none: Value
  private var storage: FocusStorage<Value>?

  /// Creates a state for one view, bound by `focused(_:)`: false at first.
  public init() where Value == Bool { none = false }
  /// Creates a state for several views, each bound by `focused(_:equals:)`: `nil` at first.
  public init<T: Hashable>() where Value == T? { none = nil }

  /// The value of the view that has the focus. A write requests a move, which happens at the end of
  /// the turn; until then the value reads as written, and after that it is where the focus really
  /// is.
  public var wrappedValue: Value {
    get { storage?.get() ?? none }
    nonmutating set { storage?.set(newValue) }
  }

  /// The binding for `focused`: `$field`.
  public var projectedValue: Binding { Binding(storage: storage ?? FocusStorage(none: none)) }

  public static var _mayReadEnvironment: Bool { false }

  @MainActor
  public mutating func _install(_ slot: inout AnyObject?, in node: _Node) {
    if slot == nil {
      let storage = FocusStorage(none: none)
      storage.model.home = node.window.coordinator
      slot = storage
    }
    storage = unsafeDowncast(slot!, to: FocusStorage<Value>.self)
  }

  /// A reference to a `FocusState`, for child views and `focused`. It is not a `Binding`, because a
  /// focus is requested, not stored.
  @propertyWrapper
  public struct Binding {
    let storage: FocusStorage<Value>

    /// The focus, as in the `FocusState` that the binding comes from.
    public var wrappedValue: Value {
      get { storage.get() }
      nonmutating set { storage.set(newValue) }
    }

    /// The binding itself, so that a `@FocusState.Binding` can be passed on as `$field`.
    public var projectedValue: Binding { self }
  }
}

/// The storage of a `FocusState`.
class FocusStorage<Value: Hashable> {
  final let model: FocusBinding<Value>
  final let source = DependencySource()

  init(none: Value) {
    model = FocusBinding(none: none)
    model.didChange = { [source] in MainActor.assumeIsolated(source.notifyChange) }
  }

  final func get() -> Value {
    source.noteReadAnywhere()
    return model.value
  }

  func set(_ value: Value) {
    model.write(value)
  }
}
