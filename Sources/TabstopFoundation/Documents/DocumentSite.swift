import Foundation
internal import GtkBridge
import Tabstop

/// An open document of any type.
@MainActor
protocol AnyOpenDocument: AnyObject {
  /// The file that was read or written last.
  var source: URL? { get }
  /// Saves unsaved changes. Returns whether all are saved.
  @discardableResult func close() -> Bool
  /// Stores a copy of unsaved changes for the next start.
  func keepCopy()
}

extension OpenDocument: AnyOpenDocument {}

/// A document's window among the others.
@MainActor
final class DocumentSite {
  private static var all: [DocumentSite] = []

  /// The document in the window.
  weak var document: (any AnyOpenDocument)?
  private var parent: DialogParent?
  private var connection: SignalConnection?

  /// Registers an open window. It calls `mayClose` before the user closes it.
  func enter(_ parent: DialogParent, mayClose: @escaping @MainActor () -> Bool) {
    leave()
    self.parent = parent
    connection = parent.onCloseRequest(of: self) { _ in mayClose() }
    Self.all.append(self)
  }

  /// Unregisters the closed window.
  func leave() {
    parent = nil
    connection = nil
    Self.all.removeAll { $0 === self }
  }

  /// Brings the window of a file to the front, if there is one besides `exception`.
  static func present(_ url: URL, except exception: DocumentSite? = nil) -> Bool {
    let site = all.first { site in
      site !== exception && site.document?.source.map { $0.isSameFile(as: url) } ?? false
    }
    site?.parent?.activate()
    return site != nil
  }

  /// Saves all documents, or keeps copies of those that cannot be saved: the program ends.
  static func saveAll() {
    for site in all {
      if let document = site.document, !document.close() { document.keepCopy() }
    }
  }
}

extension URL {
  /// Whether both are names of the same file.
  func isSameFile(as other: URL) -> Bool {
    resolvingSymlinksInPath().path == other.resolvingSymlinksInPath().path
  }

  /// The time at which the file was last written; `nil` if there is none.
  var lastWritten: Date? {
    let path = resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.modificationDate] as? Date
  }
}
