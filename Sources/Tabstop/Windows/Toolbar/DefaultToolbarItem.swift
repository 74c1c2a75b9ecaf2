/// An item that a bar has by itself, at another place. Mirrors SwiftUI's `DefaultToolbarItem`. It
/// adds nothing here: a search field is a part of its page, and a sidebar is shown and
/// hidden by `SidebarCommands`.
public struct DefaultToolbarItem: CustomizableToolbarContent {
  /// The type of the body: there is none.
  public typealias Body = Never

  /// Creates the item. Neither its kind nor its place has an effect.
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}

  public var _items: AnyView { AnyView(EmptyView()) }
}
