import CSodium

/// A text that must not become known: a token, a verifier.
///
/// Its memory is not swapped, is left out of core dumps where the kernel can do that, and is overwritten
/// when the last copy is released. Descriptions and mirrors of it, and of values that contain it, do not
/// show the text. `text` returns a `String`, which has none of these properties: use it as late as
/// possible.
public struct Secret: Sendable {
  private let bytes: Bytes

  /// Creates a secret from a text.
  public init(_ text: String) {
    var text = text
    bytes = text.withUTF8 { Bytes(copying: $0) }
  }

  /// Copies the bytes of a text.
  public init(bytes text: UnsafeRawBufferPointer) {
    bytes = text.withMemoryRebound(to: UInt8.self) { Bytes(copying: $0) }
  }

  init(_ text: some Collection<UInt8>) {
    bytes = Array(text).withUnsafeBufferPointer { Bytes(copying: $0) }
  }

  /// 32 random bytes in base64url: 43 characters, all of which an address may contain.
  public static func random() -> Secret {
    precondition(isReady, "libsodium cannot start")
    var random = [UInt8](repeating: 0, count: 32)
    randombytes_buf(&random, random.count)
    defer { sodium_memzero(&random, random.count) }
    return Secret(Base64URL.encoded(random))
  }

  /// The text itself.
  public var text: String { withBytes { String(decoding: $0, as: UTF8.self) } }

  /// Whether the secret has no bytes.
  public var isEmpty: Bool { bytes.count == 0 }

  /// Calls `body` with the text's UTF-8.
  public func withBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows
    -> Result
  {
    // `self` may be the last reference to the bytes.
    defer { extendLifetime(bytes) }
    return try body(UnsafeRawBufferPointer(start: bytes.address, count: bytes.count))
  }

  /// libsodium 1.0.18 has to be initialized before anything else of it is used, once.
  private static let isReady = sodium_init() >= 0

  // The memory never changes after it is filled, so that any thread may read it.
  private final class Bytes: @unchecked Sendable {
    let address: UnsafeMutableRawPointer
    let count: Int

    init(copying source: UnsafeBufferPointer<UInt8>) {
      precondition(Secret.isReady, "libsodium cannot start")
      count = source.count
      guard let address = sodium_malloc(max(count, 1)) else { fatalError("out of memory") }
      self.address = address
      if let base = source.baseAddress { address.copyMemory(from: base, byteCount: count) }
      sodium_mprotect_readonly(address)
    }

    deinit { sodium_free(address) }
  }
}

extension Secret: Equatable {
  /// Takes the same time wherever the texts differ.
  public static func == (first: Secret, second: Secret) -> Bool {
    first.withBytes { first in
      second.withBytes { second in
        first.count == second.count
          && (first.isEmpty
            || sodium_memcmp(first.baseAddress!, second.baseAddress!, first.count) == 0)
      }
    }
  }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// A text without the secret.
  public var description: String { "(secret)" }
  /// A text without the secret, for debuggers.
  public var debugDescription: String { description }
  /// An empty mirror, so that dumps contain no secrets.
  public var customMirror: Mirror { Mirror(self, children: [:]) }
}
