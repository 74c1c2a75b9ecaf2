import Tabstop

/// The keyboard that a field requests, and every way to hide it: the focus value, a submit, a
/// scroll, a tap elsewhere, Escape, a button that takes the focus.
struct OnScreenKeyboardPage: View {
  enum Field: Hashable { case name, email, phone, count, amount, address, password, code }

  @State private var name = ""
  @State private var email = ""
  @State private var phone = ""
  @State private var count = ""
  @State private var amount = ""
  @State private var address = ""
  @State private var password = ""
  @State private var code = ""
  @State private var submitted = "nothing"
  @State private var dismissesOnScroll = true
  @FocusState private var focus: Field?

  var body: some View {
    VStack(spacing: 0) {
      ScrollView {
        VStack(alignment: .leading, spacing: 12) {
          Text("A tap here puts the keyboard away")
            .frame(maxWidth: .infinity, minHeight: 44)
            .contentShape(Rectangle())
            .onTapGesture { focus = nil }
            .accessibilityHidden(true)
          Button("Put the Keyboard Away") { focus = nil }
          TextField("Name", text: $name)
            .textContentType(.name)
            .focused($focus, equals: .name)
          TextField("Email", text: $email)
            .keyboardType(.emailAddress)
            .textContentType(.emailAddress)
            .focused($focus, equals: .email)
          TextField("Phone", text: $phone)
            .keyboardType(.phonePad)
            .textContentType(.telephoneNumber)
            .focused($focus, equals: .phone)
          TextField("Guests", text: $count)
            .keyboardType(.numberPad)
            .focused($focus, equals: .count)
          TextField("Amount", text: $amount)
            .keyboardType(.decimalPad)
            .focused($focus, equals: .amount)
          TextField("Web Address", text: $address)
            .keyboardType(.URL)
            .textContentType(.URL)
            .focused($focus, equals: .address)
          SecureField("Password", text: $password)
            .textContentType(.password)
            .focused($focus, equals: .password)
          TextField("One-Time Code", text: $code)
            .keyboardType(.numberPad)
            .textContentType(.oneTimeCode)
            .focused($focus, equals: .code)
            .submitLabel(.done)
            .onSubmit {
              submitted = "the code"
              focus = nil
            }
          Toggle("Scrolling puts the keyboard away", isOn: $dismissesOnScroll)
          ForEach(1..<21) { line in
            Text("Line \(line), so that there is something to scroll")
          }
        }
        .textFieldStyle(.roundedBorder)
        .padding(20)
      }
      .scrollDismissesKeyboard(dismissesOnScroll ? .immediately : .never)
      .onExitCommand { focus = nil }
      Readout(["Focus": words(focus), "Submitted": submitted])
    }
  }
}
