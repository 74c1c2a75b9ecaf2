import Tabstop

private struct NoteKey: FocusedValueKey {
  typealias Value = Binding<String>
}

private struct TitleKey: FocusedValueKey {
  typealias Value = String
}

extension FocusedValues {
  fileprivate var note: Binding<String>? {
    get { self[NoteKey.self] }
    set { self[NoteKey.self] = newValue }
  }

  fileprivate var noteTitle: String? {
    get { self[TitleKey.self] }
    set { self[TitleKey.self] = newValue }
  }
}

/// Focused values: a toolbar that acts on the note that has the focus.
struct FocusedValuesPage: View {
  @State private var first = "milk"
  @State private var second = "tent"

  var body: some View {
    VStack(spacing: 12) {
      NoteToolbar()
      TextField("Shopping", text: $first)
        .focusedValue(\.note, $first)
        .focusedValue(\.noteTitle, "Shopping")
      TextField("Packing", text: $second)
        .focusedValue(\.note, $second)
        .focusedValue(\.noteTitle, "Packing")
      Button("No Note") {}
      Readout(["Shopping": first, "Packing": second])
    }
    .padding()
  }
}

private struct NoteToolbar: View {
  @FocusedBinding(\.note) private var note
  @FocusedValue(\.noteTitle) private var title

  var body: some View {
    VStack(spacing: 6) {
      HStack(spacing: 6) {
        Button("Upper Case") { note = note?.uppercased() }
          .keyboardShortcut("j")
        Button("Clear") { note = "" }
          .keyboardShortcut("k", modifiers: [.command, .shift])
      }
      Text("Note: \(title ?? "none")")
    }
  }
}
