import Tabstop

/// A page with focus sections: panes that arrow keys reach as a whole, one of them with a nested
/// section. A toggle turns the sections off, to compare the moves.
struct SectionsPage: View {
  enum Field { case email, password, signIn, one, two, browse, help }

  @State private var email = ""
  @State private var password = ""
  @State private var hasSections = true
  @State private var moves = 0
  @FocusState private var focus: Field?

  var body: some View {
    VStack(spacing: 12) {
      Toggle("Focus sections", isOn: $hasSections)
      HStack(alignment: .top, spacing: 12) {
        VStack(spacing: 12) {
          TextField("Email", text: $email).focused($focus, equals: .email)
          SecureField("Password", text: $password).focused($focus, equals: .password)
          Button("Sign In") {}.focused($focus, equals: .signIn)
          Spacer()
        }
        .frame(width: 200)
        .section(hasSections)
        VStack(spacing: 12) {
          Spacer()
          HStack(spacing: 12) {
            Spacer()
            Button("One") {}.focused($focus, equals: .one)
            Button("Two") {}.focused($focus, equals: .two)
          }
          .section(hasSections)
          Button("Browse") {}.focused($focus, equals: .browse)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .section(hasSections)
      }
      HStack {
        Button("Help") {}.focused($focus, equals: .help)
        Spacer()
      }
      .section(hasSections)
      Readout([
        "Focus": words(focus), "Sections": hasSections ? "on" : "off", "Moves": "\(moves)",
      ])
    }
    .padding()
    .onAppear { focus = .email }
    .onChange(of: focus) { moves += 1 }
  }
}

extension View {
  @ViewBuilder
  fileprivate func section(_ isSection: Bool) -> some View {
    if isSection { focusSection() } else { self }
  }
}
