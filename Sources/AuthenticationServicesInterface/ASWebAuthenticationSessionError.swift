internal import Tabstop
public import Foundation

/// The error of a web sign-in. Mirrors `ASWebAuthenticationSessionError`.
public struct ASWebAuthenticationSessionError: LocalizedError, CustomNSError, Hashable, Sendable {
  /// The reason, by Apple's numbers.
  public enum Code: Int, Sendable {
    case canceledLogin = 1
    case presentationContextNotProvided
    case presentationContextInvalid

    /// Whether an error has a code, for `catch ASWebAuthenticationSessionError.canceledLogin`.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? ASWebAuthenticationSessionError)?.code == code
    }
  }

  /// The reason.
  public let code: Code

  /// Creates an error with a reason.
  public init(_ code: Code) { self.code = code }

  /// Apple's name of the domain, the same here.
  public static let errorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"
  /// Apple's number of the reason.
  public var errorCode: Int { code.rawValue }
  // Foundation on Linux reads `localizedDescription` from here.
  /// The description, for `NSError`.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }

  /// The user cancelled.
  public static let canceledLogin = Code.canceledLogin
  /// There is no presentation context.
  public static let presentationContextNotProvided = Code.presentationContextNotProvided
  /// There is no window.
  public static let presentationContextInvalid = Code.presentationContextInvalid

  /// The reason, as a sentence for the user.
  public var errorDescription: String? {
    switch code {
    case .canceledLogin: String(own: "The sign-in was cancelled.")
    case .presentationContextNotProvided:
      String(own: "The sign-in has no window to show itself over.")
    case .presentationContextInvalid: String(own: "The window of the sign-in is not open.")
    }
  }
}
