internal import GtkBridge

/// Lays out children in columns (or rows) of given sizes, line by line.
final class LazyGridLayout: LayoutDelegate {
  /// The axis along which the tracks are side by side: horizontal for columns.
  private let axis: Orientation
  var items: [GridItem] = []
  /// The space between lines.
  var spacing: Int32 = 8
  /// The alignment of what is smaller than its cell, unless its item has one.
  var alignment = Alignment.center
  /// The last allocated breadth, for lines that must be measured before it is known again.
  private var lastBreadth: Int32 = -1
  /// The width of the window, for columns that have not been laid out yet: in as few columns as possible a grid would
  /// be so high that the window grows.
  var windowWidth: @MainActor () -> Int32 = { 0 }

  init(_ axis: Orientation) { self.axis = axis }

  private struct Track {
    var start: Int32
    var length: Int32
    var alignment: Alignment
  }

  /// The spacing between lines, or between tracks, that a program requests; 8 points by default.
  static func gap(_ spacing: Double?) -> Int32 {
    pixels((spacing ?? 8).taken(as: "A grid's spacing", in: .sizes))
  }

  private func gap(after item: GridItem) -> Int32 { Self.gap(item.spacing) }
  private var gaps: Int32 { items.dropLast().total(gap) }
  private var leastBreadth: Int32 { items.total { pixels($0.leastSize) }.adding(gaps) }

  /// The least width of the widest cell, and the size of the text in which it was measured. While the cell is
  /// retained, no other has its address.
  private var widest: (cell: Widget?, width: Int32, textScale: Double) = (nil, 0, 0)

  /// Called when cells have gone that may have been the widest, or the highest.
  func elementsChanged() {
    widest = (nil, 0, 0)
    highest = []
  }

  /// The natural height of the highest cell in each row.
  private var highest: [Int32] = []

  /// The height of the rows where nothing limits it, as in a view that scrolls sideways: flexible rows are as high
  /// as their highest cells. Cells that are scrolled away count as well: the grid would grow and shrink.
  private func naturalBreadth(of container: WidgetPointer) -> Int32 {
    guard axis == .vertical, !items.isEmpty, !items.contains(where: \.isAdaptive) else { return 0 }
    var heights = items.map { pixels($0.leastSize) }
    var mayBeAway = false
    var row = 0
    for child in laidOutChildren(of: container) {
      if GridCellTraits.of(child)?.isFullWidth ?? false {
        row = 0
        continue
      }
      if RowGapTraits.rows(of: child) > 0 {
        mayBeAway = true
        row = (row + RowGapTraits.cells(of: child)) % items.count
        continue
      }
      if case .flexible(_, let maximum) = items[row].size {
        let natural = measured(child, .vertical).natural
        heights[row] = max(
          heights[row], maximum == .infinity ? natural : min(natural, pixels(maximum)))
      }
      row = (row + 1) % items.count
    }
    if mayBeAway, highest.count == heights.count { heights = zip(heights, highest).map(max) }
    highest = heights
    return heights.total { $0 }.adding(gaps)
  }

  /// The least width of the widest child that is in a column.
  ///
  /// Cells that are scrolled away count as well: if columns became more while a wide one is not there,
  /// scrolling would move all the others, back and forth.
  private func widestCell(of container: WidgetPointer) -> Int32 {
    guard axis == .horizontal, items.contains(where: \.isAdaptive) else { return 0 }
    var (cell, width): (WidgetPointer?, Int32) = (nil, 0)
    // Whether the widest cell may be among those that are scrolled away.
    var mayBeAway = false
    for child in laidOutChildren(of: container) {
      if RowGapTraits.rows(of: child) > 0 {
        mayBeAway = true
      } else if GridCellTraits.of(child)?.isFullWidth != true {
        let least = measured(child, .horizontal).minimum
        if least > width { (cell, width) = (child, least) }
      }
    }
    let textScale = MainActor.assumeIsolated { TextScale.shared.value }
    let isAway = mayBeAway && widest.cell.map { $0.pointer.parent != container } ?? false
    if isAway, widest.textScale == textScale, widest.width > width { return widest.width }
    if widest.cell?.pointer != cell { widest.cell = cell.map(Widget.init) }
    (widest.width, widest.textScale) = (width, textScale)
    return width
  }

  /// - Parameter widest: Adaptive columns become fewer than fit by their own size if a child needs more, in
  ///   large text: here a child does not become smaller than it can be, and would lie over the next one.
  private func tracks(in breadth: Int32, widest: Int32) -> [Track] {
    var shares = items.map { item in
      switch item.size {
      case .fixed(let size):
        LengthShare(minimum: pixels(size), natural: pixels(size), fills: false)
      case .flexible(let minimum, let maximum), .adaptive(let minimum, let maximum):
        LengthShare(
          minimum: pixels(minimum),
          natural: item.isAdaptive || maximum == .infinity ? pixels(minimum) : pixels(maximum),
          fills: item.isAdaptive || maximum == .infinity)
      }
    }
    shares.share(breadth - gaps)
    var tracks: [Track] = []
    var start: Int32 = 0
    for (item, share) in zip(items, shares) {
      let gap = gap(after: item)
      var count: Int32 = 1
      var length = share.length
      if case .adaptive(let minimum, let maximum) = item.size {
        func divide(by least: Int32) {
          count = max(1, share.length.adding(gap) / max(1, least.adding(gap)))
          length = min(
            (share.length - gap.gaps(between: Int(count))) / count, max(pixels(maximum), widest))
        }
        divide(by: pixels(minimum))
        if length < widest { divide(by: widest) }
      }
      for _ in 0..<count {
        tracks.append(Track(start: start, length: length, alignment: item.alignment ?? alignment))
        start = start.adding(length).adding(gap)
      }
    }
    return tracks
  }

  private var across: Orientation {
    axis == .horizontal ? .vertical : .horizontal
  }

  /// The number of children in a line, in the last layout.
  private(set) var lineLength = 1

  /// The start and the length of a child's line along the axis of the lines, in the last layout.
  func line(
    of child: WidgetPointer
  ) -> (start: Int32, length: Int32)? { places[child] }

  private var places: [WidgetPointer: (start: Int32, length: Int32)] = [:]

  private struct Line {
    var cells: [(child: WidgetPointer, track: Track)] = []
    /// The gaps that replace this line and others, or some of its cells.
    var gaps: [WidgetPointer] = []
    var minimum: Int32 = 0
    var natural: Int32 = 0
    /// Whether it has one cell, as long as the line.
    var isWhole = false
  }

  /// The children line by line. A gap takes the cells of the rows that it replaces: those of whole
  /// lines become one line with their total length.
  private func lines(
    of container: WidgetPointer, _ tracks: [Track], in breadth: Int32
  ) -> [Line] {
    guard !tracks.isEmpty else { return [] }
    var lines: [Line] = []
    var line = Line()
    var column = 0
    func endLine() {
      lines.append(line)
      line = Line()
      column = 0
    }
    func advance(by cells: Int) {
      column += cells
      if column >= tracks.count { endLine() }
    }
    for child in laidOutChildren(of: container) {
      if GridCellTraits.of(child)?.isFullWidth ?? false {
        if column > 0 || !line.gaps.isEmpty { endLine() }
        let whole = Track(start: 0, length: breadth, alignment: alignment)
        lines.append(Line(cells: [(child, whole)], isWhole: true))
        continue
      }
      guard RowGapTraits.rows(of: child) > 0 else {
        line.cells.append((child, tracks[column]))
        advance(by: 1)
        continue
      }
      let cells = RowGapTraits.cells(of: child)
      let before = column == 0 ? 0 : min(cells, tracks.count - column)
      let whole = (cells - before) / tracks.count
      if whole == 0 { line.gaps.append(child) }
      if before > 0 { advance(by: before) }
      if whole > 0 {
        let length = Double(measured(child, across).natural)
        let share = Int32(length * Double(whole * tracks.count) / Double(cells))
        lines.append(Line(gaps: [child], minimum: share, natural: share))
      }
      let rest = (cells - before) % tracks.count
      if rest > 0 { advance(by: rest) }
    }
    if column > 0 || !line.gaps.isEmpty { lines.append(line) }
    for index in lines.indices where !lines[index].cells.isEmpty { measure(&lines[index]) }
    return lines
  }

  private func measure(_ line: inout Line) {
    for (child, track) in line.cells {
      // GTK measures the height for a width, not the reverse.
      let least = measured(child, .horizontal).minimum
      let forSize = axis == .horizontal ? max(least, track.length) : -1
      let size = measured(child, across, forSize: forSize)
      line.minimum = max(line.minimum, size.minimum)
      line.natural = max(line.natural, size.natural)
    }
  }

  func measure(
    _ container: WidgetPointer, _ orientation: Orientation, forSize: Int32
  ) -> (minimum: Int32, natural: Int32) {
    let least = leastBreadth
    if orientation == axis { return (least, max(least, naturalBreadth(of: container))) }
    let breadth = forSize >= 0 ? forSize : max(expectedBreadth, least)
    let tracks = tracks(in: breadth, widest: widestCell(of: container))
    let lines = lines(of: container, tracks, in: breadth)
    let gaps = spacing.gaps(between: lines.count)
    return (lines.total(\.minimum).adding(gaps), lines.total(\.natural).adding(gaps))
  }

  private var expectedBreadth: Int32 {
    lastBreadth < 0 && axis == .horizontal ? MainActor.assumeIsolated(windowWidth) : lastBreadth
  }

  func allocate(_ container: WidgetPointer, width: Int32, height: Int32) {
    let isColumns = axis == .horizontal
    let breadth = isColumns ? width : height
    lastBreadth = breadth
    let tracks = tracks(in: breadth, widest: widestCell(of: container))
    lineLength = max(tracks.count, 1)
    let used = tracks.last.map { $0.start + $0.length } ?? 0
    let fraction = isColumns ? alignment.horizontal.fraction : alignment.vertical.fraction
    let start = Int32(Double(max(0, breadth - used)) * fraction)
    let isMirrored = container.isRightToLeft
    var position: Int32 = 0
    places = [:]
    for line in lines(of: container, tracks, in: breadth) {
      for gap in line.gaps {
        let length = measured(gap, across).natural
        place(
          gap, x: isColumns ? 0 : isMirrored ? width - position - length : position,
          y: isColumns ? position : 0, width: isColumns ? width : length,
          height: isColumns ? length : height)
      }
      for (child, track) in line.cells {
        places[child] = (position, line.natural)
        let start = line.isWhole ? 0 : start
        let room =
          isColumns
          ? (x: start + track.start, y: position, width: track.length, height: line.natural)
          : (x: position, y: start + track.start, width: line.natural, height: track.length)
        let wide = length(of: child, .horizontal, room.width)
        let high = length(of: child, .vertical, room.height, forSize: wide)
        let x =
          room.x + Int32(Double(room.width - wide) * track.alignment.horizontal.fraction)
        let y = room.y + Int32(Double(room.height - high) * track.alignment.vertical.fraction)
        place(child, x: isMirrored ? width - x - wide : x, y: y, width: wide, height: high)
      }
      position = position.adding(line.natural).adding(spacing)
    }
  }

  /// The part of the space that a child takes.
  private func length(
    of child: WidgetPointer, _ orientation: Orientation, _ room: Int32,
    forSize: Int32 = -1
  ) -> Int32 {
    let size = measured(child, orientation, forSize: forSize)
    let fills = child.expands(orientation)
    return max(size.minimum, fills ? room : min(size.natural, room))
  }
}
