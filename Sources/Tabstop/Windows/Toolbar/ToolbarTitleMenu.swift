/// The items of the menu of a page's title. They are in the page's bar here, since a title is not a
/// control. Mirrors SwiftUI's `ToolbarTitleMenu`.
public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
  private let content: Content

  /// Creates the items.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The items of the menu.
  public var body: some ToolbarContent { ToolbarItemGroup { content } }
}
