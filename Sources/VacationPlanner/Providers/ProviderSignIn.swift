import Foundation
import Observation
import OpenIDConnect
import SignIn
import Tabstop
import TabstopFoundation

/// A sign-in with a provider, from the press of its button to the user's identity: what the window
/// says meanwhile.
@Observable
final class ProviderSignIn {
  /// The failure of the last sign-in: a sentence beside the button.
  struct Failure: Equatable {
    let entry: ProviderFiles.Entry.ID
    let message: String
    /// The details for an administrator.
    let details: String
  }

  /// The provider, while a sign-in is under way.
  private(set) var provider: ProviderConfiguration?
  private(set) var step = BrowserSignIn.Step.contacting
  private(set) var failure: Failure?

  /// Cancels what is under way.
  @ObservationIgnored private var stop: () -> Void = {}
  @ObservationIgnored let transport: any Transport
  @ObservationIgnored let openBrowser: @MainActor (URL) async -> Bool

  /// The scheme of addresses that bring the program's window to the front; see its launcher file.
  nonisolated static let scheme = "org.tabstop.vacationplanner"
  static let returnAddress = "\(scheme):/signed-in"

  init(
    transport: any Transport = SoupTransport(),
    openBrowser: @escaping @MainActor (URL) async -> Bool = ProviderSignIn.openBrowser
  ) {
    self.transport = transport
    self.openBrowser = openBrowser
  }

  var isUnderWay: Bool { provider != nil }

  /// The page at the provider, once it is known.
  private(set) var page: URL?

  /// A sentence about what the program is waiting for.
  var sentence: String {
    guard let provider else { return "" }
    return switch step {
    case .contacting: String(localized: "Contacting \(provider.name)…")
    case .browsing(_, isShown: true): String(localized: "Go on in your browser.")
    case .browsing(_, isShown: false):
      String(
        localized: """
          No browser could be opened. Copy the address, and open it in a browser on this \
          computer.
          """)
    case .finishing: String(localized: "Signing in…")
    }
  }

  /// Starts a sign-in. `completion` runs with the identity; a failure becomes ``failure``.
  func start(
    with entry: ProviderFiles.Entry,
    completion: @escaping (SignedInIdentity, Provider) async -> Void
  ) {
    guard !isUnderWay else { return }
    begin(entry)
    let task = Task {
      let provider = Provider(configuration: entry.configuration, transport: transport)
      do throws(BrowserSignInFault) {
        let identity = try await run(provider)
        await completion(identity, provider)
        end()
      } catch {
        end()
        fail(entry, error.message, details: error.isCancelled ? "" : error.details)
      }
    }
    stop = task.cancel
  }

  /// Has the provider confirm the user, who stays signed in: it must ask again, since its session
  /// in the browser is no proof that the user is present. The tokens are not kept.
  func confirm(with entry: ProviderFiles.Entry) async throws(BrowserSignInFault) -> SignedInIdentity
  {
    guard !isUnderWay else { throw .provider(.cancelled) }
    begin(entry)
    defer { end() }
    let provider = Provider(configuration: entry.configuration, transport: transport)
    let confirmation = Task { () -> Result<SignedInIdentity, BrowserSignInFault> in
      do throws(BrowserSignInFault) {
        return .success(try await run(provider, requiresReauthentication: true))
      } catch {
        return .failure(error)
      }
    }
    stop = confirmation.cancel
    let identity = try await confirmation.value.get()
    ProviderSession(provider: provider, tokens: identity.tokens).end()
    return identity
  }

  private func begin(_ entry: ProviderFiles.Entry) {
    // The answers of the provider go through libsoup, which frees them as they are.
    FreedMemory.beginOverwriting()
    provider = entry.configuration
    step = .contacting
    page = nil
    failure = nil
    announce()
  }

  private func end() {
    provider = nil
    FreedMemory.overwrite()
  }

  private func run(
    _ provider: Provider, requiresReauthentication: Bool = false
  ) async throws(BrowserSignInFault) -> SignedInIdentity {
    let signIn = BrowserSignIn(
      provider,
      page: ClosingPage(programName: PlannerApp.applicationName, returnAddress: Self.returnAddress),
      requiresReauthentication: requiresReauthentication,
      openBrowser: openBrowser)
    return try await signIn.run { [weak self] in self?.move(to: $0) }
  }

  /// Shows why the user was not signed in after all.
  func fail(_ entry: ProviderFiles.Entry, _ message: String, details: String = "") {
    failure = Failure(entry: entry.id, message: message, details: details)
  }

  func forgetFailure() { failure = nil }

  func cancel() { stop() }

  func openPageAgain() {
    guard let page else { return }
    AccessibilityNotification.Announcement(String(localized: "The page is opened again")).post()
    Task { _ = await openBrowser(page) }
  }

  private func move(to step: BrowserSignIn.Step) {
    guard isUnderWay, step != self.step else { return }
    self.step = step
    if case .browsing(let url, _) = step { page = url }
    announce()
  }

  private func announce() {
    AccessibilityNotification.Announcement(sentence).post()
  }

  /// Opens an address in the system's browser.
  static func openBrowser(_ url: URL) async -> Bool {
    await withCheckedContinuation { continuation in
      OpenURLAction { _ in .systemAction }(url) { continuation.resume(returning: $0) }
    }
  }
}
