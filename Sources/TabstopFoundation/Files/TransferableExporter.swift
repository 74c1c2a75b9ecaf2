public import Foundation
public import Tabstop

extension View {
  /// Shows the desktop's dialog to save an item while `isPresented` is true, and writes one of its representations
  /// on another thread. Mirrors SwiftUI.
  ///
  /// - Parameters:
  ///   - item: Nothing happens while it is `nil`.
  ///   - contentTypes: Types of representations; the first representation of any of them is written. With none the
  ///     item's first representation is.
  ///   - defaultFilename: The name of the file; the one that the representation suggests by default.
  ///   - onCompletion: Called with the file that was written, or with an error, also if the item has no
  ///     representation of the types.
  public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    modifier(
      FileDialogModifier(
        isPresented: item == nil ? .constant(false) : isPresented,
        purpose: {
          .save(name: item?.exports.first(of: contentTypes)?.fileName(defaultFilename))
        },
        cancelled: onCancellation
      ) { urls in
        guard let url = urls.first else { return }
        guard let export = item?.exports.first(of: contentTypes) else {
          return onCompletion(.failure(CocoaError(.fileWriteUnknown)))
        }
        Task { onCompletion(await export.write(to: url)) }
      })
  }

  /// Shows the desktop's dialog to choose a folder while `isPresented` is true, and writes a representation of each
  /// item there, on another thread. They have the names that their representations suggest; names that the folder
  /// already has get a number. Mirrors SwiftUI.
  ///
  /// - Parameters:
  ///   - contentTypes: Types of representations; the first representation of any of them is written. With none the
  ///     item's first representation is.
  ///   - onCompletion: Called with the written files, or with the first error.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: Transferable {
    modifier(
      FileDialogModifier(
        isPresented: items.isEmpty ? .constant(false) : isPresented,
        purpose: { .open([.folder], severalFiles: false) }, cancelled: onCancellation
      ) { folders in
        guard let folder = folders.first else { return }
        let exports = items.compactMap { $0.exports.first(of: contentTypes) }
        guard exports.count == items.count else {
          return onCompletion(.failure(CocoaError(.fileWriteUnknown)))
        }
        Task { onCompletion(await exports.write(in: folder)) }
      })
  }
}

/// Asks where items are saved while `isPresented` is true, and saves them: one under a name, several in a folder. An
/// alert says why they could not be saved.
package struct ExportSaver: ViewModifier {
  let exports: [_TransferExport]
  let isPresented: Binding<Bool>
  let fault: Binding<String?>
  let completed: (Result<[URL], any Error>) -> Void

  package init(
    exports: [_TransferExport], isPresented: Binding<Bool>, fault: Binding<String?>,
    completed: @escaping (Result<[URL], any Error>) -> Void = { _ in }
  ) {
    (self.exports, self.isPresented, self.fault) = (exports, isPresented, fault)
    self.completed = completed
  }

  package func body(content: Content) -> some View {
    content
      .modifier(
        FileDialogModifier(
          isPresented: isPresented,
          purpose: {
            exports.count == 1
              ? .save(name: exports[0].fileName()) : .open([.folder], severalFiles: false)
          }, cancelled: {}
        ) { urls in
          if let place = urls.first { Task { await save(to: place) } }
        }
      )
      .alert(
        fault.wrappedValue ?? "",
        isPresented: Binding(
          get: { fault.wrappedValue != nil }, set: { if !$0 { fault.wrappedValue = nil } })
      ) {}
  }

  private func save(to place: URL) async {
    let result =
      exports.count == 1
      ? await exports[0].write(to: place).map { [$0] } : await exports.write(in: place)
    if case .failure(let error) = result { fault.wrappedValue = exports[0].fault(error) }
    completed(result)
  }
}

extension [_TransferExport] {
  /// Writes all into a folder, one after the other, up to the first error.
  fileprivate func write(in folder: URL) async -> Result<[URL], any Error> {
    var urls: [URL] = []
    for export in self {
      // A name from a document must not lead out of the folder.
      let name = export.fileName()
      guard !name.isEmpty, name != ".", name != "..", !name.contains("/") else {
        return .failure(CocoaError(.fileWriteInvalidFileName))
      }
      switch await export.write(to: folder.freePlace(for: name)) {
      case .success(let url): urls.append(url)
      case .failure(let error): return .failure(error)
      }
    }
    return .success(urls)
  }
}
