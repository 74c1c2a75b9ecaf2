/// A gradient of colours at the points of a grid, which blend between them. Mirrors SwiftUI's
/// `MeshGradient`; the edges between points are straight, and colours blend evenly, whatever
/// `smoothsColors` says.
public struct MeshGradient: _GradientStyle, Hashable {
  private let gradient: Gradient
  private let kind: GradientKind
  private let background: Color

  /// Creates a gradient.
  ///
  /// - Parameters:
  ///   - width: The points of a row.
  ///   - height: The rows.
  ///   - points: The points, row by row, as shares of the width and the height of the filled area.
  ///   - colors: Their colours.
  ///   - background: The colour outside of the patches. No effect.
  ///   - colorSpace: The space in which colours are mixed. No effect: they are mixed in sRGB.
  public nonisolated init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    let count = Double(max(colors.count - 1, 1))
    gradient = Gradient(
      stops: colors.enumerated().map { .init(color: $1, location: Double($0) / count) })
    kind = .mesh(
      width: width, height: height,
      points: points.map { UnitPoint(x: Double($0.x), y: Double($0.y)) })
    self.background = background
  }

  public nonisolated func _paint(_ context: _StyleContext) -> _Paint { gradient.paint(kind) }
}
