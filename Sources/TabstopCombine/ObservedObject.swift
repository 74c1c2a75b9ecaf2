public import CombineFoundation
public import Tabstop

/// An object that is stored elsewhere; the view is evaluated again when it changes. Mirrors
/// SwiftUI's `ObservedObject`.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The source of bindings to the object's properties: `$model.name`.
  public typealias Wrapper = _ObjectBindings<ObjectType>

  /// The object.
  public var wrappedValue: ObjectType

  /// Creates a property: `@ObservedObject var model = Model()` creates an object at each
  /// evaluation; or an argument.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  /// Creates a property with an object that is stored elsewhere.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// The source of bindings to the object's properties: `$model.name`.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  @MainActor
  public mutating func _install(_ slot: inout AnyObject?, in node: _Node) {
    let observation = slot as? ObjectObservation<ObjectType> ?? ObjectObservation()
    slot = observation
    observation.observe(wrappedValue, for: node)
  }
}
