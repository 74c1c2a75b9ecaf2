public import Foundation
public import Tabstop

extension View {
  /// Shows the desktop's dialog to save a file while `isPresented` is true.
  ///
  /// - Parameter wrapper: Makes the file when the user has chosen its place; if it is `nil`, there is nothing to
  ///   save, and no dialog.
  package func exportsFile(
    isPresented: Binding<Bool>, type: UTType, defaultFilename: String?,
    wrapper: (() throws -> FileWrapper)?,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(
      FileDialogModifier(
        isPresented: wrapper == nil ? .constant(false) : isPresented,
        purpose: { .save(name: type.fileName(defaultFilename ?? String(own: "Untitled"))) },
        cancelled: onCancellation
      ) { urls in
        guard let url = urls.first, let wrapper else { return }
        do {
          let contents = try wrapper().contents
          Task { onCompletion(await contents.writeInBackground(to: url)) }
        } catch {
          onCompletion(.failure(error))
        }
      })
  }

  /// Shows the desktop's dialog to save a document, and writes it on another thread; `onCompletion` is
  /// called when it is written. Mirrors SwiftUI.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileExporter(
      isPresented: isPresented, document: document, contentTypes: [contentType],
      defaultFilename: defaultFilename, onCompletion: onCompletion, onCancellation: {})
  }

  /// Shows the desktop's dialog to save a document, and writes it on another thread; `onCompletion` is
  /// called when it is written. Mirrors SwiftUI.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    let type = contentTypes.first ?? D.writableContentTypes.first ?? .data
    let configuration = FileDocumentWriteConfiguration(contentType: type)
    return exportsFile(
      isPresented: isPresented, type: type, defaultFilename: defaultFilename,
      wrapper: document.map { document in
        { try document.fileWrapper(configuration: configuration) }
      }, onCompletion: onCompletion, onCancellation: onCancellation)
  }

  /// Shows the desktop's dialog to choose a folder while `isPresented` is true, and writes documents there, on
  /// another thread. They have the preferred names of their file wrappers; names that the folder already has get a
  /// number. Mirrors SwiftUI.
  ///
  /// - Parameter onCompletion: Called with the written files, or with the first error.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    fileExporter(
      isPresented: isPresented, documents: documents, contentTypes: [contentType],
      onCompletion: onCompletion, onCancellation: {})
  }

  /// Shows the desktop's dialog to choose a folder while `isPresented` is true, and writes documents there, on
  /// another thread. They have the preferred names of their file wrappers; names that the folder already has get a
  /// number. Mirrors SwiftUI.
  ///
  /// - Parameter onCompletion: Called with the written files, or with the first error.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View where C.Element: FileDocument {
    let type = contentTypes.first ?? C.Element.writableContentTypes.first ?? .data
    return modifier(
      FileDialogModifier(
        isPresented: documents.isEmpty ? .constant(false) : isPresented,
        purpose: { .open([.folder], severalFiles: false) }, cancelled: onCancellation
      ) { folders in
        guard let folder = folders.first else { return }
        do {
          let configuration = FileDocumentWriteConfiguration(contentType: type)
          let files = try documents.map { document in
            let wrapper = try document.fileWrapper(configuration: configuration)
            let name = wrapper.preferredFilename ?? String(own: "Untitled")
            return (name: type.fileName(name), contents: wrapper.contents)
          }
          Task { onCompletion(await FileContents.write(files, in: folder)) }
        } catch {
          onCompletion(.failure(error))
        }
      })
  }
}

extension FileContents {
  /// Writes files into a folder, in the background; stops at the first error.
  @concurrent
  nonisolated fileprivate static func write(
    _ files: [(name: String, contents: FileContents)], in folder: URL
  ) async -> Result<[URL], any Error> {
    Result {
      try files.map { name, contents in
        // A name from a document must not lead out of the folder.
        guard !name.isEmpty, name != ".", name != "..", !name.contains("/") else {
          throw CocoaError(.fileWriteInvalidFileName)
        }
        let url = folder.freePlace(for: name)
        try contents.write(to: url)
        return url
      }
    }
  }
}

extension UTType {
  /// The name, with the type's preferred extension if it has none of the type's extensions.
  func fileName(_ name: String) -> String {
    guard let ending = preferredFilenameExtension,
      !endings.contains(where: { name.lowercased().hasSuffix(".\($0)") })
    else { return name }
    return "\(name).\(ending)"
  }
}
