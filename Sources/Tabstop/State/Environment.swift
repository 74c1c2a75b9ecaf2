internal import FocusModel
public import Observation

/// A key of the environment, with the value where none is set. Mirrors SwiftUI's.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// What views inherit from the views around them. Mirrors SwiftUI's `EnvironmentValues`.
///
/// Copies share storage until one is changed, so handing it down costs a reference.
public struct EnvironmentValues {
  private var storage = EnvironmentStorage()

  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { storage.custom[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { own().custom[ObjectIdentifier(key)] = newValue }
  }

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

  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    read = { $0[type] }
  }

  public var wrappedValue: Value { read(values) }

  @MainActor
  public mutating func _install(_ slot: inout AnyObject?, in node: _Node) {
    values = node.environment
  }
}
