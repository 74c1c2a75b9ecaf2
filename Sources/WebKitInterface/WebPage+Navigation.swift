internal import Foundation
public import FoundationNetworking

extension WebPage {
  /// An event of a page that is loaded. Mirrors WebKit's.
  public enum NavigationEvent: Hashable, Sendable {
    case startedProvisionalNavigation, receivedServerRedirect, committed, finished
  }

  /// The reason why an address is not shown. Mirrors WebKit's.
  public enum NavigationError: Error {
    /// The decider did not allow the address, or the program's own scheme has no such page.
    case failedProvisionalNavigation(any Error)
    /// The page does not exist any more.
    case pageClosed
    /// Never: there is no such process.
    case webContentProcessTerminated
    /// There is no address.
    case invalidURL
  }

  /// A part of a page. Mirrors WebKit's.
  @preconcurrency @MainActor
  public struct FrameInfo {
    /// Whether it is the page itself. Always `true`.
    public var isMainFrame: Bool { true }
    /// The request for the page.
    public let request: URLRequest
    /// The place that the page is from.
    public var securityOrigin: WKSecurityOrigin { WKSecurityOrigin(request.url) }
  }

  /// A request for another address. Mirrors WebKit's.
  @preconcurrency @MainActor
  public struct NavigationAction {
    /// The request.
    public let request: URLRequest
    /// The part of a page that asks: here the program does.
    public var source: FrameInfo { FrameInfo(request: request) }
    /// The part of a page that will show the address.
    public var target: FrameInfo? { FrameInfo(request: request) }
    /// The cause. Always `other`: the links of a page are in the browser.
    public var navigationType: WKNavigationType { .other }
    /// Whether a file is to be saved. Always `false`.
    public var shouldPerformDownload: Bool { false }
    /// The number of the button of the pointer. Always 0.
    public var buttonNumber: Int { 0 }
  }

  /// The answer of a server. Never created: nothing is loaded. Mirrors WebKit's.
  @preconcurrency @MainActor
  public struct NavigationResponse {
    /// The answer.
    public let response: URLResponse
    /// Whether it is the page itself.
    public let isForMainFrame: Bool
    /// Whether it can be shown.
    public let canShowMimeType: Bool
  }

  /// Decides which addresses a page shows. Mirrors WebKit's.
  public protocol NavigationDeciding {
    /// Called before an address of the program's is shown; the links of a page are in the browser.
    @MainActor
    mutating func decidePolicy(
      for action: NavigationAction, preferences: inout NavigationPreferences
    ) async -> WKNavigationActionPolicy
    /// Called for the answer of a server. Never called: nothing is loaded.
    @MainActor
    mutating func decidePolicy(for response: NavigationResponse) async
      -> WKNavigationResponsePolicy
    /// Called when a server asks for a password. Never called: nothing is loaded.
    @MainActor
    mutating func decideAuthenticationChallengeDisposition(
      for challenge: URLAuthenticationChallenge
    ) async -> (URLSession.AuthChallengeDisposition, URLCredential?)
  }
}

extension WebPage.NavigationDeciding {
  /// Allows the address.
  @MainActor
  public func decidePolicy(
    for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences
  ) async -> WKNavigationActionPolicy { .allow }
  /// Allows the answer.
  @MainActor
  public func decidePolicy(for response: WebPage.NavigationResponse) async
    -> WKNavigationResponsePolicy
  { .allow }
  /// Leaves it to the system.
  @MainActor
  public func decideAuthenticationChallengeDisposition(
    for challenge: URLAuthenticationChallenge
  ) async -> (URLSession.AuthChallengeDisposition, URLCredential?) {
    (.performDefaultHandling, nil)
  }
}
