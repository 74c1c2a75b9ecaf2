public import Foundation
public import Tabstop

/// The windows of a program whose files the user opens and saves: one for each document. Mirrors
/// SwiftUI's `DocumentGroup`.
///
/// A program starts with a new document, or with the files that the desktop opens with it. The menu of
/// each window has New (Control+N), Open (Control+O), Save (Control+S), Save As (Shift+Control+S), Undo
/// (Control+Z) and Redo. A document with a file is saved a second after each change, and when its window
/// is closed; a new one gets a file when the user saves it or closes its window with changes: "Untitled"
/// in the documents folder. So does one from a file of a type that is read but not written. A file that
/// another program has changed meanwhile is only replaced when the user chooses Save. When a signal ends
/// the program, what cannot be saved is kept in the program's folder in $XDG_STATE_HOME, and the next
/// start offers it.
public struct DocumentGroup<Document, Content: View>: Scene {
  let file: DocumentFile<Document>
  let content: (OpenDocument<Document>) -> Content

  package init(
    file: DocumentFile<Document>, content: @escaping (OpenDocument<Document>) -> Content
  ) {
    self.file = file
    self.content = content
    DocumentKinds.add(file)
  }

  /// The scenes of the documents.
  public var body: some Scene {
    WindowGroup(id: file.windowID, for: DocumentPlace.self) { place in
      DocumentWindow(file: file, place: place, content: content)
    }
    .commands { DocumentCommands() }
  }
}

extension DocumentGroup where Document: FileDocument {
  /// Creates windows for documents that are values. Their changes are undone and redone.
  ///
  /// - Parameters:
  ///   - newDocument: A new document.
  ///   - editor: The content of a document's window.
  public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(file: .value(make: newDocument)) { open in
      editor(
        FileDocumentConfiguration(
          document: Binding(get: { open.document }, set: { open.change(to: $0) }),
          fileURL: open.url, isEditable: true))
    }
  }

  /// Creates windows for documents that are only shown.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(file: .value(make: nil)) { open in
      viewer(
        FileDocumentConfiguration(
          document: .constant(open.document), fileURL: open.url, isEditable: false))
    }
  }
}

/// A document and its file, for the content of its window. Mirrors SwiftUI's.
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document. A write is a change that is saved.
  @Binding public var document: Document
  /// The file of the document; `nil` for a new document.
  public var fileURL: URL?
  /// Whether it can be changed.
  public var isEditable: Bool

  init(document: Binding<Document>, fileURL: URL?, isEditable: Bool) {
    _document = document
    self.fileURL = fileURL
    self.isEditable = isEditable
  }
}

/// The document that a window shows: the value of the window.
struct DocumentPlace: Hashable, Codable {
  /// The identity of a new document.
  var id = UUID()
  /// The file; `nil` for a new document.
  var url: URL?
  /// The recovered document of which a new document is a copy.
  var copy: RecoveredDocument?

  static func == (a: DocumentPlace, b: DocumentPlace) -> Bool {
    a.url == b.url && (a.url != nil || a.id == b.id)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(url)
    if url == nil { hasher.combine(id) }
  }
}

/// The operations that create, read and write documents of a type.
package struct DocumentFile<Document> {
  package let types: [UTType]
  package let writableTypes: [UTType]
  /// A new document; `nil` if documents are only shown.
  package let make: (() -> Document)?
  package let read: (FileWrapper, UTType) throws -> Document
  package let write: (Document, UTType) throws -> FileWrapper
  /// Calls the closure when a document, which is an object, has changed; `nil` for values.
  package let observe: ((Document, @escaping () -> Void) -> AnyObject)?

  package init(
    types: [UTType], writableTypes: [UTType], make: (() -> Document)?,
    read: @escaping (FileWrapper, UTType) throws -> Document,
    write: @escaping (Document, UTType) throws -> FileWrapper,
    observe: ((Document, @escaping () -> Void) -> AnyObject)?
  ) {
    self.types = types
    self.writableTypes = writableTypes
    self.make = make
    self.read = read
    self.write = write
    self.observe = observe
  }

  /// The id of the group's windows.
  var windowID: String {
    (["document", "\(Document.self)"] + types.map(\.identifier)).joined(separator: " ")
  }

  /// The type to read a file as; `nil` if it is not one of these documents.
  func readableType(of url: URL, _ contents: Data) -> UTType? {
    UTType.type(of: url, among: types, contents: contents)
  }

  /// Reads a copy that the program kept.
  func document(from copy: RecoveredDocument, _ contents: Data) throws -> Document {
    guard let type = (types + writableTypes).first(where: { $0.identifier == copy.type }) else {
      throw WrongDocumentType()
    }
    return try read(FileWrapper(regularFileWithContents: contents), type)
  }

  /// The type to write a new file as; `nil` if its extension is of a type that is not written.
  func writableType(of url: URL) -> UTType? {
    guard let type = UTType.type(of: url, among: writableTypes + types) else {
      return UTType.isUnknown(url) ? writableTypes.first : nil
    }
    return writableTypes.contains(type) ? type : nil
  }
}

extension DocumentFile where Document: FileDocument {
  fileprivate static func value(make: (() -> Document)?) -> DocumentFile {
    DocumentFile(
      types: Document.readableContentTypes, writableTypes: Document.writableContentTypes,
      make: make,
      read: {
        try Document(configuration: FileDocumentReadConfiguration(contentType: $1, file: $0))
      },
      write: {
        try $0.fileWrapper(configuration: FileDocumentWriteConfiguration(contentType: $1))
      }, observe: nil)
  }
}
