public import CombineFoundation
public import Tabstop

/// An object that belongs to a view's node: created once, kept as long as the node, and the view is
/// evaluated again when it changes. Mirrors SwiftUI's `StateObject`.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let origin: Origin

  private var storage: Origin?

  /// Creates a property.
  /// - Parameter thunk: Called once for a node, when the object is first needed.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    origin = Origin(thunk)
  }

  /// The object. It is created when this is first read in the tree, or the view is first evaluated.
  public var wrappedValue: ObjectType { (storage ?? origin).object }
  /// The source of bindings to the object's properties: `$model.name`.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }

  @MainActor
  public mutating func _install(_ slot: inout AnyObject?, in node: _Node) {
    let place = slot as? Place ?? Place(origin)
    if slot == nil { node.noteOwnObject() }
    slot = place
    storage = place.origin
    place.observation.observe(place.origin.object, for: node)
  }

  /// The source of the object. Also keeps it for reads outside of the tree.
  private final class Origin {
    private let thunk: () -> ObjectType
    private(set) lazy var object = thunk()

    init(_ thunk: @escaping () -> ObjectType) { self.thunk = thunk }
  }

  @MainActor
  private final class Place {
    let origin: Origin
    let observation = ObjectObservation<ObjectType>()

    init(_ origin: Origin) { self.origin = origin }
  }
}
