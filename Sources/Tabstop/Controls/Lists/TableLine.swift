internal import GtkBridge

/// The width of a column of a table, in points.
package enum _TableColumnWidth: Equatable {
  case fixed(Double)
  /// Flexible columns divide the space that the others leave.
  case flexible(minimum: Double, ideal: Double?, maximum: Double)

  package static let automatic = flexible(minimum: 60, ideal: nil, maximum: .infinity)

  /// The maximum of a column: a program's width may be infinite.
  private static let limit = 10_000.0

  fileprivate var minimum: Double {
    switch self {
    case .fixed(let width): width.clamped(to: 0...Self.limit)
    case .flexible(let minimum, _, _): minimum.clamped(to: 0...Self.limit)
    }
  }

  fileprivate var ideal: Double {
    switch self {
    case .fixed: minimum
    case .flexible(_, let ideal, _): (ideal ?? 120).clamped(to: minimum...Self.limit)
    }
  }
}

/// Properties that all cells of a column share.
package struct _TableColumnTraits: Equatable {
  /// Announced before a cell.
  package var title: String
  package var width: _TableColumnWidth
  package var alignment: HorizontalAlignment

  package init(
    title: String, width: _TableColumnWidth = .automatic,
    alignment: HorizontalAlignment = .leading
  ) {
    self.title = title
    self.width = width
    self.alignment = alignment
  }
}

/// The minimum width of each column of a table: the largest minimum of its titles and cells, at any
/// text size.
@MainActor
package final class _TableColumnMinimums {
  private var lines: [WidgetPointer: [Int32]] = [:]
  private lazy var update = TurnRequest { [weak self] in self?.notifyLines() }
  /// Whether a line that was the widest has shrunk.
  private var hasShrunk = false
  /// The largest minimums that all lines were notified of.
  private var shown: [Int32] = []
  // Layouts read it, which GTK calls on the main thread.
  nonisolated(unsafe) fileprivate private(set) var largest: [Int32] = []

  package init() {}

  fileprivate func record(_ minimums: [Int32], of line: WidgetPointer) {
    let old = lines.updateValue(minimums, forKey: line)
    if old == minimums { return }
    // All lines are compared only if the widest has shrunk.
    if let old, old.count != minimums.count || isWidest(old) { hasShrunk = true }
    let new = Self.larger(largest, minimums)
    if new == largest, !hasShrunk { return }
    largest = new
    update.schedule()
  }

  fileprivate func forget(_ line: WidgetPointer) {
    guard let old = lines.removeValue(forKey: line), isWidest(old) else { return }
    hasShrunk = true
    update.schedule()
  }

  private func isWidest(_ minimums: [Int32]) -> Bool {
    zip(minimums, largest).contains { $0 == $1 }
  }

  private static func larger(_ a: [Int32], _ b: [Int32]) -> [Int32] {
    (0..<max(a.count, b.count)).map { index in
      max(index < a.count ? a[index] : 0, index < b.count ? b[index] : 0)
    }
  }

  /// Not while GTK measures, and once for all lines that are removed.
  private func notifyLines() {
    if hasShrunk {
      hasShrunk = false
      largest = lines.values.reduce([], Self.larger)
    }
    guard largest != shown else { return }
    shown = largest
    for line in lines.keys { line.queueResize() }
  }
}

/// The cells of a row, or the titles, each as wide as its column.
package struct _TableLine<Content: View>: _PrimitiveView {
  let columns: [_TableColumnTraits]
  let minimums: _TableColumnMinimums
  let isHeader: Bool
  let content: (Int) -> Content

  /// - Parameter content: The cell of a column, by its index.
  package init(
    _ columns: [_TableColumnTraits], _ minimums: _TableColumnMinimums, isHeader: Bool = false,
    content: @escaping (Int) -> Content
  ) {
    self.columns = columns
    self.minimums = minimums
    self.isHeader = isHeader
    self.content = content
  }

  package static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    TableLineNode(view, context)
  }
}

private final class TableLineNode<Cell: View>:
  ContainerNode<_TableLine<Cell>, ForEach<Range<Int>, Int, TableCell<Cell>>>
{
  private let layout: TableLineLayout

  init(_ view: _TableLine<Cell>, _ context: _Context) {
    layout = TableLineLayout(view.columns.map(\.width), view.minimums)
    super.init(view, context, widget: .container(layout))
    widget.expandsHorizontally = true
    widget.isStretchable = true
    makeContent()
  }

  override var content: ForEach<Range<Int>, Int, TableCell<Cell>> {
    let view = view
    return ForEach(0..<view.columns.count) { index in
      TableCell(
        alignment: view.columns[index].alignment, content: view.content(index))
    }
  }

  override func modify(_ environment: inout EnvironmentValues) {
    super.modify(&environment)
    environment.inherited.startArea(nil)
  }

  override func didUpdate(from old: _TableLine<Cell>, environmentChanged: Bool) {
    let widths = view.columns.map(\.width)
    if layout.widths != widths {
      layout.widths = widths
      widget.pointer.queueResize()
    }
    super.didUpdate(from: old, environmentChanged: environmentChanged)
  }

  override func unmount() {
    super.unmount()
    layout.isShown = false
    layout.minimums.forget(widget.pointer)
  }

  /// The first cell is the row's name; the others are announced with the titles of their columns, and last
  /// of all what is switched on.
  override var replacesText: Bool { true }
  override func text(withButtons: Bool) -> String {
    guard !view.isHeader, let cells = child as? any IdentifiedRows else {
      return super.text(withButtons: withButtons)
    }
    var parts: [String] = []
    var isOn: [String] = []
    cells.forEachRow { index, cell in
      guard let index = index.base as? Int, view.columns.indices.contains(index) else { return }
      let title = view.columns[index].title
      var states = ControlStates()
      if !withButtons { cell.collect(&states) }
      isOn += states.isOn.map { $0.isEmpty ? title : $0 }
      let text = ([cell.text(withButtons: withButtons)] + states.choices)
        .filter { !$0.isEmpty }.joined(separator: " ")
      if text.isEmpty { return }
      // A field may have its column's title.
      let isTitled = parts.isEmpty || title.isEmpty || text == title || text.hasPrefix(title + ",")
      parts.append(isTitled ? text : "\(title) \(text)")
    }
    return (parts + isOn).filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

/// One widget for the contents of a cell.
private struct TableCell<Content: View>: _PrimitiveView {
  let alignment: HorizontalAlignment
  let content: Content

  static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    TableCellNode(view, context)
  }
}

private final class TableCellNode<Content: View>: ContainerNode<TableCell<Content>, Content> {
  init(_ view: TableCell<Content>, _ context: _Context) {
    super.init(view, context, widget: .container(LayeredLayout()))
    // A content that is too wide for its column does not cover the next one.
    widget.pointer.clipsContent = true
    widget.addClass("table-cell")
    makeContent()
  }

  override var content: Content { view.content }

  override func align(_ child: Widget) {
    Alignment(horizontal: view.alignment, vertical: .center).apply(to: child)
  }

  override func didUpdate(from old: TableCell<Content>, environmentChanged: Bool) {
    if old.alignment != view.alignment { child.forEachWidget(align) }
    super.didUpdate(from: old, environmentChanged: environmentChanged)
  }
}

private final class TableLineLayout: LayoutDelegate {
  var widths: [_TableColumnWidth]
  /// Whether the line counts for the others. The line of a page that is removed may be laid out
  /// once more.
  var isShown = true
  let minimums: _TableColumnMinimums
  private let spacing: Int32 = 12

  init(_ widths: [_TableColumnWidth], _ minimums: _TableColumnMinimums) {
    self.widths = widths
    self.minimums = minimums
  }

  private func minimum(_ index: Int) -> Double {
    let cells = minimums.largest
    return max(widths[index].minimum, index < cells.count ? Double(cells[index]) : 0)
  }

  private var gaps: Int32 { spacing.gaps(between: widths.count) }

  /// Flexible columns divide the space in the ratio of their ideal widths, as far as their limits allow.
  private func lengths(in width: Int32) -> [Int32] {
    let minimums = widths.indices.map(minimum)
    var lengths = minimums
    var open = widths.indices.filter {
      if case .flexible = widths[$0] { true } else { false }
    }
    let taken = widths.indices.filter { !open.contains($0) }.reduce(0) { $0 + lengths[$1] }
    var rest = Double(width - gaps) - taken
    while !open.isEmpty {
      let ideals = open.reduce(0) { $0 + max(widths[$1].ideal, 1) }
      let scale = rest / ideals
      let bound = open.filter { index in
        guard case .flexible(_, _, let maximum) = widths[index] else { return false }
        let share = scale * max(widths[index].ideal, 1)
        guard !(share >= minimums[index] && share <= maximum) else { return false }
        lengths[index] = max(min(share, maximum), minimums[index])
        return true
      }
      if bound.isEmpty {
        for index in open { lengths[index] = scale * max(widths[index].ideal, 1) }
        break
      }
      for index in bound { rest -= lengths[index] }
      open.removeAll { bound.contains($0) }
    }
    return lengths.map { Int32($0.rounded(.down)) }
  }

  func measure(
    _ container: WidgetPointer, _ orientation: Orientation, forSize: Int32
  ) -> (minimum: Int32, natural: Int32) {
    if orientation == .horizontal {
      if isShown {
        let needs = laidOutChildren(of: container).map { measured($0, orientation).minimum }
        let minimums = minimums
        nonisolated(unsafe) let line = container
        MainActor.assumeIsolated { minimums.record(needs, of: line) }
      }
      return widths.indices.reduce((gaps, gaps)) { sum, index in
        let minimum = minimum(index)
        return (
          sum.0 + Int32(minimum.rounded(.up)),
          sum.1 + Int32(max(widths[index].ideal, minimum).rounded(.up))
        )
      }
    }
    let lengths = forSize < 0 ? widths.map { Int32($0.ideal) } : lengths(in: forSize)
    return zip(laidOutChildren(of: container), lengths).reduce((0, 0)) { size, cell in
      let least = measured(cell.0, .horizontal).minimum
      let height = measured(cell.0, orientation, forSize: max(cell.1, least))
      return (max(size.0, height.minimum), max(size.1, height.natural))
    }
  }

  func allocate(_ container: WidgetPointer, width: Int32, height: Int32) {
    let isMirrored = container.isRightToLeft
    var x: Int32 = 0
    for (cell, length) in zip(laidOutChildren(of: container), lengths(in: width)) {
      place(
        cell, x: isMirrored ? width - x - length : x, y: 0, width: length, height: height)
      x += length + spacing
    }
  }
}
