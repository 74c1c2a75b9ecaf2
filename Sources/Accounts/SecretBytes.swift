import CSodium

/// Bytes that are overwritten before their memory is given back, are kept from swap where the
/// system allows it, and cannot be printed.
///
/// `@unchecked Sendable` holds because the memory is written in `init` alone, before any other
/// thread can know of it, and freed in `deinit`, after the last has let go.
final class SecretBytes: @unchecked Sendable {
  private let memory: UnsafeMutableRawPointer
  private let count: Int

  /// Copies the UTF-8 bytes of `text`; `nil` when there is no memory for them.
  init?(utf8Of text: String) {
    guard Sodium.isReady, let memory = sodium_malloc(max(1, text.utf8.count)) else { return nil }
    self.memory = memory
    self.count = text.utf8.count
    UnsafeMutableRawBufferPointer(start: memory, count: count).copyBytes(from: text.utf8)
  }

  deinit {
    // Overwrites before it frees.
    sodium_free(memory)
  }

  func withBytes<Result>(_ body: (UnsafePointer<CChar>, UInt64) -> Result) -> Result {
    body(UnsafePointer(memory.assumingMemoryBound(to: CChar.self)), UInt64(count))
  }
}

extension SecretBytes: CustomStringConvertible, CustomReflectable {
  var description: String { "SecretBytes" }
  var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}

enum Sodium {
  /// Whether libsodium is set up; the first question sets it up, from whatever thread.
  static let isReady = sodium_init() >= 0
}
