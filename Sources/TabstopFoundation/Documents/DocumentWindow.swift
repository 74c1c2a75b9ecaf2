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
  /// Whether the user wants to close the window, which has changes that cannot be saved.
  @State private var isClosing = false
  /// The copies that the program stored when it ended, until the user has decided about them.
  @State private var copies: [RecoveredDocument] = []
  @State private var site = DocumentSite()
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dialogParent) private var parent

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
    .onAppear {
      show()
      site.enter(parent) { mayClose() }
      copies = RecoveredDocument.consume(for: file.windowID)
    }
    .onDisappear {
      site.leave()
      open?.close()
    }
    .onOpenURL { openFile($0) }
    .fileImporter(
      isPresented: $isOpening, allowedContentTypes: DocumentKinds.types(startingWith: file)
    ) { result in
      if case .success(let url) = result { openFile(url) }
    }
    .modifier(
      FileDialogModifier(
        isPresented: $isSaving,
        purpose: { .save(name: open?.suggestedFileName ?? String(own: "Untitled")) },
        cancelled: {}
      ) { urls in
        guard let url = urls.first, !DocumentSite.present(url, except: site) else { return }
        if open?.save(to: url) == true { place = DocumentPlace(url: url) }
      }
    )
    .alert(String(own: "The document was not saved."), isPresented: hasFault) {
      if isClosing {
        Button(String(own: "Close without Saving"), role: .destructive) {
          open?.discard()
          parent.close()
        }
      }
    } message: {
      Text(open?.fault ?? "")
    }
    .alert(String(own: "Unsaved changes were kept."), isPresented: hasCopies) {
      Button(String(own: "Open")) { openCopies(copies) }.keyboardShortcut(.defaultAction)
      Button(String(own: "Delete"), role: .destructive) {
        for copy in copies { copy.remove() }
      }
      Button(String(own: "Later"), role: .cancel) {}
    } message: {
      Text(
        String(
          own:
            "The program ended before this could be saved: \(copies.map(\.name).joined(separator: ", "))."
        ))
    }
  }

  private var hasCopies: Binding<Bool> {
    Binding(get: { !copies.isEmpty }, set: { if !$0 { copies = [] } })
  }

  /// Opens what the program kept, each in a window; the first in this one, if there is nothing in it.
  private func openCopies(_ copies: [RecoveredDocument]) {
    for copy in copies {
      if isUsed {
        openWindow(id: file.windowID, value: DocumentPlace(copy: copy))
      } else {
        read(copy)
      }
    }
  }

  private var isUsed: Bool { open.map { $0.source != nil || $0.hasChanges } ?? false }

  private var actions: DocumentActions {
    let isEditable = file.make != nil
    return DocumentActions(
      new: isEditable ? { openWindow(id: file.windowID, value: DocumentPlace()) } : nil,
      open: { isOpening = true },
      save: isEditable && open != nil
        ? { if open?.url == nil { isSaving = true } else { open?.save() } } : nil,
      saveAs: isEditable && open != nil ? { isSaving = true } : nil,
      undoManager: isEditable ? open?.undoManager : nil)
  }

  private var hasFault: Binding<Bool> {
    Binding(
      get: { open?.fault != nil },
      set: {
        guard !$0 else { return }
        open?.fault = nil
        isClosing = false
      })
  }

  /// Saves the document before its window closes; one that cannot be saved keeps it open.
  private func mayClose() -> Bool {
    isClosing = open?.close() == false
    return !isClosing
  }

  /// Shows the document of the window's value: a file, or a new one.
  private func show() {
    guard open == nil else { return }
    if let url = place?.url {
      read(url)
    } else if let copy = place?.copy {
      read(copy)
    } else if let make = file.make {
      let given = (place?.id).flatMap { DocumentKinds.pending.removeValue(forKey: $0) as? Document }
      show(OpenDocument(given ?? make(), nil, file))
    }
  }

  private func show(_ document: OpenDocument<Document>?) {
    open = document
    site.document = document
  }

  /// Opens a file in this window, if there is nothing in it yet, else in another one.
  private func openFile(_ url: URL) {
    guard url.isFileURL, !DocumentSite.present(url) else { return }
    let id = DocumentKinds.windowID(for: url, startingWith: file)
    if isUsed || id != file.windowID {
      openWindow(id: id, value: DocumentPlace(url: url))
    } else {
      read(url)
      place = DocumentPlace(url: url)
    }
  }

  private func read(_ copy: RecoveredDocument) {
    do {
      show(OpenDocument(try file.document(from: copy, copy.read()), from: copy, file))
      fault = nil
    } catch {
      show(nil)
      fault = String(own: "\(copy.name) cannot be opened: \(error.localizedDescription)")
    }
  }

  private func read(_ url: URL) {
    do {
      let written = url.lastWritten
      let contents = try Data(contentsOf: url)
      guard let type = file.readableType(of: url, contents) else { throw WrongDocumentType() }
      let wrapper = FileWrapper(regularFileWithContents: contents)
      wrapper.filename = url.lastPathComponent
      show(
        OpenDocument(try file.read(wrapper, type), url, file, type: type, written: written))
      fault = nil
    } catch {
      show(nil)
      fault = String(own: "\(url.lastPathComponent) cannot be opened: \(error.failureReason)")
    }
  }
}
