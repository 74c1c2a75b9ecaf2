import Foundation
import Tabstop
import TabstopFoundation

/// Documents in windows: what a program writes to have New, Open, Save, Undo and the rest. Shown by
/// `focus-gallery --documents`.
struct DocumentsApp: App {
  static var applicationName: String { "Focus Gallery Notes" }

  var body: some Scene {
    DocumentGroup(newDocument: NoteDocument()) { configuration in
      NoteEditor(note: configuration.$document)
    }
    .defaultSize(width: 520, height: 480)
  }
}

/// A text file.
nonisolated struct NoteDocument: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  var text = ""

  init() {}
  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents,
      let text = String(data: data, encoding: .utf8)
    else { throw CocoaError(.fileReadCorruptFile) }
    self.text = text
  }
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

private struct NoteEditor: View {
  @Binding var note: NoteDocument
  @Environment(\.undoManager) private var undoManager

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      TextEditor(text: $note.text).accessibilityLabel("Note")
      HStack {
        Button("Clear") {
          let before = note.text
          let binding = $note
          note.text = ""
          undoManager?.setActionName("Clear")
          undoManager?.registerUndo(withTarget: UndoTarget.shared) { _ in
            MainActor.assumeIsolated { binding.wrappedValue.text = before }
          }
        }
        Spacer()
        Text("\(note.text.count) characters")
      }
    }
    .padding()
  }
}

private final class UndoTarget {
  static let shared = UndoTarget()
}
