public import Foundation
public import Tabstop

/// The description of a chart. Mirrors the one of Apple's Accessibility framework.
// Sendable: one thread at a time.
public final class AXChartDescriptor: NSObject, @unchecked Sendable {
  /// Whether the axes go from the lower left, or around a centre. Mirrors Apple's.
  public enum ContentDirection: Int, Sendable {
    case leftToRight, rightToLeft, topToBottom, bottomToTop, radialClockwise
    case radialCounterClockwise
  }

  /// The title.
  public var title: String?
  /// What the chart shows, in a sentence.
  public var summary: String?
  /// Where the values begin.
  public var contentDirection = ContentDirection.leftToRight
  /// The axis along which values lie.
  public var xAxis: any AXDataAxisDescriptor
  /// The axis of the values.
  public var yAxis: AXNumericDataAxisDescriptor?
  /// Further axes.
  public var additionalAxes: [any AXDataAxisDescriptor]?
  /// The values.
  public var series: [AXDataSeriesDescriptor]

  /// Creates a description.
  public init(
    title: String?, summary: String?, xAxis xAxisDescriptor: any AXDataAxisDescriptor,
    yAxis yAxisDescriptor: AXNumericDataAxisDescriptor?,
    additionalAxes: [any AXDataAxisDescriptor]? = nil, series: [AXDataSeriesDescriptor]
  ) {
    (self.title, self.summary, xAxis, yAxis) = (title, summary, xAxisDescriptor, yAxisDescriptor)
    (self.additionalAxes, self.series) = (additionalAxes, series)
    super.init()
  }

  /// Creates a description with a title that has attributes.
  public convenience init(
    attributedTitle: NSAttributedString?, summary: String?,
    xAxis xAxisDescriptor: any AXDataAxisDescriptor,
    yAxis yAxisDescriptor: AXNumericDataAxisDescriptor?,
    additionalAxes: [any AXDataAxisDescriptor]? = nil, series: [AXDataSeriesDescriptor]
  ) {
    self.init(
      title: attributedTitle?.string, summary: summary, xAxis: xAxisDescriptor,
      yAxis: yAxisDescriptor, additionalAxes: additionalAxes, series: series)
  }
}

/// An axis of a chart. Mirrors the one of Apple's Accessibility framework.
public protocol AXDataAxisDescriptor: AnyObject {
  /// The title.
  var title: String { get set }
}

/// An axis of numbers. Mirrors the one of Apple's Accessibility framework.
// Sendable: one thread at a time.
public final class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor,
  @unchecked Sendable
{
  /// How numbers are distributed. Mirrors Apple's.
  public enum ScaleType: Int, Sendable { case linear, log10, ln }
  /// The title.
  public var title: String
  /// The least and the greatest number.
  public var range: ClosedRange<Double>
  /// The numbers with a line.
  public var gridlinePositions: [Double]
  /// How numbers are distributed.
  public var scaleType = ScaleType.linear
  /// A number in words.
  public var valueDescriptionProvider: (Double) -> String

  /// Creates an axis.
  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    (self.title, self.range, self.gridlinePositions) = (title, range, gridlinePositions)
    self.valueDescriptionProvider = valueDescriptionProvider
    super.init()
  }
}

/// An axis of names. Mirrors the one of Apple's Accessibility framework.
// Sendable: one thread at a time.
public final class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor,
  @unchecked Sendable
{
  /// The title.
  public var title: String
  /// The names in their order.
  public var categoryOrder: [String]

  /// Creates an axis.
  public init(title: String, categoryOrder: [String]) {
    (self.title, self.categoryOrder) = (title, categoryOrder)
    super.init()
  }
}

/// Values that belong together. Mirrors the one of Apple's Accessibility framework.
// Sendable: one thread at a time.
public final class AXDataSeriesDescriptor: NSObject, @unchecked Sendable {
  /// The name.
  public var name: String?
  /// Whether values are joined by a line.
  public var isContinuous: Bool
  /// The values.
  public var dataPoints: [AXDataPoint]

  /// Creates a series.
  public init(name: String?, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    (self.name, self.isContinuous, self.dataPoints) = (name, isContinuous, dataPoints)
    super.init()
  }

  /// Creates a series with a name that has attributes.
  public convenience init(
    attributedName: NSAttributedString, isContinuous: Bool, dataPoints: [AXDataPoint]
  ) { self.init(name: attributedName.string, isContinuous: isContinuous, dataPoints: dataPoints) }
}

/// A value. Mirrors the one of Apple's Accessibility framework.
// Sendable: one thread at a time.
public final class AXDataPoint: NSObject, @unchecked Sendable {
  /// A place on an axis. Mirrors Apple's.
  public enum Value: Hashable, Sendable {
    case number(Double)
    case category(String)
  }

  /// The place along the chart.
  public var xValue: Value
  /// The value.
  public var yValue: Double?
  /// The places on further axes.
  public var additionalValues: [Value]
  /// The name.
  public var label: String?

  private init(_ x: Value, _ y: Double?, _ additionalValues: [Value], _ label: String?) {
    (xValue, yValue, self.additionalValues, self.label) = (x, y, additionalValues, label)
    super.init()
  }

  /// Creates a value at a number.
  public convenience init(
    x: Double, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil
  ) { self.init(.number(x), y, additionalValues, label) }

  /// Creates a value at a name.
  public convenience init(
    x: String, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil
  ) { self.init(.category(x), y, additionalValues, label) }
}

/// Something that describes a chart. Mirrors SwiftUI's `AXChartDescriptorRepresentable`.
@preconcurrency @MainActor
public protocol AXChartDescriptorRepresentable {
  /// The description. Not asked for here.
  func makeChartDescriptor() -> AXChartDescriptor
  /// Changes the description. Not called here.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  /// Does nothing.
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

extension View {
  /// Describes a chart for assistive technology. No effect: screen readers on Linux play no charts, and the
  /// accessibility bus has nothing for them. What the chart says belongs into a label or a text.
  nonisolated public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
    _ representable: R
  ) -> some View { self }
}
