public import Observation

/// A property wrapper that makes bindings to the properties of an `@Observable` object. Mirrors
/// SwiftUI's `Bindable`.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// Creates a property: `@Bindable var model = Model()`.
  public init(wrappedValue: Value) where Value: AnyObject & Observable {
    self.wrappedValue = wrappedValue
  }

  /// Creates a value outside of a property: `Bindable(model).name`.
  public init(_ wrappedValue: Value) where Value: AnyObject & Observable {
    self.wrappedValue = wrappedValue
  }

  /// Creates a property from another: `$model`, passed on.
  public init(projectedValue: Bindable<Value>) where Value: AnyObject & Observable {
    self = projectedValue
  }

  /// The source of bindings: `$model.name`.
  public var projectedValue: Bindable<Value> { self }

  /// A binding to a property of the object.
  public subscript<Member>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Member>
  ) -> Binding<Member> where Value: AnyObject {
    Binding(location: ObjectLocation(object: wrappedValue, keyPath: keyPath))
  }
}

extension Binding {
  /// A binding to a property of an object of any kind.
  package init<Object: AnyObject>(
    _ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>
  ) {
    self.init(location: ObjectLocation(object: object, keyPath: keyPath))
  }
}

extension Binding where Value: AnyObject & Observable {
  /// A binding to a property of the object in this binding.
  public subscript<Member>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Member>
  ) -> Binding<Member> {
    Binding<Member>(location: ObjectLocation(object: wrappedValue, keyPath: keyPath))
  }
}
