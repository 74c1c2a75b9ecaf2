internal import CGtk
import Foundation
import Tabstop

extension UTType {
  /// The first of `types` that a file has: by its name, otherwise by the desktop's guess; `nil` if it has
  /// none of them.
  static func type(
    of url: URL, among types: [UTType], contents: Data = Data()
  ) -> UTType? {
    let ending = url.pathExtension.lowercased()
    let named = UTType(filenameExtension: ending)
    let type =
      types.first { $0 == named }
      ?? types.first { $0.endings.contains(ending) }
    if let type { return type }
    let found = mediaType(of: url, contents)
    return types.first { $0.preferredMIMEType == found }
      ?? types.first { type in
        type.preferredMIMEType.map { g_content_type_is_a(found, $0) != 0 } ?? false
      }
      // A type that any file has, such as `.data`.
      ?? types.first { $0.preferredMIMEType == nil && $0.preferredFilenameExtension == nil }
  }

  /// Whether the type of a file cannot be derived from its name.
  static func isUnknown(_ url: URL) -> Bool {
    g_content_type_is_unknown(mediaType(of: url, Data())) != 0
  }

  /// The media type of a file, which the desktop guesses by its name, and by its contents if there
  /// are any.
  private static func mediaType(of url: URL, _ contents: Data) -> String {
    let name = url.lastPathComponent
    let start = [UInt8](contents.prefix(4096))
    let guess: UnsafeMutablePointer<CChar>? =
      start.isEmpty
      ? g_content_type_guess(name, nil, 0, nil)
      : g_content_type_guess(name, start, gsize(start.count), nil)
    defer { g_free(guess) }
    return guess.map { String(cString: $0) } ?? ""
  }
}

/// A file is of a type that a program does not read, or not write.
struct WrongDocumentType: LocalizedError {
  var errorDescription: String? { String(own: "The program has no documents of this type.") }
}

/// The program's groups of documents.
@MainActor
enum DocumentKinds {
  private static var all: [(id: String, types: [UTType], document: Any.Type, isMade: Bool)] = []
  /// New documents, by the identities of the windows that will show them.
  static var pending: [UUID: Any] = [:]

  /// Adds a group, once.
  static func add<Document>(_ file: DocumentFile<Document>) {
    if !all.contains(where: { $0.id == file.windowID }) {
      all.append((file.windowID, file.types, Document.self, file.make != nil))
    }
  }

  /// The types of files that the groups open: those of `file` first.
  static func types<Document>(startingWith file: DocumentFile<Document>) -> [UTType] {
    file.types + all.filter { $0.id != file.windowID }.flatMap(\.types)
  }

  /// The id of the windows for a file; `nil` if no group opens it.
  static func windowID(for url: URL) -> String? {
    all.first { UTType.type(of: url, among: $0.types) != nil }?.id
  }
  /// The id of the windows for new documents of a type of files.
  static func windowID(of type: UTType) -> String? {
    all.first { $0.isMade && $0.types.contains(type) }?.id
  }
  /// The id of the windows for new documents.
  static func windowID(ofDocuments document: Any.Type) -> String? {
    all.first { $0.isMade && $0.document == document }?.id
  }

  /// The id of the windows for a file: those of `file`, unless only another group opens it.
  static func windowID<Document>(
    for url: URL, startingWith file: DocumentFile<Document>
  ) -> String {
    if UTType.type(of: url, among: file.types) != nil { return file.windowID }
    let other = all.first { UTType.type(of: url, among: $0.types) != nil }
    return other?.id ?? file.windowID
  }
}
