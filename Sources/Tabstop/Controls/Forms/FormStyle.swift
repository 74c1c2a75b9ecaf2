/// How a `Form` looks. Mirrors SwiftUI's `FormStyle`: grouped, whatever the style.
@preconcurrency @MainActor
public protocol FormStyle {}

/// Rows in boxes: the same as `.grouped`. Mirrors SwiftUI's `AutomaticFormStyle`.
public struct AutomaticFormStyle: FormStyle {
  /// The style; there is nothing to choose.
  public init() {}
}
/// Rows in boxes. Mirrors SwiftUI's `GroupedFormStyle`.
public struct GroupedFormStyle: FormStyle {
  /// The style; there is nothing to choose.
  public init() {}
}
/// Labels and controls in two columns. Mirrors SwiftUI's `ColumnsFormStyle`.
public struct ColumnsFormStyle: FormStyle {
  /// The style; there is nothing to choose.
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// `AutomaticFormStyle` by its short name. Mirrors SwiftUI.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
  /// `GroupedFormStyle` by its short name. Mirrors SwiftUI.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
  /// `ColumnsFormStyle` by its short name. Mirrors SwiftUI.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

/// How much the titles of sections stand out. Mirrors SwiftUI's `Prominence`.
public enum Prominence: Hashable, Sendable { case standard, increased }

extension View {
  /// Has no effect: a form is grouped here, as GNOME's settings are; the columns of a Mac's
  /// preferences are no desktop's custom but its own.
  public func formStyle<Style: FormStyle>(_ style: Style) -> some View { self }

  /// How much the titles of the sections inside stand out. Mirrors SwiftUI.
  public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}

private struct HeaderProminenceKey: EnvironmentKey {
  static var defaultValue: Prominence { .standard }
}

extension EnvironmentValues {
  /// How much the titles of sections stand out; `.standard` unless `headerProminence` around says
  /// otherwise. Mirrors SwiftUI.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}
