/// How a `Gauge` looks. Mirrors SwiftUI's `GaugeStyle`.
@preconcurrency @MainActor
public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration
  /// What the gauge shows.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a `Gauge`. Mirrors SwiftUI's `GaugeStyleConfiguration`.
public struct GaugeStyleConfiguration {
  /// What the gauge measures.
  public struct Label: _PlainView {
    let content: AnyView
    public var body: some View { content }
  }

  /// The value in words.
  public struct CurrentValueLabel: _PlainView {
    let content: AnyView
    public var body: some View { content }
  }

  /// The least value in words.
  public struct MinimumValueLabel: _PlainView {
    let content: AnyView
    public var body: some View { content }
  }

  /// The greatest value in words.
  public struct MaximumValueLabel: _PlainView {
    let content: AnyView
    public var body: some View { content }
  }

  /// A marked value in words.
  public struct MarkedValueLabel: _PlainView {
    let content: AnyView
    public var body: some View { content }
  }

  /// From 0 to 1, wherever the gauge's own bounds are.
  public let value: Double
  /// What the gauge measures.
  public let label: Label
  /// The value in words; `nil` if the gauge was given none.
  public let currentValueLabel: CurrentValueLabel?
  /// The least value in words; `nil` if the gauge was given none.
  public let minimumValueLabel: MinimumValueLabel?
  /// The greatest value in words; `nil` if the gauge was given none.
  public let maximumValueLabel: MaximumValueLabel?
  /// None: gauges have no marked values here.
  public var markedValueLabels: [MarkedValueLabel] { [] }
}

/// A bar, the one shape that GTK has for a gauge.
public struct DefaultGaugeStyle: GaugeStyle {
  /// The style; there is nothing to choose.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { GaugeBar(configuration) }
}

/// A bar, as every gauge here.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// The style; there is nothing to choose.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { GaugeBar(configuration) }
}

/// A bar, as every gauge here.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// The style; there is nothing to choose.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { GaugeBar(configuration) }
}

/// A bar, as every gauge here.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// The style; there is nothing to choose.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { GaugeBar(configuration) }
}

/// A bar, as every gauge here.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// The style; there is nothing to choose.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { GaugeBar(configuration) }
}

/// A bar, as every gauge here.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// The style; there is nothing to choose.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { GaugeBar(configuration) }
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
