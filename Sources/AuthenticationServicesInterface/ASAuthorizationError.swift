public import Foundation

/// Why a sign-in gave nothing. Mirrors `ASAuthorizationError`.
public struct ASAuthorizationError: LocalizedError, CustomNSError, Hashable, Sendable {
  /// Why, by Apple's numbers.
  public enum Code: Int, Sendable {
    case unknown = 1000
    case canceled, invalidResponse, notHandled, failed, notInteractive
    case matchedExcludedCredential, credentialImport, credentialExport

    /// For `catch ASAuthorizationError.canceled`.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? ASAuthorizationError)?.code == code
    }
  }

  /// Why.
  public let code: Code

  /// An error for this reason.
  public init(_ code: Code) { self.code = code }

  /// Apple's name of the domain, the same here.
  public static let errorDomain = "com.apple.AuthenticationServices.AuthorizationError"
  /// Apple's number of the reason.
  public var errorCode: Int { code.rawValue }
  // Foundation on Linux takes `localizedDescription` from here.
  /// The description, for `NSError`.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }

  /// Nobody knows why.
  public static let unknown = Code.unknown
  /// The person wanted otherwise.
  public static let canceled = Code.canceled
  /// The answer was not understood.
  public static let invalidResponse = Code.invalidResponse
  /// There is nobody who signs people in: no `SignInProvider`.
  public static let notHandled = Code.notHandled
  /// It went wrong.
  public static let failed = Code.failed
  /// The person would have had to be asked.
  public static let notInteractive = Code.notInteractive

  /// Why, in a sentence for people.
  public var errorDescription: String? {
    switch code {
    case .canceled: "The sign-in was cancelled."
    case .invalidResponse: "The answer to the sign-in was not understood."
    case .notHandled: "Sign in with Apple is not available on this system."
    case .notInteractive: "The sign-in needs the person, who was not asked."
    default: "The sign-in failed."
    }
  }
}
