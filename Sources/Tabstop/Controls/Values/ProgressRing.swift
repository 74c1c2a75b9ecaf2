/// A ring that is filled up to the value of a progress view. It grows with the user's text.
struct ProgressRing: View {
  let fraction: Double
  /// Whether a text beside it says the value.
  var isDescribed = false
  @ScaledMetric private var size = 20.0
  @ScaledMetric private var lineWidth = 3.0
  @Environment(\.progressTint) private var tint

  var body: some View {
    ZStack {
      // Screen readers leave out what has no size, and point to the place.
      ProgressBar(fraction: fraction, isInvisible: true, isDescribed: isDescribed)
        .frame(width: size, height: size)
      RingTrack(line: .quaternary, width: lineWidth)
      RingArc(
        part: fraction, line: tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint),
        width: lineWidth)
    }
    .frame(width: size, height: size)
  }
}
