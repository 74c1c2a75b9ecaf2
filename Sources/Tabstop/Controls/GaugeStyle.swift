/// How a `Gauge` looks. Mirrors SwiftUI's `GaugeStyle`.
@preconcurrency @MainActor
public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a `Gauge`. Mirrors SwiftUI's `GaugeStyleConfiguration`.
public struct GaugeStyleConfiguration {
  public struct Label: _PlainView {
    let content: AnyView
    public var body: some View { content }
  }

  public struct CurrentValueLabel: _PlainView {
    let content: AnyView
    public var body: some View { content }
  }

  public struct MinimumValueLabel: _PlainView {
    let content: AnyView
    public var body: some View { content }
  }

  public struct MaximumValueLabel: _PlainView {
    let content: AnyView
    public var body: some View { content }
  }

  public struct MarkedValueLabel: _PlainView {
    let content: AnyView
    public var body: some View { content }
  }

  /// From 0 to 1, wherever the gauge's own bounds are.
  public let value: Double
  public let label: Label
  public let currentValueLabel: CurrentValueLabel?
  public let minimumValueLabel: MinimumValueLabel?
  public let maximumValueLabel: MaximumValueLabel?
  /// None: gauges have no marked values here.
  public var markedValueLabels: [MarkedValueLabel] { [] }
}

/// A bar, the one shape that GTK has for a gauge.
public struct DefaultGaugeStyle: GaugeStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { GaugeBar(configuration) }
}

/// A bar, as every gauge here.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { GaugeBar(configuration) }
}

/// A bar, as every gauge here.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { GaugeBar(configuration) }
}

/// A bar, as every gauge here.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { GaugeBar(configuration) }
}

/// A bar, as every gauge here.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { GaugeBar(configuration) }
}

/// A bar, as every gauge here.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { GaugeBar(configuration) }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
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
  static var defaultValue: StyleInForce<any GaugeStyle>? { nil }
}

extension EnvironmentValues {
  var gaugeStyle: StyleInForce<any GaugeStyle>? {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

extension View {
  /// How the gauges inside look. Mirrors SwiftUI.
  public func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
    modifier(StyleModifier<any GaugeStyle>(style: style, place: \.gaugeStyle))
  }
}
