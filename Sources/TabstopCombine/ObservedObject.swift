public import CombineFoundation
public import Tabstop

/// An object that is kept elsewhere; the view is evaluated again when it changes. Mirrors
/// SwiftUI's `ObservedObject`.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Makes bindings to the object's properties: `$model.name`.
  public typealias Wrapper = _ObjectBindings<ObjectType>

  /// The object.
  public var wrappedValue: ObjectType

  /// For `@ObservedObject var model = Model()`, which makes one at each evaluation, and for an
  /// argument.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  /// The same as `init(wrappedValue:)`.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// What gives bindings to the object's properties: `$model.name`.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  @MainActor
  public mutating func _install(_ slot: inout AnyObject?, in node: _Node) {
    let observation = slot as? ObjectObservation<ObjectType> ?? ObjectObservation()
    slot = observation
    observation.observe(wrappedValue, for: node)
  }
}
