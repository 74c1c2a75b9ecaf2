public import Foundation
public import Tabstop

extension View {
  /// Shows the desktop's dialog to choose a file while `isPresented` is true. Nothing is called if
  /// the user cancels. Mirrors SwiftUI.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(
      FileDialogModifier(
        isPresented: isPresented, purpose: { .open(allowedContentTypes, severalFiles: false) },
        cancelled: {}
      ) { urls in
        if let url = urls.first { onCompletion(.success(url)) }
      })
  }

  /// Shows the desktop's dialog to choose files while `isPresented` is true. Mirrors SwiftUI.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes,
      allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion,
      onCancellation: {})
  }

  /// Shows the desktop's dialog to choose files while `isPresented` is true. Mirrors SwiftUI.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(
      FileDialogModifier(
        isPresented: isPresented,
        purpose: { .open(allowedContentTypes, severalFiles: allowsMultipleSelection) },
        cancelled: onCancellation
      ) { urls in
        onCompletion(.success(urls))
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
    return modifier(
      FileDialogModifier(
        isPresented: document == nil ? .constant(false) : isPresented,
        purpose: { .save(name: type.fileName(defaultFilename ?? String(own: "Untitled"))) },
        cancelled: onCancellation
      ) { urls in
        guard let url = urls.first, let document else { return }
        do {
          let configuration = FileDocumentWriteConfiguration(contentType: type)
          let contents = try document.fileWrapper(configuration: configuration).contents
          Task { onCompletion(await FileWrapper.write(contents, to: url)) }
        } catch {
          onCompletion(.failure(error))
        }
      })
  }

  /// Sets the title of the file dialogs of this view. Mirrors SwiftUI.
  public func fileDialogMessage(_ message: Text?) -> some View {
    environment(\.fileDialogTitle, message?.content)
  }
  /// Sets the title of the file dialogs of this view. Mirrors SwiftUI.
  public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
    fileDialogMessage(Text(messageKey))
  }
  /// Sets the initial folder of the file dialogs of this view. Mirrors SwiftUI.
  public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    environment(\.fileDialogFolder, defaultDirectory)
  }
}

extension UTType {
  /// A name with the type's extension.
  func fileName(_ name: String) -> String {
    guard let ending = preferredFilenameExtension, !name.lowercased().hasSuffix(".\(ending)")
    else { return name }
    return "\(name).\(ending)"
  }
}

/// Shows the file dialog while a value is true.
struct FileDialogModifier: ViewModifier {
  let isPresented: Binding<Bool>
  let purpose: () -> FileDialog.Purpose
  let cancelled: () -> Void
  let chosen: ([URL]) -> Void
  @State private var holder = Holder()
  @Environment(\.fileDialogTitle) private var title
  @Environment(\.fileDialogFolder) private var folder
  @Environment(\.dialogParent) private var parent

  /// Retains the open dialog.
  @MainActor
  final class Holder {
    var dialog: FileDialog?
  }

  func body(content: Content) -> some View {
    content
      .onChange(of: isPresented.wrappedValue, initial: true) { _, isPresented in
        if isPresented { parent.whenPresented(show) } else { end() }
      }
      .onDisappear(perform: end)
  }

  private func show() {
    guard holder.dialog == nil, isPresented.wrappedValue else { return }
    let dialog = FileDialog(purpose(), over: parent, title: title, folder: folder) { urls in
      holder.dialog = nil
      isPresented.wrappedValue = false
      if urls.isEmpty { cancelled() } else { chosen(urls) }
    }
    holder.dialog = dialog
    dialog.show()
  }

  private func end() {
    holder.dialog?.hide()
    holder.dialog = nil
  }
}

private struct FileDialogTitleKey: EnvironmentKey {
  static var defaultValue: String? { nil }
}
private struct FileDialogFolderKey: EnvironmentKey {
  static var defaultValue: URL? { nil }
}

extension EnvironmentValues {
  fileprivate var fileDialogTitle: String? {
    get { self[FileDialogTitleKey.self] }
    set { self[FileDialogTitleKey.self] = newValue }
  }
  fileprivate var fileDialogFolder: URL? {
    get { self[FileDialogFolderKey.self] }
    set { self[FileDialogFolderKey.self] = newValue }
  }
}
