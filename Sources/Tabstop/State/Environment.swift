internal import FocusModel
public import Observation

/// A key of the environment, with the value where none is set. Mirrors SwiftUI's.
public protocol EnvironmentKey {
  associatedtype Value
  /// The value where none is set. Asked at each read.
  static var defaultValue: Value { get }
}

/// What views inherit from the views around them. Mirrors SwiftUI's `EnvironmentValues`.
///
/// Copies share storage until one is changed, so handing it down costs a reference.
public struct EnvironmentValues {
  private var storage = EnvironmentStorage()

  /// Values of which none is set: each key gives its default.
  public init() {}

  /// The value of a key: the nearest that was set around, else the key's default.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { storage.custom[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { own().custom[ObjectIdentifier(key)] = newValue }
  }

  /// The object of this type that `environment(_:)` put there; `nil` if there is none.
  public subscript<Object: AnyObject>(object: Object.Type) -> Object? {
    get { storage.custom[ObjectIdentifier(object)] as? Object }
    set { own().custom[ObjectIdentifier(object)] = newValue }
  }

  /// Tabstop's own values, which are read at every view.
  var inherited: InheritedValues {
    get { storage.inherited }
    set { own().inherited = newValue }
  }

  /// Whether controls can be used. Set by `disabled`.
  public var isEnabled: Bool { inherited.isEnabled }

  func isIdentical(to other: EnvironmentValues) -> Bool { storage === other.storage }

  private mutating func own() -> EnvironmentStorage {
    if !isKnownUniquelyReferenced(&storage) { storage = EnvironmentStorage(copying: storage) }
    return storage
  }
}

private final class EnvironmentStorage {
  var custom = SmallMap<ObjectIdentifier, Any>()
  var inherited = InheritedValues()

  init() {}
  init(copying other: EnvironmentStorage) {
    custom = other.custom
    inherited = other.inherited
  }
}

/// Reads a value of the environment. Mirrors SwiftUI's `Environment`.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value
  private var values = EnvironmentValues()

  /// Reads a value by its property: `@Environment(\.isEnabled) private var isEnabled`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// An `@Observable` object put into the environment by `environment(_:)`.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    read = { values in
      guard let object = values[type] else {
        fatalError(
          "No \(type) in the environment: put one there with .environment(\(type)()) on an "
            + "enclosing view, or read it as an optional.")
      }
      return object
    }
  }

  /// An `@Observable` object that may not be there.
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    read = { $0[type] }
  }

  /// The value at the view's place; outside of a view, the default.
  public var wrappedValue: Value { read(values) }

  @MainActor
  public mutating func _install(_ slot: inout AnyObject?, in node: _Node) {
    values = node.environment
  }
}
