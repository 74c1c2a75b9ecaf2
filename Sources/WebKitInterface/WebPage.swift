public import Foundation
public import FoundationNetworking
public import Observation
public import Tabstop
public import TabstopFoundation

/// The page of a `WebView`, which the desktop's browser shows. Mirrors the part of WebKit's `WebPage` that a link
/// can do: its addresses, and the way back. Nothing is loaded, and scripts do not run.
@preconcurrency @MainActor @Observable
public final class WebPage {
  private var pages: [URL] = []
  private var place = -1
  /// The file for an address of a scheme of the program's own.
  private var answer: (url: URL, file: URL)?
  @ObservationIgnored private var ownPage: WrittenFile?
  @ObservationIgnored private let configuration: Configuration
  @ObservationIgnored private var decider: (any NavigationDeciding)?
  @ObservationIgnored private var observers: [UUID: Events.Continuation] = [:]

  typealias Events = AsyncThrowingStream<NavigationEvent, any Error>

  /// Creates a page.
  public convenience init(configuration: Configuration = Configuration()) {
    self.init(configuration, decider: nil)
  }
  /// Creates a page that asks the decider before it shows an address.
  public convenience init(
    configuration: Configuration = Configuration(), navigationDecider: some NavigationDeciding
  ) { self.init(configuration, decider: navigationDecider) }
  /// Creates a page. The presenter is never asked: scripts do not run.
  public convenience init(
    configuration: Configuration = Configuration(), dialogPresenter: some DialogPresenting
  ) { self.init(configuration, decider: nil) }
  /// Creates a page that asks the decider before it shows an address. The presenter is never asked: scripts do not
  /// run.
  public convenience init(
    configuration: Configuration = Configuration(), navigationDecider: some NavigationDeciding,
    dialogPresenter: some DialogPresenting
  ) { self.init(configuration, decider: navigationDecider) }

  private init(_ configuration: Configuration, decider: (any NavigationDeciding)?) {
    self.configuration = configuration
    self.decider = decider
  }

  // MARK: The page

  /// The address.
  public var url: URL? { pages.indices.contains(place) ? pages[place] : nil }
  /// The host of the address: the page is not read.
  public var title: String { url?.host ?? url?.lastPathComponent ?? "" }
  /// The address that the browser opens.
  var shownURL: URL? { answer.flatMap { $0.url == url ? $0.file : nil } ?? url }
  /// Whether the page is loading. Always `false`: nothing is loaded.
  public var isLoading: Bool { false }
  /// 1 for an address: nothing is loaded.
  public var estimatedProgress: Double { url == nil ? 0 : 1 }
  /// Whether the address is encrypted.
  public var hasOnlySecureContent: Bool { url?.scheme == "https" }
  /// The certificates of the server. Always `nil`: nothing is loaded.
  public var serverTrust: SecTrust? { nil }
  /// The colour that the page names. Always `nil`: the page is not read.
  public var themeColor: Color? { nil }
  /// Whether the page fills the screen. Never.
  public var fullscreenState: FullscreenState { .notInFullscreen }
  /// Whether the page uses the camera. Never.
  public var cameraCaptureState: WKMediaCaptureState { .none }
  /// Whether the page uses the microphone. Never.
  public var microphoneCaptureState: WKMediaCaptureState { .none }
  /// Whether the system's tools for writing are open. Always `false`.
  public var isWritingToolsActive: Bool { false }
  /// The name that the browser reports. Stored, without effect.
  public var customUserAgent: String?
  /// The medium of the style sheets. Stored, without effect.
  public var mediaType: CSSMediaType?
  /// Whether the page can be inspected. Stored, without effect.
  public var isInspectable = false

  /// Whether a page fills the screen. Mirrors WebKit's.
  public enum FullscreenState: Hashable, Sendable {
    case enteringFullscreen, exitingFullscreen, inFullscreen, notInFullscreen
  }

  /// A medium of style sheets. Mirrors WebKit's.
  public struct CSSMediaType: Hashable, RawRepresentable, Sendable {
    /// The name of the medium.
    public let rawValue: String
    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// All media.
    public static let all = CSSMediaType(rawValue: "all")
    /// Screens.
    public static let screen = CSSMediaType(rawValue: "screen")
    /// Printers.
    public static let print = CSSMediaType(rawValue: "print")
  }

  // MARK: Loading

  /// Shows the address of a page.
  @discardableResult
  public func load(_ request: URLRequest) -> some AsyncSequence<NavigationEvent, any Error> {
    begin(request.url, request)
  }
  /// Shows the address of a page; `nil` is an error.
  @discardableResult
  public func load(_ url: URL?) -> some AsyncSequence<NavigationEvent, any Error> {
    begin(url, url.map { URLRequest(url: $0) })
  }
  /// Writes the page to a file in the folder for temporary files, and shows its address.
  @discardableResult
  public func load(
    html: String, baseURL: URL = URL(string: "about:blank")!
  ) -> some AsyncSequence<NavigationEvent, any Error> {
    load(written(Data(html.utf8), pathExtension: "html"))
  }
  /// Writes the data to a file in the folder for temporary files, and shows its address.
  @discardableResult
  public func load(
    _ data: Data, mimeType: String, characterEncoding: String.Encoding, baseURL: URL
  ) -> some AsyncSequence<NavigationEvent, any Error> {
    load(written(data, mimeType: mimeType))
  }
  /// Shows the address of an item of the list.
  @discardableResult
  public func load(
    _ item: BackForwardList.Item
  ) -> some AsyncSequence<NavigationEvent, any Error> {
    if pages.indices.contains(item.id), pages[item.id] == item.url { place = item.id }
    return events { $0.report() }
  }
  /// Loads the page again. No effect: the page is in the browser.
  @discardableResult
  public func reload(
    fromOrigin: Bool = false
  ) -> some AsyncSequence<NavigationEvent, any Error> { events { $0.report() } }
  /// Ends loading. No effect: nothing is loaded.
  public func stopLoading() {}

  /// The events of all pages that are shown from now on.
  public var navigations: some AsyncSequence<NavigationEvent, any Error> {
    let id = UUID()
    let (stream, continuation) = Events.makeStream()
    observers[id] = continuation
    continuation.onTermination = { [weak self] _ in
      Task { @MainActor in self?.observers[id] = nil }
    }
    return stream
  }

  isolated deinit {
    for observer in observers.values { observer.finish(throwing: NavigationError.pageClosed) }
  }

  private func written(_ data: Data, pathExtension: String) -> URL? {
    guard
      let page = try? WrittenFile(
        data, name: "page", pathExtension: pathExtension, unlessIn: ownPage)
    else { return nil }
    ownPage = page
    return page.url
  }
  private func written(_ data: Data, mimeType: String?) -> URL? {
    let type = mimeType.flatMap { UTType(mimeType: $0)?.preferredFilenameExtension }
    return written(data, pathExtension: mimeType == "text/html" ? "html" : type ?? "bin")
  }

  private func begin(_ url: URL?, _ request: URLRequest?) -> Events {
    events { report in
      guard let url, let request else { return report.fail(.invalidURL) }
      let scheme = url.scheme?.lowercased() ?? ""
      let handler = configuration.urlSchemeHandlers.first { $0.key.rawValue.lowercased() == scheme }
      if decider == nil, handler == nil {
        show(url)
        report.report()
      } else {
        Task { await decide(url, request, handler?.value, report) }
      }
    }
  }

  private func decide(
    _ url: URL, _ request: URLRequest, _ handler: (any URLSchemeHandler)?, _ report: Report
  ) async {
    if var asked = decider {
      var preferences = configuration.defaultNavigationPreferences
      let policy = await asked.decidePolicy(
        for: NavigationAction(request: request), preferences: &preferences)
      decider = asked
      guard policy == .allow else {
        return report.fail(.failedProvisionalNavigation(URLError(.cancelled)))
      }
    }
    if let handler {
      do {
        let (data, type) = try await handler.wholeReply(for: request)
        guard let file = written(data, mimeType: type) else {
          return report.fail(.failedProvisionalNavigation(CocoaError(.fileWriteUnknown)))
        }
        answer = (url, file)
      } catch { return report.fail(.failedProvisionalNavigation(error)) }
    }
    show(url)
    report.report()
  }

  private func show(_ url: URL) {
    pages.removeSubrange((place + 1)...)
    pages.append(url)
    place = pages.count - 1
  }

  /// Passes what became of an address to those who wait.
  private struct Report {
    let observers: [Events.Continuation]

    /// The events of a page that is loaded, at once: nothing is loaded.
    func report() {
      for event in [NavigationEvent.startedProvisionalNavigation, .committed, .finished] {
        for observer in observers { observer.yield(event) }
      }
      observers.last?.finish()
    }
    func fail(_ error: NavigationError) {
      for observer in observers { observer.finish(throwing: error) }
    }
  }

  private func events(_ body: (Report) -> Void) -> Events {
    let (stream, continuation) = Events.makeStream()
    body(Report(observers: Array(observers.values) + [continuation]))
    return stream
  }

  // MARK: The list

  /// The pages before and after. Mirrors WebKit's.
  public struct BackForwardList: Equatable, Sendable {
    /// A page of the list.
    public struct Item: Equatable, Identifiable, Sendable {
      /// The identity of the item.
      public let id: Int
      /// The address.
      public let url: URL
      /// The same address: nothing is loaded that could redirect.
      public var initialURL: URL { url }
      /// The host of the address: the page is not read.
      public var title: String? { url.host }
    }
    /// The pages before.
    public let backList: [Item]
    /// The page that is shown.
    public let currentItem: Item?
    /// The pages after.
    public let forwardList: [Item]
    /// The page at a distance from the one that is shown: -1 is the one before.
    public subscript(_ index: Int) -> Item? {
      let list = backList + (currentItem.map { [$0] } ?? []) + forwardList
      let (place, isTooFar) = backList.count.addingReportingOverflow(index)
      return !isTooFar && list.indices.contains(place) ? list[place] : nil
    }
  }
  /// The pages before and after.
  public var backForwardList: BackForwardList {
    let items = pages.enumerated().map { BackForwardList.Item(id: $0, url: $1) }
    return BackForwardList(
      backList: Array(items.prefix(max(0, place))),
      currentItem: items.indices.contains(place) ? items[place] : nil,
      forwardList: Array(items.dropFirst(place + 1)))
  }

  // MARK: Scripts and media

  /// Runs a script. Always throws: no page is shown here.
  @discardableResult
  public func callJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: FrameInfo? = nil,
    contentWorld: WKContentWorld? = nil
  ) async throws -> Any? { throw CocoaError(.featureUnsupported) }
  /// Whether the browser reads addresses of a scheme, so that the program cannot.
  public static func handlesURLScheme(_ scheme: String) -> Bool {
    ["about", "blob", "data", "file", "http", "https"].contains(scheme.lowercased())
  }
  /// Does nothing: the browser plays what a page contains.
  public func pauseAllMediaPlayback() async {}
  /// Does nothing: the browser plays what a page contains.
  public func setAllMediaPlaybackSuspended(_ suspended: Bool) async {}
  /// Does nothing: the browser plays what a page contains.
  public func closeAllMediaPresentations() async {}
}
