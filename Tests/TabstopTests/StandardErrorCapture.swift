import Foundation

/// What is written to standard error while it lasts.
final class StandardErrorCapture {
  private let saved: Int32
  private let file: Int32

  init() {
    fflush(nil)
    saved = dup(STDERR_FILENO)
    file = memfd_create("standard error", UInt32(MFD_CLOEXEC))
    dup2(file, STDERR_FILENO)
  }

  deinit {
    fflush(nil)
    dup2(saved, STDERR_FILENO)
    close(saved)
    close(file)
  }

  /// All that was written so far.
  var text: String {
    fflush(nil)
    let length = lseek(file, 0, SEEK_END)
    var bytes = [UInt8](repeating: 0, count: Int(length))
    pread(file, &bytes, bytes.count, 0)
    return String(decoding: bytes, as: UTF8.self)
  }
}
