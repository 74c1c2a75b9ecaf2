import Tabstop

/// All keyboard shortcuts.
struct ShortcutsSheet: View {
  private enum Field { case list }

  @State private var chosen: String?
  @FocusState private var focus: Field?
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      List(selection: $chosen) {
        ForEach(KeyList.all) { group in
          Section(group.title) {
            ForEach(group.keys) { key in
              AdaptiveRow(spacing: 12, alignment: .leading, columnSpacing: 2) {
                Text(key.name).frame(maxWidth: .infinity, alignment: .leading)
                Text(key.keys).foregroundColor(.secondary)
              }
              .accessibilityElement(children: .ignore)
              .accessibilityLabel("\(key.name): \(key.spoken)")
              .tag("\(group.title) \(key.name)")
            }
          }
        }
      }
      .accessibilityLabel("Keyboard shortcuts")
      .focused($focus, equals: .list)
      Button("Close", role: .cancel) { dismiss() }
        .keyboardShortcut(.cancelAction)
    }
    .padding(24)
    .navigationTitle("Keyboard Shortcuts")
    .onAppear {
      chosen = KeyList.all.first.flatMap { group in
        group.keys.first.map { "\(group.title) \($0.name)" }
      }
      focus = .list
    }
  }
}
