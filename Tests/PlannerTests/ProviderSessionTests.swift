import Foundation
import Synchronization
import Testing

@testable import OpenIDConnect
@testable import vacation_planner

/// A provider's tokens after the user's session has ended.
@MainActor
@Suite struct ProviderSessionTests {
  /// A provider that never answers a revocation.
  private final class Network: Transport {
    static let issuer = "https://login.example.org"
    private let revocations = Mutex<[String]>([])
    var revoked: [String] { revocations.withLock { $0 } }

    func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
      if request.url.path() == "/revoke" {
        revocations.withLock { $0.append(String(decoding: request.body, as: UTF8.self)) }
        while !Task.isCancelled { try? await Task.sleep(for: .seconds(60)) }
        throw .cancelled
      }
      let issuer = Self.issuer
      let document = """
        {"issuer": "\(issuer)", "authorization_endpoint": "\(issuer)/authorize",
         "token_endpoint": "\(issuer)/token", "jwks_uri": "\(issuer)/keys",
         "revocation_endpoint": "\(issuer)/revoke", "end_session_endpoint": "\(issuer)/end"}
        """
      return HTTPResponse(status: 200, body: Array(document.utf8), finalURL: request.url)
    }
  }

  /// A browser that opens every address.
  @MainActor
  private final class Browser {
    private(set) var page: URL?

    func open(_ url: URL) async -> Bool {
      page = url
      return true
    }
  }

  private let network = Network()

  private func newSession() -> ProviderSession {
    ProviderSession(
      provider: Provider(
        configuration: ProviderConfiguration(
          name: "Example", issuer: Network.issuer, clientID: "planner"), transport: network),
      tokens: SignedInIdentity.Tokens(
        access: Secret("access-1"), refresh: Secret("refresh-1"),
        idToken: Secret("id-1")))
  }

  @Test(.timeLimit(.minutes(1)))
  func thePageForSigningOutDoesNotWaitForTheRevocations() async {
    let session = newSession()
    let logOut = await session.end().value
    let browser = Browser()
    let outcome = await logOut?.run(openBrowser: browser.open)
    // The browser stays there.
    #expect(outcome == .opened && logOut?.isDone == false)
    #expect(browser.page?.path() == "/end")
    #expect(browser.page?.query()?.contains("id_token_hint=id-1") == true)
    await until { !network.revoked.isEmpty }
    #expect(network.revoked.first?.contains("refresh-1") == true)
    // Only once.
    #expect(await session.end().value?.name == nil)
  }

  @Test(.timeLimit(.minutes(1)))
  func aSessionThatIsEndedForAReasonIsRevokedToo() async throws {
    let ada = try await PlannerOfAda.signedUp()
    ada.planner.enter(ada.plans.session, hasRecoveryKey: true, provider: newSession())
    ada.planner.endSession(because: "gone")
    #expect(ada.planner.providerSession == nil)
    await until { !network.revoked.isEmpty }
  }
}

/// Waiting for what may take as long as it likes.
@MainActor
@Suite struct TimeLimitTests {
  @Test(.timeLimit(.minutes(1)))
  func aValueThatIsNotThereInTimeIsNotWaitedFor() async {
    let (asked, answer) = AsyncStream.makeStream(of: Int.self)
    let task = Task {
      for await value in asked { return value }
      return 0
    }
    #expect(await value(of: task, within: .milliseconds(1)) == nil)
    // It was not cancelled.
    answer.yield(7)
    #expect(await value(of: task, within: .seconds(3600)) == 7)
  }
}
