internal import Foundation

/// A set of objects, of which it may keep none alive. Objects are compared by their value, as `NSString` and
/// `NSNumber` are, unless an option says otherwise. Mirrors the part of Foundation's `NSHashTable` that Swift sources
/// use; Foundation on Linux (Swift 6.3) has none. Not safe for several threads, as Foundation's.
public final class NSHashTable<ObjectType: AnyObject>: NSObject {
  private let isWeak: Bool
  private let comparison: Comparison
  /// The objects by their hash values: an object in a set would be kept alive.
  private var entries: [Int: [Reference]] = [:]
  private var limit = EntryLimit()

  /// Creates a table.
  /// - Parameters:
  ///   - options: `.weakMemory`, or strong references; objects are compared by their value, or with
  ///     `.objectPointerPersonality` as such.
  ///   - capacity: No effect: the table grows.
  public init(options: NSPointerFunctions.Options, capacity: Int = 0) {
    isWeak = options.contains(.weakMemory)
    comparison = Comparison(options)
  }
  /// A table that does not keep its objects alive.
  public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// Adds an object, unless it, or one of the same value, is in the table.
  public func add(_ object: ObjectType?) {
    guard let object, member(object) == nil else { return }
    if limit.isReached(by: entries.count) {
      entries = entries.compactMapValues(Self.alive)
      limit.set(for: entries.count)
    }
    let hash = comparison.hash(of: object)
    entries[hash] = (Self.alive(entries[hash] ?? []) ?? []) + [Reference(object, isWeak: isWeak)]
  }
  /// Removes an object, or the one of the same value.
  public func remove(_ object: ObjectType?) {
    guard let object else { return }
    let hash = comparison.hash(of: object)
    entries[hash] = entries[hash].flatMap { found in
      Self.alive(found.filter { !comparison.isSame($0.object, as: object) })
    }
  }
  /// Removes all objects.
  public func removeAllObjects() { entries = [:] }
  /// Whether the object, or one of the same value, is in the table.
  public func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }
  /// The object in the table that has the same value as an object; `nil` if there is none.
  public func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    return entries[comparison.hash(of: object)]?.lazy.compactMap(\.object)
      .first { comparison.isSame($0, as: object) } as? ObjectType
  }
  /// The objects that are alive.
  public var allObjects: [ObjectType] { alive.compactMap { $0 as? ObjectType } }
  /// One of the objects; `nil` if there is none.
  public var anyObject: ObjectType? { alive.lazy.compactMap { $0 as? ObjectType }.first }
  /// The number of objects that are alive.
  public var count: Int { alive.count }

  private var alive: [AnyObject] { entries.values.flatMap { $0.compactMap(\.object) } }

  /// The references to objects that are alive; `nil` if there are none.
  private static func alive(_ references: [Reference]) -> [Reference]? {
    let alive = references.filter { $0.object != nil }
    return alive.isEmpty ? nil : alive
  }
}

/// A table from objects to objects, either of which it may not keep alive. Keys are compared by their value, as
/// `NSString` and `NSNumber` are, unless an option says otherwise. Mirrors the part of Foundation's `NSMapTable` that
/// Swift sources use; Foundation on Linux (Swift 6.3) has none. Not safe for several threads, as Foundation's.
public final class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private typealias Entry = (key: Reference, value: Reference)

  private let (hasWeakKeys, hasWeakValues): (Bool, Bool)
  private let comparison: Comparison
  /// The entries by the hash values of their keys: a key in a dictionary would be kept alive.
  private var entries: [Int: [Entry]] = [:]
  private var limit = EntryLimit()

  /// Creates a table.
  /// - Parameters:
  ///   - keyOptions: `.weakMemory`, or strong references to the keys; these are compared by their value, or with
  ///     `.objectPointerPersonality` as such.
  ///   - valueOptions: `.weakMemory`, or strong references to the values.
  public init(
    keyOptions: NSPointerFunctions.Options, valueOptions: NSPointerFunctions.Options,
    capacity: Int = 0
  ) {
    hasWeakKeys = keyOptions.contains(.weakMemory)
    hasWeakValues = valueOptions.contains(.weakMemory)
    comparison = Comparison(keyOptions)
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
    return entries[comparison.hash(of: aKey)]?.first { isKey(aKey, of: $0) }?.value.object
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
    entries[comparison.hash(of: aKey), default: []].append(
      (Reference(aKey, isWeak: hasWeakKeys), Reference(anObject, isWeak: hasWeakValues)))
  }
  /// Removes the value of a key.
  public func removeObject(forKey aKey: KeyType?) {
    guard let aKey else { return }
    let hash = comparison.hash(of: aKey)
    entries[hash]?.removeAll { isKey(aKey, of: $0) || !Self.isAlive($0) }
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
      found[comparison.value(of: key)] = value
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
  private func isKey(_ key: KeyType, of entry: Entry) -> Bool {
    comparison.isSame(entry.key.object, as: key)
  }
}

/// How the objects of a table are compared.
private struct Comparison {
  private let isByValue: Bool

  init(_ options: NSPointerFunctions.Options) {
    isByValue = !options.contains(.objectPointerPersonality)
  }

  /// What is compared: the object, if it can be, else its identity.
  func value(of object: AnyObject) -> AnyHashable {
    (isByValue ? object as? AnyHashable : nil) ?? AnyHashable(ObjectIdentifier(object))
  }
  func hash(of object: AnyObject) -> Int { value(of: object).hashValue }
  func isSame(_ object: AnyObject?, as other: AnyObject) -> Bool {
    object.map { $0 === other || value(of: $0) == value(of: other) } ?? false
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
    /// Objects are compared by their value.
    public static let objectPersonality: Options = []
    /// Objects are compared as such, not by their value.
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
