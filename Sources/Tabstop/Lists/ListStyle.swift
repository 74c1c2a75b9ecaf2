/// A look of lists. Mirrors SwiftUI's `ListStyle`.
public protocol ListStyle {
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
  public init() {}
}
/// Rows from edge to edge.
public struct PlainListStyle: ListStyle {
  public static var _look: _ListLook { .plain }
  public init() {}
}
public struct GroupedListStyle: ListStyle {
  public static var _look: _ListLook { .grouped }
  public init() {}
}
public struct InsetListStyle: ListStyle {
  public static var _look: _ListLook { .inset }
  public init() {}
  public init(alternatesRowBackgrounds: Bool) {}
}
public struct InsetGroupedListStyle: ListStyle {
  public static var _look: _ListLook { .insetGrouped }
  public init() {}
}
/// Rows without lines between them.
public struct SidebarListStyle: ListStyle {
  public static var _look: _ListLook { .sidebar }
  public init() {}
}
public struct BorderedListStyle: ListStyle {
  public static var _look: _ListLook { .bordered }
  public init() {}
  public init(alternatesRowBackgrounds: Bool) {}
}

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
extension ListStyle where Self == BorderedListStyle {
  public static var bordered: BorderedListStyle { BorderedListStyle() }
}

extension View {
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
