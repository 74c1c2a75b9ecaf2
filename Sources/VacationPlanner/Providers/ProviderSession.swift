import Foundation
import OpenIDConnect
import SignIn

/// What a user who has signed out can do at the provider.
struct ProviderLogOut: Equatable {
  let name: String
  /// The provider's page that ends its session.
  let page: URL

  var sentence: String { String(localized: "You are still signed in at \(name) in your browser.") }
}

/// The provider of the user who is signed in, with its tokens.
final class ProviderSession {
  let provider: Provider
  private var tokens: SignedInIdentity.Tokens?

  init(provider: Provider, tokens: SignedInIdentity.Tokens) {
    self.provider = provider
    self.tokens = tokens
  }

  var name: String { provider.configuration.name }

  /// Forgets the tokens, and begins to revoke them at the provider (RFC 7009). The result is the page
  /// at which the user signs out at the provider too, if there is one: it does not wait for the
  /// revocations, which may take ten seconds each.
  @discardableResult
  func end() -> Task<URL?, Never> {
    guard let tokens else { return Task { nil } }
    self.tokens = nil
    let provider = provider
    Task {
      if let refresh = tokens.refresh { _ = try? await provider.revoke(.refresh(refresh)) }
      _ = try? await provider.revoke(.access(tokens.access))
    }
    return Task { try? await provider.logOutURL(idTokenHint: tokens.idToken) }
  }
}
