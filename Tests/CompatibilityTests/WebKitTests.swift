import PrivateDisplay
import SwiftUI
import XCTest

@testable import WebKitInterface

/// Pages of the web: links to the browser, with a history.
@preconcurrency @MainActor
final class WebKitTests: DisplayTestCase {
  func testAPageIsALinkToTheBrowser() {
    let window = TestWindow(WebPageScreen(address: URL(string: "https://example.org/a")!))
    runLoop(until: { window.texts.contains("loaded") }, "The page is not reported.")
    XCTAssertNotNil(window.label("example.org"), "The address is not shown.")
    window.close()
  }

  func testAPageKnowsTheOneBefore() {
    let view = WKWebView()
    XCTAssertFalse(view.canGoBack)
    view.load(URLRequest(url: URL(string: "https://example.org/a")!))
    view.load(URLRequest(url: URL(string: "https://example.org/b")!))
    XCTAssertTrue(view.canGoBack)
    view.goBack()
    XCTAssertEqual(view.url?.path, "/a")
    XCTAssertTrue(view.canGoForward)
    view.load(URLRequest(url: URL(string: "https://example.org/c")!))
    XCTAssertFalse(view.canGoForward)
    XCTAssertEqual(view.backForwardList.backList.map(\.url.path), ["/a"])
  }

  func testAPageOfTheProgramIsAFile() throws {
    let view = WKWebView()
    view.loadHTMLString("<p>Hello</p>", baseURL: nil)
    let file = try XCTUnwrap(view.url)
    XCTAssertEqual(try String(contentsOf: file, encoding: .utf8), "<p>Hello</p>")
    view.loadHTMLString("<p>Hello</p>", baseURL: nil)
    XCTAssertEqual(view.url, file, "The same page is not written again.")
    XCTAssertFalse(view.canGoBack)
    let rights = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
    XCTAssertEqual(rights as? Int, 0o600)
    try FileManager.default.removeItem(at: file)
  }
}
