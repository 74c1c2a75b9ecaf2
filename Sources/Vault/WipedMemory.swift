import CSodium
import Foundation

/// Memory for text in clear, overwritten before it is freed.
///
/// It is ordinary memory otherwise: locked memory has a limit (often 8 MiB for each process), which
/// is left to keys and passwords.
enum WipedMemory {
  /// Memory of `count` bytes during `body`.
  static func with<Result, Failure: Error>(
    count: Int, _ body: (UnsafeMutableRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: max(1, count), alignment: 16)
    defer { free(bytes) }
    return try body(UnsafeMutableRawBufferPointer(rebasing: bytes[..<count]))
  }

  /// `Data` without a copy: `part` of memory that `fill` writes, which is overwritten when the last
  /// copy of the value is gone. `nil` if `fill` finds no part.
  static func data(
    count: Int, part fill: (UnsafeMutableRawBufferPointer) -> Range<Int>?
  ) -> Data? {
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: max(1, count), alignment: 16)
    guard let part = fill(UnsafeMutableRawBufferPointer(rebasing: bytes[..<count])) else {
      free(bytes)
      return nil
    }
    // Also calls the deallocator if the part is empty.
    return Data(
      bytesNoCopy: bytes.baseAddress! + part.lowerBound, count: part.count,
      deallocator: .custom { _, _ in free(bytes) })
  }

  private static func free(_ bytes: UnsafeMutableRawBufferPointer) {
    sodium_memzero(bytes.baseAddress!, bytes.count)
    bytes.deallocate()
  }
}
