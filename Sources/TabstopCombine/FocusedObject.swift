public import CombineFoundation
public import Tabstop

/// A property wrapper that reads the object of a type that the view closest to the focus publishes,
/// `nil` if none does; the view is evaluated again when the object changes. Mirrors SwiftUI's
/// `FocusedObject`.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The source of bindings to the object's properties: `$model?.name`.
  public typealias Wrapper = _ObjectBindings<ObjectType>

  private var reader: FocusedReader<ObjectType>?

  /// Creates a reader of the object that `focusedObject(_:)` publishes, by its type.
  public init() {}

  /// The object; `nil` if no view around the focus publishes one.
  public var wrappedValue: ObjectType? { reader?.value }

  /// The source of bindings to the object's properties: `$model?.name`.
  public var projectedValue: Wrapper? { wrappedValue.map { Wrapper(object: $0) } }

  @MainActor
  public mutating func _install(_ slot: inout AnyObject?, in node: _Node) {
    let place = slot as? FocusedObjectPlace<ObjectType> ?? FocusedObjectPlace(node)
    slot = place
    place.observeObject(for: node)
    reader = place.reader
  }
}

/// The storage of a `FocusedObject` in the tree.
@MainActor
private final class FocusedObjectPlace<Object: ObservableObject> {
  let reader: FocusedReader<Object>
  private var observation: ObjectObservation<Object>?

  init(_ node: _Node) { reader = FocusedReader({ $0[Object.self] }, for: node) }

  /// Observes the currently published object, instead of the previous one.
  func observeObject(for node: _Node) {
    guard let object = reader.value else {
      observation = nil
      return
    }
    let observation = observation ?? ObjectObservation()
    self.observation = observation
    observation.observe(object, for: node)
  }
}

extension View {
  /// Publishes an object, by its type, while the focus is in this view. Mirrors SwiftUI.
  public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    publishFocusedObject(object, isScene: false)
  }

  /// Publishes an object, or nothing, while the focus is in this view. Mirrors SwiftUI.
  public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    publishFocusedObject(object, isScene: false)
  }

  /// Publishes an object while the window of this view is the active one. Mirrors SwiftUI.
  public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    publishFocusedObject(object, isScene: true)
  }

  /// Publishes an object, or nothing, while the window of this view is the active one. Mirrors
  /// SwiftUI.
  public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    publishFocusedObject(object, isScene: true)
  }
}
