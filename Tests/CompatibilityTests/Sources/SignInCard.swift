// A page with the system's sign-in and a shape of the program, both in one file.
import AuthenticationServices
import LocalAuthentication
import SwiftUI

struct Notch: Shape {
  var depth: CGFloat = 8

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY + depth))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

extension Shape {
  func outlined() -> some View { stroke(Color.gray, lineWidth: 1) }
}

struct SignInCard: View {
  var body: some View {
    SignInWithAppleButton(.signIn) { request in
      request.requestedScopes = [.email]
    } onCompletion: { _ in
    }
    .background(Notch().outlined())
    .onAppear {
      var error: NSError?
      _ = LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: &error)
    }
  }
}
