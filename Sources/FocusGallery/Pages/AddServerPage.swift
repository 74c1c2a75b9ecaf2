import Tabstop

/// One field with a Boolean focus value, set when the form appears.
struct AddServerPage: View {
  @State private var server = ""
  @FocusState private var isServerFocused: Bool

  var body: some View {
    VStack(spacing: 0) {
      Form {
        TextField("Server", text: $server)
          .keyboardType(.URL)
          .autocorrectionDisabled()
          .focused($isServerFocused)
        Button("Add") {
          isServerFocused = false
          AccessibilityNotification.Announcement("\(server) has been added").post()
        }
        .buttonStyle(.borderedProminent)
        .disabled(server.isEmpty)
      }
      .navigationTitle("Add Server")
      .onAppear { isServerFocused = true }
      Readout(["Focus": "\(isServerFocused)", "Server": server])
    }
  }
}
