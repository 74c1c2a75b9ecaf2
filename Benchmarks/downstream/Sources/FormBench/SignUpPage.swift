import SwiftUI

struct SignUpPage: View {
  enum Field: Hashable {
    case name, email, password, confirm
  }

  @State private var name = ""
  @State private var email = ""
  @State private var password = ""
  @State private var confirm = ""
  @State private var error: String?
  @FocusState private var focus: Field?

  var body: some View {
    VStack(spacing: 12) {
      Text("Create your account").font(.title)
      TextField("Name", text: $name).focused($focus, equals: .name)
      TextField("Email", text: $email)
        .keyboardType(.emailAddress)
        .focused($focus, equals: .email)
      SecureField("Password", text: $password).focused($focus, equals: .password)
      SecureField("Confirm password", text: $confirm).focused($focus, equals: .confirm)
      if let error {
        Text(error).foregroundColor(.red)
      }
      Button("Create account", action: submit).buttonStyle(.borderedProminent)
      Spacer()
    }
    .padding(24)
    .onSubmit {
      switch focus {
      case .name: focus = .email
      case .email: focus = .password
      case .password: focus = .confirm
      case .confirm, nil: submit()
      }
    }
    .onAppear { focus = .name }
  }

  private func submit() {
    if name.isEmpty {
      fail(.name, "Enter your name.")
    } else if !email.contains("@") {
      fail(.email, "Enter a valid email address.")
    } else if password.count < 8 {
      fail(.password, "The password needs at least 8 characters.")
    } else if password != confirm {
      fail(.confirm, "The passwords are different.")
    } else {
      error = nil
      focus = nil
    }
  }

  private func fail(_ field: Field, _ message: String) {
    error = message
    focus = field
  }
}
