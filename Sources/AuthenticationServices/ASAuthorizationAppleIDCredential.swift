public import Foundation

/// Whether somebody seems to be a real person.
public enum ASUserDetectionStatus: Int, Sendable { case unsupported, unknown, likelyReal }

/// Who signed in. Mirrors `ASAuthorizationAppleIDCredential`; a `SignInProvider` makes it here.
public final class ASAuthorizationAppleIDCredential: ASAuthorizationCredential {
  public let user: String
  public let state: String?
  public let authorizedScopes: [ASAuthorization.Scope]
  public let authorizationCode: Data?
  public let identityToken: Data?
  public let email: String?
  public let fullName: PersonNameComponents?
  public let realUserStatus: ASUserDetectionStatus

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
  public let user: String
  public let password: String

  public init(user: String, password: String) {
    self.user = user
    self.password = password
  }
}
