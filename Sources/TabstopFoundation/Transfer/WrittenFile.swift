internal import Foundation

/// A file that a view has written for another program of the desktop's, such as the browser. The
/// same content is not written again: views often get their content with each update.
package struct WrittenFile {
  /// The file, in the folder for temporary files, where it stays. Only the user can read it.
  package let url: URL
  private let content: Data

  /// Writes a file, unless another one has the same content.
  ///
  /// - Parameters:
  ///   - name: The first part of its name.
  ///   - pathExtension: The last one.
  /// - Throws: The error of the file system.
  package init(
    _ content: Data, name: String, pathExtension: String, unlessIn other: WrittenFile?
  ) throws {
    if let other, other.content == content {
      self = other
      return
    }
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(name)-\(UUID().uuidString).\(pathExtension)")
    self.content = content
    let descriptor = open(url.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    try FileHandle(fileDescriptor: descriptor, closeOnDealloc: true).write(contentsOf: content)
  }
}
