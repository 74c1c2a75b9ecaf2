import TabstopFoundation

/// A layout that places views side by side in rows, as many as fit in each row.
struct FlowLayout: Layout {
  nonisolated private static let spacing = 12.0

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let places = places(of: subviews, width: proposal.width ?? .infinity)
    return CGSize(
      width: places.map(\.maxX).max() ?? 0, height: places.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (view, place) in zip(subviews, places(of: subviews, width: bounds.width)) {
      view.place(
        at: CGPoint(x: bounds.minX + place.minX, y: bounds.minY + place.minY), anchor: .topLeading,
        proposal: ProposedViewSize(place.size))
    }
  }

  private func places(of subviews: Subviews, width: Double) -> [CGRect] {
    var (x, y, height) = (0.0, 0.0, 0.0)
    return subviews.map { view in
      let proposed = view.sizeThatFits(.unspecified)
      // A label that is wider than the row wraps.
      let size =
        proposed.width <= width
        ? proposed : view.sizeThatFits(ProposedViewSize(width: width, height: nil))
      if x > 0, x + size.width > width {
        x = 0
        y += height + Self.spacing
        height = 0
      }
      defer {
        x += size.width + Self.spacing
        height = max(height, size.height)
      }
      return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }
  }
}
