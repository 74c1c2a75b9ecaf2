public import Foundation
internal import Tabstop

/// Views in rows and columns. Mirrors AppKit's `NSGridView`: a grid of SwiftUI's shows it.
open class NSGridView: NSView {
  /// The distance of a size that the views decide on. Mirrors AppKit's.
  nonisolated public static let sizedForContent: CGFloat = .greatestFiniteMagnitude

  /// The rows, from the top.
  @_Drawn private var rows: [NSGridRow] = []
  /// The columns, from the leading edge.
  @_Drawn private var columns: [NSGridColumn] = []
  /// The space between rows.
  @_Drawn open var rowSpacing: CGFloat = 6
  /// The space between columns.
  @_Drawn open var columnSpacing: CGFloat = 6
  /// Where views are in their columns.
  @_Drawn open var xPlacement = NSGridCell.Placement.leading
  /// Where views are in their rows.
  @_Drawn open var yPlacement = NSGridCell.Placement.bottom
  /// How the texts of a row are aligned.
  @_Drawn open var rowAlignment = NSGridRow.Alignment.none

  /// Creates a grid of empty cells.
  public convenience init(numberOfColumns columnCount: Int, rows rowCount: Int) {
    self.init(frame: .zero)
    columns = (0..<columnCount).map { _ in NSGridColumn(self) }
    for _ in 0..<rowCount { addRow(with: []) }
  }
  /// Creates a grid of views.
  public convenience init(views rows: [[NSView]]) {
    self.init(frame: .zero)
    for row in rows { addRow(with: row) }
  }

  /// The number of rows.
  open var numberOfRows: Int { rows.count }
  /// The number of columns.
  open var numberOfColumns: Int { columns.count }
  /// A row.
  open func row(at index: Int) -> NSGridRow { rows[index] }
  /// A column.
  open func column(at index: Int) -> NSGridColumn { columns[index] }
  /// The place of a row; `NSNotFound` if it is in no grid or another.
  open func index(of row: NSGridRow) -> Int { rows.firstIndex { $0 === row } ?? NSNotFound }
  /// The place of a column; `NSNotFound` if it is in no grid or another.
  open func index(of column: NSGridColumn) -> Int {
    columns.firstIndex { $0 === column } ?? NSNotFound
  }
  /// A cell.
  open func cell(atColumnIndex columnIndex: Int, rowIndex: Int) -> NSGridCell {
    rows[rowIndex].cells[columnIndex]
  }
  /// The cell of a view, or of one that it is in.
  open func cell(for view: NSView) -> NSGridCell? {
    let around = Array(sequence(first: view) { $0.superview })
    return rows.lazy.flatMap(\.cells).first { cell in around.contains { $0 === cell.contentView } }
  }

  /// Adds a row of views; more views than columns make columns.
  @discardableResult
  open func addRow(with views: [NSView]) -> NSGridRow { insertRow(at: rows.count, with: views) }
  /// Inserts a row of views.
  @discardableResult
  open func insertRow(at index: Int, with views: [NSView]) -> NSGridRow {
    while columns.count < views.count { insertColumn(at: columns.count, with: []) }
    let row = NSGridRow(self)
    row.cells = columns.map { NSGridCell(row, $0) }
    rows.insert(row, at: min(max(0, index), rows.count))
    for (cell, view) in zip(row.cells, views) { cell.contentView = view }
    return row
  }
  /// Moves a row.
  open func moveRow(at fromIndex: Int, to toIndex: Int) {
    rows.insert(rows.remove(at: fromIndex), at: toIndex)
  }
  /// Removes a row. Its views stay subviews, as in AppKit, but are not shown.
  open func removeRow(at index: Int) { rows.remove(at: index).gridView = nil }
  /// Adds a column of views; more views than rows make rows.
  @discardableResult
  open func addColumn(with views: [NSView]) -> NSGridColumn {
    insertColumn(at: columns.count, with: views)
  }
  /// Inserts a column of views.
  @discardableResult
  open func insertColumn(at index: Int, with views: [NSView]) -> NSGridColumn {
    let column = NSGridColumn(self)
    let index = min(max(0, index), columns.count)
    columns.insert(column, at: index)
    for row in rows { row.cells.insert(NSGridCell(row, column), at: index) }
    while rows.count < views.count { addRow(with: []) }
    for (row, view) in zip(rows, views) { row.cells[index].contentView = view }
    return column
  }
  /// Moves a column.
  open func moveColumn(at fromIndex: Int, to toIndex: Int) {
    columns.insert(columns.remove(at: fromIndex), at: toIndex)
    for row in rows { row.cells.insert(row.cells.remove(at: fromIndex), at: toIndex) }
  }
  /// Removes a column. Its views stay subviews, as in AppKit, but are not shown.
  open func removeColumn(at index: Int) {
    columns.remove(at: index).gridView = nil
    for row in rows { row.cells.remove(at: index) }
  }
  /// Joins cells: the view of the first one has their space. Of several rows it has only that of the first.
  open func mergeCells(inHorizontalRange hRange: NSRange, verticalRange vRange: NSRange) {
    guard let rowRange = Range(vRange), let columnRange = Range(hRange),
      rows.indices.contains(rowRange), columns.indices.contains(columnRange)
    else { return }
    for row in rows[rowRange] {
      for cell in row.cells[columnRange] { cell.span = 0 }
      row.cells[columnRange.lowerBound].span = columnRange.count
    }
    changed(true)
  }

  override var arrangesSubviews: Bool { true }
  override var content: AnyView? { AnyView(ShownGrid(grid: self, rows: rows, columns: columns)) }
}

extension Range<Int> {
  fileprivate init?(_ range: NSRange) {
    guard range.location >= 0, range.length > 0 else { return nil }
    self = range.location..<NSMaxRange(range)
  }
}

extension Range where Bound == Int {
  fileprivate func contains(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}

/// A row of a grid. Mirrors AppKit's `NSGridRow`.
@preconcurrency @MainActor
public final class NSGridRow: NSObject {
  /// How the texts of a row are aligned. Mirrors AppKit's.
  public enum Alignment: Int, Sendable { case inherited, none, firstBaseline, lastBaseline }
  /// The grid.
  public internal(set) weak var gridView: NSGridView?
  var cells: [NSGridCell] = []
  /// Where views are in the row.
  public var yPlacement = NSGridCell.Placement.inherited { didSet { gridView?.changed(true) } }
  /// How the texts of the row are aligned.
  public var rowAlignment = Alignment.inherited { didSet { gridView?.changed(true) } }
  /// The height; by default that of the views.
  public var height = NSGridView.sizedForContent { didSet { gridView?.changed(true) } }
  /// The space above the row.
  public var topPadding: CGFloat = 0 { didSet { gridView?.changed(true) } }
  /// The space below the row.
  public var bottomPadding: CGFloat = 0 { didSet { gridView?.changed(true) } }
  /// Whether the row is hidden.
  public var isHidden = false { didSet { gridView?.changed(oldValue != isHidden) } }

  init(_ grid: NSGridView) {
    gridView = grid
    super.init()
  }
  /// The number of cells.
  public var numberOfCells: Int { cells.count }
  /// A cell.
  public func cell(at index: Int) -> NSGridCell { cells[index] }
  /// Joins cells of the row: the view of the first one has their space.
  public func mergeCells(in range: NSRange) {
    guard let gridView else { return }
    gridView.mergeCells(
      inHorizontalRange: range,
      verticalRange: NSRange(location: gridView.index(of: self), length: 1))
  }
}

/// A column of a grid. Mirrors AppKit's `NSGridColumn`.
@preconcurrency @MainActor
public final class NSGridColumn: NSObject {
  /// The grid.
  public internal(set) weak var gridView: NSGridView?
  /// Where views are in the column.
  public var xPlacement = NSGridCell.Placement.inherited { didSet { gridView?.changed(true) } }
  /// The width; by default that of the views.
  public var width = NSGridView.sizedForContent { didSet { gridView?.changed(true) } }
  /// The space before the column.
  public var leadingPadding: CGFloat = 0 { didSet { gridView?.changed(true) } }
  /// The space after the column.
  public var trailingPadding: CGFloat = 0 { didSet { gridView?.changed(true) } }
  /// Whether the column is hidden.
  public var isHidden = false { didSet { gridView?.changed(oldValue != isHidden) } }

  init(_ grid: NSGridView) {
    gridView = grid
    super.init()
  }
  /// The number of cells.
  public var numberOfCells: Int { gridView?.numberOfRows ?? 0 }
  /// A cell.
  public func cell(at index: Int) -> NSGridCell {
    guard let gridView else { fatalError("The column is in no grid.") }
    return gridView.cell(atColumnIndex: gridView.index(of: self), rowIndex: index)
  }
  /// Joins cells of the column. The view of the first one is shown, in its row.
  public func mergeCells(in range: NSRange) {
    guard let gridView else { return }
    for cell in gridView.cells(of: self, in: range).dropFirst() { cell.span = 0 }
    gridView.changed(true)
  }
}

extension NSGridView {
  fileprivate func cells(of column: NSGridColumn, in range: NSRange) -> [NSGridCell] {
    guard let range = Range<Int>(range), (0..<numberOfRows).contains(range) else { return [] }
    return range.map { cell(atColumnIndex: index(of: column), rowIndex: $0) }
  }
}

/// A cell of a grid. Mirrors AppKit's `NSGridCell`.
@preconcurrency @MainActor
public final class NSGridCell: NSObject {
  /// Where a view is in its cell. Mirrors AppKit's.
  public enum Placement: Int, Sendable {
    case inherited, none, leading, trailing, center, fill
    /// At the upper edge.
    public static var top: Placement { .leading }
    /// At the lower edge.
    public static var bottom: Placement { .trailing }
  }
  /// The row and the column.
  public internal(set) weak var row: NSGridRow?
  /// The column.
  public internal(set) weak var column: NSGridColumn?
  /// The view.
  public var contentView: NSView? {
    didSet {
      guard oldValue !== contentView else { return }
      if oldValue !== Self.emptyContentView { oldValue?.removeFromSuperview() }
      if let contentView, contentView !== Self.emptyContentView {
        row?.gridView?.addSubview(contentView)
      }
      row?.gridView?.changed(true)
    }
  }
  /// Where the view is across the column.
  public var xPlacement = Placement.inherited { didSet { row?.gridView?.changed(true) } }
  /// Where the view is across the row.
  public var yPlacement = Placement.inherited { didSet { row?.gridView?.changed(true) } }
  /// How its text is aligned with those of the row. No effect: the row's decides.
  public var rowAlignment = NSGridRow.Alignment.inherited
  /// Constraints that place the view. Stored, without effect.
  public var customPlacementConstraints: [NSLayoutConstraint] = []
  /// The number of columns that it has the space of; 0 if it is a part of another one.
  var span = 1

  init(_ row: NSGridRow, _ column: NSGridColumn) {
    (self.row, self.column) = (row, column)
    super.init()
  }
  /// The view of a cell without one.
  public static let emptyContentView = NSView()
}

private struct ShownGrid: View {
  let grid: NSGridView
  let rows: [NSGridRow]
  let columns: [NSGridColumn]

  var body: some View {
    let _ = grid.revision.number
    Grid(
      alignment: .topLeading, horizontalSpacing: grid.columnSpacing,
      verticalSpacing: grid.rowSpacing
    ) {
      ForEach(rows.filter { !$0.isHidden }, id: \.self) { row in
        GridRow(alignment: vertical(row)) {
          ForEach(columns.filter { width(row, $0) > 0 }, id: \.self) { column in
            ShownGridCell(
              grid: grid, row: row, column: column, cell: row.cells[grid.index(of: column)],
              columns: width(row, column))
          }
        }
      }
    }
  }

  /// The number of the columns on screen that a cell has the space of.
  private func width(_ row: NSGridRow, _ column: NSGridColumn) -> Int {
    let index = grid.index(of: column)
    return columns[index...].prefix(row.cells[index].span).count { !$0.isHidden }
  }

  private func vertical(_ row: NSGridRow) -> VerticalAlignment {
    switch row.rowAlignment == .inherited ? grid.rowAlignment : row.rowAlignment {
    case .firstBaseline: return .firstTextBaseline
    case .lastBaseline: return .lastTextBaseline
    case .none, .inherited: break
    }
    switch row.yPlacement == .inherited ? grid.yPlacement : row.yPlacement {
    case .leading: return .top
    case .center, .fill: return .center
    default: return .bottom
    }
  }
}

private struct ShownGridCell: View {
  let grid: NSGridView
  let row: NSGridRow
  let column: NSGridColumn
  let cell: NSGridCell
  let columns: Int

  var body: some View {
    let _ = grid.revision.number
    let width = column.width == NSGridView.sizedForContent ? nil : column.width
    let height = row.height == NSGridView.sizedForContent ? nil : row.height
    content
      .frame(maxHeight: isPlaced ? .infinity : nil, alignment: place)
      .frame(width: cell.span == 1 ? width : nil, height: height, alignment: place)
      .padding(.leading, column.leadingPadding).padding(.trailing, column.trailingPadding)
      .padding(.top, row.topPadding).padding(.bottom, row.bottomPadding)
      .gridColumnAlignment(alignment.horizontal)
      .gridCellColumns(columns)
      .gridCellUnsizedAxes(isPlaced ? .vertical : [])
  }

  /// Whether the cell is placed in its row in another way than the others.
  private var isPlaced: Bool { cell.yPlacement != .inherited && cell.yPlacement != .none }

  private var place: Alignment {
    let vertical: VerticalAlignment =
      switch [cell.yPlacement, row.yPlacement, grid.yPlacement].first(where: { $0 != .inherited }) {
      case .leading: .top
      case .trailing: .bottom
      default: .center
      }
    return Alignment(horizontal: alignment.horizontal, vertical: vertical)
  }

  @ViewBuilder private var content: some View {
    if let view = cell.contentView, view !== NSGridCell.emptyContentView {
      if placement == .fill {
        ShownUIView(view: view).frame(maxWidth: .infinity)
      } else {
        ShownUIView(view: view)
      }
    } else {
      Color.clear.gridCellUnsizedAxes([.horizontal, .vertical]).accessibilityHidden(true)
    }
  }

  private var placement: NSGridCell.Placement {
    let own = [cell.xPlacement, column.xPlacement, grid.xPlacement].first { $0 != .inherited }
    return own ?? .leading
  }

  private var alignment: Alignment {
    switch placement {
    case .trailing: .trailing
    case .center: .center
    default: .leading
    }
  }
}
