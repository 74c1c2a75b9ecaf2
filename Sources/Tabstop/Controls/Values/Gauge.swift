internal import CGtk
internal import GtkBridge

/// A read-only value in a range. Mirrors SwiftUI's `Gauge`: a bar, or a ring in the circular styles.
public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>: View {
  let label: Label
  let currentValueLabel: CurrentValueLabel?
  let minimumValueLabel: BoundsLabel?
  let maximumValueLabel: BoundsLabel?
  let fraction: Double
  @Environment(\.gaugeStyle) private var style

  private init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, label: Label, currentValueLabel: CurrentValueLabel?,
    minimumValueLabel: BoundsLabel?, maximumValueLabel: BoundsLabel?
  ) {
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.minimumValueLabel = minimumValueLabel
    self.maximumValueLabel = maximumValueLabel
    let span = bounds.upperBound - bounds.lowerBound
    fraction = span > 0 ? Double((value - bounds.lowerBound) / span).clamped(to: 0...1) : 0
  }

  /// The content of the view.
  @ViewBuilder public var body: some View {
    if let style {
      style.result(
        style.style.connectedBody(
          GaugeStyleConfiguration(
            value: fraction, label: .init(content: style.part(label)),
            currentValueLabel: currentValueLabel.map { .init(content: style.part($0)) },
            minimumValueLabel: minimumValueLabel.map { .init(content: style.part($0)) },
            maximumValueLabel: maximumValueLabel.map { .init(content: style.part($0)) })))
    } else {
      GaugeBar(
        fraction: fraction, label: label, currentValueLabel: currentValueLabel,
        minimumValueLabel: minimumValueLabel, maximumValueLabel: maximumValueLabel)
    }
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label. A value outside of `bounds` is shown as the nearer bound.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
    self.init(
      value, bounds, label: label(), currentValueLabel: nil, minimumValueLabel: nil,
      maximumValueLabel: nil)
  }

  /// Creates a gauge that also shows its value as text.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView {
    self.init(
      value, bounds, label: label(), currentValueLabel: currentValueLabel(),
      minimumValueLabel: nil, maximumValueLabel: nil)
  }

  /// Creates a gauge that shows its value and both bounds as text.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, bounds, label: label(), currentValueLabel: currentValueLabel(),
      minimumValueLabel: minimumValueLabel(), maximumValueLabel: maximumValueLabel())
  }
}

extension Gauge {
  /// Creates a gauge with labels of values in its range. They are not shown: the bar of the desktop has no marks.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) where BoundsLabel == EmptyView {
    self.init(
      value, bounds, label: label(), currentValueLabel: currentValueLabel(),
      minimumValueLabel: nil, maximumValueLabel: nil)
  }

  /// Creates a gauge that shows both bounds as text, with labels of values in its range, which are not shown.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value, bounds, label: label(), currentValueLabel: currentValueLabel(),
      minimumValueLabel: minimumValueLabel(), maximumValueLabel: maximumValueLabel())
  }
}

/// The bar of a gauge between its bounds. The value's text is below then: beside the upper bound the two would be read
/// as one number.
struct BoundedBar<Bar: View, Current: View, Minimum: View, Maximum: View>: _PlainView {
  let bar: Bar
  let currentValueLabel: Current?
  let minimumValueLabel: Minimum?
  let maximumValueLabel: Maximum?

  @ViewBuilder var body: some View {
    if minimumValueLabel == nil, maximumValueLabel == nil {
      HStack(spacing: 6) {
        bar
        currentValueLabel
      }
    } else {
      VStack(spacing: 2) {
        HStack(spacing: 6) {
          minimumValueLabel
          bar
          maximumValueLabel
        }
        currentValueLabel
      }
    }
  }
}

/// The appearance of a gauge without a style of the program.
struct GaugeBar<Label: View, Current: View, Minimum: View, Maximum: View>: _PlainView {
  let fraction: Double
  let label: Label
  let currentValueLabel: Current?
  let minimumValueLabel: Minimum?
  let maximumValueLabel: Maximum?

  var body: some View {
    LabeledRow(
      label: label,
      content: BoundedBar(
        bar: LevelBar(fraction: fraction, isDescribed: currentValueLabel != nil),
        currentValueLabel: currentValueLabel, minimumValueLabel: minimumValueLabel,
        maximumValueLabel: maximumValueLabel), shape: .growing)
  }
}

extension GaugeBar
where
  Label == GaugeStyleConfiguration.Label, Current == GaugeStyleConfiguration.CurrentValueLabel,
  Minimum == GaugeStyleConfiguration.MinimumValueLabel,
  Maximum == GaugeStyleConfiguration.MaximumValueLabel
{
  init(_ configuration: GaugeStyleConfiguration) {
    self.init(
      fraction: configuration.value, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel,
      minimumValueLabel: configuration.minimumValueLabel,
      maximumValueLabel: configuration.maximumValueLabel)
  }
}

struct LevelBar: SpokenBar {
  let fraction: Double
  /// Whether it is only the value for assistive technology: something else is drawn over it.
  var isInvisible = false
  /// Whether a text beside it says the value.
  var isDescribed = false
  var percentage: String? { spokenPercentage(of: fraction) }

  static func _makeNode(_ view: LevelBar, _ context: _Context) -> _ViewNode<LevelBar> {
    LevelBarNode(view, context)
  }
}

private final class LevelBarNode: SpokenBarNode<LevelBar> {
  private let widget = Widget(gtk_level_bar_new())

  override init(_ view: LevelBar, _ context: _Context) {
    super.init(view, context)
    StyleSheet.shared.include(.controls)
    if view.isInvisible { widget.addClass("invisible") }
    widget.expandsHorizontally = !view.isInvisible
    widget.isStretchable = true
    widget.pointer.valign = .center
    environment.inherited.label?.name(widget)
    evaluate()
  }

  override func evaluate() { gtk_level_bar_set_value(widget.opaque, view.fraction) }
  override var lastWidget: Widget? { widget }
  override func forEachWidget(_ visit: (Widget) -> Void) { visit(widget) }

  override func unmount() {
    super.unmount()
    environment.inherited.label?.forget(widget)
  }
}
