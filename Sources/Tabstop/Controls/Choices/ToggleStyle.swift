/// The appearance of a `Toggle`. Mirrors SwiftUI's `ToggleStyle`.
@preconcurrency @MainActor
public protocol ToggleStyle {
  /// The view that the style creates.
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  /// The whole toggle: its views, of which one writes `configuration.isOn`.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a `Toggle`. Mirrors SwiftUI's `ToggleStyleConfiguration`.
public struct ToggleStyleConfiguration {
  /// The type of the label.
  public struct Label: _PlainView {
    let content: AnyView
    /// The content of the view.
    public var body: some View { content }
  }

  /// The label.
  public let label: Label
  /// Whether the toggle is on. A style writes it to switch.
  @Binding public var isOn: Bool
  /// Whether the toggle has several values of which only some are on: always false here.
  public var isMixed: Bool { false }

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

/// A switch.
public struct DefaultToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}
  /// Creates the views of a control with this style.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

/// A switch at the trailing edge, with its label at the leading one.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  /// Creates a switch in the accent colour of its surroundings.
  public init() { tint = nil }
  /// Creates a switch in a colour.
  /// - Parameter tint: The colour of the switch when it is on.
  public init(tint: Color) { self.tint = tint }

  /// Creates the views of a control with this style.
  @ViewBuilder public func makeBody(configuration: Configuration) -> some View {
    if let tint {
      LabeledRow(
        label: configuration.label, content: SwitchView(isOn: configuration.$isOn).tint(tint),
        shape: .filling)
    } else {
      LabeledRow(
        label: configuration.label, content: SwitchView(isOn: configuration.$isOn),
        shape: .filling)
    }
  }
}

/// A check box, followed by its label.
public struct CheckboxToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}
  /// Creates the views of a control with this style.
  public func makeBody(configuration: Configuration) -> some View {
    CheckableView(kind: .checkBox, isOn: configuration.$isOn, label: configuration.label)
  }
}

/// A button that stays pressed.
public struct ButtonToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}
  /// Creates the views of a control with this style.
  public func makeBody(configuration: Configuration) -> some View {
    CheckableView(kind: .button, isOn: configuration.$isOn, label: configuration.label)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// `DefaultToggleStyle` by its short name. Mirrors SwiftUI.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// `SwitchToggleStyle` by its short name. Mirrors SwiftUI.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// `CheckboxToggleStyle` by its short name. Mirrors SwiftUI.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// `ButtonToggleStyle` by its short name. Mirrors SwiftUI.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

private struct ToggleStyleKey: EnvironmentKey {
  static var defaultValue: CurrentStyle<any ToggleStyle>? { nil }
}

extension EnvironmentValues {
  var toggleStyle: CurrentStyle<any ToggleStyle>? {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the toggles inside. Mirrors SwiftUI.
  public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    modifier(StyleModifier<any ToggleStyle>(style: style, place: \.toggleStyle))
  }
}
