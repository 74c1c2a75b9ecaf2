internal import Localization

/// The reasons why a user was not signed in by a provider.
public enum SignInFault: Error, Equatable, Sendable {
  /// The user cancelled in the program, or the task was cancelled.
  case cancelled
  /// The provider refused, with its error code and, if it has one, its description; both are one
  /// line without control characters.
  case refused(error: String, description: String?)
  /// The user did not finish in the browser in time.
  case timedOut
  /// There is no answer from the provider, or one that states a failure of the provider itself.
  case notReached(String)
  /// The server's certificate is not trusted. The text is GIO's, for an administrator.
  case untrustedCertificate(String)
  /// The provider's answer fails a check.
  case notAcceptable(InvalidResponse)
  /// The configuration is wrong, or the provider does not accept this program.
  case misconfigured(String)

  /// One or two sentences for the user.
  public var message: String {
    switch self {
    case .cancelled:
      String(words: "The sign-in was cancelled.")
    case .refused("access_denied", nil):
      String(words: "The provider did not allow the sign-in, or it was cancelled there.")
    case .refused(_, nil):
      String(words: "The provider refused the sign-in.")
    case .refused(_, let description?):
      String(words: "The provider refused the sign-in. It says: \(description)")
    case .timedOut:
      String(words: "The sign-in took too long. Try again.")
    case .notReached:
      String(words: "The provider cannot be reached. Check your network connection and try again.")
    case .untrustedCertificate:
      String(
        words: """
          The provider’s certificate is not trusted, so nothing was sent to it. Ask its \
          administrator.
          """)
    case .notAcceptable(let answer) where answer.isOfClock:
      String(
        words: """
          The times in the provider’s answer do not agree with this computer’s clock. Check the \
          date and time, and try again.
          """)
    case .notAcceptable(.notReauthenticated):
      String(
        words:
          "The provider did not ask you to sign in again, so it did not confirm that it is you.")
    case .notAcceptable(.otherIssuerDiscovered):
      String(
        words: """
          The provider states another issuer than the one in the settings. Check the issuer \
          there.
          """)
    case .notAcceptable:
      String(
        words: """
          The provider’s answer cannot be trusted, so you are not signed in. Ask its \
          administrator.
          """)
    case .misconfigured:
      String(
        words:
          "The provider is not set up correctly. Check its issuer and client ID in the settings.")
    }
  }

  /// Details of the fault for an administrator. They contain no secret.
  public var details: String {
    switch self {
    case .cancelled: "cancelled"
    case .refused(let error, nil): "the provider's error: \(error)"
    case .refused(let error, let description?): "the provider's error: \(error) (\(description))"
    case .timedOut: "no answer came from the browser in time"
    case .notReached(let details): details
    case .untrustedCertificate(let details): details
    case .notAcceptable(let answer): answer.details
    case .misconfigured(let details): details
    }
  }
}

extension SignInFault: CustomStringConvertible {
  /// The details for an administrator.
  public var description: String { details }
}
