/// A bar of a part of the window. Mirrors SwiftUI's `ContentToolbarPlacement`.
public struct ContentToolbarPlacement: Hashable, Sendable {
  private let name: String
  /// The bar of a row of tabs that is a sidebar.
  public static let tabViewSidebar = ContentToolbarPlacement(name: "tabViewSidebar")
}

extension View {
  /// Adds items to the bar of a part of the window: here to that of the page, as `toolbar(content:)` does.
  /// Mirrors SwiftUI.
  public func contentToolbar<Content: View>(
    for placement: ContentToolbarPlacement, @ViewBuilder content: () -> Content
  ) -> some View { toolbar(content: content) }

  /// Adds items to the bar of a part of the window: here to that of the page, as `toolbar(content:)` does.
  /// Mirrors SwiftUI.
  public func contentToolbar<Content: ToolbarContent>(
    for placement: ContentToolbarPlacement, @ToolbarContentBuilder content: () -> Content
  ) -> some View { toolbar(content: content) }
}
