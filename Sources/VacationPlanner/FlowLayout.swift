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
    var places: [CGRect] = []
    var row = 0..<0
    var (x, y) = (0.0, 0.0)
    func endRow() {
      let height = places[row].map(\.height).max() ?? 0
      // What is lower than its neighbours is in the middle of them.
      for index in row { places[index].origin.y = y + (height - places[index].height) / 2 }
      (x, y) = (0, y + height + Self.spacing)
      row = places.count..<places.count
    }
    for view in subviews {
      let proposed = view.sizeThatFits(.unspecified)
      // A label that is wider than the row wraps.
      let size =
        proposed.width <= width
        ? proposed : view.sizeThatFits(ProposedViewSize(width: width, height: nil))
      if x > 0, x + size.width > width { endRow() }
      places.append(CGRect(origin: CGPoint(x: x, y: y), size: size))
      row = row.lowerBound..<places.count
      x += size.width + Self.spacing
    }
    endRow()
    return places
  }
}
