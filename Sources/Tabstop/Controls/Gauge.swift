internal import CGtk
internal import GtkBridge

/// A value in a range, shown only. Mirrors SwiftUI's `Gauge`, as a bar in every style.
public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>: _PlainView {
  let label: Label
  let currentValueLabel: CurrentValueLabel
  let minimumValueLabel: BoundsLabel?
  let maximumValueLabel: BoundsLabel?
  let fraction: Double

  private init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, label: Label, currentValueLabel: CurrentValueLabel,
    minimumValueLabel: BoundsLabel?, maximumValueLabel: BoundsLabel?
  ) {
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.minimumValueLabel = minimumValueLabel
    self.maximumValueLabel = maximumValueLabel
    let span = bounds.upperBound - bounds.lowerBound
    fraction = span > 0 ? Double(min(max((value - bounds.lowerBound) / span, 0), 1)) : 0
  }

  public var body: some View {
    LabeledRow(
      label: label,
      content: HStack(spacing: 6) {
        minimumValueLabel
        LevelBar(fraction: fraction)
        maximumValueLabel
        currentValueLabel
      }, shape: .filling)
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
    self.init(
      value, bounds, label: label(), currentValueLabel: EmptyView(), minimumValueLabel: nil,
      maximumValueLabel: nil)
  }

  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView {
    self.init(
      value, bounds, label: label(), currentValueLabel: currentValueLabel(),
      minimumValueLabel: nil, maximumValueLabel: nil)
  }

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

private struct LevelBar: _PrimitiveView {
  let fraction: Double

  static func _makeNode(_ view: LevelBar, _ context: _Context) -> _ViewNode<LevelBar> {
    LevelBarNode(view, context)
  }
}

private final class LevelBarNode: _ViewNode<LevelBar> {
  private let widget = Widget(gtk_level_bar_new())

  override init(_ view: LevelBar, _ context: _Context) {
    super.init(view, context)
    StyleSheet.shared.need(.controls)
    widget.expandsHorizontally = true
    widget.isStretchable = true
    gtk_widget_set_valign(widget.pointer, GTK_ALIGN_CENTER)
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

/// How a `Gauge` looks: a bar, whatever the style. Mirrors SwiftUI's `GaugeStyle`.
public struct _GaugeStyle: Sendable {
  public static let automatic = _GaugeStyle()
  public static let linearCapacity = _GaugeStyle()
  public static let accessoryLinear = _GaugeStyle()
  public static let accessoryLinearCapacity = _GaugeStyle()
  public static let accessoryCircular = _GaugeStyle()
  public static let accessoryCircularCapacity = _GaugeStyle()
}

extension View {
  /// Has no effect: a gauge is a bar here, the one shape that GTK has for it.
  public func gaugeStyle(_ style: _GaugeStyle) -> some View { self }
}
