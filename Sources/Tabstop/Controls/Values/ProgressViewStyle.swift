/// The appearance of a `ProgressView`. Mirrors SwiftUI's `ProgressViewStyle`.
@preconcurrency @MainActor
public protocol ProgressViewStyle {
  /// The view that the style creates.
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  /// The progress view's appearance.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The appearance of the widget, for Tabstop's own styles; `nil` for those of the program.
  static var _appearance: _ProgressAppearance? { get }
}

extension ProgressViewStyle {
  public static var _appearance: _ProgressAppearance? { nil }
}

/// The widget of a progress view in Tabstop's own styles.
public enum _ProgressAppearance: Sendable { case automatic, linear, circular }

/// The parts of a `ProgressView`. Mirrors SwiftUI's `ProgressViewStyleConfiguration`.
public struct ProgressViewStyleConfiguration {
  /// The type of the label.
  public struct Label: _PlainView {
    let content: AnyView
    /// The content of the view.
    public var body: some View { content }
  }

  /// The type of the value's text.
  public struct CurrentValueLabel: _PlainView {
    let content: AnyView
    /// The content of the view.
    public var body: some View { content }
  }

  /// The completed fraction, from 0 to 1; `nil` if unknown.
  public let fractionCompleted: Double?
  /// The label: the task.
  public var label: Label?
  /// The value's text.
  public var currentValueLabel: CurrentValueLabel?
}

/// A bar if there is a value, else a spinner. Mirrors SwiftUI's `DefaultProgressViewStyle`.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  public static var _appearance: _ProgressAppearance? { .automatic }
  /// Creates the style.
  public init() {}
  /// Creates the views of a control with this style.
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
  public static var _appearance: _ProgressAppearance? { .linear }
  let tint: Color?
  /// Creates the style, in the accent colour.
  public init() { tint = nil }
  /// Creates the style, in a colour.
  public init(tint: Color) { self.tint = tint }
  /// Creates the views of a control with this style.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration).environment(\.progressAppearance, .linear)
  }
}

/// A spinner.
public struct CircularProgressViewStyle: ProgressViewStyle {
  public static var _appearance: _ProgressAppearance? { .circular }
  let tint: Color?
  /// Creates the style, in the accent colour.
  public init() { tint = nil }
  /// Creates the style, in a colour.
  public init(tint: Color) { self.tint = tint }
  /// Creates the views of a control with this style.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration).environment(\.progressAppearance, .circular)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// `DefaultProgressViewStyle` by its short name. Mirrors SwiftUI.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// `LinearProgressViewStyle` by its short name. Mirrors SwiftUI.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// `CircularProgressViewStyle` by its short name. Mirrors SwiftUI.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension ProgressViewStyle {
  func connectedBody(_ configuration: Configuration) -> AnyView {
    AnyView(StyledBody(self) { $0.makeBody(configuration: configuration) })
  }
}

private struct ProgressAppearanceKey: EnvironmentKey {
  static var defaultValue: _ProgressAppearance { .automatic }
}

private struct ProgressTintKey: EnvironmentKey {
  static var defaultValue: Color? { nil }
}

private struct ProgressViewStyleKey: EnvironmentKey {
  static var defaultValue: CurrentStyle<any ProgressViewStyle>? { nil }
}

extension EnvironmentValues {
  var progressAppearance: _ProgressAppearance {
    get { self[ProgressAppearanceKey.self] }
    set { self[ProgressAppearanceKey.self] = newValue }
  }
  var progressViewStyle: CurrentStyle<any ProgressViewStyle>? {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
  var progressTint: Color? {
    get { self[ProgressTintKey.self] }
    set { self[ProgressTintKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the progress views inside. Mirrors SwiftUI.
  public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
    modifier(ProgressStyleModifier(style: style))
  }
}

package struct ProgressStyleModifier<Style: ProgressViewStyle>: InheritanceModifier {
  let style: Style

  func modify(_ environment: inout EnvironmentValues) {
    guard let look = Style._appearance else {
      StyleModifier<any ProgressViewStyle>(style: style, place: \.progressViewStyle)
        .modify(&environment)
      return
    }
    environment.progressAppearance = look
    environment.progressViewStyle = nil
    environment.progressTint =
      (style as? LinearProgressViewStyle)?.tint ?? (style as? CircularProgressViewStyle)?.tint
  }
}
