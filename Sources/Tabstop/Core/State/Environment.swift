internal import FocusModel
package import Localization
public import Observation

/// A key of the environment, with its default value. Mirrors SwiftUI's.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The default value. Evaluated at each read.
  static var defaultValue: Value { get }
}

/// The values that views inherit from the enclosing views. Mirrors SwiftUI's `EnvironmentValues`.
///
/// Copies share storage until one is changed, so passing it down costs a reference.
public struct EnvironmentValues {
  private var storage = EnvironmentStorage()

  /// Creates values of which none is set: each key has its default.
  public init() {}

  /// The value of a key: the nearest enclosing one, else the key's default.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { storage.custom[ObjectIdentifier(key)].value(orDefault: Key.defaultValue) }
    set { uniqueStorage().custom[ObjectIdentifier(key)] = newValue }
  }

  /// The object of this type that `environment(_:)` set; `nil` if there is none.
  public subscript<Object: AnyObject>(object: Object.Type) -> Object? {
    get { storage.custom[ObjectIdentifier(object)] as? Object }
    set { uniqueStorage().custom[ObjectIdentifier(object)] = newValue }
  }

  /// Tabstop's own values, which every view reads.
  var inherited: InheritedValues {
    get { storage.inherited }
    set { uniqueStorage().inherited = newValue }
  }

  /// The language of texts, if it is not that of the program.
  package var localizer: Localizer? {
    get { inherited.localizer }
    set { inherited.localizer = newValue }
  }

  /// Whether controls are enabled. Set by `disabled`.
  public var isEnabled: Bool {
    get { inherited.isEnabled }
    set { inherited.isEnabled = newValue }
  }

  func isIdentical(to other: EnvironmentValues) -> Bool { storage === other.storage }

  private mutating func uniqueStorage() -> EnvironmentStorage {
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

/// A property wrapper that reads a value of the environment. Mirrors SwiftUI's `Environment`.
///
/// A property that is not connected yet has the same bits each time, so that the comparison of two
/// equal views that read the environment succeeds.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  // Each a word, or `nil`: an enumeration would have undefined bits.
  private var keyPath: KeyPath<EnvironmentValues, Value>?
  /// The type of the reader of an object, an `ObjectReader`.
  private var reader: Any.Type?
  private var values: EnvironmentValues?

  /// Creates a reader of a value by its property: `@Environment(\.isEnabled) private var
  /// isEnabled`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  /// Creates a reader of an `@Observable` object that `environment(_:)` set.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    reader = RequiredObject<Value>.self
  }

  /// Creates a reader of an `@Observable` object that may be absent.
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    reader = OptionalObject<Object>.self
  }

  /// The value in the view's environment; outside of a view, the default.
  public var wrappedValue: Value {
    let values = values ?? EnvironmentValues()
    if let keyPath { return values[keyPath: keyPath] }
    // Set by the initializers above, for this type only.
    return (reader as! any ObjectReader.Type).read(values) as! Value
  }

  @MainActor
  public mutating func _install(_ slot: inout AnyObject?, in node: _Node) {
    values = node.environment
  }
}

/// Reads an object: a type instead of a closure, which would be another one each time.
private protocol ObjectReader {
  static func read(_ values: EnvironmentValues) -> Any
}

private enum RequiredObject<Object: AnyObject>: ObjectReader {
  static func read(_ values: EnvironmentValues) -> Any {
    guard let object = values[Object.self] else {
      fatalError(
        "No \(Object.self) in the environment: put one there with .environment(\(Object.self)()) on "
          + "an enclosing view, or read it as an optional.")
    }
    return object
  }
}

private enum OptionalObject<Object: AnyObject>: ObjectReader {
  static func read(_ values: EnvironmentValues) -> Any { values[Object.self] as Any }
}
