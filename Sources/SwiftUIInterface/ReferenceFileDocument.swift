// Documents that are objects. They are observed by Combine, which TabstopFoundation does not need.
public import CombineFoundation
public import Foundation
public import Tabstop
public import TabstopFoundation

/// A document that is an object, written to a file as a whole. Mirrors SwiftUI's
/// `ReferenceFileDocument`. It has changed when it says so by `objectWillChange`.
@preconcurrency
public protocol ReferenceFileDocument: ObservableObject, Sendable {
  /// The type of a snapshot, a copy of the document's values that is written to the file.
  associatedtype Snapshot
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// The types that it can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The types that it can be written as; by default those that it is read from.
  static var writableContentTypes: [UTType] { get }
  /// Reads the document.
  init(configuration: ReadConfiguration) throws
  /// The present values, for a file of a type.
  func snapshot(contentType: UTType) throws -> Snapshot
  /// Returns the file to write.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  /// The types that it can be read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }

  fileprivate func wrapper(for type: UTType) throws -> FileWrapper {
    try fileWrapper(
      snapshot: snapshot(contentType: type),
      configuration: FileDocumentWriteConfiguration(contentType: type))
  }
}

/// A document that is an object, and its file. Mirrors SwiftUI's.
@MainActor
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document.
  @ObservedObject public var document: Document
  /// The file of the document; `nil` for a new document.
  public var fileURL: URL?
  /// Whether it can be changed.
  public var isEditable: Bool
}

extension DocumentGroup where Document: ReferenceFileDocument {
  /// Creates windows for documents that are objects. Mirrors SwiftUI.
  public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(file: .object(make: newDocument)) { open in
      editor(
        ReferenceFileDocumentConfiguration(
          document: open.document, fileURL: open.url, isEditable: true))
    }
  }

  /// Creates windows for documents that are only shown. Mirrors SwiftUI.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(file: .object(make: nil)) { open in
      viewer(
        ReferenceFileDocumentConfiguration(
          document: open.document, fileURL: open.url, isEditable: false))
    }
  }
}

extension DocumentFile where Document: ReferenceFileDocument {
  fileprivate static func object(make: (() -> Document)?) -> DocumentFile {
    DocumentFile(
      types: Document.readableContentTypes, writableTypes: Document.writableContentTypes,
      make: make,
      read: {
        try Document(configuration: FileDocumentReadConfiguration(contentType: $1, file: $0))
      },
      write: { try $0.wrapper(for: $1) },
      observe: { document, changed in document.objectWillChange.sink { _ in changed() } })
  }
}

extension View {
  /// Shows the desktop's dialog to save a document that is an object while `isPresented` is true, and writes it on
  /// another thread; `onCompletion` is called when it is written. Mirrors SwiftUI.
  public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileExporter(
      isPresented: isPresented, document: document, contentTypes: [contentType],
      defaultFilename: defaultFilename, onCompletion: onCompletion, onCancellation: {})
  }

  /// Shows the desktop's dialog to save a document that is an object while `isPresented` is true, and writes it on
  /// another thread; `onCompletion` is called when it is written. Mirrors SwiftUI.
  public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    let type = contentTypes.first ?? D.writableContentTypes.first ?? .data
    return exportsFile(
      isPresented: isPresented, type: type, defaultFilename: defaultFilename,
      wrapper: document.map { document in
        { try document.wrapper(for: type) }
      }, onCompletion: onCompletion, onCancellation: onCancellation)
  }
}

extension NewDocumentAction {
  /// Opens a window with a new document, which is an object. Does nothing if the program has no
  /// documents of the type.
  public func callAsFunction<D: ReferenceFileDocument>(_ newDocument: @escaping () -> D) {
    open(newDocument)
  }
}
