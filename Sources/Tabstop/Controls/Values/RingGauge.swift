/// A gauge as a small ring with its value inside. The ring grows with the user's text, and with nothing else.
struct RingGauge: View {
  let configuration: GaugeStyleConfiguration
  /// Whether the ring is closed and filled up to the value; an open one marks the value.
  let isCapacity: Bool
  @ScaledMetric private var size = 60.0
  @ScaledMetric private var lineWidth = 6.0
  @Environment(\.tintGradient) private var gradient
  @Environment(\.layoutDirection) private var direction
  /// Offsets and rotations are not mirrored for right-to-left languages.
  private var turn: Double { direction == .rightToLeft ? -1 : 1 }

  var body: some View {
    LabeledRow(
      label: configuration.label,
      content: ZStack {
        // Screen readers leave out what has no size, and point to the place.
        LevelBar(
          fraction: configuration.value, isInvisible: true,
          isDescribed: configuration.currentValueLabel != nil
        )
        .frame(width: size, height: size)
        if isCapacity { capacity } else { scale }
      }
      .frame(width: size, height: size)
    )
    .labelsHidden()
  }

  // MARK: Closed

  @ViewBuilder private var capacity: some View {
    RingTrack(line: .tint.opacity(0.25), width: lineWidth)
    RingArc(part: configuration.value, line: line, width: lineWidth)
    value(configuration.currentValueLabel == nil)
  }

  // MARK: Open

  /// The part of the circle that the ring takes; the rest, below, is for the bounds or the label.
  private var span: Double { 0.75 }

  @ViewBuilder private var scale: some View {
    RingArc(part: span, line: line, width: lineWidth, start: 135)
    Circle()
      .fill(.primary)
      .stroke(.background, lineWidth: lineWidth / 3)
      .frame(width: lineWidth * 1.7, height: lineWidth * 1.7)
      .offset(x: (size - lineWidth) / 2 * turn)
      .rotationEffect(.degrees((135 + 360 * span * configuration.value) * turn))
    value(false)
    VStack {
      Spacer(minLength: 0)
      if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
        HStack(spacing: lineWidth / 2) {
          configuration.minimumValueLabel
          configuration.maximumValueLabel
        }
      } else {
        shownLabel
      }
    }
    .font(.caption2)
    .lineLimit(1)
    .minimumScaleFactor(0.5)
    .frame(width: size * 0.6)
  }

  // MARK: Parts

  /// The label in the ring: that of the row, which is not shown, names the gauge.
  private var shownLabel: some View { configuration.label.accessibilityHidden(true) }

  private func value(_ isLabel: Bool) -> some View {
    Group {
      if isLabel { shownLabel } else { configuration.currentValueLabel }
    }
    .lineLimit(1)
    .minimumScaleFactor(0.5)
    .frame(width: size - 3 * lineWidth)
  }

  private var line: AnyShapeStyle {
    gradient.map {
      AnyShapeStyle(AngularGradient(gradient: aroundRing($0), center: .center))
    } ?? AnyShapeStyle(.tint)
  }

  /// A gradient along the ring. Its first colour is also before its beginning, where the ring has a round end.
  private func aroundRing(_ gradient: Gradient) -> Gradient {
    let part = isCapacity ? 0.96 : span
    var stops = gradient.stops.map { Gradient.Stop(color: $0.color, location: $0.location * part) }
    guard let first = stops.first, let last = stops.last else { return gradient }
    let middle = (1 + part) / 2
    stops += [
      Gradient.Stop(color: last.color, location: middle),
      Gradient.Stop(color: first.color, location: middle),
    ]
    return Gradient(stops: stops)
  }
}
