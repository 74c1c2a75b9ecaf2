import Foundation
import OpenIDConnect
import SignIn

/// What a user who has signed out can do at the provider.
final class ProviderLogOut {
  let name: String
  private let provider: Provider
  /// Names the session there. It is in no text before the page is opened.
  private let idToken: Secret

  fileprivate init(_ provider: Provider, idToken: Secret) {
    name = provider.configuration.name
    self.provider = provider
    self.idToken = idToken
  }

  var sentence: String { String(localized: "You are still signed in at \(name) in your browser.") }

  /// The provider's page that ends its session.
  func page() async -> URL? { try? await provider.logOutURL(idTokenHint: idToken) }
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
      guard (try? await provider.logOutURL(idTokenHint: nil)) != nil else { return nil }
      return ProviderLogOut(provider, idToken: tokens.idToken)
    }
  }
}
