internal import Foundation

/// A folder for the time of a call, which only the user can read. It exists once something is written.
struct TemporaryFolder {
  private let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  /// Writes a file, and returns its address.
  /// - Throws: The error of the file system.
  func write(_ data: Data, name: String) throws -> URL {
    try FileManager.default.createDirectory(
      at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let file = url.appending(path: name)
    try data.write(to: file)
    return file
  }

  /// Removes the folder with what is in it.
  func remove() { try? FileManager.default.removeItem(at: url) }
}
