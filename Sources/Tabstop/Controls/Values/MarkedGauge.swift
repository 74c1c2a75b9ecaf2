/// A gauge as a bar in the tint, with a marker at its value.
struct MarkedGauge: View {
  let configuration: GaugeStyleConfiguration
  @ScaledMetric private var lineWidth = 6.0
  @Environment(\.tintGradient) private var gradient
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    LabeledRow(
      label: configuration.label,
      content: BoundedBar(
        bar: bar, currentValueLabel: configuration.currentValueLabel,
        minimumValueLabel: configuration.minimumValueLabel,
        maximumValueLabel: configuration.maximumValueLabel), shape: .growing)
  }

  private var size: Double { lineWidth * 1.7 }

  private var bar: some View {
    ZStack {
      LevelBar(
        fraction: configuration.value, isInvisible: true,
        isDescribed: configuration.currentValueLabel != nil
      )
      .frame(maxWidth: .infinity)
      Capsule().fill(line).frame(height: lineWidth)
      GeometryReader { place in
        Circle()
          .fill(.primary)
          .stroke(.background, lineWidth: lineWidth / 3)
          .frame(width: size, height: size)
          .offset(x: offset(in: place._width))
      }
    }
    .frame(height: size)
  }

  /// Offsets are not mirrored for right-to-left languages.
  private func offset(in width: Double) -> Double {
    configuration.value * (width - size) * (direction == .rightToLeft ? -1 : 1)
  }

  private var line: AnyShapeStyle {
    gradient.map {
      let (start, end): (UnitPoint, UnitPoint) =
        direction == .rightToLeft ? (.trailing, .leading) : (.leading, .trailing)
      return AnyShapeStyle(LinearGradient(gradient: $0, startPoint: start, endPoint: end))
    } ?? AnyShapeStyle(.tint)
  }
}
