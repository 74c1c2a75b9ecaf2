internal import Tabstop

/// The content of a sheet for something that happens elsewhere: begins it when it appears, and leaves the
/// sheet when it is over. (The program has often dismissed the sheet by then.)
struct WaitingView: View {
  let begin: @MainActor (_ parent: DialogParent, _ over: @escaping () -> Void) -> Void
  @State private var isOver = false
  @Environment(\.dismiss) private var dismiss
  @Environment(\.dialogParent) private var parent

  var body: some View {
    ProgressView()
      .padding()
      .onAppear { begin(parent) { isOver = true } }
      .onChange(of: isOver) { _, isOver in if isOver { dismiss() } }
  }
}
