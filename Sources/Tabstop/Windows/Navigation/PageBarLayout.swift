internal import GtkBridge

/// Lays out the three parts of a bar: at its start, in its center, at its end. What is in the center gives
/// way first: a title is shortened before the texts of buttons are broken into lines.
final class PageBarLayout: LayoutDelegate {
  private static let spacing: Int32 = 6
  private let start: Widget
  private let middle: Widget
  private let end: Widget

  init(start: Widget, middle: Widget, end: Widget) {
    (self.start, self.middle, self.end) = (start, middle, end)
  }

  private var parts: [WidgetPointer] { [start.pointer, middle.pointer, end.pointer] }

  /// The space between parts that show something.
  private func gaps(_ widths: [Int32]) -> Int32 {
    Int32(max(0, widths.count { $0 > 0 } - 1)) * Self.spacing
  }

  private func shares(_ width: Int32) -> [LengthShare] {
    var shares = parts.map { part in
      let size = measured(part, .horizontal)
      let isMiddle = part == middle.pointer
      return LengthShare(
        minimum: size.minimum, natural: size.natural, fills: isMiddle && middle.expandsHorizontally,
        priority: isMiddle ? 0 : 1)
    }
    shares.share(width - gaps(shares.map(\.natural)))
    return shares
  }

  func measure(
    _ container: WidgetPointer, _ orientation: Orientation, forSize: Int32
  ) -> (minimum: Int32, natural: Int32) {
    if orientation == .horizontal {
      let sizes = parts.map { measured($0, orientation) }
      let gaps = gaps(sizes.map(\.natural))
      return (
        sizes.reduce(gaps) { $0.adding($1.minimum) }, sizes.reduce(gaps) { $0.adding($1.natural) }
      )
    }
    let widths = forSize < 0 ? [-1, -1, -1] : shares(forSize).map(\.length)
    let heights = zip(parts, widths).map { measured($0, orientation, forSize: $1) }
    return (heights.map(\.minimum).max() ?? 0, heights.map(\.natural).max() ?? 0)
  }

  /// The center is in the middle of the bar, or as near to it as the other parts allow.
  func allocate(_ container: WidgetPointer, width: Int32, height: Int32) {
    let lengths = shares(width).map(\.length)
    let after = lengths[0] > 0 ? lengths[0] + Self.spacing : 0
    let before = width - lengths[2] - (lengths[2] > 0 ? Self.spacing : 0)
    let middle = max(after, min((width - lengths[1]) / 2, before - lengths[1]))
    for (part, (x, length)) in zip(
      parts, zip([0, middle, width - lengths[2]], lengths))
    {
      place(
        part, x: container.isRightToLeft ? width - x - length : x, y: 0, width: length,
        height: height)
    }
  }
}
