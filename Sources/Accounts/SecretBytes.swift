import CSodium

/// Bytes that are overwritten before their memory is freed, are kept out of swap where the system
/// allows it, and cannot be printed.
///
/// `@unchecked Sendable` is correct because the memory is written only in `init`, before any other
/// thread can have a reference, and freed in `deinit`, after the last reference is gone.
final class SecretBytes: @unchecked Sendable {
  private let memory: UnsafeMutableRawPointer
  private let count: Int

  /// Copies the UTF-8 bytes of `text`; `nil` if there is no memory for them.
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
  /// Whether libsodium is initialised; the first read initialises it, from any thread.
  static let isReady = sodium_init() >= 0
}
