internal import Tabstop
public import Foundation

/// The error of a sign-in. Mirrors `ASAuthorizationError`.
public struct ASAuthorizationError: LocalizedError, CustomNSError, Hashable, Sendable {
  /// The reason, by Apple's numbers.
  public enum Code: Int, Sendable {
    case unknown = 1000
    case canceled, invalidResponse, notHandled, failed, notInteractive
    case matchedExcludedCredential, credentialImport, credentialExport

    /// Whether an error has a code, for `catch ASAuthorizationError.canceled`.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? ASAuthorizationError)?.code == code
    }
  }

  /// The reason.
  public let code: Code

  /// Creates an error with a reason.
  public init(_ code: Code) { self.code = code }

  /// Apple's name of the domain, the same here.
  public static let errorDomain = "com.apple.AuthenticationServices.AuthorizationError"
  /// Apple's number of the reason.
  public var errorCode: Int { code.rawValue }
  // Foundation on Linux reads `localizedDescription` from here.
  /// The description, for `NSError`.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }

  /// The reason is unknown.
  public static let unknown = Code.unknown
  /// The user cancelled.
  public static let canceled = Code.canceled
  /// The answer is invalid.
  public static let invalidResponse = Code.invalidResponse
  /// There is no `SignInProvider`.
  public static let notHandled = Code.notHandled
  /// The sign-in failed.
  public static let failed = Code.failed
  /// The sign-in requires the user's interaction.
  public static let notInteractive = Code.notInteractive

  /// The reason, as a sentence for the user.
  public var errorDescription: String? {
    switch code {
    case .canceled: String(own: "The sign-in was cancelled.")
    case .invalidResponse: String(own: "The answer to the sign-in was not understood.")
    case .notHandled: String(own: "Sign in with Apple is not available on this system.")
    case .notInteractive: String(own: "The sign-in needs the user, who was not asked.")
    default: String(own: "The sign-in failed.")
    }
  }
}
