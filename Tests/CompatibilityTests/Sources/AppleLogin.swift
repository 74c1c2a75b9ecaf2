import AuthenticationServices
import SwiftUI

struct AppleLogin: View {
  @State private var message = "Please sign in"

  var body: some View {
    VStack {
      Text(message)
      SignInWithAppleButton(.signIn) { request in
        request.requestedScopes = [.fullName, .email]
      } onCompletion: { result in
        switch result {
        case .success(let authorization):
          if let credential = authorization.credential as? ASAuthorizationAppleIDCredential {
            message = "Hello \(credential.user)"
          }
        case .failure(let error):
          message = error.localizedDescription
        }
      }
      .signInWithAppleButtonStyle(.black)
      .frame(height: 50)
    }
  }
}
