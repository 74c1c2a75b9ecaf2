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
  /// The file of the document; `nil` for a new document, and for one from a file of a type that is
  /// not written.
  package private(set) var url: URL?
  /// Whether there are changes that are in no file.
  package private(set) var hasChanges = false
  /// The error of the last save, until the user has read it.
  package var fault: String?

  @ObservationIgnored package let undoManager: UndoManager = {
    let undoManager = UndoManager()
    undoManager.levelsOfUndo = 100
    return undoManager
  }()
  /// Whether a change was undone or redone in this turn.
  @ObservationIgnored private var isUndoing = false
  /// The text control whose letters are the last change that is recorded, and when the last one came.
  @ObservationIgnored private var typing: (control: ObjectIdentifier, at: ContinuousClock.Instant)?
  /// The file that was read or written last.
  @ObservationIgnored private(set) var source: URL?
  @ObservationIgnored private let file: DocumentFile<Document>
  /// The type of the source.
  @ObservationIgnored private var type: UTType?
  /// The date at which the source was written, as last read by this document.
  @ObservationIgnored private var written: Date?
  @ObservationIgnored private var observation: AnyObject?
  @ObservationIgnored private var saving: Task<Void, Never>?
  /// The copy that it was read from, until it is saved.
  @ObservationIgnored private var copy: RecoveredDocument?

  /// - Parameters:
  ///   - source: The file that it was read from.
  ///   - type: The type of that file.
  ///   - written: When that file was written.
  init(
    _ document: Document, _ source: URL?, _ file: DocumentFile<Document>, type: UTType? = nil,
    written: Date? = nil
  ) {
    let isWritable = type.map { file.writableTypes.contains($0) } ?? false
    self.document = document
    url = isWritable || file.make == nil ? source : nil
    self.source = source
    self.file = file
    self.type = type
    self.written = written
    observation = file.observe?(document) { [weak self] in self?.changed() }
  }

  /// Creates a document from a copy that the program stored when it ended. It has no file yet.
  convenience init(
    _ document: Document, from copy: RecoveredDocument, _ file: DocumentFile<Document>
  ) {
    self.init(document, nil, file)
    self.copy = copy
    hasChanges = true
  }

  /// The name for the window's title.
  package var name: String {
    if let url = url ?? source { return url.deletingPathExtension().lastPathComponent }
    return copy.map { String(own: "\($0.name) (recovered)") } ?? String(own: "Untitled")
  }

  private func changed() {
    hasChanges = true
    guard url != nil, file.make != nil else { return }
    saving?.cancel()
    saving = Task { [weak self] in
      do { try await Task.sleep(for: .seconds(1)) } catch { return }
      self?.saveByItself()
    }
  }

  /// Replaces a document that is a value, and records how that is undone: what is typed without a pause
  /// in one step, for a hundred steps.
  func change(to document: Document) {
    let before = self.document
    self.document = document
    // What the program writes in reaction to undoing belongs to that.
    if isUndoing || isEquivalent(before, document) { return }
    if Typing.control != nil { Typing.record() }
    let control = Typing.reactingTo
    let (last, now) = (typing, ContinuousClock.now)
    typing = control.map { ($0, now) }
    if let last, last.control == control, now - last.at < Typing.pause { return }
    recordUndo(of: before)
  }

  private func recordUndo(of before: Document) {
    undoManager.registerUndo(withTarget: self) { open in
      let now = open.document
      open.document = before
      open.typing = nil
      open.isUndoing = true
      Updater.shared.afterFocus { open.isUndoing = false }
      open.recordUndo(of: now)
    }
  }

  /// Writes the changes, unless that would replace those of another program: only the user may.
  @discardableResult
  private func saveByItself() -> Bool {
    saving?.cancel()
    guard let url else { return false }
    if let now = url.lastWritten, now != written {
      fault = String(
        own:
          "\(url.lastPathComponent) was changed by another program. Save replaces that change; Save As keeps both."
      )
      return false
    }
    return save()
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
      guard let type = url == self.url ? self.type : file.writableType(of: url) else {
        throw WrongDocumentType()
      }
      try file.write(document, type).contents.ofOneFile.write(to: url, options: .atomic)
      self.type = type
      source = url
      written = url.lastWritten
      if self.url != url { self.url = url }
      if hasChanges { hasChanges = false }
      forgetCopy()
      return true
    } catch {
      fault = String(own: "\(url.lastPathComponent) could not be saved: \(error.failureReason)")
      return false
    }
  }

  /// Saves what is in no file yet, before the window goes. Returns whether nothing is lost with it.
  @discardableResult
  package func close() -> Bool {
    guard hasChanges, file.make != nil else { return true }
    return url == nil ? save(to: unusedFile()) : saveByItself()
  }

  /// Stores a copy of the unsaved changes for the next start: the program ends.
  func keepCopy() {
    guard hasChanges, let type = type ?? file.writableTypes.first else { return }
    let copy = RecoveredDocument(
      id: copy?.id ?? UUID(), name: copy?.name ?? name, windowID: file.windowID,
      type: type.identifier)
    do {
      try copy.write(try file.write(document, type).contents.ofOneFile)
      self.copy = copy
    } catch {
      FileHandle.standardError.write(
        Data("Tabstop: \(name) could not be kept: \(error.localizedDescription)\n".utf8))
    }
  }

  private func forgetCopy() {
    copy?.remove()
    copy = nil
  }

  /// Discards the changes that are in no file.
  func discard() {
    saving?.cancel()
    hasChanges = false
    forgetCopy()
  }

  /// The file's name in a dialog.
  package var suggestedFileName: String {
    (file.writableTypes.first ?? .data).fileName(name)
  }

  /// A file in the documents folder with a name that no other has.
  private func unusedFile() -> URL {
    URL.documentsDirectory.freePlace(for: suggestedFileName)
  }
}
