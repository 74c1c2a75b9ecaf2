internal import Foundation

/// The way in which a value that is associated with an object is kept. Mirrors Objective-C's
/// `objc_AssociationPolicy`.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// The object is not retained: `nil` after it was released elsewhere.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// The object is retained.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Copied, if it is an `NSCopying`.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// The object is retained.
  case OBJC_ASSOCIATION_RETAIN = 0x301
  /// Copied, if it is an `NSCopying`.
  case OBJC_ASSOCIATION_COPY = 0x303
}

/// Associates a value with an object and a key; `nil` removes it. Mirrors Objective-C's. The value is released
/// some time after the object: when others are associated.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.shared.set(value, of: object as AnyObject, key, policy)
}

/// The value that is associated with an object and a key. Mirrors Objective-C's.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.shared.value(of: object as AnyObject, key)
}

/// Removes all values that are associated with an object. Mirrors Objective-C's.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.shared.removeAll(of: object as AnyObject)
}

/// The values beside objects. Linux has no hook for the end of an object: the table refers to each weakly, and
/// looks for dead ones when it has doubled.
// Sendable: the lock guards the table.
final class AssociatedObjects: @unchecked Sendable {
  static let shared = AssociatedObjects()

  private enum Value {
    case kept(Any)
    case weak(WeakReference)
  }
  private final class WeakReference {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }
  private struct Entry {
    weak var owner: AnyObject?
    var values: [UnsafeRawPointer: Value] = [:]
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var limit = 64

  /// The number of objects with values, dead ones included.
  var count: Int { lock.withLock { entries.count } }

  func value(of owner: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    lock.withLock {
      // Of another object, which was at the same address.
      guard let entry = entries[ObjectIdentifier(owner)], entry.owner === owner else { return nil }
      switch entry.values[key] {
      case .kept(let value): return value
      case .weak(let reference): return reference.object
      case nil: return nil
      }
    }
  }

  func set(
    _ value: Any?, of owner: AnyObject, _ key: UnsafeRawPointer, _ policy: objc_AssociationPolicy
  ) {
    let new = value.map { value -> Value in
      switch policy {
      case .OBJC_ASSOCIATION_ASSIGN:
        // The box of a value would be gone at once.
        type(of: value) is AnyClass ? .weak(WeakReference(value as AnyObject)) : .kept(value)
      case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
        .kept((value as? any NSCopying)?.copy(with: nil) ?? value)
      case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: .kept(value)
      }
    }
    // Released after the lock: the end of a value may come back here.
    var released: [Entry] = []
    lock.withLock {
      let identifier = ObjectIdentifier(owner)
      var entry = entries[identifier] ?? Entry(owner: owner)
      released.append(entry)
      if entry.owner !== owner { entry = Entry(owner: owner) }
      entry.values[key] = new
      entries[identifier] = entry.values.isEmpty ? nil : entry
      guard entries.count > limit else { return }
      released += entries.values.filter { $0.owner == nil }
      entries = entries.filter { $0.value.owner != nil }
      limit = max(64, 2 * entries.count)
    }
    withExtendedLifetime(released) {}
  }

  func removeAll(of owner: AnyObject) {
    let released = lock.withLock { entries.removeValue(forKey: ObjectIdentifier(owner)) }
    withExtendedLifetime(released) {}
  }
}
