import Combine
import PrivateDisplay
import Security
import SwiftUI
import XCTest

/// Names that services of larger applications use.
@preconcurrency @MainActor
final class ServiceDetailTests: DisplayTestCase {
  func testASessionThatPinsCertificatesIsNeverAsked() async {
    let session = PinnedSession(pinned: Data([1]))
    let count = await session.stop()
    XCTAssertEqual(count, 0)
    let space = URLProtectionSpace(
      host: "example.org", port: 443, protocol: "https", realm: nil,
      authenticationMethod: NSURLAuthenticationMethodServerTrust)
    XCTAssertNil(space.serverTrust)
  }

  func testASecretWithAnAccessControlAndAKeyAreRefused() {
    XCTAssertEqual(GuardedSecret.store(Data([1])), errSecUnimplemented)
    XCTAssertThrowsError(try GuardedSecret.makeKey()) { error in
      XCTAssertEqual((error as NSError).code, Int(errSecUnimplemented))
    }
    XCTAssertNil(SecCertificateCreateWithData(nil, Data() as CFData))
    let certificate = SecCertificateCreateWithData(nil, Data([1, 2]) as CFData)
    XCTAssertEqual(certificate.map { SecCertificateCopyData($0) as Data }, Data([1, 2]))
  }

  func testAScriptEndsWithAnError() {
    guard case .failure(let error) = ScriptRunner.run("tell application \"Finder\" to activate")
    else { return XCTFail("It must not succeed.") }
    XCTAssertEqual(error.code, -1750)
  }

  func testADocumentThatIsNotThereIsNotOpened() {
    let window = TestWindow(OpenRecent(file: URL(fileURLWithPath: "/nowhere/list.csv")))
    window.press("Open")
    runLoop(
      until: { window.texts.contains { $0.hasPrefix("problem ") && $0.count > 10 } },
      "\(window.texts)")
    window.close()
  }
}
