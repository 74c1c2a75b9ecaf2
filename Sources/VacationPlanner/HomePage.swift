import Accounts
import Tabstop

/// The first page for a user who is signed in.
struct HomePage: View {
  let person: Person
  let isNew: Bool
  let signOut: () -> Void

  private var greeting: String { "Welcome, \(person.name)" }

  var body: some View {
    ScrollView {
      VStack(spacing: 12) {
        Spacer()
        Text(greeting)
          .font(.largeTitle)
          .multilineTextAlignment(.center)
          .accessibilityAddTraits(.isHeader)
        if isNew {
          Text("Your account has been created.")
            .multilineTextAlignment(.center)
        }
        Text("Signed in as \(person.email)")
          .foregroundColor(.secondary)
          .multilineTextAlignment(.center)
        Button("Sign Out", action: signOut)
          .padding(.top, 12)
        Spacer()
      }
      .padding(24)
    }
    .onAppear {
      let news = isNew ? "Your account has been created. " : ""
      AccessibilityNotification.Announcement(news + greeting).post()
    }
  }
}
