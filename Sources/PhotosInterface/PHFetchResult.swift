public import Foundation

/// Options for fetching pictures. Mirrors Photos' `PHFetchOptions`: the direction of the first order, and the
/// number.
public final class PHFetchOptions: NSObject {
  /// Creates options.
  public override init() { super.init() }
  /// The result is sorted by date; only the direction of the first descriptor is used.
  public var sortDescriptors: [NSSortDescriptor]?
  /// The condition for the photos. Stored, without effect.
  public var predicate: NSPredicate?
  /// The maximum number of results; 0 means all.
  public var fetchLimit = 0
  /// Whether hidden photos are found. Stored, without effect.
  public var includeHiddenAssets = false
}

/// The pictures that a fetch found. Mirrors Photos' `PHFetchResult`.
public final class PHFetchResult<ObjectType: AnyObject>: NSObject {
  private let objects: [ObjectType]
  init(_ objects: [ObjectType]) {
    self.objects = objects
    super.init()
  }
  /// The number of objects.
  public var count: Int { objects.count }
  /// The first object.
  public var firstObject: ObjectType? { objects.first }
  /// The last object.
  public var lastObject: ObjectType? { objects.last }
  /// The object at an index.
  public func object(at index: Int) -> ObjectType { objects[index] }
  /// The object at an index.
  public subscript(index: Int) -> ObjectType { objects[index] }
  /// The objects at indices.
  public func objects(at indexes: IndexSet) -> [ObjectType] { indexes.map { objects[$0] } }
  /// Calls a closure for each object, until it sets its last argument to true.
  public func enumerateObjects(
    _ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for (index, object) in objects.enumerated() {
      block(object, index, &stop)
      if stop.boolValue { return }
    }
  }
  /// Whether an object is in the result.
  public func contains(_ anObject: ObjectType) -> Bool { objects.contains { $0 === anObject } }
  /// The index of an object.
  public func index(of anObject: ObjectType) -> Int {
    objects.firstIndex { $0 === anObject } ?? NSNotFound
  }
}
