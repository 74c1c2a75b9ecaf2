/// A value with a name that belongs to the running program. Mirrors SwiftUI's `SceneStorage`: a
/// view that is created again finds it. It is not kept when the program ends: the contents of windows
/// are not restored on this desktop.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private var storage: StateStorage<Value>?

  /// Creates a value.
  /// - Parameter key: The name of the value, the same for all windows of the program.
  public init(wrappedValue: Value, _ key: String) {
    self.init(stored: wrappedValue, key)
  }

  package init(stored initial: Value, _ key: String) {
    self.key = key
    self.initial = initial
  }

  /// Creates a value that is `nil` until it is written.
  public init(_ key: String) where Value: ExpressibleByNilLiteral {
    self.init(wrappedValue: nil, key)
  }

  /// The value. Until the view is in the tree, reads return the initial one and writes are dropped.
  public var wrappedValue: Value {
    get { storage?.get() ?? initial }
    nonmutating set { storage?.set(newValue) }
  }

  /// A binding to the value: `$value`.
  public var projectedValue: Binding<Value> {
    if let storage { Binding(location: storage) } else { .constant(initial) }
  }

  @MainActor
  public mutating func _install(_ slot: inout AnyObject?, in node: _Node) {
    if slot == nil { slot = SceneValues.storage(of: key, initial: initial) }
    storage = slot as? StateStorage<Value>
  }
}

@MainActor
private enum SceneValues {
  private static var known: [String: AnyObject] = [:]

  /// The storage of a key. A value of another type under the same key is replaced by the default.
  static func storage<Value>(of key: String, initial: Value) -> StateStorage<Value> {
    if let storage = known[key] as? StateStorage<Value> { return storage }
    let storage = StateStorage(initial)
    known[key] = storage
    return storage
  }
}
