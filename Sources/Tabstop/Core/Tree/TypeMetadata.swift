/// Facts about a type that are read from its metadata, whose layout Swift's ABI defines. A cast to a
/// protocol would search all conformances of the program instead.
nonisolated struct TypeMetadata {
  private let words: UnsafePointer<UnsafeRawPointer>

  init(_ type: Any.Type) {
    words = unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer>.self)
  }

  /// The kind is the first word.
  private var kind: Int { Int(bitPattern: words[0]) }
  var isStructure: Bool { kind == 0x200 }
  var isOptional: Bool { kind == 0x202 }

  /// Whether the type is the structure `other`, or a specialization of the same generic one: both have
  /// the same description, which is the second word.
  func isSpecialization(ofSameAs other: Any.Type) -> Bool {
    let other = TypeMetadata(other)
    return isStructure && other.isStructure && words[1] == other.words[1]
  }

  /// Whether values can be moved by copying their bits. A value with a weak reference cannot, and
  /// nothing distinguishes that reference from a strong one.
  var isBitwiseTakable: Bool {
    // The table of value witnesses is before the metadata; its flags, of 32 bits, follow eight
    // functions, the size and the stride.
    let flags = words[-1].load(fromByteOffset: 10 * MemoryLayout<UInt>.size, as: UInt32.self)
    return flags & 0x0010_0000 == 0
  }
}
