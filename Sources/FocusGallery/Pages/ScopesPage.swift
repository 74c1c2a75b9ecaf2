import Tabstop

/// Scopes: two regions, each with a default focus; entering the second moves the focus to its
/// default.
struct ScopesPage: View {
  enum Field { case name, email, card, code }

  @State private var texts = ["", "", "", ""]
  @State private var showsCard = true
  @FocusState private var focus: Field?

  var body: some View {
    VStack(spacing: 12) {
      VStack(spacing: 12) {
        TextField("Name", text: $texts[0]).focused($focus, equals: .name)
        TextField("Email", text: $texts[1]).focused($focus, equals: .email)
      }
      .defaultFocus($focus, .email)
      VStack(spacing: 12) {
        if showsCard {
          TextField("Card", text: $texts[2]).focused($focus, equals: .card)
        }
        TextField("Code", text: $texts[3]).focused($focus, equals: .code)
          .onSubmit { showsCard.toggle() }
      }
      .defaultFocus($focus, .code, priority: .userInitiated)
      Readout(["Focus": words(focus)])
    }
    .padding()
  }
}
