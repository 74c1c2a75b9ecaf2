import AuthenticationServices
import CGtk
import PrivateDisplay
import SwiftUI
import XCTest

/// Tests of `SignInWithAppleButton`, with and without a provider.
@preconcurrency @MainActor
final class AppleLoginTests: DisplayTestCase {
  func testWithoutAProviderAnAlertIsShown() {
    let window = TestWindow(AppleLogin())
    let button = window.button("Sign in with Apple")
    XCTAssertGreaterThanOrEqual(gtk_widget_get_height(button), 48)
    window.press("Sign in with Apple")
    runLoop(until: { window.dialog() != nil }, "No alert was shown.")
    let unavailable = "Sign in with Apple is not available on this system."
    XCTAssertEqual(
      window.dialog()?.texts.contains(unavailable), true, "\(window.dialog()?.texts ?? [])")
    // The program gets the error when the user has closed the alert.
    XCTAssertEqual(window.texts, ["Please sign in"])
    window.dialog()?.press("OK")
    runLoop(until: { window.texts == [unavailable] }, "The program was not called.")
    window.close()
  }

  func testAProgramCanSetAProvider() {
    SignInProvider.current = SignInProvider { request in
      guard request.requestedScopes == [.fullName, .email] else {
        throw ASAuthorizationError(.invalidResponse)
      }
      return ASAuthorization(
        provider: request.provider,
        credential: ASAuthorizationAppleIDCredential(user: "ada", email: "ada@example.org"))
    }
    defer { SignInProvider.current = nil }
    let window = TestWindow(AppleLogin())
    window.press("Sign in with Apple")
    runLoop(until: { window.texts == ["Hello ada"] }, "The sign-in did not complete.")
    window.close()
  }
}
