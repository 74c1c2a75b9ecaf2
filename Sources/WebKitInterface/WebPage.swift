public import Foundation
public import FoundationNetworking
public import Observation
internal import Tabstop

/// The page of a `WebView`, which the desktop's browser shows. Mirrors the part of WebKit's `WebPage` that a link
/// can do: its addresses, and the way back. Nothing is loaded, and scripts do not run.
@preconcurrency @MainActor @Observable
public final class WebPage {
  private var pages: [URL] = []
  private var place = -1
  private var ownPage: WrittenFile?

  /// The configuration of a page. No effect. Mirrors WebKit's.
  public struct Configuration {
    /// Creates a configuration.
    public init() {}
    /// The application's name in the user agent. Stored, without effect.
    public var applicationNameForUserAgent: String?
    /// Whether only the program's own domains are opened. Stored, without effect.
    public var limitsNavigationsToAppBoundDomains = false
    /// The storage of the pages. Stored, without effect.
    @MainActor public var websiteDataStore: WKWebsiteDataStore {
      get { store ?? .default() }
      set { store = newValue }
    }
    private var store: WKWebsiteDataStore?
  }

  /// An event of a page that is loaded. Mirrors WebKit's.
  public enum NavigationEvent: Hashable, Sendable {
    case startedProvisionalNavigation, receivedServerRedirect, committed, finished
  }

  /// Creates a page. The configuration has no effect.
  public init(configuration: Configuration = Configuration()) {}

  /// The address.
  public var url: URL? { pages.indices.contains(place) ? pages[place] : nil }
  /// The host of the address: the page is not read.
  public var title: String { url?.host ?? url?.lastPathComponent ?? "" }
  /// Whether the page is loading. Always `false`: nothing is loaded.
  public var isLoading: Bool { false }
  /// 1 for an address: nothing is loaded.
  public var estimatedProgress: Double { url == nil ? 0 : 1 }
  /// Whether the address is encrypted.
  public var hasOnlySecureContent: Bool { url?.scheme == "https" }
  /// The name that the browser reports. Stored, without effect.
  public var customUserAgent: String?
  /// Whether the page can be inspected. Stored, without effect.
  public var isInspectable = false

  /// Shows the address of a page.
  @discardableResult
  public func load(_ request: URLRequest) -> some AsyncSequence<NavigationEvent, any Error> {
    load(request.url)
  }
  /// Shows the address of a page; `nil` has no effect.
  @discardableResult
  public func load(_ url: URL?) -> some AsyncSequence<NavigationEvent, any Error> {
    if let url {
      pages.removeSubrange((place + 1)...)
      pages.append(url)
      place = pages.count - 1
    }
    return events
  }
  /// Writes the page to a file in the folder for temporary files, and shows its address.
  @discardableResult
  public func load(
    html: String, baseURL: URL = URL(string: "about:blank")!
  ) -> some AsyncSequence<NavigationEvent, any Error> {
    if let page = try? WrittenFile(
      Data(html.utf8), name: "page", pathExtension: "html", unlessIn: ownPage)
    {
      ownPage = page
      return load(page.url)
    }
    return load(nil as URL?)
  }
  /// The events of a page that is loaded, at once: nothing is loaded.
  private var events: AsyncThrowingStream<NavigationEvent, any Error> {
    AsyncThrowingStream { stream in
      for event in [NavigationEvent.startedProvisionalNavigation, .committed, .finished] {
        stream.yield(event)
      }
      stream.finish()
    }
  }
  /// Loads the page again. No effect: the page is in the browser.
  @discardableResult
  public func reload(
    fromOrigin: Bool = false
  ) -> some AsyncSequence<NavigationEvent, any Error> { load(nil as URL?) }
  /// Ends loading. No effect: nothing is loaded.
  public func stopLoading() {}

  /// The pages before and after. Mirrors WebKit's.
  public struct BackForwardList: Equatable, Sendable {
    /// A page of the list.
    public struct Item: Equatable, Identifiable, Sendable {
      /// The identity of the item.
      public let id: Int
      /// The address.
      public let url: URL
      /// The host of the address: the page is not read.
      public var title: String? { url.host }
    }
    /// The pages before.
    public let backList: [Item]
    /// The page that is shown.
    public let currentItem: Item?
    /// The pages after.
    public let forwardList: [Item]
  }
  /// The pages before and after.
  public var backForwardList: BackForwardList {
    let items = pages.enumerated().map { BackForwardList.Item(id: $0, url: $1) }
    return BackForwardList(
      backList: Array(items.prefix(max(0, place))),
      currentItem: items.indices.contains(place) ? items[place] : nil,
      forwardList: Array(items.dropFirst(place + 1)))
  }
  /// Shows the address of an item of the list.
  @discardableResult
  public func load(
    _ item: BackForwardList.Item
  ) -> some AsyncSequence<NavigationEvent, any Error> {
    if pages.indices.contains(item.id), pages[item.id] == item.url { place = item.id }
    return load(nil as URL?)
  }

  /// Runs a script. Always throws: no page is shown here.
  @discardableResult
  public func callJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:]
  ) async throws -> Any? { throw CocoaError(.featureUnsupported) }
}
