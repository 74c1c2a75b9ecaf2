import Foundation
import Observation
import OpenIDConnect
import SignIn

/// The offer to sign out at the provider, too, after the user has signed out of the program.
@Observable
final class ProviderLogOut {
  let name: String
  /// Whether the provider has sent the browser back.
  private(set) var isDone = false
  @ObservationIgnored private let provider: Provider
  /// Identifies the provider's session. It is not copied into a string before the page is opened.
  @ObservationIgnored private let idToken: Secret
  @ObservationIgnored private var running: BrowserLogOut?

  fileprivate init(_ provider: Provider, idToken: Secret) {
    name = provider.configuration.name
    self.provider = provider
    self.idToken = idToken
  }

  var sentence: String {
    isDone
      ? String(localized: "You are signed out at \(name), too.")
      : String(localized: "You are still signed in at \(name) in your browser.")
  }

  /// Opens the provider's page that ends its session, and waits for its redirect if it has one.
  func run(
    openBrowser: @escaping @MainActor (URL) async -> Bool
  ) async -> BrowserLogOut.Outcome {
    // The page may be opened again.
    stop()
    let logOut = BrowserLogOut(
      provider, idTokenHint: idToken,
      page: ClosingPage(
        programName: PlannerApp.applicationName, returnAddress: ProviderSignIn.returnAddress,
        after: .logOut),
      openBrowser: openBrowser)
    running = logOut
    let outcome = await logOut.run()
    if outcome == .signedOut { isDone = true }
    return outcome
  }

  /// Stops waiting for the browser.
  func stop() { running?.stop() }
}

/// The provider of the user who is signed in, with its tokens.
final class ProviderSession {
  let provider: Provider
  private var tokens: SignedInIdentity.Tokens?

  init(provider: Provider, tokens: SignedInIdentity.Tokens) {
    self.provider = provider
    self.tokens = tokens
  }

  /// Forgets the tokens, and begins to revoke them at the provider (RFC 7009). The result is how the
  /// user signs out at the provider too, if it has a page for that: it does not wait for the
  /// revocations, which may take ten seconds each.
  @discardableResult
  func end() -> Task<ProviderLogOut?, Never> {
    guard let tokens else { return Task { nil } }
    self.tokens = nil
    let provider = provider
    Task {
      if let refresh = tokens.refresh { _ = try? await provider.revoke(.refresh(refresh)) }
      _ = try? await provider.revoke(.access(tokens.access))
    }
    return Task {
      guard (try? await provider.startLogOut(idTokenHint: nil)) != nil else { return nil }
      return ProviderLogOut(provider, idToken: tokens.idToken)
    }
  }
}
