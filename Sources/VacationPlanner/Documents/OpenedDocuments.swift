import Foundation
import Glibc
import TabstopFoundation

/// The copies of documents that other programs have open: in a folder that only this user can read,
/// until the user signs out or the program ends.
///
/// Each process has a folder, which it locks. So a folder that a killed process left behind is
/// recognised, and removed by the next one.
nonisolated final class OpenedDocuments: Sendable {
  private static let prefix = "vacation-planner-documents-"
  /// The folder of this session's copies, in that of the process.
  private let name = UUID().uuidString

  init() {}

  /// Writes a copy, on a thread of the pool.
  ///
  /// - Returns: The path of the copy.
  @concurrent
  func add(_ contents: Data, name: String) async throws(PlanFault) -> URL {
    do {
      let process = try Self.folder.get(createdIn: Self.base)
      // A folder for each copy, so that it can have its own name.
      let folder = process.appendingPathComponent(self.name)
        .appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      let file = folder.appendingPathComponent(Self.safeName(name))
      try Self.write(contents, to: file.path)
      return file
    } catch {
      throw PlanFault(String(localized: "The document cannot be opened: \(error.failureReason)"))
    }
  }

  /// Removes this session's copies. Programs that have them open may still show them.
  func removeAll() {
    guard let process = Self.folder.existing else { return }
    try? FileManager.default.removeItem(at: process.appendingPathComponent(name))
  }

  /// Removes the copies that killed processes have left, on a thread of the pool.
  @concurrent
  static func removeAbandoned() async { folder.removeAbandoned(in: base) }

  deinit { removeAll() }

  /// Removes the copies of all sessions, at the end of the program.
  static func removeAllOfThisProgram() { folder.remove() }

  private static let folder = ProcessFolder(prefix: prefix)

  /// The user's folder of the running system, which is in memory and emptied when the user logs out
  /// of the desktop; else the folder of temporary files.
  private static var base: URL {
    if let path = ProcessInfo.processInfo.environment["XDG_RUNTIME_DIR"], path.hasPrefix("/"),
      FileManager.default.isWritableFile(atPath: path)
    {
      return URL(fileURLWithPath: path, isDirectory: true)
    }
    return FileManager.default.temporaryDirectory
  }

  /// A name that stays in its folder, and that file systems accept.
  static func safeName(_ name: String) -> String {
    let last = name.split(separator: "/").last.map(String.init) ?? ""
    var safe = String(last.filter { $0 != "\0" && !$0.isNewline }.drop { $0 == "." })
    // 255 bytes are allowed. The end is kept, because it has the extension.
    while safe.utf8.count > 200 { safe.removeFirst() }
    return safe.isEmpty ? "document" : safe
  }

  private static func write(_ contents: Data, to path: String) throws {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try handle.write(contentsOf: contents)
    try handle.close()
  }
}
