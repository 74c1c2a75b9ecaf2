public import Foundation
internal import Tabstop
internal import TabstopKits

/// A sign-in at a web page, which ends when the browser opens an address with the program's scheme.
/// Mirrors `ASWebAuthenticationSession`.
///
/// The page opens in the system's browser, and never in the program (RFC 8252). A dialog says so
/// meanwhile; it can open the page again, and cancel. For the way back the `App` has an
/// `applicationID`, and the program's launcher (.desktop) file `MimeType=x-scheme-handler/SCHEME;`.
/// The address reaches the session, and not `onOpenURL`.
@MainActor @preconcurrency
open class ASWebAuthenticationSession: NSObject {
  /// Called once, with the address or with an error.
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  /// The addresses that end a session. Mirrors `ASWebAuthenticationSession.Callback`.
  public struct Callback: Sendable {
    private let matches: @Sendable (URL) -> Bool

    /// Addresses with a custom scheme.
    public static func customScheme(_ scheme: String) -> Callback {
      Callback { $0.scheme?.lowercased() == scheme.lowercased() }
    }

    /// URLs of web pages that the program handles. The desktop opens them with the program only if
    /// its launcher file declares it as a handler of web pages.
    public static func https(host: String, path: String) -> Callback {
      Callback {
        $0.scheme?.lowercased() == "https" && $0.host()?.lowercased() == host.lowercased()
          && $0.path() == path
      }
    }

    private init(matches: @escaping @Sendable (URL) -> Bool) { self.matches = matches }

    /// Whether an address ends the session.
    public func matchesURL(_ url: URL) -> Bool { matches(url) }
  }

  private enum State { case new, running, ended }

  private let url: URL
  private let callback: Callback
  private let completionHandler: CompletionHandler
  private var state = State.new
  private var expected: ExpectedAddress?
  private var dialog: ProgramDialog?
  /// Keeps a running session, as Apple's does.
  private static var running: [ObjectIdentifier: ASWebAuthenticationSession] = [:]

  /// The provider of the window. Without it a session does not start.
  public weak var presentationContextProvider:
    (any ASWebAuthenticationPresentationContextProviding)?
  /// Whether the browser forgets the session. No effect: the system's browser decides what it
  /// remembers.
  public var prefersEphemeralWebBrowserSession = false
  /// The header fields of the request. No effect: the system's browser takes an address and nothing
  /// else.
  public var additionalHeaderFields: [String: String]?

  /// Creates a session.
  /// - Parameters:
  ///   - url: The page, at http or https.
  ///   - callback: The addresses that end the session.
  ///   - completionHandler: Called on the main thread.
  public init(
    url: URL, callback: Callback, completionHandler: @escaping CompletionHandler
  ) {
    self.url = url
    self.callback = callback
    self.completionHandler = completionHandler
  }

  /// A session that ends at an address with a custom scheme; without one only the user ends it.
  public convenience init(
    url: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler
  ) {
    self.init(
      url: url, callback: .customScheme(callbackURLScheme ?? ""),
      completionHandler: completionHandler)
  }

  /// Whether ``start()`` would succeed.
  public var canStart: Bool {
    state == .new && presentationContextProvider != nil && isWebPage
  }

  private var isWebPage: Bool { ["http", "https"].contains(url.scheme?.lowercased()) }

  /// Opens the page. Returns whether the session runs now: a second start returns `false`; without
  /// a presentation context the handler is called at once, with an error.
  @discardableResult
  open func start() -> Bool {
    guard state == .new, isWebPage else { return false }
    state = .ended
    guard let presentationContextProvider else {
      completionHandler(
        nil, ASWebAuthenticationSessionError(.presentationContextNotProvided))
      return false
    }
    _ = presentationContextProvider.presentationAnchor(for: self) as ASPresentationAnchor
    let waiting = WebSignInDialog(url: url) { [weak self] in
      self?.complete(nil, ASWebAuthenticationSessionError(.canceledLogin))
    }
    guard let dialog = ProgramDialog(waiting, onDismiss: waiting.cancel) else {
      completionHandler(nil, ASWebAuthenticationSessionError(.presentationContextInvalid))
      return false
    }
    state = .running
    Self.running[ObjectIdentifier(self)] = self
    self.dialog = dialog
    let callback = callback
    expected = ExpectedAddress {
      URL(string: $0).map(callback.matchesURL) ?? false
    } handle: { [weak self] address in
      self?.complete(URL(string: address), nil)
    }
    waiting.open()
    return true
  }

  /// Ends a running session. The handler is not called.
  open func cancel() {
    guard state == .running else {
      state = .ended
      return
    }
    end()
  }

  private func complete(_ url: URL?, _ error: (any Error)?) {
    guard state == .running else { return }
    end()
    completionHandler(url, error)
  }

  private func end() {
    state = .ended
    expected?.cancel()
    expected = nil
    dialog?.close()
    dialog = nil
    Self.running[ObjectIdentifier(self)] = nil
  }
}
