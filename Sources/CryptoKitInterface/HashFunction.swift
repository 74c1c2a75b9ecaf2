internal import CCrypto
public import Foundation

/// A cryptographic hash function. Mirrors CryptoKit's `HashFunction`.
public protocol HashFunction: Sendable {
  /// The size of the blocks that it works on, in bytes.
  static var blockByteCount: Int { get }
  /// The type of its results.
  associatedtype Digest: CryptoKitInterface.Digest
  /// Starts a calculation.
  init()
  /// Adds bytes.
  mutating func update(bufferPointer: UnsafeRawBufferPointer)
  /// The result for the bytes so far; more may be added afterwards.
  func finalize() -> Digest
}

extension HashFunction {
  /// Adds bytes. Costs time in proportion to them.
  public mutating func update<D: DataProtocol>(data: D) {
    for region in data.regions {
      region.withUnsafeBytes { update(bufferPointer: $0) }
    }
  }

  /// The result for some bytes.
  public static func hash<D: DataProtocol>(data: D) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }

  /// The result for some bytes.
  public static func hash(bufferPointer: UnsafeRawBufferPointer) -> Digest {
    var function = Self()
    function.update(bufferPointer: bufferPointer)
    return function.finalize()
  }
}

/// The result of a hash function: a sequence of bytes, which are compared in constant time. Mirrors CryptoKit's
/// `Digest`.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable
where Element == UInt8 {
  /// The number of bytes.
  static var byteCount: Int { get }
}

/// A calculation of GLib's. Copied when one of two calculations that share it goes on.
private final class Checksum {
  let pointer: OpaquePointer

  init(_ type: GChecksumType) { pointer = g_checksum_new(type) }
  init(copying other: Checksum) { pointer = g_checksum_copy(other.pointer) }
  deinit { g_checksum_free(pointer) }
}

/// One of the hash functions of this library: its numbers and its name.
public protocol _HashKind: Sendable {
  /// The length of a digest in bytes.
  static var byteCount: Int { get }
  /// The length of the blocks in which the function reads.
  static var blockByteCount: Int { get }
  /// The name, for descriptions of digests.
  static var name: String { get }
  /// GLib's `GChecksumType`.
  static var number: UInt32 { get }
}

/// A hash function of this library.
///
/// Sendable: a calculation is changed by its only owner.
public struct _Hash<Kind: _HashKind>: HashFunction, @unchecked Sendable {
  private var checksum: Checksum

  /// The size of the blocks that it works on, in bytes.
  public static var blockByteCount: Int { Kind.blockByteCount }
  /// The number of bytes of the result.
  public static var byteCount: Int { Kind.byteCount }

  /// Starts a calculation.
  public init() {
    checksum = Checksum(GChecksumType(rawValue: Kind.number))
  }

  /// Adds bytes.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    guard let start = bufferPointer.baseAddress, !bufferPointer.isEmpty else { return }
    if !isKnownUniquelyReferenced(&checksum) { checksum = Checksum(copying: checksum) }
    g_checksum_update(
      checksum.pointer, start.assumingMemoryBound(to: UInt8.self), bufferPointer.count)
  }

  /// The result for the bytes so far; more may be added afterwards.
  public func finalize() -> _HashDigest<Kind> {
    // Reading the result ends a calculation of GLib's.
    let copy = Checksum(copying: checksum)
    var bytes = [UInt8](repeating: 0, count: Kind.byteCount)
    var length = gsize(bytes.count)
    g_checksum_get_digest(copy.pointer, &bytes, &length)
    return _HashDigest(bytes: bytes)
  }
}

/// The result of a hash function.
public struct _HashDigest<Kind: _HashKind>: Digest {
  let bytes: [UInt8]

  /// The number of bytes.
  public static var byteCount: Int { Kind.byteCount }

  /// An iterator over the bytes.
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  /// Calls `body` with the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
  /// The name of the function, and the bytes as hexadecimal digits.
  public var description: String { "\(Kind.name) digest: \(bytes.hexadecimal)" }

  /// Whether both have the same bytes. The comparison takes the same time for all bytes.
  public static func == (a: Self, b: Self) -> Bool { a.bytes.isEqualInConstantTime(to: b.bytes) }
  /// Whether some bytes are these.
  public static func == <D: DataProtocol>(a: Self, b: D) -> Bool {
    a.bytes.isEqualInConstantTime(to: Array(b))
  }
}

/// SHA-2 with 256 bits. Mirrors CryptoKit's `SHA256`.
public typealias SHA256 = _Hash<_SHA256>
/// SHA-2 with 384 bits. Mirrors CryptoKit's `SHA384`.
public typealias SHA384 = _Hash<_SHA384>
/// SHA-2 with 512 bits. Mirrors CryptoKit's `SHA512`.
public typealias SHA512 = _Hash<_SHA512>
/// The result of `SHA256`.
public typealias SHA256Digest = SHA256.Digest
/// The result of `SHA384`.
public typealias SHA384Digest = SHA384.Digest
/// The result of `SHA512`.
public typealias SHA512Digest = SHA512.Digest

/// Hash functions that are no longer secure, for old formats. Mirrors CryptoKit's `Insecure`.
public enum Insecure {
  /// 128 bits. Collisions are made in seconds.
  public typealias MD5 = _Hash<_MD5>
  /// 160 bits. Collisions have been made.
  public typealias SHA1 = _Hash<_SHA1>
  /// The result of `MD5`.
  public typealias MD5Digest = MD5.Digest
  /// The result of `SHA1`.
  public typealias SHA1Digest = SHA1.Digest
}

/// The identity of this hash function, compared with that of others.
public enum _SHA256: _HashKind {
  /// The number of bytes of the result.
  public static var byteCount: Int { 32 }
  /// The size of its blocks, in bytes.
  public static var blockByteCount: Int { 64 }
  /// The name of the function.
  public static var name: String { "SHA256" }
  /// GLib's number.
  public static var number: UInt32 { 2 }
}

/// The identity of this hash function, compared with that of others.
public enum _SHA384: _HashKind {
  /// The number of bytes of the result.
  public static var byteCount: Int { 48 }
  /// The size of its blocks, in bytes.
  public static var blockByteCount: Int { 128 }
  /// The name of the function.
  public static var name: String { "SHA384" }
  /// GLib's number.
  public static var number: UInt32 { 4 }
}

/// The identity of this hash function, compared with that of others.
public enum _SHA512: _HashKind {
  /// The number of bytes of the result.
  public static var byteCount: Int { 64 }
  /// The size of its blocks, in bytes.
  public static var blockByteCount: Int { 128 }
  /// The name of the function.
  public static var name: String { "SHA512" }
  /// GLib's number.
  public static var number: UInt32 { 3 }
}

/// The identity of this hash function, compared with that of others.
public enum _MD5: _HashKind {
  /// The number of bytes of the result.
  public static var byteCount: Int { 16 }
  /// The size of its blocks, in bytes.
  public static var blockByteCount: Int { 64 }
  /// The name of the function.
  public static var name: String { "MD5" }
  /// GLib's number.
  public static var number: UInt32 { 0 }
}

/// The identity of this hash function, compared with that of others.
public enum _SHA1: _HashKind {
  /// The number of bytes of the result.
  public static var byteCount: Int { 20 }
  /// The size of its blocks, in bytes.
  public static var blockByteCount: Int { 64 }
  /// The name of the function.
  public static var name: String { "SHA1" }
  /// GLib's number.
  public static var number: UInt32 { 1 }
}

extension [UInt8] {
  var hexadecimal: String {
    map { byte in
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }

  /// Compares in constant time, so that the duration does not reveal where the difference is.
  func isEqualInConstantTime(to other: [UInt8]) -> Bool {
    guard count == other.count else { return false }
    return zip(self, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
