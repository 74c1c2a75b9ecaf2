/// An indicator of a running task. Mirrors SwiftUI's `ProgressView`: a spinner without a value, a
/// bar with one.
@preconcurrency
@MainActor
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  let label: Label?
  let currentValueLabel: CurrentValueLabel?
  let value: Double?
  let isBar: Bool
  private var source: ProgressSource?
  @Environment(\.progressAppearance) private var look
  @Environment(\.progressViewStyle) private var style
  @Environment(\.hidesLabels) private var hidesLabels

  private init(
    label: Label?, currentValueLabel: CurrentValueLabel?, value: Double?, isBar: Bool
  ) {
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.value = value
    self.isBar = isBar
  }

  /// Creates a bar whose value is read again and again.
  ///
  /// - Parameters:
  ///   - id: The identity of the source.
  ///   - period: The seconds between two readings.
  ///   - read: The value, and whether it is the last one.
  package init(
    label: Label?, currentValueLabel: CurrentValueLabel?, id: AnyHashable, period: Double,
    read: @escaping () -> (fraction: Double?, isLast: Bool)
  ) {
    self.init(label: label, currentValueLabel: currentValueLabel, value: nil, isBar: true)
    source = ProgressSource(id: id, period: period, read: read)
  }

}

extension ProgressView: View {
  private var isLinear: Bool { look == .linear || (look == .automatic && isBar) }

  /// The content of the view.
  @ViewBuilder public var body: some View {
    if let source {
      ObservedProgress(source: source) { fraction in
        ProgressView(
          label: label, currentValueLabel: currentValueLabel, value: fraction, isBar: true)
      }
    } else if let style {
      style.result(
        style.style.connectedBody(
          ProgressViewStyleConfiguration(
            fractionCompleted: value,
            label: label.map { .init(content: style.part($0)) },
            currentValueLabel: currentValueLabel.map { .init(content: style.part($0)) })))
    } else if label == nil, currentValueLabel == nil {
      // Without a wrapper: the view's name is the indicator's name.
      if isLinear {
        ProgressBar(fraction: value)
      } else {
        Spinner(title: String(own: "In progress"))
      }
    } else if isLinear {
      LabeledRow(
        label: label,
        content: VStack(alignment: .leading, spacing: 6) {
          ProgressBar(fraction: value, isDescribed: currentValueLabel != nil)
          currentValueLabel?.font(.caption).foregroundColor(.secondary)
        }, shape: .stacked
      )
      .environment(\.inherited.isFormRow, false)
    } else if hidesLabels, label != nil {
      LabeledRow(
        label: label,
        content: VStack(spacing: 6) {
          Spinner(title: nil)
          currentValueLabel
        }
      )
      .environment(\.inherited.isFormRow, false)
    } else {
      VStack(spacing: 6) {
        // The visible label is announced.
        Spinner(title: nil)
        label
        currentValueLabel
      }
    }
  }
}

/// A value that nothing announces: it is read again and again.
struct ProgressSource {
  let id: AnyHashable
  /// The period, in seconds.
  let period: Double
  let read: () -> (fraction: Double?, isLast: Bool)
}

/// A view of the present value of a source, until that has reached its end.
private struct ObservedProgress<Content: View>: View {
  let source: ProgressSource
  let content: (Double?) -> Content
  @State private var fraction: Double??

  var body: some View {
    content((fraction ?? source.read().fraction)?.clamped(to: 0...1))
      .task(id: source.id) {
        while !Task.isCancelled {
          let value = source.read()
          fraction = .some(value.fraction)
          if value.isLast { return }
          do { try await Task.sleep(for: .seconds(source.period)) } catch { return }
        }
      }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates an indicator of a task of unknown duration.
  public init() where Label == EmptyView {
    self.init(label: nil, currentValueLabel: nil, value: nil, isBar: false)
  }

  /// Creates an indicator of a task of unknown duration, with a label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(label: label(), currentValueLabel: nil, value: nil, isBar: false)
  }

  /// Creates a progress view with a title that is a string literal.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init { Text(titleKey) }
  }

  /// A progress view with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init { Text(title) }
  }

  /// Creates an indicator that shows `value` of `total`; `nil` if unknown.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(
      label: nil, currentValueLabel: nil, value: Self.fraction(value, total), isBar: true)
  }

  /// Creates an indicator that shows `value` of `total`.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), currentValueLabel: nil, value: Self.fraction(value, total), isBar: true)
  }

  /// Creates an indicator that shows `value` of `total`.
  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  /// A progress view of a known part, with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(value: value, total: total) { Text(title) }
  }
}

extension ProgressView {
  /// Creates an indicator that shows `value` of `total`.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      label: label(), currentValueLabel: currentValueLabel(),
      value: Self.fraction(value, total), isBar: true)
  }

  private static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
    guard let value, total > 0 else { return nil }
    return Double(value / total).clamped(to: 0...1)
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// Creates a progress view from a style's configuration, for a style that wraps another.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      label: configuration.label, currentValueLabel: configuration.currentValueLabel,
      value: configuration.fractionCompleted, isBar: configuration.fractionCompleted != nil)
  }
}

// MARK: Styles

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
  fileprivate func connectedBody(_ configuration: Configuration) -> AnyView {
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
  fileprivate var progressAppearance: _ProgressAppearance {
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
