/// A bar of a page or window. Mirrors SwiftUI's `ToolbarPlacement`.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String
  /// The top bar, like `navigationBar`.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// The bar at the bottom.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// The bar with the page's title.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The row of tabs of the enclosing `TabView`.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  /// The window's bar: a page's top bar here, like `navigationBar`.
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
}

/// The place of an item in a toolbar. Mirrors SwiftUI's `ToolbarItemPlacement`.
public struct ToolbarItemPlacement: Hashable, Sendable {
  let region: ToolbarRegion
  let role: Role

  /// The purpose of an item, apart from its place.
  enum Role: Hashable, Sendable {
    case none, primary, secondary, confirmation, cancellation, destructive
  }

  private init(_ region: ToolbarRegion, _ role: Role = .none) {
    self.region = region
    self.role = role
  }

  /// The end of the top bar.
  public static let automatic = ToolbarItemPlacement(.trailing)
  /// The centre of the top bar, instead of the title.
  public static let principal = ToolbarItemPlacement(.center)
  /// The start of the top bar.
  public static let navigation = ToolbarItemPlacement(.leading)
  /// The primary action: at the end of the top bar.
  public static let primaryAction = ToolbarItemPlacement(.trailing, .primary)
  /// A secondary action: also at the end of the top bar, in a menu only where there is no space.
  public static let secondaryAction = ToolbarItemPlacement(.trailing, .secondary)
  /// The bottom bar.
  public static let status = ToolbarItemPlacement(.bottom)
  /// The end of the top bar, in the accent colour.
  public static let confirmationAction = ToolbarItemPlacement(.trailing, .confirmation)
  /// The start of the top bar. Escape presses the item.
  public static let cancellationAction = ToolbarItemPlacement(.leading, .cancellation)
  /// A destructive action: at the start of the top bar, coloured by its role.
  public static let destructiveAction = ToolbarItemPlacement(.leading, .destructive)
  /// A bar at the window's bottom edge that is visible while a text is edited.
  public static let keyboard = ToolbarItemPlacement(.keyboard)
  /// The leading end of the top bar.
  public static let topBarLeading = ToolbarItemPlacement(.leading)
  /// The trailing end of the top bar.
  public static let topBarTrailing = ToolbarItemPlacement(.trailing)
  /// The bar at the bottom.
  public static let bottomBar = ToolbarItemPlacement(.bottom)
  /// Below the window on visionOS: here the bottom bar.
  public static let bottomOrnament = ToolbarItemPlacement(.bottom)
  /// The older name of `topBarLeading`.
  public static let navigationBarLeading = ToolbarItemPlacement(.leading)
  /// The older name of `topBarTrailing`.
  public static let navigationBarTrailing = ToolbarItemPlacement(.trailing)
  /// The title: in the center of the top bar.
  public static let title = ToolbarItemPlacement(.center)
  /// The large title: in the center of the top bar, as `title`, because there are no large titles here.
  public static let largeTitle = ToolbarItemPlacement(.center)
  /// Beside the title: at the start of the top bar.
  public static let subtitle = ToolbarItemPlacement(.leading)
  /// Beside the large title: at the start of the top bar, as `subtitle`.
  public static let largeSubtitle = ToolbarItemPlacement(.leading)
  /// An accessory bar, which is the end of the top bar here.
  public static let accessoryBar = ToolbarItemPlacement(.trailing)
  /// An accessory bar, which is the end of the top bar here.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement { accessoryBar }
}

/// A part of a bar.
enum ToolbarRegion: Hashable, Sendable {
  case leading, center, trailing, bottom, keyboard
}
