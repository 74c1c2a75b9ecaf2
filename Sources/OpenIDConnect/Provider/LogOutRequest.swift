import Foundation

/// A sign-out at the provider that has been started (RP-Initiated Logout 1.0): the page to open, and what
/// its answer must match.
public struct LogOutRequest: Sendable {
  /// The page to open in the user's browser.
  public let url: URL
  /// `nil` if the browser stays at the provider.
  private let redirect: URL?
  private let state: Secret

  init(_ page: URL, clientID: String, idTokenHint: Secret?, redirect: URL?) {
    self.redirect = redirect
    state = .random()
    var fields = [(name: "client_id", value: clientID)]
    if let idTokenHint { fields.append(("id_token_hint", idTokenHint.text)) }
    if let redirect {
      fields += [("post_logout_redirect_uri", redirect.absoluteString), ("state", state.text)]
    }
    url = page.adding(fields)
  }

  /// Whether `answer` arrived at the address that was asked for, with the state of this request. Any other
  /// is not the answer: every program and every web page can send one.
  public func isAnswered(by answer: URL) -> Bool {
    guard let redirect else { return false }
    return (try? AuthorizationResponse(answer, to: redirect, state: state)) != nil
  }
}

extension LogOutRequest: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// A description without secrets.
  public var description: String { "sign-out at \(url.host() ?? "")" }
  /// A description without secrets, for debuggers.
  public var debugDescription: String { description }
  /// An empty mirror, so that dumps contain no secrets.
  public var customMirror: Mirror { Mirror(self, children: [:]) }
}
