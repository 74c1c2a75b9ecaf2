public import Foundation
public import FoundationNetworking

// The configuration of web views. All values are stored without effect, because the desktop's
// browser shows the pages.

/// The configuration of a web view. No effect. Mirrors WebKit's `WKWebViewConfiguration`.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
  /// Creates a configuration.
  public override init() { super.init() }
  /// The preferences of the web view. Stored, without effect.
  open var preferences = WKPreferences()
  /// The preferences of a page. Stored, without effect.
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  /// The scripts and messages of the pages. Stored, without effect.
  open var userContentController = WKUserContentController()
  /// The storage of the pages. Stored, without effect.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// The pool of processes. Stored, without effect.
  open var processPool = WKProcessPool()
  /// Whether videos are played in the page. Stored, without effect.
  open var allowsInlineMediaPlayback = false
  /// Whether AirPlay is allowed. Stored, without effect.
  open var allowsAirPlayForMediaPlayback = true
  /// Whether picture in picture is allowed. Stored, without effect.
  open var allowsPictureInPictureMediaPlayback = true
  /// The types of media that play only when the user requests it. Stored, without effect.
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = .all
  /// Whether a page is shown only when it is complete. Stored, without effect.
  open var suppressesIncrementalRendering = false
  /// The application's name in the user agent. Stored, without effect.
  open var applicationNameForUserAgent: String?
  /// Whether only the program's own domains are opened. Stored, without effect.
  open var limitsNavigationsToAppBoundDomains = false
  private var schemeHandlers: [String: any WKURLSchemeHandler] = [:]
  /// Sets the object that reads the addresses of a scheme. Stored: nothing is read, as pages are not shown.
  open func setURLSchemeHandler(
    _ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String
  ) { schemeHandlers[urlScheme] = urlSchemeHandler }
  /// The object that reads the addresses of a scheme.
  open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
    schemeHandlers[urlScheme]
  }
}

/// Reads the addresses of a scheme of the program's own. Never called: pages are not shown. Mirrors WebKit's.
@preconcurrency @MainActor
public protocol WKURLSchemeHandler: NSObjectProtocol {
  /// Begins to read an address. Never called.
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
  /// Ends the reading. Never called.
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// An address that a page asks for. There are none. Mirrors WebKit's.
@preconcurrency @MainActor
public protocol WKURLSchemeTask: NSObjectProtocol {
  /// The request.
  var request: URLRequest { get }
  /// Passes the head of the answer.
  func didReceive(_ response: URLResponse)
  /// Passes bytes of the answer.
  func didReceive(_ data: Data)
  /// Ends the answer.
  func didFinish()
  /// Ends the answer with an error.
  func didFailWithError(_ error: any Error)
}

/// A set of kinds of media. Mirrors WebKit's.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates a value from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The type of sounds.
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  /// The type of films.
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  /// Sounds and films.
  public static let all: WKAudiovisualMediaTypes = [.audio, .video]
}

/// The preferences for web pages. No effect. Mirrors WebKit's `WKPreferences`.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
  /// Creates preferences.
  public override init() { super.init() }
  /// Whether JavaScript is enabled. Stored, without effect.
  open var javaScriptEnabled = true
  /// Whether JavaScript may open windows. Stored, without effect.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// The smallest size of a font. Stored, without effect.
  open var minimumFontSize: CGFloat = 0
  /// Whether pages may use the full screen. Stored, without effect.
  open var isElementFullscreenEnabled = false
  /// Whether fraudulent pages are reported. Stored, without effect.
  open var isFraudulentWebsiteWarningEnabled = true
  /// Sets a value by its key. No effect.
  open func setValue(_ value: Any?, forKey key: String) {}
}

/// The preferences for one web page. No effect. Mirrors WebKit's `WKWebpagePreferences`.
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
  /// Creates preferences.
  public override init() { super.init() }
  /// Whether pages may run JavaScript. Stored, without effect.
  open var allowsContentJavaScript = true
  /// Whether pages are requested for a desktop. Stored, without effect.
  open var preferredContentMode = ContentMode.recommended
  /// The kinds of screens for which a page is laid out. Mirrors WebKit's.
  public enum ContentMode: Int, Sendable { case recommended, mobile, desktop }
}

/// A group of web views that share a process. Mirrors WebKit's `WKProcessPool`.
@preconcurrency @MainActor
open class WKProcessPool: NSObject {
  /// Creates a group.
  public override init() { super.init() }
}

/// The scripts of a view. No effect: scripts do not run. Mirrors WebKit's `WKUserContentController`.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
  /// Creates a collection of scripts.
  public override init() { super.init() }
  /// The added scripts, which do not run.
  open private(set) var userScripts: [WKUserScript] = []
  /// Adds a script, which does not run.
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  /// Removes the added scripts.
  open func removeAllUserScripts() { userScripts = [] }
  /// Does nothing.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
  /// Does nothing.
  open func removeScriptMessageHandler(forName name: String) {}
}

/// A script. No effect: scripts do not run. Mirrors WebKit's `WKUserScript`.
@preconcurrency @MainActor
open class WKUserScript: NSObject {
  /// The text of the script.
  public let source: String
  /// The time at which it would run.
  public let injectionTime: WKUserScriptInjectionTime
  /// Whether it is for the page alone, not for frames in it.
  public let isForMainFrameOnly: Bool
  /// Creates a script, which does not run.
  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
  ) {
    (self.source, self.injectionTime) = (source, injectionTime)
    isForMainFrameOnly = forMainFrameOnly
    super.init()
  }
}

/// The time at which a script runs. Mirrors WebKit's.
public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }
/// The data that web pages stored: always empty. Mirrors WebKit's `WKWebsiteDataStore`.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
  private static let only = WKWebsiteDataStore()
  private override init() { super.init() }
  /// The only store: it is empty.
  open class func `default`() -> WKWebsiteDataStore { only }
  /// A store that keeps nothing: the only one, which is empty.
  open class func nonPersistent() -> WKWebsiteDataStore { only }
  /// The kinds of data: always none.
  open class func allWebsiteDataTypes() -> Set<String> { [] }
  /// The store of cookies, which is empty.
  open var httpCookieStore: WKHTTPCookieStore { .only }
  /// Removes the data of pages. Calls the handler, without further effect: the browser has the
  /// data.
  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date,
    completionHandler: @escaping @MainActor () -> Void
  ) { completionHandler() }
  /// Finds the data of pages. Calls the handler with no records: the browser has the data.
  open func fetchDataRecords(
    ofTypes dataTypes: Set<String>,
    completionHandler: @escaping @MainActor ([WKWebsiteDataRecord]) -> Void
  ) { completionHandler([]) }
  /// Removes the data of pages. Calls the handler, without further effect: the browser has the
  /// data.
  open func removeData(
    ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
    completionHandler: @escaping @MainActor () -> Void
  ) { completionHandler() }
}

/// The data of one web site: never created. Mirrors WebKit's `WKWebsiteDataRecord`.
@preconcurrency @MainActor
open class WKWebsiteDataRecord: NSObject {
  private override init() { super.init() }
  /// The name of the page. Always empty.
  open var displayName: String { "" }
  /// The types of the data. Always empty.
  open var dataTypes: Set<String> { [] }
}

/// The store of the cookies of pages, which is always empty. Mirrors WebKit's `WKHTTPCookieStore`.
@preconcurrency @MainActor
open class WKHTTPCookieStore: NSObject {
  static let only = WKHTTPCookieStore()
  private override init() { super.init() }
  /// Finds the cookies. Calls the handler with no cookies: the browser has them.
  open func getAllCookies(_ completionHandler: @escaping @MainActor ([HTTPCookie]) -> Void) {
    completionHandler([])
  }
}

/// The configuration of a snapshot of a page. Mirrors WebKit's `WKSnapshotConfiguration`.
@preconcurrency @MainActor
open class WKSnapshotConfiguration: NSObject {
  /// Creates a configuration of the whole page.
  public override init() { super.init() }
  /// The part of the page in the picture. Stored, without effect.
  open var rect = CGRect.null
}
