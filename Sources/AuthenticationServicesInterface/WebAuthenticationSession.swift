public import Foundation
public import Tabstop
internal import TabstopKits

/// An action that signs a user in at a web page. Mirrors `WebAuthenticationSession`, the value of
/// `@Environment(\.webAuthenticationSession)`.
@MainActor @preconcurrency
public struct WebAuthenticationSession: Sendable {
  /// The kind of the browser's session. No effect: the system's browser decides.
  public enum BrowserSession: Sendable { case ephemeral, shared }

  nonisolated init() {}

  /// Opens a page in the system's browser, and waits for a URL with the program's own scheme; see
  /// `ASWebAuthenticationSession`. Cancelling the task ends the session.
  public func authenticate(
    using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil
  ) async throws -> URL {
    try await authenticate(
      using: url, callback: .customScheme(callbackURLScheme),
      preferredBrowserSession: preferredBrowserSession, additionalHeaderFields: [:])
  }

  /// Opens a page in the system's browser, and waits for a URL that matches the callback.
  public func authenticate(
    using url: URL, callback: ASWebAuthenticationSession.Callback,
    preferredBrowserSession: BrowserSession? = nil, additionalHeaderFields: [String: String]
  ) async throws -> URL {
    try Task.checkCancellation()
    let anchor = Anchor()
    let running = Running()
    let result: Result<URL, any Error> = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let session = ASWebAuthenticationSession(url: url, callback: callback) { url, error in
          running.finish(
            continuation,
            url.map { .success($0) }
              ?? .failure(error ?? ASWebAuthenticationSessionError(.canceledLogin)))
        }
        running.session = session
        running.continuation = continuation
        session.presentationContextProvider = anchor
        if !session.start() {
          running.finish(
            continuation, .failure(ASWebAuthenticationSessionError(.presentationContextInvalid)))
        }
      }
    } onCancel: {
      Task { @MainActor in running.cancel() }
    }
    return try result.get()
  }

  private final class Anchor: ASWebAuthenticationPresentationContextProviding {
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor {
      ASPresentationAnchor()
    }
  }

  /// A running session, which resumes its continuation once.
  @MainActor
  private final class Running {
    typealias Continuation = CheckedContinuation<Result<URL, any Error>, Never>
    var session: ASWebAuthenticationSession?
    var continuation: Continuation?
    private var isFinished = false

    func finish(_ continuation: Continuation, _ result: Result<URL, any Error>) {
      guard !isFinished else { return }
      isFinished = true
      // The session's handler references this object.
      session = nil
      self.continuation = nil
      continuation.resume(returning: result)
    }

    func cancel() {
      session?.cancel()
      if let continuation { finish(continuation, .failure(CancellationError())) }
    }
  }
}

private enum WebAuthenticationSessionKey: EnvironmentKey {
  static let defaultValue = WebAuthenticationSession()
}

extension EnvironmentValues {
  /// The action that signs a user in at a web page. Mirrors SwiftUI's.
  public var webAuthenticationSession: WebAuthenticationSession {
    self[WebAuthenticationSessionKey.self]
  }
}
