/// The appearance of a `Gauge`. Mirrors SwiftUI's `GaugeStyle`.
@preconcurrency @MainActor
public protocol GaugeStyle {
  /// The view that the style creates.
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration
  /// The gauge's appearance.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a `Gauge`. Mirrors SwiftUI's `GaugeStyleConfiguration`.
public struct GaugeStyleConfiguration {
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

  /// The type of the minimum's text.
  public struct MinimumValueLabel: _PlainView {
    let content: AnyView
    /// The content of the view.
    public var body: some View { content }
  }

  /// The type of the maximum's text.
  public struct MaximumValueLabel: _PlainView {
    let content: AnyView
    /// The content of the view.
    public var body: some View { content }
  }

  /// The type of a marked value's text.
  public struct MarkedValueLabel: _PlainView {
    let content: AnyView
    /// The content of the view.
    public var body: some View { content }
  }

  /// The value from 0 to 1, whatever the gauge's bounds.
  public let value: Double
  /// The label: what the gauge measures.
  public let label: Label
  /// The value's text; `nil` if the gauge has none.
  public let currentValueLabel: CurrentValueLabel?
  /// The minimum's text; `nil` if the gauge has none.
  public let minimumValueLabel: MinimumValueLabel?
  /// The maximum's text; `nil` if the gauge has none.
  public let maximumValueLabel: MaximumValueLabel?
  /// The labels of the marked values. Always empty: gauges show no marked values here.
  @preconcurrency @MainActor public var markedValueLabels: MarkedValueLabel {
    MarkedValueLabel(content: AnyView(EmptyView()))
  }
}

/// A bar.
public struct DefaultGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// Creates the views of a control with this style.
  public func makeBody(configuration: Configuration) -> some View { GaugeBar(configuration) }
}

/// A bar.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// Creates the views of a control with this style.
  public func makeBody(configuration: Configuration) -> some View { GaugeBar(configuration) }
}

/// A bar with a marker at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// Creates the views of a control with this style.
  public func makeBody(configuration: Configuration) -> some View {
    MarkedGauge(configuration: configuration)
  }
}

/// A bar.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// Creates the views of a control with this style.
  public func makeBody(configuration: Configuration) -> some View { GaugeBar(configuration) }
}

/// A small open ring that marks the value, which is inside.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// Creates the views of a control with this style.
  public func makeBody(configuration: Configuration) -> some View {
    RingGauge(configuration: configuration, isCapacity: false)
  }
}

/// A small closed ring that is filled up to the value, which is inside.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// Creates the views of a control with this style.
  public func makeBody(configuration: Configuration) -> some View {
    RingGauge(configuration: configuration, isCapacity: true)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// `DefaultGaugeStyle` by its short name. Mirrors SwiftUI.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// `LinearCapacityGaugeStyle` by its short name. Mirrors SwiftUI.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// `AccessoryLinearGaugeStyle` by its short name. Mirrors SwiftUI.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// `AccessoryLinearCapacityGaugeStyle` by its short name. Mirrors SwiftUI.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// `AccessoryCircularGaugeStyle` by its short name. Mirrors SwiftUI.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// `AccessoryCircularCapacityGaugeStyle` by its short name. Mirrors SwiftUI.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

extension GaugeStyle {
  func connectedBody(_ configuration: Configuration) -> AnyView {
    AnyView(StyledBody(self) { $0.makeBody(configuration: configuration) })
  }
}

private struct GaugeStyleKey: EnvironmentKey {
  static var defaultValue: CurrentStyle<any GaugeStyle>? { nil }
}

extension EnvironmentValues {
  var gaugeStyle: CurrentStyle<any GaugeStyle>? {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the gauges inside. Mirrors SwiftUI.
  public func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
    modifier(StyleModifier<any GaugeStyle>(style: style, place: \.gaugeStyle))
  }
}
