/// An item of a toolbar. Mirrors SwiftUI's `ToolbarItem`.
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  /// The type of the body: there is none.
  public typealias Body = Never
  let placement: ToolbarItemPlacement
  let content: Content

  public var _items: AnyView {
    AnyView(PlacedItemsView(placement: placement, content: content))
  }
}

extension ToolbarItem where ID == () {
  /// Creates an item at a place of the bar; by default at its end.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
  /// Creates an item with an identifier, for `toolbar(id:content:)`. The identifier has no effect: the user cannot
  /// rearrange bars.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  /// Creates an item with an identifier. The identifier and `showsByDefault` have no effect: every item is shown.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
    @ViewBuilder content: () -> Content
  ) {
    self.init(id: id, placement: placement, content: content)
  }
}

/// Several items of a toolbar at one place. Mirrors SwiftUI's `ToolbarItemGroup`.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  /// The type of the body: there is none.
  public typealias Body = Never
  let placement: ToolbarItemPlacement
  let content: Content

  /// Creates items that are side by side at one place of the bar.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  /// Creates items that SwiftUI collapses into a menu with the title `label` if there is little
  /// space. Here `label` has no effect: the items that do not fit are in the menu at the end of the bar.
  public init<Label: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(placement: placement, content: content)
  }

  public var _items: AnyView {
    AnyView(PlacedItemsView(placement: placement, content: content))
  }
}

/// Space between items. Mirrors SwiftUI's `ToolbarSpacer`.
public struct ToolbarSpacer: CustomizableToolbarContent {
  /// The type of the body: there is none.
  public typealias Body = Never
  let sizing: SpacerSizing
  let placement: ToolbarItemPlacement

  /// Creates a space that grows (`.flexible`) or is 12 points wide (`.fixed`).
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }

  public var _items: AnyView {
    AnyView(
      PlacedItemsView(
        placement: placement, content: Spacer().frame(width: sizing == .fixed ? 12 : nil)))
  }
}

/// The size of a spacer. Mirrors SwiftUI's `SpacerSizing`.
public struct SpacerSizing: Hashable, Sendable {
  private let name: String
  /// The remaining space.
  public static let flexible = SpacerSizing(name: "flexible")
  /// 12 points.
  public static let fixed = SpacerSizing(name: "fixed")
}
