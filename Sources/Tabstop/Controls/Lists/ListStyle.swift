/// The appearance of lists. Mirrors SwiftUI's `ListStyle`.
public protocol ListStyle {
  /// The appearance. As in SwiftUI, a program cannot define styles of its own.
  static var _appearance: _ListAppearance { get }
}

/// The appearances. The raw value is a style class.
public enum _ListAppearance: String {
  case automatic, plain, grouped, inset, insetGrouped, sidebar, bordered

  /// Whether rows are on a card in a column of readable width.
  var isInset: Bool { self != .plain && self != .sidebar }
}

/// The style that fits the list's surroundings: rows in boxes.
public struct DefaultListStyle: ListStyle {
  public static var _appearance: _ListAppearance { .automatic }
  /// Creates the style.
  public init() {}
}

/// Rows from edge to edge.
public struct PlainListStyle: ListStyle {
  public static var _appearance: _ListAppearance { .plain }
  /// Creates the style.
  public init() {}
}

/// Sections in boxes. Mirrors SwiftUI's `GroupedListStyle`.
public struct GroupedListStyle: ListStyle {
  public static var _appearance: _ListAppearance { .grouped }
  /// Creates the style.
  public init() {}
}

/// Rows with a distance from the edges. Mirrors SwiftUI's `InsetListStyle`.
public struct InsetListStyle: ListStyle {
  public static var _appearance: _ListAppearance { .inset }
  /// Creates the style.
  public init() {}
  /// Creates the style.
  /// - Parameter alternatesRowBackgrounds: No effect here: rows have the background of their card.
  public init(alternatesRowBackgrounds: Bool) {}
}

/// Sections in boxes with a distance from the edges. Mirrors SwiftUI's `InsetGroupedListStyle`.
public struct InsetGroupedListStyle: ListStyle {
  public static var _appearance: _ListAppearance { .insetGrouped }
  /// Creates the style.
  public init() {}
}

/// Rows without lines between them.
public struct SidebarListStyle: ListStyle {
  public static var _appearance: _ListAppearance { .sidebar }
  /// Creates the style.
  public init() {}
}

/// Rows in one box. Mirrors SwiftUI's `BorderedListStyle`.
public struct BorderedListStyle: ListStyle {
  public static var _appearance: _ListAppearance { .bordered }
  /// Creates the style.
  public init() {}
  /// Creates the style.
  /// - Parameter alternatesRowBackgrounds: No effect here: rows have the background of their card.
  public init(alternatesRowBackgrounds: Bool) {}
}

/// Rows as in `PlainListStyle`, without the perspective that a watch gives them. Mirrors SwiftUI's.
public struct CarouselListStyle: ListStyle {
  public static var _appearance: _ListAppearance { PlainListStyle._appearance }
  /// Creates the style.
  public init() {}
}

/// Rows as in `PlainListStyle`, without the round that a watch gives them. Mirrors SwiftUI's.
public struct EllipticalListStyle: ListStyle {
  public static var _appearance: _ListAppearance { PlainListStyle._appearance }
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == CarouselListStyle {
  /// `CarouselListStyle` by its short name. Mirrors SwiftUI.
  public static var carousel: CarouselListStyle { CarouselListStyle() }
}

extension ListStyle where Self == EllipticalListStyle {
  /// `EllipticalListStyle` by its short name. Mirrors SwiftUI.
  public static var elliptical: EllipticalListStyle { EllipticalListStyle() }
}

extension ListStyle where Self == DefaultListStyle {
  /// `DefaultListStyle` by its short name. Mirrors SwiftUI.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// `PlainListStyle` by its short name. Mirrors SwiftUI.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// `GroupedListStyle` by its short name. Mirrors SwiftUI.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// `InsetListStyle` by its short name. Mirrors SwiftUI.
  public static var inset: InsetListStyle { InsetListStyle() }
  /// `InsetListStyle` by its short name. Mirrors SwiftUI.
  /// - Parameter alternatesRowBackgrounds: No effect here: rows have the background of their card.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// `InsetGroupedListStyle` by its short name. Mirrors SwiftUI.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// `SidebarListStyle` by its short name. Mirrors SwiftUI.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension ListStyle where Self == BorderedListStyle {
  /// `BorderedListStyle` by its short name. Mirrors SwiftUI.
  public static var bordered: BorderedListStyle { BorderedListStyle() }
  /// `BorderedListStyle` by its short name. Mirrors SwiftUI.
  /// - Parameter alternatesRowBackgrounds: No effect here: rows have the background of their card.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle {
    BorderedListStyle()
  }
}

extension View {
  /// Sets the style of the lists inside. Mirrors SwiftUI.
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listAppearance, S._appearance)
  }

  /// Sets the colour of the card of the rows. Mirrors SwiftUI's, of watchOS.
  public func listRowPlatterColor(_ color: Color?) -> some View { listRowBackground(color) }
}

private struct ListAppearanceKey: EnvironmentKey {
  static var defaultValue: _ListAppearance { .automatic }
}

extension EnvironmentValues {
  var listAppearance: _ListAppearance {
    get { self[ListAppearanceKey.self] }
    set { self[ListAppearanceKey.self] = newValue }
  }
}
