public import Tabstop

/// The appearance of tables. Mirrors SwiftUI's `TableStyle`. No effect: tables have one appearance
/// here.
public protocol TableStyle {}

/// The default style.
public struct AutomaticTableStyle: TableStyle {
  /// Creates the style.
  public init() {}
}

/// A table that is inset from its surroundings: here it looks as with `automatic`. Mirrors SwiftUI's
/// `InsetTableStyle`.
public struct InsetTableStyle: TableStyle {
  /// Creates the style.
  public init() {}
  /// Creates the style. The parameter has no effect here.
  public init(alternatesRowBackgrounds: Bool) {}
}

/// A table with a border: here it looks as with `automatic`. Mirrors SwiftUI's `BorderedTableStyle`.
public struct BorderedTableStyle: TableStyle {
  /// Creates the style.
  public init() {}
  /// Creates the style. The parameter has no effect here.
  public init(alternatesRowBackgrounds: Bool) {}
}

extension TableStyle where Self == AutomaticTableStyle {
  /// `AutomaticTableStyle` by its short name. Mirrors SwiftUI.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  /// `InsetTableStyle` by its short name. Mirrors SwiftUI.
  public static var inset: InsetTableStyle { InsetTableStyle() }
  /// The style. The parameter has no effect here.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle { InsetTableStyle() }
}

extension TableStyle where Self == BorderedTableStyle {
  /// `BorderedTableStyle` by its short name. Mirrors SwiftUI.
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }
  /// The style. The parameter has no effect here.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
    BorderedTableStyle()
  }
}

/// Whether rows have alternating backgrounds. Mirrors SwiftUI's `AlternatingRowBackgroundBehavior`.
/// No effect here.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  /// The default. No effect here.
  public static let automatic = AlternatingRowBackgroundBehavior()
  /// Rows have two backgrounds in turn. No effect here.
  public static let enabled = AlternatingRowBackgroundBehavior()
  /// Rows have one background. No effect here.
  public static let disabled = AlternatingRowBackgroundBehavior()
}

private struct TableHeadersKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether tables hide their titles.
  var hidesTableHeaders: Bool {
    get { self[TableHeadersKey.self] }
    set { self[TableHeadersKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of tables. No effect: tables have one appearance here. Mirrors SwiftUI.
  public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }

  /// Sets whether tables inside show the titles of their columns. Mirrors SwiftUI.
  public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.hidesTableHeaders, visibility == .hidden)
  }

  /// Sets whether rows have two backgrounds in turn. No effect: rows are separated by lines.
  /// Mirrors SwiftUI.
  public func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View { self }
}
