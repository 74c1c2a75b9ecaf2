import Tabstop

/// A form with rows that can be deleted and moved: fields, and texts.
struct ContactPage: View {
  private nonisolated struct Email: Identifiable {
    let id: Int
    var address: String
  }

  @State private var emails = [
    Email(id: 1, address: "ada@example.org"), Email(id: 2, address: "ada@work.example"),
  ]
  @State private var tags = ["Family", "Friend", "Work"]

  var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        Form {
          Section("Emails") {
            ForEach($emails, editActions: .delete) { $email in
              TextField("Email", text: $email.address)
            }
            Button("Add Email") {
              emails.append(Email(id: (emails.last?.id ?? 0) + 1, address: ""))
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
