/// A look of lists. Mirrors SwiftUI's `ListStyle`.
public protocol ListStyle {
  /// The look. A program has no styles of its own here, as in SwiftUI.
  static var _look: _ListLook { get }
}

/// The looks that there are. The raw value is a style class.
public enum _ListLook: String {
  case automatic, plain, grouped, inset, insetGrouped, sidebar, bordered

  /// Whether rows stand on a card in a column of readable width.
  var isInset: Bool { self != .plain && self != .sidebar }
}

/// The look that fits where the list stands: boxed rows.
public struct DefaultListStyle: ListStyle {
  public static var _look: _ListLook { .automatic }
  /// The style; there is nothing to choose.
  public init() {}
}
/// Rows from edge to edge.
public struct PlainListStyle: ListStyle {
  public static var _look: _ListLook { .plain }
  /// The style; there is nothing to choose.
  public init() {}
}
/// Sections in boxes. Mirrors SwiftUI's `GroupedListStyle`.
public struct GroupedListStyle: ListStyle {
  public static var _look: _ListLook { .grouped }
  /// The style; there is nothing to choose.
  public init() {}
}
/// Rows that keep a distance from the edges. Mirrors SwiftUI's `InsetListStyle`.
public struct InsetListStyle: ListStyle {
  public static var _look: _ListLook { .inset }
  /// The style; there is nothing to choose.
  public init() {}
  /// - Parameter alternatesRowBackgrounds: No effect here: rows have the background of their card.
  public init(alternatesRowBackgrounds: Bool) {}
}
/// Sections in boxes that keep a distance from the edges. Mirrors SwiftUI's
/// `InsetGroupedListStyle`.
public struct InsetGroupedListStyle: ListStyle {
  public static var _look: _ListLook { .insetGrouped }
  /// The style; there is nothing to choose.
  public init() {}
}
/// Rows without lines between them.
public struct SidebarListStyle: ListStyle {
  public static var _look: _ListLook { .sidebar }
  /// The style; there is nothing to choose.
  public init() {}
}
/// Rows in one box. Mirrors SwiftUI's `BorderedListStyle`.
public struct BorderedListStyle: ListStyle {
  public static var _look: _ListLook { .bordered }
  /// The style; there is nothing to choose.
  public init() {}
  /// - Parameter alternatesRowBackgrounds: No effect here: rows have the background of their card.
  public init(alternatesRowBackgrounds: Bool) {}
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
}

extension View {
  /// How the lists inside look. Mirrors SwiftUI.
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listLook, S._look)
  }
}

private struct ListLookKey: EnvironmentKey {
  static var defaultValue: _ListLook { .automatic }
}

extension EnvironmentValues {
  var listLook: _ListLook {
    get { self[ListLookKey.self] }
    set { self[ListLookKey.self] = newValue }
  }
}
