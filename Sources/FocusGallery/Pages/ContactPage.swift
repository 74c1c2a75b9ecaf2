import Tabstop

/// A form with rows that can be deleted and moved: fields, and texts.
struct ContactPage: View {
  private nonisolated struct Email: Identifiable {
    let id: Int
    let title: String
    var address: String
  }

  @State private var emails = [
    Email(id: 1, title: "Home email", address: "ada@example.org"),
    Email(id: 2, title: "Work email", address: "ada@work.example"),
  ]
  @State private var tags = ["Family", "Friend", "Work"]

  var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        Form {
          Section("Emails") {
            ForEach($emails, editActions: .delete) { $email in
              TextField(email.title, text: $email.address)
            }
            Button("Add Email") {
              let id = (emails.last?.id ?? 0) + 1
              emails.append(Email(id: id, title: "Email \(id)", address: ""))
            }
          }
          Section("Tags") {
            ForEach($tags, id: \.self, editActions: .all) { $tag in Text(tag) }
          }
        }
        Readout(["Tags": tags.joined(separator: " ")])
      }
      .navigationTitle("Contact")
      .toolbar { EditButton() }
    }
  }
}
