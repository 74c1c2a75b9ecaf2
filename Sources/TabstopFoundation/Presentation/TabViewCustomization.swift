public import Foundation
public import Tabstop

/// The way in which the user has arranged the tabs of a sidebar. Tabs cannot be rearranged here, so
/// this value never changes. It can be stored in `@AppStorage`. Mirrors SwiftUI's
/// `TabViewCustomization`.
public struct TabViewCustomization: Codable, Equatable, Sendable, RawRepresentable {
  /// The stored form of the customization. Always empty.
  public var rawValue: String { "" }
  /// Creates the value that was stored.
  public init?(rawValue: String) {}
  /// Creates a customization in which nothing is rearranged.
  public init() {}
  /// Resets which tabs are visible. No effect: nothing is rearranged.
  public mutating func resetVisibility() {}
  /// Resets the order of tabs. No effect: nothing is rearranged.
  public mutating func resetSectionOrder() {}
}

extension AppStorage where Value == TabViewCustomization {
  /// Creates a stored arrangement.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue: TabViewCustomization(), key, store: store)
  }
}

/// The ways in which the user can rearrange a tab. No effect: tabs cannot be rearranged. Mirrors
/// SwiftUI's `TabCustomizationBehavior`.
public struct TabCustomizationBehavior: Hashable, Sendable {
  private let name: String
  /// The system decides.
  public static let automatic = TabCustomizationBehavior(name: "automatic")
  /// The user can move the tab.
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
  /// The user cannot move the tab.
  public static let disabled = TabCustomizationBehavior(name: "disabled")
}

/// The places of the adaptable tabs of a tab view. Mirrors SwiftUI's `AdaptableTabBarPlacement`.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String
  /// The system decides.
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  /// The tabs are in a bar.
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  /// The tabs are in a sidebar.
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

extension View {
  /// Lets the user arrange the tabs. No effect: tabs cannot be rearranged. Mirrors SwiftUI.
  public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
    self
  }
  /// Sets the preferred place of the tabs. No effect: they are in a row. Mirrors SwiftUI.
  public func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View { self }
  /// Sets the identity of a tab for customization. No effect: tabs cannot be rearranged. Mirrors
  /// SwiftUI's modifier of tabs.
  public func customizationID(_ id: String) -> some View { self }
  /// Sets how the user may arrange a tab. No effect: tabs cannot be rearranged. Mirrors SwiftUI's
  /// modifier of tabs.
  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some View { self }
  /// Sets whether a tab is shown by default. No effect: all tabs are shown. Mirrors SwiftUI's
  /// modifier of tabs.
  public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some View { self }
  /// Adds a toggle that suppresses the dialog. No effect: nothing is remembered of dialogs. Mirrors
  /// SwiftUI.
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
  /// Adds a toggle with a title that suppresses the dialog. No effect: nothing is remembered of
  /// dialogs. Mirrors SwiftUI.
  public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View { self }
}

extension TabContent {
  /// Sets the identity of a tab for the user's arrangement of tabs. No effect: tabs cannot be rearranged. Keeps the
  /// type of the tab's value. Mirrors SwiftUI.
  public func customizationID(_ id: String) -> some TabContent<TabValue> { self }
  /// Sets how the user can rearrange a tab. No effect: tabs cannot be rearranged. Keeps the type of the tab's value.
  /// Mirrors SwiftUI.
  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }
  /// Sets whether a tab is shown before the user has arranged them. No effect: all tabs are shown. Keeps the type of
  /// the tab's value. Mirrors SwiftUI.
  public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }
}

extension Animation {
  /// The animation: its completion is called when it ends. Mirrors SwiftUI.
  public func logicallyComplete(after duration: TimeInterval) -> Animation { self }
}

extension URL {
  /// The address as it is written. Mirrors Foundation's.
  public func formatted() -> String { absoluteString }
}
