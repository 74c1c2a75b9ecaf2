import CGtk
import GtkBridge
import PrivateDisplay
import SwiftUI
import XCTest

@testable import WebKitInterface

private typealias Page = WebKitInterface.WebPage

/// Pages of the web: links to the browser, with a history.
@preconcurrency @MainActor
final class WebKitTests: DisplayTestCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    MainActor.assumeIsolated { MainLoop.attachMainQueue() }
  }

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

  private func address(_ path: String) -> URL { URL(string: "https://example.org/\(path)")! }

  func testAPageHasAListOfAddresses() {
    let page = Page()
    for path in ["a", "b", "c"] { page.load(address(path)) }
    XCTAssertEqual(page.backForwardList[-1]?.url, address("b"))
    XCTAssertEqual(page.backForwardList[0]?.url, address("c"))
    page.load(page.backForwardList[-2]!)
    XCTAssertEqual(page.url, address("a"))
    XCTAssertEqual(page.backForwardList[2]?.url, address("c"))
    XCTAssertNil(page.backForwardList[3])
    XCTAssertNil(page.backForwardList[-1])
    XCTAssertNil(page.backForwardList[.max])
    XCTAssertNil(page.backForwardList[.min])
  }

  func testADeciderIsAskedForEachAddress() {
    struct Decider: Page.NavigationDeciding {
      mutating func decidePolicy(
        for action: Page.NavigationAction, preferences: inout Page.NavigationPreferences
      ) async -> WKNavigationActionPolicy {
        action.request.url?.path == "/b" ? .cancel : .allow
      }
    }
    let page = Page(navigationDecider: Decider())
    var events: [String] = []
    let navigations = page.navigations
    let observed = Task {
      do {
        for try await event in navigations { events.append("\(event)") }
      } catch Page.NavigationError.failedProvisionalNavigation {
        events.append("failed")
      } catch { events.append("\(error)") }
    }
    page.load(address("a"))
    runLoop(until: { page.url == self.address("a") }, "The address is not shown.")
    page.load(address("b"))
    runLoop(until: { events.last == "failed" }, "\(events)")
    XCTAssertEqual(
      events, ["startedProvisionalNavigation", "committed", "finished", "failed"])
    XCTAssertEqual(page.url, address("a"), "The address was not allowed.")
    observed.cancel()
  }

  func testASchemeOfTheProgramIsAFileForTheBrowser() throws {
    struct Guide: URLSchemeHandler {
      func reply(for request: URLRequest) -> some AsyncSequence<URLSchemeTaskResult, any Error> {
        AsyncThrowingStream { answer in
          guard let url = request.url, url.host == "lakes" else {
            return answer.finish(throwing: URLError(.fileDoesNotExist))
          }
          answer.yield(
            .response(
              URLResponse(
                url: url, mimeType: "text/html", expectedContentLength: 4, textEncodingName: nil)))
          answer.yield(.data(Data("<p>L".utf8)))
          answer.yield(.data(Data("akes".utf8)))
          answer.finish()
        }
      }
    }
    XCTAssertNil(URLScheme("https"), "The browser reads it.")
    XCTAssertNil(URLScheme("1a"))
    XCTAssertNil(URLScheme("a b"))
    var configuration = Page.Configuration()
    configuration.urlSchemeHandlers[try XCTUnwrap(URLScheme("guide"))] = Guide()
    let page = Page(configuration: configuration)
    page.load(URL(string: "guide://lakes"))
    runLoop(until: { page.url != nil }, "The page is not shown.")
    XCTAssertEqual(page.url?.absoluteString, "guide://lakes")
    let file = try XCTUnwrap(page.shownURL)
    XCTAssertEqual(file.pathExtension, "html")
    XCTAssertEqual(try String(contentsOf: file, encoding: .utf8), "<p>Lakes")
    try FileManager.default.removeItem(at: file)
    var failed = false
    let events = page.load(URL(string: "guide://hills"))
    Task {
      do { for try await _ in events {} } catch { failed = true }
    }
    runLoop(until: { failed }, "The error is not reported.")
    XCTAssertEqual(page.url?.absoluteString, "guide://lakes")
  }

  /// The modifiers of iOS 26 compile; of these the menu has an effect.
  func testTheLinkOfAPageHasTheProgramsMenu() {
    let page = Page()
    page.load(address("a"))
    let journal = Journal()
    let window = TestWindow(
      WebView(page)
        .webViewBackForwardNavigationGestures(.disabled)
        .webViewMagnificationGestures(.enabled)
        .webViewLinkPreviews(.automatic)
        .webViewTextSelection(.enabled)
        .webViewElementFullscreenBehavior(.enabled)
        .webViewContentBackground(.hidden)
        .webViewOnScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) { _, _ in }
        .webViewScrollInputBehavior(.enabled, for: .look)
        .webViewContextMenu { element in
          let _ = journal.record(element.linkURL?.path ?? "")
          Button("Copy") {}
        })
    window.tab()
    window.pressKeyOfFocus(GDK_KEY_Menu)
    runLoop(until: { journal.entries.contains("/a") }, "The menu is not made: \(journal.entries)")
    // An open menu keeps a timer of GTK's.
    for menu in window.all("GtkPopover") + window.all("GtkPopoverMenu") {
      gtk_popover_popdown(UnsafeMutableRawPointer(menu).assumingMemoryBound(to: GtkPopover.self))
    }
    runLoopUntilIdle()
    window.close()
  }
}
