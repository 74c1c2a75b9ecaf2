/// A dictionary for few keys: up to eight are kept in an array. A program whose dictionaries are
/// all this small does not load the standard library's code for dictionaries.
///
/// Inlinable, because generic code would load the standard library's generic code for arrays
/// instead.
@frozen
@usableFromInline
package struct SmallMap<Key: Hashable, Value> {
  @inlinable static var limit: Int { 8 }

  @usableFromInline var few: [SmallMapEntry<Key, Value>] = []
  @usableFromInline var many: [Key: Value]?

  @inlinable
  package init() {}

  @inlinable
  package subscript(key: Key) -> Value? {
    get {
      if let many { return many[key] }
      return index(of: key).map { few[$0].value }
    }
    set { exchange(newValue, forKey: key) }
  }

  /// Replaces the value at `key` and returns the old one.
  @inlinable
  @discardableResult
  package mutating func exchange(_ value: Value?, forKey key: Key) -> Value? {
    if many != nil {
      guard let value else { return many?.removeValue(forKey: key) }
      return many?.updateValue(value, forKey: key)
    }
    let found = index(of: key)
    let old = found.map { few[$0].value }
    switch (found, value) {
    case (let found?, let value?): few[found].value = value
    case (let found?, nil): few.remove(at: found)
    case (nil, let value?) where few.count < Self.limit:
      few.append(SmallMapEntry(key: key, value: value))
    case (nil, let value?): moveToDictionary(adding: value, forKey: key)
    case (nil, nil): break
    }
    return old
  }

  @inlinable
  mutating func moveToDictionary(adding value: Value, forKey key: Key) {
    var all: [Key: Value] = [:]
    all.reserveCapacity(2 * Self.limit)
    for entry in few { all[entry.key] = entry.value }
    all[key] = value
    many = all
    few = []
  }

  @inlinable
  func index(of key: Key) -> Int? {
    for index in few.indices where few[index].key == key { return index }
    return nil
  }

  @inlinable
  package var isEmpty: Bool { few.isEmpty && many?.isEmpty ?? true }

  /// Visits the entries in no particular order.
  @inlinable
  package func forEach(_ visit: (Key, Value) -> Void) {
    if let many {
      for (key, value) in many { visit(key, value) }
    } else {
      for entry in few { visit(entry.key, entry.value) }
    }
  }
}

/// A key and its value. Not nested in `SmallMap`: there it would require that the key is hashable,
/// and when the runtime creates the type of an array of these, it would search all conformances for
/// that.
@frozen
@usableFromInline
package struct SmallMapEntry<Key, Value> {
  @usableFromInline let key: Key
  @usableFromInline var value: Value

  @inlinable
  init(key: Key, value: Value) {
    self.key = key
    self.value = value
  }
}
