import Foundation
import Tabstop

/// The content of a document's window.
struct DocumentWindow<Document, Content: View>: View {
  let file: DocumentFile<Document>
  @Binding var place: DocumentPlace?
  let content: (OpenDocument<Document>) -> Content
  @State private var open: OpenDocument<Document>?
  @State private var fault: String?
  @State private var isOpening = false
  @State private var isSaving = false
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    VStack {
      if let open {
        content(open)
          .id(ObjectIdentifier(open))
          .navigationTitle(
            open.hasChanges && open.url == nil
              ? String(own: "\(open.name) (not saved)") : open.name
          )
          .environment(\.undoManager, open.undoManager)
      } else {
        ContentUnavailableView(
          String(own: "No Document"), systemImage: "doc",
          description: Text(fault ?? String(own: "Open a file to show it.")))
      }
    }
    .focusedSceneValue(\.documentActions, actions)
    .onAppear { show() }
    .onDisappear { open?.close() }
    .onOpenURL { openFile($0) }
    .fileImporter(isPresented: $isOpening, allowedContentTypes: file.types) { result in
      if case .success(let url) = result { openFile(url) }
    }
    .modifier(
      FileDialogModifier(
        isPresented: $isSaving,
        purpose: { .save(name: open?.suggestedFileName ?? String(own: "Untitled")) },
        cancelled: {}
      ) { urls in
        if let url = urls.first, open?.save(to: url) == true { place = DocumentPlace(url: url) }
      }
    )
    .alert(String(own: "The document was not saved."), isPresented: hasFault) {
    } message: {
      Text(open?.fault ?? "")
    }
  }

  private var actions: DocumentActions {
    let isEditable = file.make != nil
    return DocumentActions(
      new: isEditable ? { openWindow(id: "document", value: DocumentPlace()) } : nil,
      open: { isOpening = true },
      save: isEditable && open != nil
        ? { if open?.url == nil { isSaving = true } else { open?.save() } } : nil,
      saveAs: isEditable && open != nil ? { isSaving = true } : nil,
      undoManager: isEditable ? open?.undoManager : nil)
  }

  private var hasFault: Binding<Bool> {
    Binding(get: { open?.fault != nil }, set: { if !$0 { open?.fault = nil } })
  }

  /// Shows the document of the window's value: a file, or a new one.
  private func show() {
    guard open == nil else { return }
    if let url = place?.url {
      read(url)
    } else if let make = file.make {
      open = OpenDocument(make(), nil, file)
    }
  }

  /// Opens a file in this window, if there is nothing in it yet, else in another one.
  private func openFile(_ url: URL) {
    guard url.isFileURL else { return }
    if let open, open.url != nil || open.hasChanges {
      openWindow(id: "document", value: DocumentPlace(url: url))
    } else {
      read(url)
      place = DocumentPlace(url: url)
    }
  }

  private func read(_ url: URL) {
    do {
      let wrapper = FileWrapper(regularFileWithContents: try Data(contentsOf: url))
      wrapper.filename = url.lastPathComponent
      open = OpenDocument(try file.read(wrapper, file.type(of: url)), url, file)
      fault = nil
    } catch {
      open = nil
      fault = String(
        own: "\(url.lastPathComponent) cannot be opened: \(error.localizedDescription)")
    }
  }
}
