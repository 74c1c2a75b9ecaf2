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
///
/// What is stored of one that is not connected yet is the same to the bit each time: a view that reads
/// the environment is not another view for that.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  // Each a word, or nothing: an enumeration of them would have bits that nobody sets.
  private var keyPath: KeyPath<EnvironmentValues, Value>?
  /// Of an object: an `ObjectReader`.
  private var reader: Any.Type?
  private var values: EnvironmentValues?

  /// Reads a value by its property: `@Environment(\.isEnabled) private var isEnabled`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  /// An `@Observable` object put into the environment by `environment(_:)`.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    reader = RequiredObject<Value>.self
  }

  /// An `@Observable` object that may not be there.
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    reader = OptionalObject<Object>.self
  }

  /// The value at the view's place; outside of a view, the default.
  public var wrappedValue: Value {
    let values = values ?? EnvironmentValues()
    if let keyPath { return values[keyPath: keyPath] }
    // Set by the initializers above, for this type alone.
    return (reader as! any ObjectReader.Type).read(values) as! Value
  }

  @MainActor
  public mutating func _install(_ slot: inout AnyObject?, in node: _Node) {
    values = node.environment
  }
}

/// Reads an object: as a type and no closure, which would be another one each time.
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
