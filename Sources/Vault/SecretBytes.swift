import CSodium

/// Bytes that are overwritten before their memory is freed, are left out of core dumps and, where
/// the system allows it, out of swap, and cannot be printed.
///
/// `@unchecked Sendable` is correct because the memory is written only in `init`, before any other
/// thread can have a reference, and freed in `deinit`, after the last reference is gone.
package final class SecretBytes: @unchecked Sendable {
  private let memory: UnsafeMutableRawPointer
  package let count: Int

  /// Copies the UTF-8 bytes of `text`; `nil` if there is no memory for them.
  package convenience init?(utf8Of text: String) {
    self.init(count: text.utf8.count) { bytes in
      bytes.copyBytes(from: text.utf8)
      return true
    }
  }

  /// Bytes that `fill` writes; `nil` if there is no memory for them, or if `fill` fails.
  package init?(count: Int, fill: (UnsafeMutableRawBufferPointer) -> Bool) {
    // libsodium 1.0.18 locks the memory and marks it MADV_DONTDUMP, each if the system allows it.
    guard Sodium.isReady, let memory = sodium_malloc(max(1, count)) else { return nil }
    self.memory = memory
    self.count = count
    guard fill(UnsafeMutableRawBufferPointer(start: memory, count: count)) else { return nil }
    sodium_mprotect_readonly(memory)
  }

  /// Random bytes; `nil` if there is no memory for them.
  package static func random(count: Int) -> SecretBytes? {
    SecretBytes(count: count) { bytes in
      randombytes_buf(bytes.baseAddress!, bytes.count)
      return true
    }
  }

  deinit {
    // Overwrites before it frees.
    sodium_free(memory)
  }

  package func withBytes<Result>(_ body: (UnsafePointer<CChar>, UInt64) -> Result) -> Result {
    defer { extendLifetime(self) }
    return body(UnsafePointer(memory.assumingMemoryBound(to: CChar.self)), UInt64(count))
  }

  package func withRaw<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // The caller's may be the last reference.
    defer { extendLifetime(self) }
    return try body(UnsafeRawBufferPointer(start: memory, count: count))
  }
}

extension SecretBytes: CustomStringConvertible, CustomReflectable {
  package var description: String { "SecretBytes" }
  package var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}

package enum Sodium {
  /// Whether libsodium is initialised; the first read initialises it, from any thread.
  package static let isReady = sodium_init() >= 0
}
