import Tabstop

/// Submit scopes: a submit in the inner field does not reach the action of the form.
struct SubmitScopePage: View {
  @State private var name = ""
  @State private var tag = ""
  @State private var search = ""
  @State private var isBlocking = true
  @State private var log: [String] = []

  var body: some View {
    VStack(spacing: 12) {
      TextField("Name", text: $name).submitLabel(.done)
      TextField("Tag", text: $tag)
        .submitLabel(.next)
        .onSubmit { log.append("tag") }
        .submitScope(isBlocking)
      TextField("Other", text: $search).submitLabel(.send).onSubmit { log.append("other") }
      Button(isBlocking ? "Let Through" : "Block") { isBlocking.toggle() }
      Readout([
        "Scope": isBlocking ? "blocking" : "open", "Submitted": log.joined(separator: ", "),
      ])
    }
    .padding()
    .onSubmit { log.append("form") }
  }
}
