import Tabstop

/// A page with sheets, alerts, dialogs and popovers. Each has its own focus, and returns the focus
/// to the page when it closes.
struct PresentationsPage: View {
  enum Field { case note, other }

  @State private var note = ""
  @State private var other = ""
  @State private var hasSheet = false
  @State private var hasAlert = false
  @State private var hasQuestion = false
  @State private var hasDialog = false
  @State private var hasPopover = false
  @State private var last = "nothing"
  @State private var reply = ""
  @FocusState private var focus: Field?

  var body: some View {
    VStack(spacing: 12) {
      TextField("Note", text: $note).focused($focus, equals: .note)
      TextField("Other", text: $other).focused($focus, equals: .other)
      Button("Show Sheet") { hasSheet = true }
      Button("Show Alert") { hasAlert = true }
      Button("Ask") { hasQuestion = true }
      Button("Show Dialog") { hasDialog = true }
      Button("Show Popover") { hasPopover = true }
        .popover(isPresented: $hasPopover) {
          PopoverPage { last = "popover" }
        }
      Spacer()
      Readout(["Focus": words(focus), "Last": last, "Reply": reply])
    }
    .padding(24)
    .sheet(isPresented: $hasSheet, onDismiss: { last = "sheet" }) {
      SheetPage(finish: {
        hasSheet = false
        focus = .other
      })
    }
    .alert("Delete this note?", isPresented: $hasAlert) {
      Button("Delete", role: .destructive) { last = "deleted" }
      Button("Cancel", role: .cancel) { last = "kept" }
    } message: {
      Text("It cannot be brought back.")
    }
    .alert("What is your name?", isPresented: $hasQuestion) {
      TextField("Name", text: $reply)
      Button("OK") { last = "answered" }
      Button("Cancel", role: .cancel) {}
    }
    .confirmationDialog("Sort by", isPresented: $hasDialog, titleVisibility: .visible) {
      Button("Name") { last = "by name" }
      Button("Date") { last = "by date" }
    }
  }
}

private struct SheetPage: View {
  let finish: () -> Void
  @State private var first = ""
  @State private var second = ""
  @State private var hasNested = false
  @Environment(\.dismiss) private var dismiss
  @FocusState private var focus: Int?

  var body: some View {
    VStack(spacing: 12) {
      TextField("First", text: $first).focused($focus, equals: 1)
      TextField("Second", text: $second).focused($focus, equals: 2)
      Button("Show Another") { hasNested = true }
      Button("Close") { dismiss() }
      Button("Close and Go to Other", action: finish)
      Text("In the sheet: \(words(focus))")
    }
    .padding(24)
    .navigationTitle("A Sheet")
    .onAppear { focus = 2 }
    .sheet(isPresented: $hasNested) {
      VStack(spacing: 12) {
        Text("A sheet in a sheet")
        TextField("Nested", text: $first)
      }
      .padding(24)
      .navigationTitle("Another Sheet")
    }
  }
}

private struct PopoverPage: View {
  let done: () -> Void
  @State private var text = ""
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 12) {
      TextField("In the Popover", text: $text)
      Button("Done") {
        done()
        dismiss()
      }
    }
    .padding(12)
  }
}
