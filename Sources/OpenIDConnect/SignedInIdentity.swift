/// The verified identity of a user who signed in, with the tokens of the provider.
public struct SignedInIdentity: Sendable {
  /// The issuer, which together with `subject` is the identity. It is the configured issuer,
  /// character by character.
  public let issuer: String
  /// The provider's name for the user: 1 to 255 ASCII characters, never used for another user.
  public let subject: String
  /// The user's name, if the provider states one: one line without control characters.
  public let name: String?
  /// The user's address, if the provider states one. It is no identity: providers change it, and
  /// give it to others.
  public let email: String?
  /// Whether the provider states that it has verified the address.
  public let emailVerified: Bool
  /// The tokens of the provider.
  public let tokens: Tokens

  /// The tokens of a sign-in.
  public struct Tokens: Sendable {
    /// The access token.
    public let access: Secret
    /// The refresh token. The program never requests new tokens with it, and only revokes it.
    public let refresh: Secret?
    /// The ID token, to name the session when signing out at the provider.
    public let idToken: Secret
  }
}

/// A token that can be revoked.
public enum RevocableToken: Sendable {
  /// A refresh token.
  case refresh(Secret)
  /// An access token.
  case access(Secret)
}
