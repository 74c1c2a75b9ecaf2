internal import GtkBridge

/// Lays out the three parts of a bar: at its start, in its center, at its end. What is in the center gives
/// way first: a title is shortened before the texts of buttons are broken into lines. Where even that is too
/// wide, the center is below the others, and items that do not fit into the two lines are in a menu at the
/// end of the bar.
final class PageBarLayout: LayoutDelegate {
  private static let spacing: Int32 = 6
  private let start: Widget
  private let middle: Widget
  private let end: Widget
  private let overflow: BarOverflow

  init(start: Widget, middle: Widget, end: Widget, _ overflow: BarOverflow) {
    (self.start, self.middle, self.end) = (start, middle, end)
    self.overflow = overflow
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

  /// The least width of the parts at the sides.
  private var sidesMinimum: Int32 {
    let sides = [start, end].map { measured($0.pointer, .horizontal).minimum }
    return sides.reduce(gaps(sides)) { $0.adding($1) }
  }

  /// Whether the center is below the other parts.
  private func isFolded(in width: Int32) -> Bool {
    guard width >= 0 else { return false }
    let minima = parts.map { measured($0, .horizontal).minimum }
    return minima[1] > 0 && sidesMinimum > 0
      && minima.reduce(gaps(minima)) { $0.adding($1) } > width
  }

  /// The heights of the two lines of a folded bar.
  private func lineHeights(
    _ width: Int32
  ) -> (sides: (minimum: Int32, natural: Int32), middle: (minimum: Int32, natural: Int32)) {
    let sides = zip([start, end], sideWidths(width))
      .map { measured($0.pointer, .vertical, forSize: $1) }
    return (
      (sides.map(\.minimum).max()!, sides.map(\.natural).max()!),
      measured(middle.pointer, .vertical, forSize: width)
    )
  }

  /// The widths of start and end in a line of their own.
  private func sideWidths(_ width: Int32) -> [Int32] {
    var shares = [start, end].map { part in
      let size = measured(part.pointer, .horizontal)
      return LengthShare(
        minimum: size.minimum, natural: size.natural, fills: false, priority: 0)
    }
    shares.share(width - gaps(shares.map(\.natural)))
    return shares.map(\.length)
  }

  func measure(
    _ container: WidgetPointer, _ orientation: Orientation, forSize: Int32
  ) -> (minimum: Int32, natural: Int32) {
    guard overflow.hasItems else { return measureParts(orientation, forSize: forSize) }
    if orientation == .horizontal {
      // Of the other items, which need not fit.
      let natural = overflow.naturalWidth
      return (min(overflow.minimumWidth, natural), natural)
    }
    guard let more = overflow.box, more.isVisible else {
      return measureParts(orientation, forSize: forSize)
    }
    let height = measured(more.pointer, orientation)
    let rest = forSize < 0 ? forSize : max(0, forSize - widthWithGap(of: more))
    let size = measureParts(orientation, forSize: rest)
    return (max(size.minimum, height.minimum), max(size.natural, height.natural))
  }

  private func widthWithGap(of more: Widget) -> Int32 {
    measured(more.pointer, .horizontal).minimum + Self.spacing
  }

  private func measureParts(
    _ orientation: Orientation, forSize: Int32
  ) -> (minimum: Int32, natural: Int32) {
    if orientation == .horizontal {
      let sizes = parts.map { measured($0, orientation) }
      let gaps = gaps(sizes.map(\.natural))
      return (
        max(sidesMinimum, sizes[1].minimum), sizes.reduce(gaps) { $0.adding($1.natural) }
      )
    }
    if isFolded(in: forSize) {
      let line = lineHeights(forSize)
      return (
        line.sides.minimum + Self.spacing + line.middle.minimum,
        line.sides.natural + Self.spacing + line.middle.natural
      )
    }
    let widths = forSize < 0 ? [-1, -1, -1] : shares(forSize).map(\.length)
    let heights = zip(parts, widths).map { measured($0, orientation, forSize: $1) }
    return (heights.map(\.minimum).max() ?? 0, heights.map(\.natural).max() ?? 0)
  }

  /// The center is in the middle of the bar, or as near to it as the other parts allow.
  func allocate(_ container: WidgetPointer, width: Int32, height: Int32) {
    overflow.fit(into: width)
    guard let more = overflow.box, more.isVisible else {
      return allocateParts(container, x: 0, width: width, height: height)
    }
    // In the first line, at the end of the bar.
    let taken = widthWithGap(of: more)
    let isMirrored = container.isRightToLeft
    let rest = max(0, width - taken)
    allocateParts(container, x: isMirrored ? width - rest : 0, width: rest, height: height)
    let line = isFolded(in: rest) ? lineHeights(rest).sides.natural : height
    let length = taken - Self.spacing
    place(
      more.pointer, x: isMirrored ? 0 : width - length, y: 0, width: length,
      height: max(line, measured(more.pointer, .vertical).minimum))
  }

  private func allocateParts(_ container: WidgetPointer, x left: Int32, width: Int32, height: Int32)
  {
    if isFolded(in: width) {
      return allocateFolded(container, x: left, width: width, height: height)
    }
    let lengths = shares(width).map(\.length)
    let after = lengths[0] > 0 ? lengths[0] + Self.spacing : 0
    let before = width - lengths[2] - (lengths[2] > 0 ? Self.spacing : 0)
    let middle = max(after, min((width - lengths[1]) / 2, before - lengths[1]))
    for (part, (x, length)) in zip(
      parts, zip([0, middle, width - lengths[2]], lengths))
    {
      place(
        part, x: left + (container.isRightToLeft ? width - x - length : x), y: 0, width: length,
        height: height)
    }
  }

  private func allocateFolded(
    _ container: WidgetPointer, x left: Int32, width: Int32, height: Int32
  ) {
    let widths = sideWidths(width)
    let line = lineHeights(width).sides.natural
    let isMirrored = container.isRightToLeft
    place(
      start.pointer, x: left + (isMirrored ? width - widths[0] : 0), y: 0, width: widths[0],
      height: line)
    place(
      end.pointer, x: left + (isMirrored ? 0 : width - widths[1]), y: 0, width: widths[1],
      height: line)
    let top = line + Self.spacing
    let breadth =
      middle.expandsHorizontally
      ? width : min(width, measured(middle.pointer, .horizontal).natural)
    place(
      middle.pointer, x: left + (width - breadth) / 2, y: top, width: breadth,
      height: max(0, height - top)
    )
  }
}
