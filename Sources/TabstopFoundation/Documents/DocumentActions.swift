public import Foundation
public import Tabstop

/// An action that opens a file in a window of the program's documents. Mirrors SwiftUI's
/// `OpenDocumentAction`: `@Environment(\.openDocument)`.
@preconcurrency @MainActor
public struct OpenDocumentAction {
  let openWindow: OpenWindowAction

  /// Opens a file, or brings its window to the front. Fails if there is no such file, and if the program
  /// has no documents of its type.
  public func callAsFunction(at url: URL) async throws {
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw CocoaError(.fileReadNoSuchFile)
    }
    guard let id = DocumentKinds.windowID(for: url) else { throw WrongDocumentType() }
    if !DocumentSite.present(url) { openWindow(id: id, value: DocumentPlace(url: url)) }
  }
}

/// An action that opens a window with a new document. Mirrors SwiftUI's `NewDocumentAction`:
/// `@Environment(\.newDocument)`.
@preconcurrency @MainActor
public struct NewDocumentAction {
  let openWindow: OpenWindowAction

  /// Opens a window with a new document, which is a value. Does nothing if the program has no documents
  /// of the type.
  public func callAsFunction<D: FileDocument>(_ newDocument: @autoclosure @escaping () -> D) {
    open(newDocument)
  }
  /// Opens a window with a new document of the group for a type of files. Does nothing if there is no
  /// such group.
  public func callAsFunction(contentType: UTType) {
    guard let id = DocumentKinds.windowID(of: contentType) else { return }
    openWindow(id: id, value: DocumentPlace())
  }

  package func open<D>(_ document: () -> D) {
    guard let id = DocumentKinds.windowID(ofDocuments: D.self) else { return }
    let place = DocumentPlace()
    DocumentKinds.pending[place.id] = document()
    openWindow(id: id, value: place)
  }
}

extension EnvironmentValues {
  /// An action that opens a file in a window of the program's documents.
  public var openDocument: OpenDocumentAction { OpenDocumentAction(openWindow: openWindow) }
  /// An action that opens a window with a new document.
  public var newDocument: NewDocumentAction { NewDocumentAction(openWindow: openWindow) }
}
