import Foundation

/// A sign-in that has been started: the page to open, and what its answer must match.
///
/// Each one has its own verifier, state and nonce, and is finished at most once.
public struct AuthorizationRequest: Sendable {
  /// The page to open in the user's browser.
  public let url: URL
  /// Where the answer must arrive.
  public let redirect: URL

  let state: Secret
  let nonce: Secret
  let verifier: Secret
  /// The provider as it was when the request was made: the code goes to no other (RFC 9700, 4.4).
  let metadata: ProviderMetadata

  /// Whether `answer` arrived at `redirect` with the state of this request. A listener ignores others
  /// and goes on listening, so that a stranger's request does not end the sign-in.
  public func isAnswered(by answer: URL) -> Bool {
    fatalError()
  }
}

extension AuthorizationRequest: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  public var description: String { "sign-in at \(metadata.issuer)" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: [:]) }
}
