import Tabstop

/// A page with three fields, in which Return moves to the next one.
struct EditTagPage: View {
  enum Field { case title, symbol, newTag }

  @State private var title = "Travel"
  @State private var symbol = "airplane"
  @State private var newTag = ""
  @FocusState private var focus: Field?

  var body: some View {
    VStack(spacing: 0) {
      Form {
        TextField("Title", text: $title)
          .focused($focus, equals: .title)
          .submitLabel(.next)
          .onSubmit { focus = .symbol }
        TextField("Symbol", text: $symbol)
          .focused($focus, equals: .symbol)
          .submitLabel(.next)
          .onSubmit { focus = .newTag }
        TextField("New Tag", text: $newTag)
          .focused($focus, equals: .newTag)
          .submitLabel(.done)
      }
      .navigationTitle("Edit Tag")
      .onAppear { focus = .title }
      Readout(["Focus": words(focus), "Title": title, "Symbol": symbol, "New Tag": newTag])
    }
  }
}
