internal import CGtk
import Foundation
import Tabstop

/// A copy of a document that could not be saved when the program ended, in the program's folder in
/// $XDG_STATE_HOME. The next start offers it.
struct RecoveredDocument: Codable, Hashable {
  let id: UUID
  /// The document's name.
  let name: String
  /// The group of windows that shows such documents.
  let windowID: String
  /// The identifier of the type in which the contents are written.
  let type: String

  /// The folder for copies. Tests have another one.
  @MainActor static var folder = URL(filePath: String(cString: g_get_user_state_dir()))
    .appending(path: ProcessInfo.processInfo.processName)
    .appending(path: "recovered-documents")

  /// The copies that were made before the program started, and which no window has offered yet.
  @MainActor private static var waiting: [RecoveredDocument]?

  /// The copies for the windows of a group; each is returned once.
  @MainActor static func consume(for windowID: String) -> [RecoveredDocument] {
    let all = waiting ?? found()
    waiting = all.filter { $0.windowID != windowID }
    return all.filter { $0.windowID == windowID }
  }

  /// Looks for copies again, for tests.
  @MainActor static func forget() { waiting = nil }

  @MainActor private static func found() -> [RecoveredDocument] {
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "json" }
      .compactMap { try? JSONDecoder().decode(Self.self, from: Data(contentsOf: $0)) }
      .sorted { $0.name < $1.name }
  }

  @MainActor private var description: URL {
    Self.folder.appending(path: "\(id.uuidString).json")
  }
  @MainActor private var file: URL { Self.folder.appending(path: "\(id.uuidString).contents") }

  @MainActor func read() throws -> Data { try Data(contentsOf: file) }

  /// Writes the copy. The description, by which it is found, comes last.
  @MainActor func write(_ contents: Data) throws {
    try FileManager.default.createDirectory(
      at: Self.folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    try contents.write(to: file, options: .atomic)
    try JSONEncoder().encode(self).write(to: description, options: .atomic)
  }

  @MainActor func remove() {
    try? FileManager.default.removeItem(at: description)
    try? FileManager.default.removeItem(at: file)
  }
}
