public import Foundation
public import Tabstop

/// The result of a request. Mirrors `ASAuthorizationResult`.
public enum ASAuthorizationResult {
  /// A user name with its password.
  case password(ASPasswordCredential)
  /// A sign-in by the program's `SignInProvider`.
  case appleID(ASAuthorizationAppleIDCredential)
  /// A sign-in with a passkey. Never the result here.
  case passkeyAssertion(ASAuthorizationPlatformPublicKeyCredentialAssertion)
  /// A new passkey. Never the result here.
  case passkeyRegistration(ASAuthorizationPlatformPublicKeyCredentialRegistration)
}

/// An action that carries out requests for credentials. Mirrors `AuthorizationController`, the value
/// of `@Environment(\.authorizationController)`.
///
/// A request for "Sign in with Apple" goes to `SignInProvider.current`. There is no service here that
/// has passwords for programs: requests for one fail with `.notHandled`, as all do without a provider.
@MainActor @preconcurrency
public struct AuthorizationController: Sendable {
  nonisolated init() {}

  /// Carries out a request.
  public func performRequest(
    _ request: ASAuthorizationRequest, options: ASAuthorizationController.RequestOptions = []
  ) async throws -> ASAuthorizationResult {
    try await performRequests([request], options: options)
  }

  /// Carries out the first of the requests that can be.
  public func performRequests(
    _ requests: [ASAuthorizationRequest], options: ASAuthorizationController.RequestOptions = []
  ) async throws -> ASAuthorizationResult {
    let authorization = try await ASAuthorization.perform(requests)
    switch authorization.credential {
    case let credential as ASAuthorizationAppleIDCredential: return .appleID(credential)
    case let credential as ASPasswordCredential: return .password(credential)
    default: throw ASAuthorizationError(.invalidResponse)
    }
  }
}

extension ASAuthorization {
  @MainActor
  static func perform(_ requests: [ASAuthorizationRequest]) async throws -> ASAuthorization {
    let request = requests.lazy.compactMap { $0 as? ASAuthorizationAppleIDRequest }.first
    guard let request, let provider = SignInProvider.current else {
      throw ASAuthorizationError(.notHandled)
    }
    return try await provider.signIn(request)
  }
}

private enum AuthorizationControllerKey: EnvironmentKey {
  static let defaultValue = AuthorizationController()
}

extension EnvironmentValues {
  /// The action that carries out requests for credentials. Mirrors SwiftUI's.
  public var authorizationController: AuthorizationController {
    self[AuthorizationControllerKey.self]
  }
}

/// The delegate that receives the result of an `ASAuthorizationController`. Mirrors
/// AuthenticationServices'.
@MainActor @preconcurrency
public protocol ASAuthorizationControllerDelegate: AnyObject {
  /// The request succeeded.
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization: ASAuthorization)
  /// The request failed.
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError: any Error)
}

extension ASAuthorizationControllerDelegate {
  /// Does nothing.
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization: ASAuthorization
  ) {}
  /// Does nothing.
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError: any Error
  ) {}
}

/// A controller of requests for credentials, for sources without SwiftUI's environment. Mirrors
/// `ASAuthorizationController`; see ``AuthorizationController`` for what can be carried out.
@MainActor @preconcurrency
open class ASAuthorizationController: NSObject {
  /// Options for requests.
  public struct RequestOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Uses only credentials that are available at once. No effect: there are no credentials before
    /// the user is asked.
    public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
  }

  /// The requests.
  public let authorizationRequests: [ASAuthorizationRequest]
  /// Receives the result.
  public weak var delegate: (any ASAuthorizationControllerDelegate)?
  /// Names the window.
  public weak var presentationContextProvider:
    (any ASAuthorizationControllerPresentationContextProviding)?
  private var task: Task<Void, Never>?

  /// Creates a controller for requests, of which the first that can be carried out is.
  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
  }

  /// Carries out the requests; the delegate receives the result in a later turn of the main loop.
  open func performRequests() { performRequests(options: []) }

  /// Carries out the requests; the delegate receives the result in a later turn of the main loop.
  open func performRequests(options: RequestOptions) {
    guard task == nil else { return }
    task = Task {
      do {
        let authorization = try await ASAuthorization.perform(authorizationRequests)
        guard !Task.isCancelled else { throw ASAuthorizationError(.canceled) }
        delegate?.authorizationController(
          controller: self, didCompleteWithAuthorization: authorization)
      } catch {
        delegate?.authorizationController(controller: self, didCompleteWithError: error)
      }
      task = nil
    }
  }

  /// Cancels the requests: the delegate receives the error `.canceled`.
  open func cancel() { task?.cancel() }
}

/// A factory of requests for a password. Mirrors `ASAuthorizationPasswordProvider`.
public final class ASAuthorizationPasswordProvider: ASAuthorizationProvider {
  /// Creates the provider.
  public init() {}

  /// Creates a request.
  public func createRequest() -> ASAuthorizationPasswordRequest {
    ASAuthorizationPasswordRequest(provider: self)
  }
}

/// A request for a password. Mirrors `ASAuthorizationPasswordRequest`.
public final class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}
