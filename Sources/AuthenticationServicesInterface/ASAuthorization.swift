/// What a sign-in has given. Mirrors AuthenticationServices' `ASAuthorization`.
public final class ASAuthorization {
  /// Who gave it.
  public let provider: any ASAuthorizationProvider
  /// What the provider has given.
  public let credential: any ASAuthorizationCredential

  /// What a provider has given.
  public init(provider: any ASAuthorizationProvider, credential: any ASAuthorizationCredential) {
    self.provider = provider
    self.credential = credential
  }

  /// A piece of what is known about the person.
  public struct Scope: RawRepresentable, Hashable, Sendable {
    /// Its name, as it is sent.
    public let rawValue: String

    /// By the name that is sent.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The person's name.
    public static let fullName = Scope(rawValue: "full_name")
    /// The person's e-mail address.
    public static let email = Scope(rawValue: "email")
  }

  /// What a request is for. Mirrors `ASAuthorization.OpenIDOperation`.
  public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
    /// Its name, as it is sent.
    public let rawValue: String

    /// By the name that is sent.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// What fits.
    public static let operationImplicit = OpenIDOperation(rawValue: "implicit")
    /// To log in.
    public static let operationLogin = OpenIDOperation(rawValue: "login")
    /// To renew what was given.
    public static let operationRefresh = OpenIDOperation(rawValue: "refresh")
    /// To log out.
    public static let operationLogout = OpenIDOperation(rawValue: "logout")
  }
}

/// Who confirms people's names. Mirrors `ASAuthorizationProvider`.
public protocol ASAuthorizationProvider: AnyObject {}

/// Proof of who somebody is: cast it to the kind that was asked for.
public protocol ASAuthorizationCredential: AnyObject {}

/// What the program wants to know. Mirrors `ASAuthorizationRequest`.
public class ASAuthorizationRequest {
  /// Who is asked.
  public let provider: any ASAuthorizationProvider

  init(provider: any ASAuthorizationProvider) { self.provider = provider }
}

/// What is asked of a provider. Mirrors `ASAuthorizationOpenIDRequest`.
public class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
  /// What is asked about the person.
  public var requestedScopes: [ASAuthorization.Scope]?
  /// Comes back as it is, to tell answers apart.
  public var state: String?
  /// Comes back as it is, so that nobody can use an answer twice.
  public var nonce: String?
  /// What fits.
  public var requestedOperation = ASAuthorization.OpenIDOperation.operationImplicit
}

/// What is asked of the provider. Mirrors `ASAuthorizationAppleIDRequest`.
public final class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
  /// Who is meant, if that is known.
  public var user: String?
}

/// Makes requests for "Sign in with Apple".
public final class ASAuthorizationAppleIDProvider: ASAuthorizationProvider {
  /// What has become of a credential. Mirrors `ASAuthorizationAppleIDProvider.CredentialState`.
  public enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }

  /// The provider.
  public init() {}

  /// A new request.
  public func createRequest() -> ASAuthorizationAppleIDRequest {
    ASAuthorizationAppleIDRequest(provider: self)
  }

  /// There is no account service here that would know: always `.notFound`.
  public func getCredentialState(
    forUserID userID: String, completion: @escaping (CredentialState, (any Error)?) -> Void
  ) {
    completion(.notFound, nil)
  }

  /// What has become of a person's credential.
  public func credentialState(forUserID userID: String) async throws -> CredentialState {
    .notFound
  }
}
