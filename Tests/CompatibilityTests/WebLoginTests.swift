import AuthenticationServices
import PrivateDisplay
import SwiftUI
import XCTest

/// Sessions at web pages, and requests for credentials that no service answers.
@preconcurrency @MainActor
final class WebLoginTests: DisplayTestCase {
  private let page = URL(string: "https://login.example.org/authorize")!

  private func session(
    _ outcomes: Outcomes, at url: URL? = nil
  ) -> ASWebAuthenticationSession {
    ASWebAuthenticationSession(url: url ?? page, callbackURLScheme: "x-example") { url, error in
      outcomes.all.append(
        url?.absoluteString ?? error.map { "\(($0 as NSError).code)" } ?? "nothing")
    }
  }

  private final class Outcomes { var all: [String] = [] }

  func testWithoutAContextStartCallsBackAtOnce() {
    let outcomes = Outcomes()
    let session = session(outcomes)
    XCTAssertFalse(session.canStart)
    XCTAssertFalse(session.start())
    XCTAssertEqual(outcomes.all, ["2"])
    XCTAssertFalse(session.start())
    XCTAssertEqual(outcomes.all, ["2"])
  }

  func testASecondStartAndACancelCallNothingBack() {
    let window = TestWindow(Text("Hello"))
    let (outcomes, context) = (Outcomes(), WebLoginContext())
    let session = session(outcomes)
    session.presentationContextProvider = context
    XCTAssertTrue(session.canStart)
    XCTAssertTrue(session.start())
    XCTAssertFalse(session.canStart)
    XCTAssertFalse(session.start())
    session.cancel()
    session.cancel()
    XCTAssertFalse(session.start())
    runLoopUntilIdle()
    XCTAssertEqual(outcomes.all, [])
    window.close()
  }

  func testOnlyWebPagesAreOpened() {
    let (outcomes, context) = (Outcomes(), WebLoginContext())
    let session = session(outcomes, at: URL(string: "file:///etc/passwd")!)
    session.presentationContextProvider = context
    XCTAssertFalse(session.canStart)
    XCTAssertFalse(session.start())
    XCTAssertEqual(outcomes.all, [])
  }

  func testCallbacksMatchTheirAddresses() {
    let scheme = ASWebAuthenticationSession.Callback.customScheme("x-example")
    XCTAssertTrue(scheme.matchesURL(URL(string: "X-Example:done")!))
    XCTAssertFalse(scheme.matchesURL(URL(string: "x-other:done")!))
    let page = ASWebAuthenticationSession.Callback.https(host: "example.org", path: "/done")
    XCTAssertTrue(page.matchesURL(URL(string: "https://example.org/done?code=1")!))
    XCTAssertTrue(page.matchesURL(URL(string: "HTTPS://Example.org/done")!))
    XCTAssertFalse(page.matchesURL(URL(string: "https://example.org/Done")!))
    XCTAssertFalse(page.matchesURL(URL(string: "http://example.org/done")!))
    XCTAssertFalse(page.matchesURL(URL(string: "https://example.com/done")!))
  }

  func testRequestsThatNobodyServesFail() {
    let login = PasswordLogin()
    let controller = login.start()
    runLoop(until: { login.outcomes == ["1003"] }, "The delegate was not called.")
    withExtendedLifetime(controller) {}
    let window = TestWindow(WebLogin())
    window.press("Apple")
    runLoop(
      until: { window.texts.contains("Sign in with Apple is not available on this system.") },
      "The request did not fail.")
    window.close()
  }

  func testWindowsOfBothKitsAreAnchors() throws {
    let url = try XCTUnwrap(URL(string: "https://example.org"))
    let session = ASWebAuthenticationSession(url: url, callbackURLScheme: "a") { _, _ in }
    let window = TestWindow(Text("a"))
    defer { window.close() }
    func anchor(of provider: any ASWebAuthenticationPresentationContextProviding) -> UIResponder {
      provider.presentationAnchor(for: session)
    }
    XCTAssertTrue(anchor(of: MacAnchor()) is NSWindow)
    let phone = PhoneAnchor()
    XCTAssertTrue(anchor(of: phone) is UIWindow)
    XCTAssertEqual(phone.questions, 1)
  }
}
