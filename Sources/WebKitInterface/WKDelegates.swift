public import Foundation
public import FoundationNetworking

/// A delegate that is notified of pages, on the main thread. Mirrors WebKit's
/// `WKNavigationDelegate`.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
  /// Called when an address is shown.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// Called when an address is shown.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  /// Called when an address is shown.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// Called when a page could not be loaded. Never called.
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  /// Called when a page cannot be written to a file.
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error)
  /// Called before a page is opened. Never called: the browser decides.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void)
  /// Called before an answer is shown. Never called: the browser decides.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void)
  /// Called when the process of a page has ended. Never called.
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

extension WKNavigationDelegate {
  /// Does nothing.
  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  {}
  /// Does nothing.
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  /// Does nothing.
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  /// Does nothing.
  public func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) {}
  /// Does nothing.
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {}
  /// Allows it.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }
  /// Allows it.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void
  ) { decisionHandler(.allow) }
  /// Does nothing.
  public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
}

/// A request for another page: never created. Mirrors WebKit's `WKNavigationAction`.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
  private override init() { super.init() }
  /// The address.
  open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
  /// The cause of the navigation. Always `other`.
  open var navigationType: WKNavigationType { .other }
  /// The frame that the page is loaded into. Always `nil`.
  open var targetFrame: WKFrameInfo? { nil }
  /// The frame from which the navigation was started.
  open var sourceFrame: WKFrameInfo? { nil }
}

/// The reason for a request for another page. Mirrors WebKit's.
public enum WKNavigationType: Int, Sendable {
  case linkActivated, formSubmitted, backForward, reload, formResubmitted
  case other = -1
}

/// Whether another page is shown. Mirrors WebKit's.
public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }
/// Whether another page is shown. Mirrors WebKit's.
public enum WKNavigationResponsePolicy: Int, Sendable { case cancel, allow, download }
/// An answer of a server: never created. Mirrors WebKit's `WKNavigationResponse`.
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
  private override init() { super.init() }
  /// The answer.
  open var response: URLResponse {
    URLResponse(
      url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: -1,
      textEncodingName: nil)
  }
  /// Whether it is the page itself.
  open var isForMainFrame: Bool { true }
  /// Whether it can be shown.
  open var canShowMIMEType: Bool { true }
}

/// A part of a page: never created. Mirrors WebKit's `WKFrameInfo`.
@preconcurrency @MainActor
open class WKFrameInfo: NSObject {
  private override init() { super.init() }
  /// Whether it is the page itself.
  open var isMainFrame: Bool { true }
}

/// A delegate that is asked what a page asks for: never. Mirrors WebKit's `WKUIDelegate`.
@preconcurrency @MainActor
public protocol WKUIDelegate: NSObjectProtocol {
  /// Called when a page opens a window. Never called.
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView?
  /// Called when a script shows a text. Never called.
  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor () -> Void)
  /// Called when a script asks a question. Never called.
  func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor (Bool) -> Void)
}

extension WKUIDelegate {
  /// Creates the window that a page opens. Always `nil`.
  public func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? { nil }
  /// Does nothing.
  public func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor () -> Void
  ) { completionHandler() }
  /// Does nothing.
  public func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor (Bool) -> Void
  ) { completionHandler(false) }
}

/// The window features that a page requests: never created. Mirrors WebKit's `WKWindowFeatures`.
@preconcurrency @MainActor
open class WKWindowFeatures: NSObject {}

/// A receiver of messages of scripts. It never gets any. Mirrors WebKit's `WKScriptMessageHandler`.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
  /// Called when a script sends a message. Never called: scripts do not run.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// A message of a script: never created. Mirrors WebKit's `WKScriptMessage`.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
  private override init() { super.init() }
  /// The body of the message.
  open var body: Any { "" }
  /// The name of the handler.
  open var name: String { "" }
}

/// A file that the web view loads: never created, the browser loads files. Mirrors WebKit's `WKDownload`.
@preconcurrency @MainActor
open class WKDownload: NSObject {
  private override init() { super.init() }
  /// The delegate. Not retained; never called.
  open weak var delegate: (any WKDownloadDelegate)?
  /// The request of the file.
  open var originalRequest: URLRequest? { nil }
  /// The view that began it.
  open weak var webView: WKWebView?
  /// Ends it.
  open func cancel(_ completionHandler: ((Data?) -> Void)? = nil) { completionHandler?(nil) }
}

/// A delegate of a download. Never called: the browser loads files. Mirrors WebKit's `WKDownloadDelegate`.
@preconcurrency @MainActor
public protocol WKDownloadDelegate: NSObjectProtocol {
  /// Chooses the place of the file. Never called.
  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
    completionHandler: @escaping @MainActor (URL?) -> Void)
  /// Called when the file is there. Never called.
  func downloadDidFinish(_ download: WKDownload)
  /// Called when the file could not be loaded. Never called.
  func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}

extension WKDownloadDelegate {
  /// Does nothing.
  public func downloadDidFinish(_ download: WKDownload) {}
  /// Does nothing.
  public func download(
    _ download: WKDownload, didFailWithError error: any Error, resumeData: Data?
  ) {}
}
