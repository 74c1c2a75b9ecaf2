import SwiftUI

class SignUpViewModel: ObservableObject {
  @Published var username = ""
  @Published var email = ""
  @Published var password = ""
  @Published var passwordAgain = ""
  @Published var isSubmitted = false

  var isUsernameValid: Bool { username.count >= 3 }

  var isEmailValid: Bool {
    let pattern = "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}"
    return NSPredicate(format: "SELF MATCHES %@", pattern).evaluate(with: email)
  }

  var isPasswordValid: Bool {
    let predicate = NSPredicate(format: "SELF MATCHES %@ ", "^(?=.*[A-Z])(?=.*[0-9]).{8,}$")
    return predicate.evaluate(with: password)
  }

  var canSubmit: Bool {
    isUsernameValid && isEmailValid && isPasswordValid && password == passwordAgain
  }

  func submit() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) {
      self.isSubmitted = true
    }
  }
}

struct SignUpForm: View {
  enum Field: Hashable {
    case username, email, password, passwordAgain
  }

  @StateObject private var viewModel = SignUpViewModel()
  @FocusState private var focusedField: Field?

  var body: some View {
    Form {
      Section("Account") {
        TextField("Username", text: $viewModel.username)
          .textContentType(.username)
          .focused($focusedField, equals: .username)
          .submitLabel(.next)
        TextField("Email", text: $viewModel.email)
          .keyboardType(.emailAddress)
          .textContentType(.emailAddress)
          .focused($focusedField, equals: .email)
          .submitLabel(.next)
        if !viewModel.email.isEmpty && !viewModel.isEmailValid {
          Text("Not an email address").foregroundColor(Color(.systemRed))
        }
      }
      Section("Password") {
        SecureField("Password", text: $viewModel.password)
          .textContentType(.newPassword)
          .focused($focusedField, equals: .password)
        SecureField("Password again", text: $viewModel.passwordAgain)
          .focused($focusedField, equals: .passwordAgain)
      }
      Button("Sign Up", action: viewModel.submit)
        .disabled(!viewModel.canSubmit)
      if viewModel.isSubmitted { Text("Welcome, \(viewModel.username)") }
    }
    .background(Color(.secondarySystemBackground))
    .onSubmit {
      switch focusedField {
      case .username: focusedField = .email
      case .email: focusedField = .password
      case .password: focusedField = .passwordAgain
      default: viewModel.submit()
      }
    }
    .onAppear { focusedField = .username }
  }
}

struct SignUpForm_Previews: PreviewProvider {
  static var previews: some View {
    SignUpForm()
      .previewLayout(.sizeThatFits)
      .previewDisplayName("Sign up")
  }
}
