/// The appearance of a `ControlGroup`. Mirrors SwiftUI's `ControlGroupStyle`.
@preconcurrency @MainActor
public protocol ControlGroupStyle {
  /// The view that the style creates.
  associatedtype Body: View
  typealias Configuration = ControlGroupStyleConfiguration
  /// The group's appearance.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a `ControlGroup`. Mirrors SwiftUI's `ControlGroupStyleConfiguration`.
public struct ControlGroupStyleConfiguration {
  /// The type of the controls.
  public struct Content: _PlainView {
    let content: AnyView
    /// The content of the view.
    public var body: some View { content }
  }

  /// The type of the label.
  public struct Label: _PlainView {
    let content: AnyView
    /// The content of the view.
    public var body: some View { content }
  }

  /// The controls.
  public let content: Content
  /// The label; empty without one.
  public let label: Label
}

/// The appearance of a `ControlGroup` without another style: controls beside each other. Mirrors SwiftUI's
/// `AutomaticControlGroupStyle`, and by other names its other styles, which look the same here.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}
  /// Creates the views of a control with this style.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 6) { configuration.content }
  }
}

/// Controls beside each other, as `automatic`.
public typealias NavigationControlGroupStyle = AutomaticControlGroupStyle
/// Controls beside each other, as `automatic`.
public typealias MenuControlGroupStyle = AutomaticControlGroupStyle
/// Controls beside each other, as `automatic`.
public typealias CompactMenuControlGroupStyle = AutomaticControlGroupStyle
/// Controls beside each other, as `automatic`.
public typealias PaletteControlGroupStyle = AutomaticControlGroupStyle

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// Controls beside each other.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
  /// Controls beside each other.
  public static var navigation: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
  /// Controls beside each other.
  public static var menu: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
  /// Controls beside each other.
  public static var compactMenu: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
  /// Controls beside each other.
  public static var palette: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle {
  func connectedBody(_ configuration: Configuration) -> AnyView {
    AnyView(StyledBody(self) { $0.makeBody(configuration: configuration) })
  }
}

private struct ControlGroupStyleKey: EnvironmentKey {
  static var defaultValue: CurrentStyle<any ControlGroupStyle>? { nil }
}

extension EnvironmentValues {
  var controlGroupStyle: CurrentStyle<any ControlGroupStyle>? {
    get { self[ControlGroupStyleKey.self] }
    set { self[ControlGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the control groups inside. Mirrors SwiftUI.
  public func controlGroupStyle<Style: ControlGroupStyle>(_ style: Style) -> some View {
    modifier(StyleModifier<any ControlGroupStyle>(style: style, place: \.controlGroupStyle))
  }
}
