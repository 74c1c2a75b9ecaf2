internal import Foundation

/// A set of objects, of which it may keep none alive. Mirrors the part of Foundation's `NSHashTable` that Swift sources
/// use; Foundation on Linux (Swift 6.3) has none. Not safe for several threads, as Foundation's.
public final class NSHashTable<ObjectType: AnyObject>: NSObject {
  private let isWeak: Bool
  private var entries: [ObjectIdentifier: Reference] = [:]
  private var limit = EntryLimit()

  private init(isWeak: Bool) { self.isWeak = isWeak }
  /// Creates a table.
  /// - Parameter options: `.weakMemory`, or strong references.
  public convenience init(options: NSPointerFunctions.Options, capacity: Int = 0) {
    self.init(isWeak: options.contains(.weakMemory))
  }
  /// A table that does not keep its objects alive.
  public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(isWeak: true) }

  /// Adds an object, unless it is in the table.
  public func add(_ object: ObjectType?) {
    guard let object else { return }
    if limit.isReached(by: entries.count) {
      entries = entries.filter { $0.value.object != nil }
      limit.set(for: entries.count)
    }
    entries[ObjectIdentifier(object)] = Reference(object, isWeak: isWeak)
  }
  /// Removes an object.
  public func remove(_ object: ObjectType?) {
    guard let object else { return }
    entries[ObjectIdentifier(object)] = nil
  }
  /// Removes all objects.
  public func removeAllObjects() { entries = [:] }
  /// Whether the object is in the table.
  public func contains(_ anObject: ObjectType?) -> Bool {
    anObject.map { entries[ObjectIdentifier($0)]?.object === $0 } ?? false
  }
  /// The objects that are alive.
  public var allObjects: [ObjectType] { entries.values.compactMap { $0.object as? ObjectType } }
  /// One of the objects; `nil` if there is none.
  public var anyObject: ObjectType? {
    entries.values.lazy.compactMap { $0.object as? ObjectType }.first
  }
  /// The number of objects that are alive.
  public var count: Int { entries.values.count { $0.object != nil } }
}

/// A table from objects to objects, either of which it may not keep alive. Keys are compared as the objects
/// are: `NSString` and `NSNumber` by value. Mirrors the part of Foundation's `NSMapTable` that Swift sources
/// use; Foundation on Linux (Swift 6.3) has none. Not safe for several threads, as Foundation's.
public final class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private typealias Entry = (key: Reference, value: Reference)

  private let (hasWeakKeys, hasWeakValues): (Bool, Bool)
  /// The entries by the hash values of their keys: a key in a dictionary would be kept alive.
  private var entries: [Int: [Entry]] = [:]
  private var limit = EntryLimit()

  /// Creates a table.
  /// - Parameters:
  ///   - keyOptions: `.weakMemory`, or strong references to the keys.
  ///   - valueOptions: `.weakMemory`, or strong references to the values.
  public init(
    keyOptions: NSPointerFunctions.Options, valueOptions: NSPointerFunctions.Options,
    capacity: Int = 0
  ) {
    hasWeakKeys = keyOptions.contains(.weakMemory)
    hasWeakValues = valueOptions.contains(.weakMemory)
  }
  /// A table that keeps keys and values alive.
  public class func strongToStrongObjects() -> NSMapTable {
    NSMapTable(keyOptions: .strongMemory, valueOptions: .strongMemory)
  }
  /// A table that keeps its values alive.
  public class func weakToStrongObjects() -> NSMapTable {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .strongMemory)
  }
  /// A table that keeps its keys alive.
  public class func strongToWeakObjects() -> NSMapTable {
    NSMapTable(keyOptions: .strongMemory, valueOptions: .weakMemory)
  }
  /// A table that keeps nothing alive.
  public class func weakToWeakObjects() -> NSMapTable {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  /// The value of a key; `nil` if there is none.
  public func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    return entries[Self.hash(of: aKey)]?.first { Self.isKey(aKey, of: $0) }?.value.object
      as? ObjectType
  }
  /// Sets the value of a key.
  public func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let aKey else { return }
    removeObject(forKey: aKey)
    guard let anObject else { return }
    if limit.isReached(by: entries.count) {
      entries = entries.compactMapValues { entries in
        let alive = entries.filter(Self.isAlive)
        return alive.isEmpty ? nil : alive
      }
      limit.set(for: entries.count)
    }
    entries[Self.hash(of: aKey), default: []].append(
      (Reference(aKey, isWeak: hasWeakKeys), Reference(anObject, isWeak: hasWeakValues)))
  }
  /// Removes the value of a key.
  public func removeObject(forKey aKey: KeyType?) {
    guard let aKey else { return }
    let hash = Self.hash(of: aKey)
    entries[hash]?.removeAll { Self.isKey(aKey, of: $0) || !Self.isAlive($0) }
    if entries[hash]?.isEmpty == true { entries[hash] = nil }
  }
  /// Removes all keys and values.
  public func removeAllObjects() { entries = [:] }
  /// The number of keys and values that are alive.
  public var count: Int { alive.count }
  /// The keys and values that are alive.
  public func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    alive.reduce(into: [:]) { found, entry in
      guard let key = entry.key.object, let value = entry.value.object as? ObjectType else {
        return
      }
      found[Self.hashable(key)] = value
    }
  }
  /// The values that are alive, one after the other.
  public func objectEnumerator() -> NSEnumerator? {
    NSArray(array: alive.compactMap(\.value.object)).objectEnumerator()
  }
  /// The keys that are alive, one after the other.
  public func keyEnumerator() -> NSEnumerator {
    NSArray(array: alive.compactMap(\.key.object)).objectEnumerator()
  }

  private var alive: [Entry] { entries.values.flatMap { $0.filter(Self.isAlive) } }

  private static func isAlive(_ entry: Entry) -> Bool {
    entry.key.object != nil && entry.value.object != nil
  }
  private static func isKey(_ key: KeyType, of entry: Entry) -> Bool {
    entry.key.object.map { $0 === key || hashable($0) == hashable(key) } ?? false
  }
  private static func hash(of key: KeyType) -> Int { hashable(key).hashValue }
  private static func hashable(_ key: AnyObject) -> AnyHashable {
    (key as? AnyHashable) ?? AnyHashable(ObjectIdentifier(key))
  }
}

/// The number of entries at which those without living objects are removed: twice as many as were left the
/// last time, so that adding an entry costs O(1) on average.
private struct EntryLimit {
  private var limit = 64

  func isReached(by count: Int) -> Bool { count >= limit }
  mutating func set(for count: Int) { limit = max(64, 2 * count) }
}

/// How tables refer to their objects. Mirrors the part of Foundation's `NSPointerFunctions` that Swift sources use.
public final class NSPointerFunctions: NSObject {
  /// Options of references. Mirrors Foundation's.
  public struct Options: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Objects are kept alive.
    public static let strongMemory: Options = []
    /// Objects are not kept alive.
    public static let weakMemory = Options(rawValue: 5)
    /// Objects are compared as such, not by their value. Without effect.
    public static let objectPointerPersonality = Options(rawValue: 512)
  }
}

/// A reference that keeps an object alive, or does not.
private final class Reference {
  private weak var weakObject: AnyObject?
  private let strongObject: AnyObject?

  init(_ object: AnyObject, isWeak: Bool) {
    weakObject = object
    strongObject = isWeak ? nil : object
  }

  var object: AnyObject? { weakObject }
}
