public import Foundation
public import OpenIDConnect

/// A sign-out at the provider, in the system's browser.
///
/// The browser stays at the provider, unless the provider's administrator has registered an address to return
/// to. Then this program listens at that address for the answer.
@MainActor
public final class BrowserLogOut {
  /// The outcome of signing out.
  public enum Outcome: Sendable {
    /// There is no browser, or no page to open in it.
    case notOpened
    /// The page was opened, and whether the user has signed out there is not known.
    case opened
    /// The provider has sent the browser back.
    case signedOut
  }

  private let provider: Provider
  private let idTokenHint: Secret
  private let page: ClosingPage
  private let openBrowser: @MainActor (URL) async -> Bool
  private var listener: LoopbackListener?

  /// Creates a log-out that has not begun.
  /// - Parameter openBrowser: Opens an address in the system's browser; returns whether there is one.
  public init(
    _ provider: Provider, idTokenHint: Secret, page: ClosingPage,
    openBrowser: @escaping @MainActor (URL) async -> Bool
  ) {
    self.provider = provider
    self.idTokenHint = idTokenHint
    self.page = page
    self.openBrowser = openBrowser
  }

  /// Opens the provider's page. If the browser can return, waits for that, at most as long as for a sign-in.
  public func run() async -> Outcome {
    // Without a port to listen on, the user can still sign out.
    listener = provider.configuration.logOutRedirect.flatMap(URL.init).flatMap {
      try? LoopbackListener(page: page, at: $0)
    }
    defer { stop() }
    guard
      let request = try? await provider.startLogOut(
        idTokenHint: idTokenHint, redirect: listener?.redirect)
    else { return .notOpened }
    guard let listener else { return await openBrowser(request.url) ? .opened : .notOpened }
    let opening = Task { [openBrowser] in
      let isOpen = await openBrowser(request.url)
      if !isOpen { listener.close() }
      return isOpen
    }
    let timer = Task {
      guard (try? await Task.sleep(for: BrowserSignIn.timeout)) != nil else { return }
      await listener.closeUnlessAnswered()
    }
    defer { timer.cancel() }
    guard await listener.answer(accepting: { request.isAnswered(by: $0) }) == nil else {
      return .signedOut
    }
    return await opening.value ? .opened : .notOpened
  }

  /// Stops listening. The page in the browser stays open.
  public func stop() {
    listener?.close()
    listener = nil
  }
}
