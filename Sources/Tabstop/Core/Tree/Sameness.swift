internal import Glibc
@_spi(Reflection) private import Swift

/// Whether two values have the same bits, and hence are equal. `false` may be wrong (a new closure
/// that does the same, padding); `true` never is.
@inline(__always)
package nonisolated func isBitwiseEqual<T>(_ a: T, _ b: T) -> Bool {
  withUnsafeBytes(of: a) { a in
    withUnsafeBytes(of: b) { b in hasSameBytes(a, b) }
  }
}

/// Whether the values of two variables have the same bits. Unlike the function for values, does not
/// copy them.
@inline(__always)
nonisolated func isBitwiseEqual<T>(_ a: inout T, _ b: inout T) -> Bool {
  withUnsafeBytes(of: &a) { a in
    withUnsafeBytes(of: &b) { b in hasSameBytes(a, b) }
  }
}

private nonisolated func hasSameBytes(
  _ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer
) -> Bool {
  a.count == 0 || memcmp(a.baseAddress!, b.baseAddress!, a.count) == 0
}

/// Whether two values are equal, with fewer wrong results than `isBitwiseEqual`: texts, key paths
/// and new collections are compared by their contents, padding is ignored. A type's own `==` is not
/// used: it may ignore what its views show.
///
/// For values with different bits it costs some microseconds: that is worthwhile where a `false`
/// would evaluate a whole tree.
package nonisolated func isEquivalent<T>(_ a: T, _ b: T) -> Bool {
  isBitwiseEqual(a, b) || isSame(a, b)
}

/// The same for values of any types, as in optionals and existentials.
private nonisolated func isSame(_ a: Any, _ b: Any) -> Bool {
  // The types of the values themselves: an existential may contain another, as a property of type
  // `any ToggleStyle` does. They are examined first, since each cast that fails is a search through
  // the program's conformances, once for each type.
  let type = type(of: a)
  guard type == Swift.type(of: b) else { return false }
  if type == String.self { return a as? String == b as? String }
  let metadata = TypeMetadata(type)
  if metadata.isOptional, let a = a as? any OptionalValue, let b = b as? any OptionalValue {
    switch (a.wrapped, b.wrapped) {
    case (nil, nil): return true
    case (let a?, let b?): return isSame(a, b)
    default: return false
    }
  }
  if metadata.isSpecialization(ofSameAs: [Int].self), let a = a as? any ListOfValues,
    let b = b as? any ListOfValues
  {
    guard a.size == b.size, a.size <= 100 else { return false }
    return zip(a.values, b.values).allSatisfy { isSame($0, $1) }
  }
  if type is AnyKeyPath.Type { return a as? AnyKeyPath == b as? AnyKeyPath }
  func open<T>(_ type: T.Type) -> Bool {
    guard let a = a as? T, let b = b as? T else { return false }
    return areSame(a, b)
  }
  return _openExistential(type, do: open)
}

private nonisolated func areSame<T>(_ a: T, _ b: T) -> Bool {
  if isBitwiseEqual(a, b) { return true }
  guard let fields = StoredFields.of(T.self) else { return false }
  return withUnsafeBytes(of: a) { a in
    withUnsafeBytes(of: b) { b in
      fields.allSatisfy { field in
        func isEqual<Value>(_ type: Value.Type) -> Bool {
          let place = field.offset
          // An unowned reference has the type of a strong one, and its object may be released.
          if type is AnyClass, !(type is AnyKeyPath.Type) {
            let size = MemoryLayout<Value>.size
            return memcmp(a.baseAddress! + place, b.baseAddress! + place, size) == 0
          }
          return isEquivalent(
            (a.baseAddress! + place).assumingMemoryBound(to: type).pointee,
            (b.baseAddress! + place).assumingMemoryBound(to: type).pointee)
        }
        return _openExistential(field.type, do: isEqual)
      }
    }
  }
}

/// The stored properties of a structure.
private enum StoredFields {
  typealias Field = (offset: Int, type: Any.Type)

  /// `nil` for a type that is not a structure, or has no properties, as a closure or an enumeration:
  /// its values are compared by their bits.
  nonisolated static func of(_ type: Any.Type) -> [Field]? {
    let metadata = TypeMetadata(type)
    guard metadata.isStructure, metadata.isBitwiseTakable else { return nil }
    var fields: [Field] = []
    _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 0)) { _, offset, type, _ in
      fields.append((offset, type))
      return true
    }
    return fields.isEmpty ? nil : fields
  }
}

private protocol OptionalValue { var wrapped: Any? { get } }
extension Optional: OptionalValue { fileprivate var wrapped: Any? { self } }

private protocol ListOfValues {
  var size: Int { get }
  var values: [Any] { get }
}

extension Array: ListOfValues {
  fileprivate var size: Int { count }
  fileprivate var values: [Any] { self }
}
