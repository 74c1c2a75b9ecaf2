import Tabstop

/// Controls with the names and values that a screen reader announces: their values, the texts
/// beside them, their errors.
struct NamesAndValuesPage: View {
  private enum Field { case email, phone }

  @State private var showsDetails = false
  @State private var brightness = 0.5
  @State private var volume = 20.0
  @State private var adults = 2
  @State private var rooms = 1
  @State private var unit = "Kilometres"
  @State private var street = ""
  @State private var code = ""
  @State private var remarks = ""
  @State private var email = ""
  @State private var phone = ""
  @State private var isSubmitted = false
  @FocusState private var focus: Field?

  var body: some View {
    NavigationStack {
      Form {
        Section {
          Button("Details") { showsDetails.toggle() }
            .accessibilityValue(showsDetails ? "expanded" : "collapsed")
          Slider(value: $brightness) { Text("Brightness") }
          Slider(value: $volume, in: 0...50, step: 5) { Text("Volume") }
            .accessibilityValue("\(Int(volume)) of 50")
          Stepper("Adults, \(adults)", value: $adults, in: 1...9)
          Stepper("Rooms", value: $rooms, in: 1...9)
          Picker("Unit", selection: $unit) {
            ForEach(["Kilometres", "Miles"], id: \.self) { Text($0) }
          }
        }
        Section("Address") {
          HStack {
            Text("Street")
            TextField("Required", text: $street)
          }
          HStack {
            Text("Door code")
            SecureField("Four digits", text: $code)
          }
          VStack(alignment: .leading) {
            Text("Remarks")
            TextEditor(text: $remarks).frame(height: 40)
          }
        }
        contact
        book
      }
      .navigationTitle("Names and Values")
    }
  }

  private var contact: some View {
    Section("Contact") {
      TextField("Email", text: $email)
        .focused($focus, equals: .email)
      if isSubmitted, email.isEmpty {
        Text("Enter an email address.")
          .accessibilityErrorMessage(for: $focus, equals: .email)
      }
      TextField("Phone", text: $phone)
        .focused($focus, equals: .phone)
      if isSubmitted, phone.isEmpty {
        Text("Enter a phone number.")
          .accessibilityErrorMessage(for: $focus, equals: .phone)
      }
    }
  }

  private var book: some View {
    Section {
      Button("Book") {
        isSubmitted = true
        focus = email.isEmpty ? .email : phone.isEmpty ? .phone : nil
      }
    }
  }
}
