/// A title with an icon. Mirrors SwiftUI's `Label`. Assistive technology ignores the icon; if only
/// the icon is shown, the title is its name. In a toolbar and among the actions of a row a label with a symbol shows only
/// that, as in SwiftUI, unless the desktop's theme has no icon for it.
public struct Label<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon
  @Environment(\.labelStyle) private var style
  @Environment(\.inherited.isBarItem) private var isBarItem
  @Environment(\.inherited.isRowAction) private var isRowAction
  @Environment(\.labelSizes) private var sizes

  /// Creates a label of any views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The content of the view.
  @ViewBuilder public var body: some View {
    if let style {
      style.result(
        style.style.connectedBody(
          LabelStyleConfiguration(
            title: .init(content: style.part(title)), icon: .init(content: style.part(icon)))))
    } else if isBarItem || isRowAction, let icon = icon as? Image, icon.isSymbolOfTheme {
      NamedIcon(
        icon: .init(content: AnyView(icon)), title: .init(content: AnyView(title)))
    } else if sizes != nil {
      SizedLabel(icon: icon.environment(\.hasSilentIcons, true), title: title)
    } else {
      HStack(spacing: 6) {
        icon.environment(\.hasSilentIcons, true)
        title
      }
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a localized title.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// Creates a label with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// Creates a label with a localized title.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(decorative: name) })
  }

  /// Creates a label with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(decorative: name) })
  }
}

extension Label
where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates a label from a style's configuration, for a style that wraps another.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

/// The appearance of a `Label`. Mirrors SwiftUI's `LabelStyle`.
@preconcurrency @MainActor
public protocol LabelStyle {
  /// The view that the style creates.
  associatedtype Body: View
  /// The parts of the label.
  typealias Configuration = LabelStyleConfiguration
  /// Creates the views of a label with this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a `Label`. Mirrors SwiftUI's `LabelStyleConfiguration`.
public struct LabelStyleConfiguration {
  /// The type of the title.
  public struct Title: _PlainView {
    let content: AnyView
    /// The content of the view.
    public var body: some View { content }
  }

  /// The type of the icon.
  public struct Icon: _PlainView {
    let content: AnyView
    /// The content of the view.
    public var body: some View { content.environment(\.hasSilentIcons, true) }
  }

  /// The title.
  public let title: Title
  /// The icon.
  public let icon: Icon
}

/// The style with the title and the icon, which is the default. Mirrors SwiftUI's `DefaultLabelStyle`.
public struct DefaultLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}
  /// Creates the views of a control with this style.
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

/// The style with the icon beside the title. Mirrors SwiftUI's `TitleAndIconLabelStyle`.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}
  /// Creates the views of a control with this style.
  public func makeBody(configuration: Configuration) -> some View {
    SizedLabel(icon: configuration.icon, title: configuration.title)
  }
}

/// The style with the title alone. Mirrors SwiftUI's `TitleOnlyLabelStyle`.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}
  /// Creates the views of a control with this style.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The style with the icon alone; the title is its accessible name. Mirrors SwiftUI's `IconOnlyLabelStyle`.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}
  /// Creates the views of a control with this style.
  public func makeBody(configuration: Configuration) -> some View {
    NamedIcon(icon: configuration.icon, title: configuration.title)
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// `DefaultLabelStyle` by its short name. Mirrors SwiftUI.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// `TitleAndIconLabelStyle` by its short name. Mirrors SwiftUI.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// `TitleOnlyLabelStyle` by its short name. Mirrors SwiftUI.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// `IconOnlyLabelStyle` by its short name. Mirrors SwiftUI.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle {
  fileprivate func connectedBody(_ configuration: Configuration) -> AnyView {
    AnyView(StyledBody(self) { $0.makeBody(configuration: configuration) })
  }
}

private struct LabelStyleKey: EnvironmentKey {
  static var defaultValue: CurrentStyle<any LabelStyle>? { nil }
}

extension EnvironmentValues {
  var labelStyle: CurrentStyle<any LabelStyle>? {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the labels inside. Mirrors SwiftUI.
  public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    modifier(StyleModifier<any LabelStyle>(style: style, place: \.labelStyle))
  }
}
