public import Foundation
public import Tabstop
public import TabstopFoundation

extension WebView {
  /// Whether swiping goes back and forward. Mirrors WebKit's. No effect: the browser shows the page.
  public struct BackForwardNavigationGesturesBehavior: Sendable {
    private let name: String
    /// The default.
    public static let automatic = Self(name: "automatic")
    /// Swiping goes back and forward.
    public static let enabled = Self(name: "enabled")
    /// Swiping does nothing.
    public static let disabled = Self(name: "disabled")
  }

  /// Whether pinching changes the size. Mirrors WebKit's. No effect: the browser shows the page.
  public struct MagnificationGesturesBehavior: Sendable {
    private let name: String
    /// The default.
    public static let automatic = Self(name: "automatic")
    /// Pinching changes the size.
    public static let enabled = Self(name: "enabled")
    /// Pinching does nothing.
    public static let disabled = Self(name: "disabled")
  }

  /// Whether a link shows its page while it is pressed. Mirrors WebKit's. No effect: the browser shows the page.
  public struct LinkPreviewBehavior: Sendable {
    private let name: String
    /// The default.
    public static let automatic = Self(name: "automatic")
    /// A pressed link shows its page.
    public static let enabled = Self(name: "enabled")
    /// A pressed link does not show its page.
    public static let disabled = Self(name: "disabled")
  }

  /// Whether a part of a page can fill the screen. Mirrors WebKit's. No effect: the browser shows the page.
  public struct ElementFullscreenBehavior: Sendable {
    private let name: String
    /// The default.
    public static let automatic = Self(name: "automatic")
    /// A part of a page can fill the screen.
    public static let enabled = Self(name: "enabled")
    /// No part of a page can fill the screen.
    public static let disabled = Self(name: "disabled")
  }

  /// What a menu is opened for. Mirrors WebKit's.
  public struct ActivatedElementInfo: Hashable, Sendable {
    /// The address of the link: that of the page, whose links are in the browser.
    public let linkURL: URL?
  }
}

extension EnvironmentValues {
  /// The menu of the link that stands for a page.
  var webViewContextMenu: (@MainActor (WebView.ActivatedElementInfo) -> AnyView)? {
    get { self[WebViewContextMenuKey.self] }
    set { self[WebViewContextMenuKey.self] = newValue }
  }
}

private struct WebViewContextMenuKey: EnvironmentKey {
  static var defaultValue: (@MainActor (WebView.ActivatedElementInfo) -> AnyView)? { nil }
}

// The modifiers of `WebView`. Mirror WebKit's.
extension View {
  /// Sets whether swiping goes back and forward. No effect: the browser shows the page.
  public nonisolated func webViewBackForwardNavigationGestures(
    _ value: WebView.BackForwardNavigationGesturesBehavior
  ) -> some View { self }
  /// Sets whether pinching changes the size. No effect: the browser shows the page.
  public nonisolated func webViewMagnificationGestures(
    _ value: WebView.MagnificationGesturesBehavior
  ) -> some View { self }
  /// Sets whether a link shows its page while it is pressed. No effect: the browser shows the page.
  public nonisolated func webViewLinkPreviews(
    _ value: WebView.LinkPreviewBehavior
  ) -> some View { self }
  /// Sets whether the texts of a page can be selected. No effect: the browser shows the page.
  public nonisolated func webViewTextSelection<S: TextSelectability>(
    _ selectability: S
  ) -> some View { self }
  /// Sets whether a part of a page can fill the screen. No effect: the browser shows the page.
  public nonisolated func webViewElementFullscreenBehavior(
    _ value: WebView.ElementFullscreenBehavior
  ) -> some View { self }
  /// Sets whether a page has its own background. No effect: the browser shows the page.
  public nonisolated func webViewContentBackground(_ visibility: Visibility) -> some View { self }
  /// Binds the place to which a page is scrolled. No effect: the browser shows the page.
  public nonisolated func webViewScrollPosition(
    _ position: Binding<ScrollPosition>
  ) -> some View { self }
  /// Sets whether an input scrolls a page. No effect: the browser shows the page.
  public nonisolated func webViewScrollInputBehavior(
    _ behavior: ScrollInputBehavior, for input: ScrollInputKind
  ) -> some View { self }
  /// Calls an action when a page is scrolled. Never called: the browser shows the page.
  public nonisolated func webViewOnScrollGeometryChange<T: Hashable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (T, T) -> Void
  ) -> some View { self }
  /// Sets the menu of the link that stands for a page.
  public func webViewContextMenu(
    @ViewBuilder menu: @escaping @MainActor (WebView.ActivatedElementInfo) -> some View
  ) -> some View {
    environment(\.webViewContextMenu) { AnyView(menu($0)) }
  }
}
