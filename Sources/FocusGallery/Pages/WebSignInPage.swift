import AuthenticationServicesInterface
import Foundation
import Tabstop
import TabstopFoundation
import TabstopKits

/// Sign-ins in the system's browser, by AuthenticationServices' interfaces:
/// `focus-gallery --page web-sign-in`.
struct WebSignInPage: View {
  @State private var address = "https://login.example.org/"
  @State private var result = "none"
  @State private var started = "none"
  @State private var session: ASWebAuthenticationSession?
  @State private var anchor = Anchor()
  @Environment(\.webAuthenticationSession) private var webAuthenticationSession
  @Environment(\.authorizationController) private var authorizationController

  private static let scheme = "tabstop-gallery"

  var body: some View {
    VStack(spacing: 12) {
      TextField("Address", text: $address)
      Button("Sign In") { Task { await signIn() } }
      Button("Start a Session") { start(with: anchor) }
      Button("Start Without a Window") { start(with: nil) }
      Button("Start It Again") { started = "\(session?.start() ?? false)" }
      Button("Sign In with Apple") { Task { await signInWithApple() } }
      Readout(["Result": result, "Started": started])
    }
    .padding()
    .onOpenURL { result = "opened \($0.absoluteString)" }
  }

  private func signIn() async {
    guard let url = URL(string: address) else { return }
    do {
      let answer = try await webAuthenticationSession.authenticate(
        using: url, callbackURLScheme: Self.scheme)
      result = answer.absoluteString
    } catch {
      result = error.localizedDescription
    }
  }

  private func start(with anchor: Anchor?) {
    guard let url = URL(string: address) else { return }
    result = "none"
    let session = ASWebAuthenticationSession(url: url, callbackURLScheme: Self.scheme) {
      answer, error in
      result = answer?.absoluteString ?? error?.localizedDescription ?? "nothing"
    }
    session.presentationContextProvider = anchor
    started = "\(session.start())"
    self.session = session
  }

  private func signInWithApple() async {
    do {
      _ = try await authorizationController.performRequest(
        ASAuthorizationAppleIDProvider().createRequest())
      result = "signed in"
    } catch {
      result = error.localizedDescription
    }
  }

  private final class Anchor: ASWebAuthenticationPresentationContextProviding {
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor {
      ASPresentationAnchor()
    }
  }
}
