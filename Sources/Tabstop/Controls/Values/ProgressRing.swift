/// A ring that is filled up to the value of a progress view. It grows with the user's text.
struct ProgressRing: View {
  let fraction: Double
  /// Whether a text beside it says the value.
  var isDescribed = false
  @ScaledMetric private var size = 20.0
  @ScaledMetric private var lineWidth = 3.0
  @Environment(\.progressTint) private var tint
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    ZStack {
      // Screen readers leave out what has no size, and point to the place.
      ProgressBar(fraction: fraction, isInvisible: true, isDescribed: isDescribed)
        .frame(width: size, height: size)
      Circle().stroke(.quaternary, lineWidth: lineWidth).padding(lineWidth / 2)
      Circle()
        .trim(from: 0, to: fraction)
        .stroke(
          tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint),
          style: StrokeStyle(lineWidth: lineWidth, lineCap: .round)
        )
        .padding(lineWidth / 2)
        // Shapes are mirrored for right-to-left languages, rotations are not.
        .rotationEffect(.degrees(direction == .rightToLeft ? 90 : -90))
    }
    .frame(width: size, height: size)
  }
}
