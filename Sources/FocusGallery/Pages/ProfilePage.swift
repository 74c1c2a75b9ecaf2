import Tabstop

/// A profile that is edited in a sheet; the saved profile is announced when the sheet is
/// closed.
struct ProfilePage: View {
  @State private var name = "Ada Lovelace"
  @State private var isEditing = false
  @State private var isSaved = false
  @AccessibilityFocusState private var isConfirmationFocused: Bool

  var body: some View {
    VStack(spacing: 12) {
      Text("Profile").font(.largeTitle).accessibilityAddTraits(.isHeader)
      Text(name)
      Button("Edit Profile") {
        isSaved = false
        isEditing = true
      }
      if isSaved {
        Text("Profile saved successfully")
          .accessibilityFocused($isConfirmationFocused)
      }
      Spacer()
      Readout([
        "Name": name, "Sheet": isEditing ? "open" : "closed",
        "Accessibility focus": isConfirmationFocused ? "confirmation" : "nothing",
      ])
    }
    .padding(24)
    .navigationTitle("Profile")
    .sheet(isPresented: $isEditing) {
      EditProfile(name: $name) {
        isSaved = true
        // Waits by itself until the sheet is closed.
        isConfirmationFocused = true
      }
    }
  }
}

private struct EditProfile: View {
  @Binding var name: String
  let didSave: () -> Void
  @State private var draft = ""
  @Environment(\.dismiss) private var dismiss
  @FocusState private var isFocused: Bool

  var body: some View {
    Form {
      TextField("Name", text: $draft)
        .submitLabel(.done)
        .focused($isFocused)
        .onSubmit(save)
      Button("Save", action: save).buttonStyle(.borderedProminent)
      Button("Cancel") { dismiss() }
    }
    .navigationTitle("Edit Profile")
    .onAppear {
      draft = name
      isFocused = true
    }
  }

  private func save() {
    name = draft
    didSave()
    dismiss()
  }
}
