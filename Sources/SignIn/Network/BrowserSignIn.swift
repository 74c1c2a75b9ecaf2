internal import Localization
public import Foundation
public import OpenIDConnect

/// An error that prevents signing in by the browser.
public enum BrowserSignInFault: Error, Equatable, Sendable {
  /// The sign-in failed by the protocol.
  case provider(SignInFault)
  /// libsoup 3 is not installed.
  case noLibrary
  /// No port of this computer can be opened for the redirect of the browser.
  case cannotListen(String)

  /// One or two sentences for the user.
  public var message: String {
    switch self {
    case .provider(let fault): fault.message
    case .noLibrary:
      String(
        words: """
          Signing in with a provider needs libsoup 3, which is not installed. Install the \
          package libsoup-3.0-0.
          """)
    case .cannotListen:
      String(
        words: """
          Your browser could not find its way back to this program. Ask the administrator of \
          this computer to allow programs to listen on 127.0.0.1.
          """)
    }
  }

  /// Details of the fault for an administrator. They contain no secret.
  public var details: String {
    switch self {
    case .provider(let fault): fault.details
    case .noLibrary: "libsoup-3.0.so.0 cannot be loaded"
    case .cannotListen(let details): details
    }
  }

  /// Whether the sign-in was cancelled.
  public var isCancelled: Bool { self == .provider(.cancelled) }
}

/// A sign-in by the system's browser: from the provider's discovery to the user's identity.
@MainActor
public final class BrowserSignIn {
  /// The step that the sign-in is waiting for.
  public enum Step: Equatable, Sendable {
    /// The provider, which sends its metadata.
    case contacting
    /// The user, in the browser at this address. `isShown` says whether a browser has opened it.
    case browsing(URL, isShown: Bool)
    /// The provider, which sends the user's identity.
    case finishing
  }

  /// The time that the program waits for the user in the browser. The time in which the computer is
  /// suspended counts: the provider's page expires meanwhile, too, and a port should not stay open
  /// for hours.
  public static let timeout = Duration.seconds(300)

  private let provider: Provider
  private let page: ClosingPage
  private let requiresReauthentication: Bool
  private let clock: any Clock<Duration>
  private let openBrowser: @MainActor (URL) async -> Bool

  /// Creates a sign-in that has not begun.
  /// - Parameters:
  ///   - requiresReauthentication: Whether the provider has to ask the user again, whatever session it has in the
  ///     browser.
  ///   - clock: The clock for the timeout.
  ///   - openBrowser: Opens an address in the system's browser, and returns whether there is one.
  public init(
    _ provider: Provider, page: ClosingPage, requiresReauthentication: Bool = false,
    clock: any Clock<Duration> = ContinuousClock(),
    openBrowser: @escaping @MainActor (URL) async -> Bool
  ) {
    self.provider = provider
    self.page = page
    self.requiresReauthentication = requiresReauthentication
    self.clock = clock
    self.openBrowser = openBrowser
  }

  /// Signs the user in. Cancelling the task ends the sign-in and closes the port.
  public func run(
    onStep: @escaping @MainActor (Step) -> Void
  ) async throws(BrowserSignInFault) -> SignedInIdentity {
    let listener: LoopbackListener
    do throws(LoopbackListener.Fault) {
      listener = try LoopbackListener(page: page)
    } catch {
      switch error {
      case .noLibrary: throw .noLibrary
      case .cannotListen(let details): throw .cannotListen(details)
      }
    }
    defer { listener.close() }
    do throws(SignInFault) {
      onStep(.contacting)
      let request = try await provider.startSignIn(
        redirect: listener.redirect, requiresReauthentication: requiresReauthentication)
      let answer = try await answer(to: request, listener, onStep: onStep)
      onStep(.finishing)
      // Done after the browser was started, which would inherit the setting.
      CoreDumps.turnOff()
      return try await provider.finish(request, answer: answer)
    } catch {
      throw .provider(Task.isCancelled ? .cancelled : error)
    }
  }

  private func answer(
    to request: AuthorizationRequest, _ listener: LoopbackListener,
    onStep: @escaping @MainActor (Step) -> Void
  ) async throws(SignInFault) -> URL {
    guard !Task.isCancelled else { throw .cancelled }
    // Shows the address immediately, because the browser may be slow to start.
    onStep(.browsing(request.url, isShown: true))
    let opening = Task { [openBrowser] in
      let isShown = await openBrowser(request.url)
      if !isShown, !Task.isCancelled { onStep(.browsing(request.url, isShown: false)) }
    }
    let timer = Task { [clock] in
      guard (try? await clock.sleep(for: Self.timeout)) != nil else { return }
      await listener.closeUnlessAnswered()
    }
    defer {
      opening.cancel()
      timer.cancel()
    }
    if let answer = await listener.answer(accepting: { request.isAnswered(by: $0) }) {
      return answer
    }
    // A later answer is refused.
    await provider.cancel(request)
    throw Task.isCancelled ? .cancelled : .timedOut
  }
}
