public import Foundation

/// Whether somebody seems to be a real person.
public enum ASUserDetectionStatus: Int, Sendable { case unsupported, unknown, likelyReal }

/// Who signed in. Mirrors `ASAuthorizationAppleIDCredential`; a `SignInProvider` makes it here.
public final class ASAuthorizationAppleIDCredential: ASAuthorizationCredential {
  /// What the provider calls the person: the same at each sign-in.
  public let user: String
  /// What the request said in `state`, given back.
  public let state: String?
  /// What the person has let the program know.
  public let authorizedScopes: [ASAuthorization.Scope]
  /// What the program's server gets the person's tokens for.
  public let authorizationCode: Data?
  /// What proves who signed in: a JSON Web Token.
  public let identityToken: Data?
  /// The person's address, if it was asked for and given.
  public let email: String?
  /// The person's name, if it was asked for and given.
  public let fullName: PersonNameComponents?
  /// Whether the provider takes the person for a real one.
  public let realUserStatus: ASUserDetectionStatus

  /// What a `SignInProvider` found out; what it did not is `nil`.
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
  /// The name that the person signs in by.
  public let user: String
  /// The password.
  public let password: String

  /// A name with its password.
  public init(user: String, password: String) {
    self.user = user
    self.password = password
  }
}
