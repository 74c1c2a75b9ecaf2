import Guidebook
import Tabstop
import Trips

/// A page with two panes side by side. The button on the right is far below the fields on the left;
/// without focus sections no arrow key reaches it.
struct LogInWidePage: View {
  enum Field { case email, password, logIn, provider, photos }

  @State private var email = ""
  @State private var password = ""
  @State private var hasSections = true
  @State private var photos = Guidebook.destinations.map(PhotoBrowser.init)
  @FocusState private var focus: Field?

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        section { column }
        section { photoPane }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      Toggle("Focus sections", isOn: $hasSections)
        .padding(12)
      Readout([
        "Focus": words(focus), "Email": email, "Photo": place,
        "Sections": hasSections ? "on" : "off",
      ])
    }
    .navigationTitle("Log In")
  }

  @ViewBuilder
  private func section(@ViewBuilder _ pane: () -> some View) -> some View {
    if hasSections {
      pane().focusSection()
    } else {
      pane()
    }
  }

  private var place: String {
    (try? photos.get()).map { "\($0.current.place), \($0.position)" } ?? "none"
  }

  @ViewBuilder private var photoPane: some View {
    switch photos {
    case .success(let browser): PhotoPane(browser).focused($focus, equals: .photos)
    case .failure(let fault): Text(fault.description)
    }
  }

  private var column: some View {
    VStack(spacing: 12) {
      Text("Vacation\nPlanner")
        .styleClass("log-in-title")
        .multilineTextAlignment(.center)
        .accessibilityLabel("Vacation Planner")
        .accessibilityAddTraits(.isHeader)
      LabeledContent("Email") {
        TextField("Email", text: $email)
          .submitLabel(.next)
          .keyboardType(.emailAddress)
          .textContentType(.emailAddress)
          .focused($focus, equals: .email)
      }
      .frame(minWidth: 350, maxWidth: 350, minHeight: 50)
      LabeledContent("Password") {
        SecureField("Password", text: $password)
          .submitLabel(.go)
          .textContentType(.password)
          .focused($focus, equals: .password)
      }
      .frame(minWidth: 350, maxWidth: 350, minHeight: 50)
      Button("Log In") { focus = nil }
        .buttonStyle(.borderedProminent)
        .focused($focus, equals: .logIn)
      Button("Sign in with OpenID") {}
        .buttonStyle(.bordered)
        .focused($focus, equals: .provider)
      Spacer()
    }
    .styleClass("log-in-pane")
    .padding(24)
    .onSubmit { focus = focus == .email ? .password : nil }
  }
}
