import Foundation
import Observation
import Tabstop

/// A document in a window.
@MainActor
@Observable
package final class OpenDocument<Document> {
  /// The document. A write is a change.
  package var document: Document {
    didSet { changed() }
  }
  /// Its file; `nil` for a new document.
  package private(set) var url: URL?
  /// Whether there are changes that are in no file.
  package private(set) var hasChanges = false
  /// What could not be saved, until the user has read it.
  package var fault: String?

  @ObservationIgnored package let undoManager = UndoManager()
  @ObservationIgnored private let file: DocumentFile<Document>
  @ObservationIgnored private var observation: AnyObject?
  @ObservationIgnored private var saving: Task<Void, Never>?

  init(_ document: Document, _ url: URL?, _ file: DocumentFile<Document>) {
    self.document = document
    self.url = url
    self.file = file
    observation = file.observe?(document) { [weak self] in self?.changed() }
  }

  /// The name for the window's title.
  package var name: String {
    url?.deletingPathExtension().lastPathComponent ?? String(own: "Untitled")
  }

  private func changed() {
    hasChanges = true
    guard url != nil else { return }
    saving?.cancel()
    saving = Task { [weak self] in
      do { try await Task.sleep(for: .seconds(1)) } catch { return }
      self?.save()
    }
  }

  /// Writes the changes to the document's file. On the main thread: the document is the program's, and
  /// the window may be about to close.
  @discardableResult
  package func save() -> Bool {
    guard let url else { return false }
    return save(to: url)
  }

  /// Writes the document to another file, which is its own from then on.
  @discardableResult
  package func save(to url: URL) -> Bool {
    saving?.cancel()
    do {
      let type = file.type(of: url)
      try file.write(document, type).contents.write(to: url, options: .atomic)
      if self.url != url { self.url = url }
      if hasChanges { hasChanges = false }
      return true
    } catch {
      fault = String(
        own: "\(url.lastPathComponent) could not be saved: \(error.localizedDescription)")
      return false
    }
  }

  /// Saves what is in no file yet, before the window goes.
  package func close() {
    guard hasChanges, file.make != nil else { return }
    if url == nil { save(to: unusedFile()) } else { save() }
  }

  /// The file's name in a dialog.
  package var suggestedFileName: String {
    (file.writableTypes.first ?? .data).fileName(name)
  }

  /// A file in the documents folder with a name that no other has.
  private func unusedFile() -> URL {
    let type = file.writableTypes.first ?? .data
    let folder = URL.documentsDirectory
    let untitled = String(own: "Untitled")
    let names = [untitled] + (2...10_000).lazy.map { "\(untitled) \($0)" }
    let free = names.first {
      !FileManager.default.fileExists(atPath: folder.appending(path: type.fileName($0)).path)
    }
    return folder.appending(path: type.fileName(free ?? "\(untitled) \(UUID())"))
  }
}
