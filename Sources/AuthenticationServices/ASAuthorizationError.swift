public import Foundation

/// Why a sign-in gave nothing. Mirrors `ASAuthorizationError`.
public struct ASAuthorizationError: LocalizedError, CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 1000
    case canceled, invalidResponse, notHandled, failed, notInteractive
    case matchedExcludedCredential, credentialImport, credentialExport

    /// For `catch ASAuthorizationError.canceled`.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? ASAuthorizationError)?.code == code
    }
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static let errorDomain = "com.apple.AuthenticationServices.AuthorizationError"
  public var errorCode: Int { code.rawValue }
  // Foundation on Linux takes `localizedDescription` from here.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }

  public static let unknown = Code.unknown
  public static let canceled = Code.canceled
  public static let invalidResponse = Code.invalidResponse
  public static let notHandled = Code.notHandled
  public static let failed = Code.failed
  public static let notInteractive = Code.notInteractive

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
