/// A bar of a page or window. Mirrors SwiftUI's `ToolbarPlacement`.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String
  /// The top bar, as `navigationBar`.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// The bar at the bottom.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// The bar with the page's title.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The row of tabs, which is never hidden here.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  /// The window's bar: a page's top bar here, as `navigationBar`.
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
}

/// Where an item of a toolbar stands. Mirrors SwiftUI's `ToolbarItemPlacement`.
public struct ToolbarItemPlacement: Hashable, Sendable {
  let region: ToolbarRegion
  let role: Role

  /// What an item is for, beyond its place.
  enum Role: Hashable, Sendable { case none, confirmation, cancellation, destructive }

  private init(_ region: ToolbarRegion, _ role: Role = .none) {
    self.region = region
    self.role = role
  }

  /// At the end of the top bar.
  public static let automatic = ToolbarItemPlacement(.trailing)
  /// In the middle of the top bar, instead of the title.
  public static let principal = ToolbarItemPlacement(.center)
  /// At the start of the top bar.
  public static let navigation = ToolbarItemPlacement(.leading)
  /// What is most usual to do: at the end of the top bar.
  public static let primaryAction = ToolbarItemPlacement(.trailing)
  /// What is less usual to do: at the end of the top bar as well, and in no menu.
  public static let secondaryAction = ToolbarItemPlacement(.trailing)
  /// In the bottom bar.
  public static let status = ToolbarItemPlacement(.bottom)
  /// At the end of the top bar, coloured.
  public static let confirmationAction = ToolbarItemPlacement(.trailing, .confirmation)
  /// At the start of the top bar; Escape presses it.
  public static let cancellationAction = ToolbarItemPlacement(.leading, .cancellation)
  /// What cannot be undone: at the start of the top bar. Its role gives it its colour.
  public static let destructiveAction = ToolbarItemPlacement(.leading, .destructive)
  /// A bar at the window's lower edge that is there while a text is edited.
  public static let keyboard = ToolbarItemPlacement(.keyboard)
  /// At the start of the top bar, in the direction of reading.
  public static let topBarLeading = ToolbarItemPlacement(.leading)
  /// At the end of the top bar.
  public static let topBarTrailing = ToolbarItemPlacement(.trailing)
  /// The bar at the bottom.
  public static let bottomBar = ToolbarItemPlacement(.bottom)
  /// The older name of `topBarLeading`.
  public static let navigationBarLeading = ToolbarItemPlacement(.leading)
  /// The older name of `topBarTrailing`.
  public static let navigationBarTrailing = ToolbarItemPlacement(.trailing)
  /// A bar below: here where the bar ends.
  public static let accessoryBar = ToolbarItemPlacement(.trailing)
  /// A bar below: here where the bar ends.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement { accessoryBar }
}

/// A part of a bar.
enum ToolbarRegion: Hashable, Sendable {
  case leading, center, trailing, bottom, keyboard
}
