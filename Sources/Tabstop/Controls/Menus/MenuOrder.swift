extension View {
  /// Sets the order of a menu's items. No effect: menus keep the order of their items.
  public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }
  /// Sets whether a menu stays open when an item is chosen. No effect: a menu closes when an item
  /// is chosen, as the desktop's do.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
}

/// The order of a menu's items. Mirrors SwiftUI's `MenuOrder`.
public struct MenuOrder: Hashable, Sendable {
  private let name: String
  /// The order of the platform.
  public static let automatic = MenuOrder(name: "automatic")
  /// The first item nearest to the pointer.
  public static let priority = MenuOrder(name: "priority")
  /// The order of the source.
  public static let fixed = MenuOrder(name: "fixed")
}

/// Whether a menu closes when an item is chosen: it does. Mirrors SwiftUI's `MenuActionDismissBehavior`.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let name: String
  /// The behaviour of the platform.
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  /// The menu closes.
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  /// The menu stays open on Apple's systems; it closes here.
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}
