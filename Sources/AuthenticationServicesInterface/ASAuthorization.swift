/// The result of a sign-in. Mirrors AuthenticationServices' `ASAuthorization`.
public final class ASAuthorization {
  /// The provider of the result.
  public let provider: any ASAuthorizationProvider
  /// The provider's credential.
  public let credential: any ASAuthorizationCredential

  /// Creates a result from a provider's credential.
  public init(provider: any ASAuthorizationProvider, credential: any ASAuthorizationCredential) {
    self.provider = provider
    self.credential = credential
  }

  /// A piece of information about the user.
  public struct Scope: RawRepresentable, Hashable, Sendable {
    /// The name in a request.
    public let rawValue: String

    /// Creates a scope from the name in a request.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The user's name.
    public static let fullName = Scope(rawValue: "full_name")
    /// The user's e-mail address.
    public static let email = Scope(rawValue: "email")
  }

  /// The purpose of a request. Mirrors `ASAuthorization.OpenIDOperation`.
  public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
    /// The name in a request.
    public let rawValue: String

    /// Creates an operation from the name in a request.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The default operation, which the provider chooses.
    public static let operationImplicit = OpenIDOperation(rawValue: "implicit")
    /// A log-in.
    public static let operationLogin = OpenIDOperation(rawValue: "login")
    /// A renewal of the credential.
    public static let operationRefresh = OpenIDOperation(rawValue: "refresh")
    /// A log-out.
    public static let operationLogout = OpenIDOperation(rawValue: "logout")
  }
}

/// A service that confirms the identity of users. Mirrors `ASAuthorizationProvider`.
public protocol ASAuthorizationProvider: AnyObject {}

/// A proof of the user's identity: cast it to the requested type.
public protocol ASAuthorizationCredential: AnyObject, CustomStringConvertible {}

extension ASAuthorizationCredential {
  /// The name of the type: nothing that has to stay secret.
  public var description: String { "\(Self.self)" }
}

/// A request for information. Mirrors `ASAuthorizationRequest`.
public class ASAuthorizationRequest {
  /// The provider of the request.
  public let provider: any ASAuthorizationProvider

  init(provider: any ASAuthorizationProvider) { self.provider = provider }
}

/// A request to an OpenID provider. Mirrors `ASAuthorizationOpenIDRequest`.
public class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
  /// The requested information about the user.
  public var requestedScopes: [ASAuthorization.Scope]?
  /// A value that is returned unchanged, to identify the answer.
  public var state: String?
  /// A value that is returned unchanged, so that an answer cannot be used twice.
  public var nonce: String?
  /// The requested operation.
  public var requestedOperation = ASAuthorization.OpenIDOperation.operationImplicit
}

/// A request for "Sign in with Apple". Mirrors `ASAuthorizationAppleIDRequest`.
public final class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
  /// The user, if known.
  public var user: String?
}

/// A factory of requests for "Sign in with Apple".
public final class ASAuthorizationAppleIDProvider: ASAuthorizationProvider {
  /// The state of a credential. Mirrors `ASAuthorizationAppleIDProvider.CredentialState`.
  public enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }

  /// Posted when the user has revoked a sign-in. Never posted: ask for the state of the credential.
  public static let credentialRevokedNotification = NSNotification.Name(
    "ASAuthorizationAppleIDProviderCredentialRevokedNotification")

  /// Creates the provider.
  public init() {}

  /// Creates a request.
  public func createRequest() -> ASAuthorizationAppleIDRequest {
    ASAuthorizationAppleIDRequest(provider: self)
  }

  /// Finds the state of a user's sign-in. Calls the closure with `.notFound`: there is no account
  /// service here.
  public func getCredentialState(
    forUserID userID: String, completion: @escaping (CredentialState, (any Error)?) -> Void
  ) {
    completion(.notFound, nil)
  }

  /// The state of a user's credential. Always `.notFound`.
  public func credentialState(forUserID userID: String) async throws -> CredentialState {
    .notFound
  }
}
