import Foundation

/// Captures the output to standard error until it is released.
final class StandardErrorCapture {
  private let saved: Int32
  private let file: UnsafeMutablePointer<FILE>

  init() {
    fflush(nil)
    saved = dup(STDERR_FILENO)
    file = tmpfile()
    dup2(fileno(file), STDERR_FILENO)
  }

  deinit {
    fflush(nil)
    dup2(saved, STDERR_FILENO)
    close(saved)
    fclose(file)
  }

  /// All output so far, up to 64 KiB.
  var text: String {
    fflush(nil)
    var bytes = [UInt8](repeating: 0, count: 65536)
    let count = pread(fileno(file), &bytes, bytes.count, 0)
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }
}
