/// The appearance of a `Form`. Mirrors SwiftUI's `FormStyle`. Every form is grouped here, whatever
/// its style.
@preconcurrency @MainActor
public protocol FormStyle {}

/// Rows in boxes: the same as `.grouped`. Mirrors SwiftUI's `AutomaticFormStyle`.
public struct AutomaticFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
}
/// Rows in boxes. Mirrors SwiftUI's `GroupedFormStyle`.
public struct GroupedFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
}
/// The same as `.grouped` here: rows in boxes, with labels above the controls rather than in two
/// columns. Mirrors SwiftUI's `ColumnsFormStyle`.
public struct ColumnsFormStyle: FormStyle {
  /// Creates the style.
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

/// The emphasis of section titles. Mirrors SwiftUI's `Prominence`.
public enum Prominence: Hashable, Sendable { case standard, increased }

extension View {
  /// No effect: every form is grouped, as in GNOME's settings. Columns are a custom of the Mac
  /// only.
  public func formStyle<Style: FormStyle>(_ style: Style) -> some View { self }

  /// Sets the emphasis of the section titles inside. Mirrors SwiftUI.
  public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}

private struct HeaderProminenceKey: EnvironmentKey {
  static var defaultValue: Prominence { .standard }
}

extension EnvironmentValues {
  /// The emphasis of section titles; `.standard` unless an enclosing `headerProminence` sets
  /// another value. Mirrors SwiftUI.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}
