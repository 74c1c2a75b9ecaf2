public import Foundation

/// Whether the provider considers the user a real person.
public enum ASUserDetectionStatus: Int, Sendable { case unsupported, unknown, likelyReal }

/// The credential of a sign-in. Mirrors `ASAuthorizationAppleIDCredential`; a `SignInProvider`
/// creates it here.
public final class ASAuthorizationAppleIDCredential: ASAuthorizationCredential {
  /// The provider's identifier of the user: the same at each sign-in.
  public let user: String
  /// The request's `state`, unchanged.
  public let state: String?
  /// The information that the user has agreed to share.
  public let authorizedScopes: [ASAuthorization.Scope]
  /// The code with which the program's server requests the user's tokens.
  public let authorizationCode: Data?
  /// The proof of identity: a JSON Web Token.
  public let identityToken: Data?
  /// The user's address, if it was requested and shared.
  public let email: String?
  /// The user's name, if it was requested and shared.
  public let fullName: PersonNameComponents?
  /// Whether the provider considers the user a real person.
  public let realUserStatus: ASUserDetectionStatus

  /// Creates a credential with the results of a `SignInProvider`; unknown values are `nil`.
  public init(
    user: String, state: String? = nil, authorizedScopes: [ASAuthorization.Scope] = [],
    authorizationCode: Data? = nil, identityToken: Data? = nil, email: String? = nil,
    fullName: PersonNameComponents? = nil, realUserStatus: ASUserDetectionStatus = .unknown
  ) {
    self.user = user
    self.state = state
    self.authorizedScopes = authorizedScopes
    self.authorizationCode = authorizationCode
    self.identityToken = identityToken
    self.email = email
    self.fullName = fullName
    self.realUserStatus = realUserStatus
  }
}

/// A user name with its password. Mirrors `ASPasswordCredential`.
public final class ASPasswordCredential: ASAuthorizationCredential {
  /// The user's name.
  public let user: String
  /// The password.
  public let password: String

  /// Creates a credential.
  public init(user: String, password: String) {
    self.user = user
    self.password = password
  }
}
