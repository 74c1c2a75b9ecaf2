// Pages of the web, under the module name WebKit: a compatible interface, not Apple's. A page is not shown inside of
// the program: its address is a link, which opens it in the desktop's browser.
@_exported public import FoundationNetworking
@_exported public import SwiftUIInterface
internal import Tabstop
public import TabstopFoundation
public import TabstopKits

/// The address of a page, as a link that opens it in the desktop's browser. Mirrors the part of WebKit's `WKWebView`
/// that SwiftUI sources use; scripts do not run.
@preconcurrency @MainActor
open class WKWebView: UIView {
  /// The configuration with which it was created. No effect.
  public let configuration: WKWebViewConfiguration
  /// The delegate, which is notified of pages. Not retained.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// The delegate for the page's requests. Stored, without effect: no page asks for anything. Not
  /// retained.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// Whether swipes go back and forward. Stored, without effect.
  open var allowsBackForwardNavigationGestures = false
  /// Whether links show previews. Stored, without effect.
  open var allowsLinkPreview = true
  /// Whether gestures zoom the page. Stored, without effect.
  open var allowsMagnification = false
  /// The name that the browser reports. Stored, without effect.
  open var customUserAgent: String?
  /// The zoom of the page. Stored, without effect.
  open var pageZoom: CGFloat = 1
  /// Whether the page can be inspected. Stored, without effect.
  open var isInspectable = false
  /// The colour below the page. Stored, without effect.
  open var underPageBackgroundColor: UIColor?
  /// The scroll view of the page. No effect.
  public let scrollView = UIScrollView()

  private var pages = WKBackForwardList()
  /// The last page that the program itself has written.
  private var ownPage: WrittenFile?

  /// Creates a view.
  ///
  /// - Parameter configuration: Stored, without effect.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
  }
  /// Creates a view.
  public convenience init() { self.init(frame: .zero, configuration: WKWebViewConfiguration()) }
  /// Creates a view.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }
  /// Creates a view from an archive. Returns `nil`: there are no archives here.
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
  }

  /// The address of the page.
  open var url: URL? { pages.currentItem?.url }
  /// The host of the address: the page is not read.
  open var title: String? { url?.host ?? url?.lastPathComponent }
  /// Whether the page is loading. Always `false`: nothing is loaded.
  open var isLoading: Bool { false }
  /// 1: nothing is loaded.
  open var estimatedProgress: Double { url == nil ? 0 : 1 }
  /// Whether there was a page before.
  open var canGoBack: Bool { pages.backItem != nil }
  /// Whether there was a page after.
  open var canGoForward: Bool { pages.forwardItem != nil }
  /// Whether the address is encrypted.
  open var hasOnlySecureContent: Bool { url?.scheme == "https" }
  /// The addresses before and after.
  open var backForwardList: WKBackForwardList { pages }

  /// Shows the address of a page.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? { request.url.map(show) ?? nil }
  /// Shows the address of a file.
  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    show(URL)
  }
  /// Writes the page to a file in the folder for temporary files, and shows its address.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    do {
      let page = try WrittenFile(
        Data(string.utf8), name: "page", pathExtension: "html", unlessIn: ownPage)
      ownPage = page
      return show(page.url)
    } catch {
      let navigation = WKNavigation()
      navigationDelegate?.webView(
        self, didFailProvisionalNavigation: navigation, withError: error)
      return navigation
    }
  }

  /// Writes the page to a file in the folder for temporary files, and shows its address; see
  /// `loadHTMLString(_:baseURL:)`.
  @discardableResult
  open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    let isText = MIMEType.hasPrefix("text/html")
    guard isText, let text = String(data: data, encoding: .utf8) else {
      let type = UTType(mimeType: MIMEType)?.preferredFilenameExtension ?? "bin"
      guard
        let page = try? WrittenFile(data, name: "page", pathExtension: type, unlessIn: ownPage)
      else { return nil }
      ownPage = page
      return show(page.url)
    }
    return loadHTMLString(text, baseURL: baseURL)
  }

  private func show(_ url: URL) -> WKNavigation? {
    pages.add(WKBackForwardListItem(url: url))
    return shown()
  }
  private func shown() -> WKNavigation? {
    guard let url else { return nil }
    hosted = AnyView(
      Link(title.flatMap { $0.isEmpty ? nil : $0 } ?? url.absoluteString, destination: url)
        .frame(maxWidth: .infinity, maxHeight: .infinity))
    let navigation = WKNavigation()
    // The delegate is notified as if the page were loaded: programs then remove their progress
    // views.
    DispatchQueue.main.async { [weak self] in
      guard let self, let delegate = navigationDelegate else { return }
      delegate.webView(self, didStartProvisionalNavigation: navigation)
      delegate.webView(self, didCommit: navigation)
      delegate.webView(self, didFinish: navigation)
    }
    return navigation
  }

  /// Shows the address before.
  @discardableResult
  open func goBack() -> WKNavigation? { pages.move(-1) ? shown() : nil }
  /// Shows the address after.
  @discardableResult
  open func goForward() -> WKNavigation? { pages.move(1) ? shown() : nil }
  /// Loads the page again. No effect: the page is in the browser.
  @discardableResult
  open func reload() -> WKNavigation? { nil }
  /// Loads the page again, without stored copies. No effect: the page is in the browser.
  @discardableResult
  open func reloadFromOrigin() -> WKNavigation? { nil }
  /// Stops loading. No effect: nothing is loaded.
  open func stopLoading() {}
  /// Runs a script in the page. Calls the handler with an error: scripts do not run.
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil, WKError(.javaScriptExceptionOccurred))
  }
  /// Runs a script in the page. Always throws: scripts do not run.
  @discardableResult
  open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
    throw WKError(.javaScriptExceptionOccurred)
  }
  /// Runs a script in the page. Calls the handler with an error: scripts do not run.
  open func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
    completionHandler: ((Result<Any, any Error>) -> Void)? = nil
  ) { completionHandler?(.failure(WKError(.javaScriptExceptionOccurred))) }
  /// Takes a picture of the page. Calls the handler with an error: the page is not drawn here.
  open func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping (UIImage?, (any Error)?) -> Void
  ) {
    completionHandler(nil, WKError(.unknown))
  }
  /// Makes a PDF file of the page. Calls the handler with an error: the page is not drawn here.
  open func createPDF(
    configuration: WKPDFConfiguration = WKPDFConfiguration(),
    completionHandler: @escaping (Result<Data, any Error>) -> Void
  ) { completionHandler(.failure(WKError(.unknown))) }
  /// Makes a PDF file of the page. Always throws: the page is not drawn here.
  open func pdf(configuration: WKPDFConfiguration = WKPDFConfiguration()) async throws -> Data {
    throw WKError(.unknown)
  }
  /// Runs a script in the page. Calls the handler with an error: scripts do not run.
  open func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    in contentWorld: WKContentWorld,
    completionHandler: ((Result<Any, any Error>) -> Void)? = nil
  ) { completionHandler?(.failure(WKError(.javaScriptExceptionOccurred))) }
  /// Searches for a text in the page. Finds nothing: the page is not drawn here.
  open func find(
    _ string: String, configuration: WKFindConfiguration = WKFindConfiguration(),
    completionHandler: @escaping (WKFindResult) -> Void
  ) { completionHandler(WKFindResult()) }
  /// Sets a value by its key. No effect: there is no page inside of the program.
  open func setValue(_ value: Any?, forKey key: String) {}
  /// A value by its key. Always `nil`: there is no page inside of the program.
  open func value(forKey key: String) -> Any? { nil }
}

/// A page that a view shows. Mirrors WebKit's `WKNavigation`.
@preconcurrency @MainActor
open class WKNavigation: NSObject {}

/// An address. Mirrors WebKit's `WKBackForwardListItem`.
@preconcurrency @MainActor
open class WKBackForwardListItem: NSObject {
  /// The address.
  public let url: URL
  /// The host: the page is not read.
  open var title: String? { url.host }
  init(url: URL) {
    self.url = url
    super.init()
  }
}

/// The addresses of a view. Mirrors WebKit's `WKBackForwardList`.
@preconcurrency @MainActor
open class WKBackForwardList: NSObject {
  private var items: [WKBackForwardListItem] = []
  private var place = -1

  /// Adds the next address; the current one is loaded again.
  func add(_ item: WKBackForwardListItem) {
    guard item.url != currentItem?.url else { return }
    items = items.prefix(place + 1) + [item]
    place = items.count - 1
  }
  func move(_ steps: Int) -> Bool {
    guard items.indices.contains(place + steps) else { return false }
    place += steps
    return true
  }
  private func item(_ place: Int) -> WKBackForwardListItem? {
    items.indices.contains(place) ? items[place] : nil
  }
  /// The address that is shown.
  open var currentItem: WKBackForwardListItem? { item(place) }
  /// The one before.
  open var backItem: WKBackForwardListItem? { item(place - 1) }
  /// The one after.
  open var forwardItem: WKBackForwardListItem? { item(place + 1) }
  /// The pages before the current one.
  open var backList: [WKBackForwardListItem] { place > 0 ? Array(items[..<place]) : [] }
  /// The pages after the current one.
  open var forwardList: [WKBackForwardListItem] {
    place >= 0 ? Array(items[(place + 1)...]) : []
  }
}

/// An error of a page. Mirrors WebKit's `WKError`.
public struct WKError: Error, Hashable, Sendable {
  /// The codes of the error.
  public enum Code: Int, Sendable {
    case unknown = 1
    case webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred
  }
  /// The code of the error.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}

extension WKError {
  /// The reason is not known.
  public static var unknown: Code { .unknown }
  /// The page ended.
  public static var webContentProcessTerminated: Code { .webContentProcessTerminated }
  /// The view has no page any more.
  public static var webViewInvalidated: Code { .webViewInvalidated }
  /// A script failed.
  public static var javaScriptExceptionOccurred: Code { .javaScriptExceptionOccurred }
}

extension WKError.Code {
  /// Matches an error of this code, in `catch WKError.unknown`.
  public static func ~= (match: Self, error: any Error) -> Bool {
    (error as? WKError)?.code == match
  }
}

/// The part of a page for a PDF file. Mirrors WebKit's. No effect.
@preconcurrency @MainActor
open class WKPDFConfiguration: NSObject {
  /// Creates a configuration.
  public override init() { super.init() }
  /// The part of the page. Stored, without effect.
  open var rect: CGRect?
  /// Whether the background is left out. Stored, without effect.
  open var allowTransparentBackground = false
}

/// How a text is searched for in a page. Mirrors WebKit's. No effect.
@preconcurrency @MainActor
open class WKFindConfiguration: NSObject {
  /// Creates a configuration.
  public override init() { super.init() }
  /// Whether the search goes backwards. Stored, without effect.
  open var backwards = false
  /// Whether capital letters count. Stored, without effect.
  open var caseSensitive = false
  /// Whether the search begins again at the start. Stored, without effect.
  open var wraps = true
}

/// The result of a search in a page. Mirrors WebKit's.
@preconcurrency @MainActor
open class WKFindResult: NSObject {
  override init() { super.init() }
  /// Whether the text was found. Always `false`.
  open var matchFound: Bool { false }
}

/// The scripts that see each other. Mirrors WebKit's. No effect: scripts do not run.
@preconcurrency @MainActor
open class WKContentWorld: NSObject {
  /// The scripts of the page.
  public static let page = WKContentWorld()
  /// The scripts of the program.
  public static let defaultClient = WKContentWorld()
  /// Scripts of the program by a name.
  public class func world(name: String) -> WKContentWorld { WKContentWorld() }
}

extension WKWebView: _NamedProperties {
  /// The value of a property, for observers by name, on the main thread.
  nonisolated public func _value(ofProperty name: String) -> Any? {
    nonisolated(unsafe) var value: Any?
    MainActor.assumeIsolated {
      switch name {
      case "estimatedProgress": value = estimatedProgress
      case "title": value = title
      case "url", "URL": value = url
      case "loading", "isLoading": value = isLoading
      case "canGoBack": value = canGoBack
      case "canGoForward": value = canGoForward
      default: break
      }
    }
    return value
  }
}
