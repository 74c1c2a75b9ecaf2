/// The appearance of a `Form`. Mirrors SwiftUI's `FormStyle`.
@preconcurrency @MainActor
public protocol FormStyle {
  /// The view that the style creates.
  associatedtype Body: View
  typealias Configuration = FormStyleConfiguration
  /// The form's appearance.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a `Form`. Mirrors SwiftUI's `FormStyleConfiguration`.
public struct FormStyleConfiguration {
  /// The type of the rows. `Group(sections:)` and `ForEach(sections:)` find the sections in it.
  public struct Content: _PlainView {
    let content: AnyView
    /// The content of the view.
    public var body: some View { content }
  }

  /// The rows and sections.
  public let content: Content
}

extension FormStyleConfiguration.Content: SubviewSource {
  func collect(into finder: inout SubviewFinder) { finder.add(content) }
}

/// A style of this library's, all of which are the same: rows in boxes.
public protocol _OwnFormStyle: FormStyle {}

extension _OwnFormStyle {
  /// Creates the views of a control with this style.
  public func makeBody(configuration: Configuration) -> some View {
    GroupedForm(content: configuration.content)
  }
}

/// Rows in boxes: the same as `.grouped`. Mirrors SwiftUI's `AutomaticFormStyle`.
public struct AutomaticFormStyle: _OwnFormStyle {
  /// Creates the style.
  public init() {}
}

/// Rows in boxes. Mirrors SwiftUI's `GroupedFormStyle`.
public struct GroupedFormStyle: _OwnFormStyle {
  /// Creates the style.
  public init() {}
}

/// Rows in boxes, as with `.grouped` and in GNOME's settings: labels are above the controls rather than in two
/// columns, which are a custom of the Mac only. Mirrors SwiftUI's `ColumnsFormStyle`.
public struct ColumnsFormStyle: _OwnFormStyle {
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
  /// Sets the style of the forms inside. Mirrors SwiftUI. All of this library's styles are the same; see
  /// `ColumnsFormStyle`.
  @ViewBuilder public func formStyle<Style: FormStyle>(_ style: Style) -> some View {
    if style is any _OwnFormStyle {
      environment(\.formStyle, nil)
    } else {
      modifier(StyleModifier<any FormStyle>(style: style, place: \.formStyle))
    }
  }

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

extension FormStyle {
  func connectedBody(_ configuration: Configuration) -> AnyView {
    AnyView(StyledBody(self) { $0.makeBody(configuration: configuration) })
  }
}

private struct FormStyleKey: EnvironmentKey {
  static var defaultValue: CurrentStyle<any FormStyle>? { nil }
}

extension EnvironmentValues {
  var formStyle: CurrentStyle<any FormStyle>? {
    get { self[FormStyleKey.self] }
    set { self[FormStyleKey.self] = newValue }
  }
}
