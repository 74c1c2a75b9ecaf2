internal import GtkBridge

/// Lays out rows of cells in common columns.
final class GridLayout: LayoutDelegate {
  var horizontalSpacing: Int32 = 8
  var verticalSpacing: Int32 = 8
  var alignment = Alignment.center
  /// The layouts of the rows. A modifier may have wrapped a row.
  var rows: [WidgetPointer: GridRowLayout] = [:]

  private var columns: [LengthShare] = []
  /// The alignment of the cells of each column, from 0 to 1.
  private(set) var columnAlignments: [Double] = []
  /// The minimum and natural width of children that span all columns.
  private var across: (minimum: Int32, natural: Int32) = (0, 0)

  /// The rows by the children of the grid, which may be wrappers around them.
  private func rowsOfChildren(
    in container: WidgetPointer
  ) -> [WidgetPointer: (row: WidgetPointer, layout: GridRowLayout)] {
    var found: [WidgetPointer: (row: WidgetPointer, layout: GridRowLayout)] = [:]
    found.reserveCapacity(rows.count)
    for (row, layout) in rows {
      var child: WidgetPointer? = row
      while let current = child, current.parent != container { child = current.parent }
      if let child { found[child] = (row, layout) }
    }
    return found
  }

  /// Whether a child of the grid is a row, or a wrapper around one.
  func isRow(_ child: WidgetPointer) -> Bool {
    rows[child] != nil || child.firstInTree { rows[$0] != nil } != nil
  }

  private func gaps(_ count: Int) -> Int32 { horizontalSpacing.gaps(between: count) }

  /// Measures all cells.
  private func measureColumns(of container: WidgetPointer) {
    columns = []
    columnAlignments = []
    across = (0, 0)
    var wide: [(start: Int, cell: GridCell)] = []
    let rows = rowsOfChildren(in: container)
    for child in laidOutChildren(of: container) {
      guard let (row, layout) = rows[child] else {
        let size = measured(child, .horizontal)
        guard GridCellTraits.of(child)?.isUnsizedHorizontally != true else { continue }
        across = (max(across.minimum, size.minimum), max(across.natural, size.natural))
        continue
      }
      var index = 0
      for cell in layout.cells(of: row) {
        let end = index + cell.columns
        while columns.count < end {
          columns.append(LengthShare(minimum: 0, natural: 0, fills: false))
          columnAlignments.append(alignment.horizontal.fraction)
        }
        if let fraction = cell.traits?.columnX { columnAlignments[index] = fraction }
        if cell.columns > 1 {
          wide.append((index, cell))
        } else if cell.traits?.isUnsizedHorizontally != true {
          columns[index].grow(to: cell.width)
        }
        index = end
      }
    }
    // A cell that spans several columns gives its excess width to the last one.
    for (start, cell) in wide where cell.traits?.isUnsizedHorizontally != true {
      let others = columns[start..<(start + cell.columns - 1)]
      let gaps = gaps(cell.columns)
      let minimum = gaps.adding(others.total(\.minimum))
      let natural = gaps.adding(others.total(\.natural))
      columns[start + cell.columns - 1].grow(
        to: LengthShare(
          minimum: cell.width.minimum - minimum, natural: cell.width.natural - natural,
          fills: false))
    }
  }

  /// The widths of the columns in a grid of a width; their natural ones for -1.
  func columnWidths(for width: Int32) -> [Int32] {
    guard width >= 0 else { return columns.map(\.natural) }
    var shares = columns
    shares.share(width - gaps(columns.count))
    return shares.map(\.length)
  }

  func measure(
    _ container: WidgetPointer, _ orientation: Orientation, forSize: Int32
  ) -> (minimum: Int32, natural: Int32) {
    if orientation == .horizontal {
      measureColumns(of: container)
      return width
    }
    let children = laidOutChildren(of: container)
    let gaps = verticalSpacing.gaps(between: children.count)
    return children.reduce((gaps, gaps)) {
      let size = measured($1, orientation, forSize: forSize)
      return ($0.0.adding(size.minimum), $0.1.adding(size.natural))
    }
  }

  /// The width of all columns.
  var width: (minimum: Int32, natural: Int32) {
    let gaps = gaps(columns.count)
    return (
      max(across.minimum, gaps.adding(columns.total(\.minimum))),
      max(across.natural, gaps.adding(columns.total(\.natural)))
    )
  }

  func allocate(_ container: WidgetPointer, width: Int32, height: Int32) {
    let children = laidOutChildren(of: container)
    var heights = children.map { child in
      let size = measured(child, .vertical, forSize: width)
      return LengthShare(
        minimum: size.minimum, natural: size.natural,
        fills: child.expands(.vertical))
    }
    heights.share(height - verticalSpacing.gaps(between: children.count))
    var y: Int32 = 0
    for (child, share) in zip(children, heights) {
      place(child, x: 0, y: y, width: width, height: share.length)
      y = y.adding(share.length).adding(verticalSpacing)
    }
  }
}

/// A cell, with its measured widths.
struct GridCell {
  let widget: WidgetPointer
  let traits: GridCellTraits?
  let width: LengthShare
  var columns: Int { max(1, traits?.columns ?? 1) }
}

extension LengthShare {
  fileprivate mutating func grow(to other: LengthShare) {
    minimum = max(minimum, other.minimum)
    natural = max(natural, other.natural)
    if other.fills { fills = true }
  }
}

/// Lays out the cells of one row in the columns of the grid.
final class GridRowLayout: LayoutDelegate {
  private let grid: GridLayout
  var alignment: VerticalAlignment?

  init(_ grid: GridLayout) { self.grid = grid }

  func cells(of row: WidgetPointer) -> [GridCell] {
    laidOutChildren(of: row).map { widget in
      let size = measured(widget, .horizontal)
      let traits = GridCellTraits.of(widget)
      return GridCell(
        widget: widget, traits: traits,
        width: LengthShare(
          minimum: size.minimum, natural: size.natural,
          fills: traits?.fillsColumn ?? false || widget.expands(.horizontal)))
    }
  }

  /// The row's cells with their horizontal places.
  private func spans(
    of row: WidgetPointer, width: Int32
  ) -> [(cell: GridCell, x: Int32, room: Int32, width: Int32, fraction: Double)] {
    let widths = grid.columnWidths(for: width)
    let used = grid.horizontalSpacing.gaps(between: widths.count).adding(widths.total { $0 })
    var x = width < 0 ? 0 : max(0, (width - used) / 2)
    var index = 0
    return cells(of: row).compactMap { cell in
      let end = min(index + cell.columns, widths.count)
      guard index < end else { return nil }
      defer { index = end }
      let room = grid.horizontalSpacing.gaps(between: end - index)
        .adding(widths[index..<end].total { $0 })
      let preferred = cell.width.fills ? room : min(cell.width.natural, room)
      // A cell that spans several columns does not belong to any of them.
      let ofColumn = cell.columns == 1 ? grid.columnAlignments[index] : nil
      let fraction = cell.traits?.x ?? ofColumn ?? grid.alignment.horizontal.fraction
      defer { x = x.adding(room).adding(grid.horizontalSpacing) }
      return (cell, x, room, max(cell.width.minimum, preferred), fraction)
    }
  }

  func measure(
    _ container: WidgetPointer, _ orientation: Orientation, forSize: Int32
  ) -> (minimum: Int32, natural: Int32) {
    if orientation == .horizontal { return grid.width }
    var heights = (minimum: RowHeights(), natural: RowHeights())
    for span in spans(of: container, width: forSize) {
      guard span.cell.traits?.isUnsizedVertically != true else { continue }
      let size = measuredHeight(span.cell.widget, forWidth: span.width)
      heights.minimum.add(size.minimum, baseline: isOnLine ? size.minimumBaseline : -1)
      heights.natural.add(size.natural, baseline: isOnLine ? size.naturalBaseline : -1)
    }
    return (heights.minimum.total, heights.natural.total)
  }

  private var verticalAlignment: VerticalAlignment { alignment ?? grid.alignment.vertical }
  private var isOnLine: Bool { verticalAlignment.gtk == .baseline }

  func allocate(_ container: WidgetPointer, width: Int32, height: Int32) {
    let spans = spans(of: container, width: width)
    let sizes = spans.map { measuredHeight($0.cell.widget, forWidth: $0.width) }
    var heights = RowHeights()
    for size in sizes { heights.add(size.natural, baseline: isOnLine ? size.naturalBaseline : -1) }
    let line = heights.line(in: height)
    let isMirrored = container.isRightToLeft
    for (span, size) in zip(spans, sizes) {
      let widget = span.cell.widget
      let fills = widget.expands(.vertical)
      let childHeight = max(size.minimum, fills ? height : min(size.natural, height))
      let x = span.x + signedPixels(Double(span.room - span.width) * span.fraction)
      var y = signedPixels(
        Double(height - childHeight) * (span.cell.traits?.y ?? fraction))
      if isOnLine, size.naturalBaseline >= 0, span.cell.traits?.y == nil {
        y = line - size.naturalBaseline
      }
      place(
        widget, x: isMirrored ? width - x - span.width : x, y: y, width: span.width,
        height: childHeight)
    }
  }

  private var fraction: Double { verticalAlignment.fraction }
}

extension HorizontalAlignment {
  /// The position of the alignment: 0 at the start, 1 at the end.
  var fraction: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}

extension VerticalAlignment {
  /// The position of the alignment: 0 at the top, 1 at the bottom.
  var fraction: Double {
    switch self {
    case .top: 0
    case .center, .firstTextBaseline, .lastTextBaseline: 0.5
    case .bottom: 1
    }
  }
}
