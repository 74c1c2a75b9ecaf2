/// A key of a value that a view passes to the container that is made of it. Mirrors SwiftUI's
/// `ContainerValueKey`.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that set none.
  static var defaultValue: Value { get }
}

/// The values that a view passes to its container. Mirrors SwiftUI's `ContainerValues`: extend it with
/// `@Entry`, set a value with `containerValue(_:_:)`, and read it from a `Subview`.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private var tags: [AnyHashable] = []

  init() {}

  /// The value of a key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)].value(orDefault: Key.defaultValue) }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  func value(_ key: ObjectIdentifier) -> Any? { values[key] }
  mutating func setValue(_ key: ObjectIdentifier, _ value: Any) { values[key] = value }

  /// The view's tag of a type, if it has one.
  public func tag<Value: Hashable>(for type: Value.Type) -> Value? {
    tags.lazy.compactMap { $0.base as? Value }.first
  }

  /// Whether the view has this tag.
  public func hasTag<Value: Hashable>(_ tag: Value) -> Bool { self.tag(for: Value.self) == tag }

  /// Adds a tag; an outer one comes before those inside.
  mutating func add(tag: AnyHashable) { tags.append(tag) }
}

extension View {
  /// Sets a value for the container that this view is part of. Mirrors SwiftUI. A view that contains
  /// this one in its own container does not see it.
  public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    modifier(ContainerValueModifier { $0[keyPath: keyPath] = value })
  }
}

/// A modifier whose value a container reads from the view that it modifies.
@MainActor
protocol ContainerValueSource {
  func collect(into values: inout ContainerValues)
}

package struct ContainerValueModifier: ViewModifier, ContainerValueSource {
  let set: (inout ContainerValues) -> Void

  init(_ set: @escaping (inout ContainerValues) -> Void) { self.set = set }

  package func body(content: Content) -> some View { content }
  func collect(into values: inout ContainerValues) { set(&values) }
}
