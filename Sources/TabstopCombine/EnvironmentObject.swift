public import CombineFoundation
public import Tabstop

/// An object that an enclosing view has set in the environment; the view is evaluated again when it
/// changes. Mirrors SwiftUI's `EnvironmentObject`.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The type of the projected value.
  public typealias Wrapper = _ObjectBindings<ObjectType>

  private var object: ObjectType?

  /// Creates a reader of the object that `environmentObject(_:)` set, by its type.
  public init() {}

  /// The object. It must exist: without it the program stops with a message.
  public var wrappedValue: ObjectType {
    guard let object else {
      fatalError(
        "No ObservableObject of type \(ObjectType.self) found: put one into the environment with "
          + ".environmentObject(_:) on an enclosing view.")
    }
    return object
  }

  /// The source of bindings to the object's properties: `$model.name`.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  @MainActor
  public mutating func _install(_ slot: inout AnyObject?, in node: _Node) {
    object = node.environment[ObjectType.self]
    guard let object else { return }
    let observation = slot as? ObjectObservation<ObjectType> ?? ObjectObservation()
    slot = observation
    observation.observe(object, for: node)
  }
}

extension View {
  /// Passes an object to the views inside, which find it by its type. Mirrors SwiftUI.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    inheritObject(object)
  }
}

extension Scene {
  /// Passes an object to the windows' views, which find it by its type. Mirrors SwiftUI.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    inheritObject(object)
  }
}
