/// What a sign-in has given. Mirrors AuthenticationServices' `ASAuthorization`.
public final class ASAuthorization {
  /// Who gave it.
  public let provider: any ASAuthorizationProvider
  public let credential: any ASAuthorizationCredential

  public init(provider: any ASAuthorizationProvider, credential: any ASAuthorizationCredential) {
    self.provider = provider
    self.credential = credential
  }

  /// A piece of what is known about the person.
  public struct Scope: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let fullName = Scope(rawValue: "full_name")
    public static let email = Scope(rawValue: "email")
  }

  public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let operationImplicit = OpenIDOperation(rawValue: "implicit")
    public static let operationLogin = OpenIDOperation(rawValue: "login")
    public static let operationRefresh = OpenIDOperation(rawValue: "refresh")
    public static let operationLogout = OpenIDOperation(rawValue: "logout")
  }
}

public protocol ASAuthorizationProvider: AnyObject {}

/// Proof of who somebody is: cast it to the kind that was asked for.
public protocol ASAuthorizationCredential: AnyObject {}

/// What the program wants to know. Mirrors `ASAuthorizationRequest`.
public class ASAuthorizationRequest {
  public let provider: any ASAuthorizationProvider

  init(provider: any ASAuthorizationProvider) { self.provider = provider }
}

public class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
  public var requestedScopes: [ASAuthorization.Scope]?
  public var state: String?
  public var nonce: String?
  public var requestedOperation = ASAuthorization.OpenIDOperation.operationImplicit
}

public final class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
  public var user: String?
}

/// Makes requests for "Sign in with Apple".
public final class ASAuthorizationAppleIDProvider: ASAuthorizationProvider {
  public enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }

  public init() {}

  public func createRequest() -> ASAuthorizationAppleIDRequest {
    ASAuthorizationAppleIDRequest(provider: self)
  }

  /// There is no account service here that would know: always `.notFound`.
  public func getCredentialState(
    forUserID userID: String, completion: @escaping (CredentialState, (any Error)?) -> Void
  ) {
    completion(.notFound, nil)
  }

  public func credentialState(forUserID userID: String) async throws -> CredentialState {
    .notFound
  }
}
