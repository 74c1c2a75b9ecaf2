/// A part of a ring, with round ends, from a place on it in the direction of reading.
struct RingArc<Line: ShapeStyle>: View {
  /// The part of the circle.
  let part: Double
  let line: Line
  let width: Double
  /// The beginning, in degrees from the trailing edge.
  var start = -90.0
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    Circle()
      .trim(from: 0, to: part)
      .stroke(line, style: StrokeStyle(lineWidth: width, lineCap: .round))
      .padding(width / 2)
      // Shapes are mirrored for right-to-left languages, rotations are not.
      .rotationEffect(.degrees(direction == .rightToLeft ? -start : start))
  }
}

/// The ring behind an arc.
struct RingTrack<Line: ShapeStyle>: View {
  let line: Line
  let width: Double

  var body: some View { Circle().stroke(line, lineWidth: width).padding(width / 2) }
}
