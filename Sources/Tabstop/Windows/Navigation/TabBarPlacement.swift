/// The place of the tabs of a `TabView`. Mirrors SwiftUI's `TabBarPlacement`. Here they are always
/// above the pages.
public struct TabBarPlacement: Hashable, Sendable {
  private let name: String
  /// In a bar above the pages: always the case here.
  public static let topBar = TabBarPlacement(name: "topBar")
  /// In a bar below the pages. Never the case here.
  public static let bottomBar = TabBarPlacement(name: "bottomBar")
  /// In a sidebar. Never the case here.
  public static let sidebar = TabBarPlacement(name: "sidebar")
  /// Beside the window. Never the case here.
  public static let ornament = TabBarPlacement(name: "ornament")
}

/// What choosing the search tab does. Mirrors SwiftUI's `TabSearchActivation`. No effect here.
public struct TabSearchActivation: Hashable, Sendable {
  private let name: String
  /// The default: the page is shown.
  public static let automatic = TabSearchActivation(name: "automatic")
  /// The search begins as well. No effect here.
  public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
}

extension EnvironmentValues {
  /// The place of the tabs of the enclosing `TabView`; `nil` outside of one. Mirrors SwiftUI.
  public var tabBarPlacement: TabBarPlacement? { tabBarVisibility == nil ? nil : .topBar }
  /// Whether the tabs of the enclosing `TabView` are shown in sections. Mirrors SwiftUI. Here always
  /// `false`.
  public var isTabBarShowingSections: Bool { false }
}

extension View {
  /// Sets what choosing the search tab does. Mirrors SwiftUI. No effect: its page is shown.
  public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }

  /// Adds views above the tabs in a sidebar. Mirrors SwiftUI. They are not shown: tabs are in a row.
  public func tabViewSidebarHeader<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }

  /// Adds views below the tabs in a sidebar. Mirrors SwiftUI. They are not shown: tabs are in a row.
  public func tabViewSidebarFooter<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }

  /// Adds views at the bottom of the sidebar of a `TabView`. Mirrors SwiftUI. Here, where tabs are in
  /// a row, they are below the pages, since they often have controls that are nowhere else.
  public func tabViewSidebarBottomBar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    safeAreaInset(edge: .bottom, content: content)
  }
}
