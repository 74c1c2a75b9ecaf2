public import Foundation
internal import Tabstop
public import TabstopFoundation

/// A table with columns. Mirrors AppKit's `NSTableView`: its delegate creates the views of rows that come near the
/// visible part, or its data source for their values.
///
/// It is one stop of Tab, with the keys of GTK's lists: arrows, Home, End, Page Up and Page Down go to a row and select
/// it, with Shift they extend a selection of several rows, and letters go to the next row that begins with them. A
/// screen reader announces a row by its texts. Columns keep their widths, and rows are not edited in place.
open class NSTableView: NSControl {
  /// The appearance of a table. Mirrors AppKit's. No effect.
  public enum Style: Int, Sendable {
    case automatic, fullWidth, inset, sourceList, plain
  }
  /// The animation of a change of rows. Mirrors AppKit's. No effect.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Rows fade. No effect.
    public static let effectFade = AnimationOptions(rawValue: 1)
    /// Rows leave a gap. No effect.
    public static let effectGap = AnimationOptions(rawValue: 2)
    /// Rows move up. No effect.
    public static let slideUp = AnimationOptions(rawValue: 16)
    /// Rows move down. No effect.
    public static let slideDown = AnimationOptions(rawValue: 32)
    /// Rows move to the left. No effect.
    public static let slideLeft = AnimationOptions(rawValue: 48)
    /// Rows move to the right. No effect.
    public static let slideRight = AnimationOptions(rawValue: 64)
  }
  /// The appearance of a selection. Mirrors AppKit's: `none` does not show it.
  public enum SelectionHighlightStyle: Int, Sendable {
    case none = -1
    case regular = 0
    case sourceList = 1
  }
  /// Lines between rows and columns. Mirrors AppKit's: those between rows are shown.
  public struct GridLineStyle: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates lines from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Lines between columns. No effect.
    public static let solidVerticalGridLineMask = GridLineStyle(rawValue: 1)
    /// Lines between rows.
    public static let solidHorizontalGridLineMask = GridLineStyle(rawValue: 2)
    /// Lines between rows.
    public static let dashedHorizontalGridLineMask = GridLineStyle(rawValue: 8)
  }
  /// A size of rows. Mirrors AppKit's.
  public enum RowSizeStyle: Int, Sendable { case `default` = -1, custom, small, medium, large }
  /// A way in which columns share the width. Mirrors AppKit's.
  public enum ColumnAutoresizingStyle: UInt, Sendable {
    case noColumnAutoresizing, uniformColumnAutoresizingStyle, sequentialColumnAutoresizingStyle
    case reverseSequentialColumnAutoresizingStyle, lastColumnOnlyAutoresizingStyle
    case firstColumnOnlyAutoresizingStyle
  }
  /// Posted when the selection has changed; the object is the table.
  nonisolated public static let selectionDidChangeNotification = Notification.Name(
    "NSTableViewSelectionDidChangeNotification")

  /// The data source, which has the values of the rows. Not retained.
  open weak var dataSource: (any NSTableViewDataSource)? {
    didSet { if dataSource !== oldValue { dataChanged() } }
  }
  /// The delegate, which has the views of the rows, and is notified. Not retained.
  open weak var delegate: (any NSTableViewDelegate)? {
    didSet { if delegate !== oldValue { dataChanged() } }
  }
  /// The columns, in order.
  open private(set) var tableColumns: [NSTableColumn] = []
  /// The view of the columns' titles; `nil` hides them.
  @_Drawn open var headerView: NSTableHeaderView? = NSTableHeaderView()
  /// Whether several rows can be selected.
  @_Drawn open var allowsMultipleSelection = false
  /// Whether no row may be selected. Stored, without effect: the user always selects one.
  open var allowsEmptySelection = true
  /// Whether the user can move columns. Stored, without effect: columns keep their places.
  open var allowsColumnReordering = true
  /// Whether the user can resize columns. Stored, without effect: columns keep their widths.
  open var allowsColumnResizing = true
  /// Whether columns can be selected. Stored, without effect: columns are not selected.
  open var allowsColumnSelection = false
  /// Whether the selection is shown.
  @_Drawn open var selectionHighlightStyle = SelectionHighlightStyle.regular
  /// The style of the table. Stored, without effect: a table has the desktop's appearance.
  open var style = Style.automatic
  /// Whether rows have two backgrounds in turn. Stored, without effect: a table has the desktop's
  /// appearance.
  open var usesAlternatingRowBackgroundColors = false
  /// The lines between rows.
  @_Drawn open var gridStyleMask: GridLineStyle = []
  /// The colour of the lines. Stored, without effect.
  open var gridColor: NSColor = .separatorColor
  /// The smallest height of a row, in points; the content determines it if it is higher.
  @_Drawn open var rowHeight: CGFloat = 24
  /// Whether the content determines the heights of rows. Stored, without effect: it always does.
  open var usesAutomaticRowHeights = false
  /// The space between columns, in points.
  @_Drawn open var intercellSpacing = CGSize(width: 8, height: 0)
  /// The order of the rows. Stored, without effect: the user does not sort by the titles.
  open var sortDescriptors: [NSSortDescriptor] = []
  /// Whether typing selects a row. Stored, without effect.
  open var allowsTypeSelect = true
  /// The size of the rows. Stored, without effect: `rowHeight` and the content determine it.
  open var rowSizeStyle = RowSizeStyle.default
  /// The size of the rows that the user prefers. Always medium: the desktop has no such setting.
  open var effectiveRowSizeStyle: RowSizeStyle { .medium }
  /// The way in which columns share the width. Stored, without effect: each has its own width or a share.
  open var columnAutoresizingStyle = ColumnAutoresizingStyle.lastColumnOnlyAutoresizingStyle
  /// The object that gets `doubleAction`. Not retained.
  open weak var target: AnyObject?
  /// The action of a click. Stored, without effect: a click selects, which the delegate is notified of.
  open var action: Selector?
  /// The action of a double click on a row, and of Return, with the table as its sender.
  open var doubleAction: Selector? { didSet { changed(oldValue != doubleAction) } }

  let data = KitSections()
  var reused = ReusedViews()
  private(set) var selected: Set<Int> = []
  let selectionChanges = KitChangeCount()
  var scroller: ScrollViewProxy?

  override var arrangesSubviews: Bool { true }
  override var content: AnyView? { AnyView(ShownNSTable(table: self)) }

  // MARK: Columns

  /// Adds a column at the end.
  open func addTableColumn(_ tableColumn: NSTableColumn) {
    tableColumn.tableView = self
    tableColumns.append(tableColumn)
    reloadData()
  }
  /// Removes a column.
  open func removeTableColumn(_ tableColumn: NSTableColumn) {
    tableColumns.removeAll { $0 === tableColumn }
    reloadData()
  }
  /// The number of columns.
  open var numberOfColumns: Int { tableColumns.count }
  /// The column with an identifier.
  open func tableColumn(withIdentifier identifier: NSUserInterfaceItemIdentifier) -> NSTableColumn?
  { tableColumns.first { $0.identifier == identifier } }
  /// The place of the column with an identifier; -1 if there is none.
  open func column(withIdentifier identifier: NSUserInterfaceItemIdentifier) -> Int {
    tableColumns.firstIndex { $0.identifier == identifier } ?? -1
  }

  // MARK: Rows

  func dataChanged() {
    data.forgetCounts()
    changed(true)
  }
  private var counts: [Int] { [max(0, rowTotal)] }

  // What the data source and the delegate say. A tree has others.

  var rowTotal: Int { dataSource?.numberOfRows(in: self) ?? 0 }
  func view(of column: NSTableColumn?, row: Int) -> NSView? {
    delegate?.tableView(self, viewFor: column, row: row)
  }
  func value(of column: NSTableColumn?, row: Int) -> Any? {
    dataSource?.tableView(self, objectValueFor: column, row: row)
  }
  func height(ofRow row: Int) -> CGFloat {
    delegate?.tableView(self, heightOfRow: row) ?? rowHeight
  }
  func canSelect(row: Int) -> Bool { delegate?.tableView(self, shouldSelectRow: row) ?? true }
  func selectionDidChange(_ notification: Notification) {
    delegate?.tableViewSelectionDidChange(notification)
  }
  /// The place of a row in a tree.
  func place(ofRow row: Int) -> (level: Int, isExpanded: Binding<Bool>?)? { nil }

  /// Asks for the number of rows, if that was not done yet.
  func count() { data.count { counts } }

  /// The rows, in order.
  var rows: [KitRow] { data.sections.first?.rows ?? [] }

  private func make(_ change: KitRowChange) {
    if data.add(change, { counts }) { rowsDidChange() }
  }
  private func rowsDidChange() {
    if !selected.isEmpty { selected.formIntersection(Set(rows.map(\.id))) }
    selectionChanges.next()
    changed(true)
  }
  private func paths(_ indexes: IndexSet) -> [IndexPath] {
    indexes.map { IndexPath(item: $0, section: 0) }
  }

  /// The number of rows.
  open var numberOfRows: Int {
    count()
    return rows.count
  }
  /// Asks for all rows again. The selection keeps its places.
  open func reloadData() {
    data.forgetCounts()
    count()
    rowsDidChange()
  }
  /// Asks for rows again.
  open func reloadData(forRowIndexes rowIndexes: IndexSet, columnIndexes: IndexSet) {
    make(.reloadRows(paths(rowIndexes)))
  }
  /// Asks for the number of rows again.
  open func noteNumberOfRowsChanged() { reloadData() }
  /// Updates the heights of rows. No effect: the content determines them.
  open func noteHeightOfRows(withIndexesChanged indexSet: IndexSet) {}
  /// Shows new rows.
  open func insertRows(at indexes: IndexSet, withAnimation animationOptions: AnimationOptions = [])
  { make(.insertRows(paths(indexes))) }
  /// Removes rows. The focus goes to the next one.
  open func removeRows(at indexes: IndexSet, withAnimation animationOptions: AnimationOptions = [])
  { make(.deleteRows(paths(indexes))) }
  /// Moves a row.
  open func moveRow(at oldIndex: Int, to newIndex: Int) {
    make(.moveRow(IndexPath(item: oldIndex, section: 0), IndexPath(item: newIndex, section: 0)))
  }
  /// Begins several changes, which are made together.
  open func beginUpdates() { data.beginChanges() }
  /// Makes the changes since `beginUpdates()`.
  open func endUpdates() {
    if data.endChanges({ counts }) { rowsDidChange() }
  }
  /// Scrolls to a row.
  open func scrollRowToVisible(_ row: Int) {
    count()
    if rows.indices.contains(row) { scroller?.scrollTo(rows[row].id) }
  }
  /// The view of a row and a column that is near the visible part.
  open func view(atColumn column: Int, row: Int, makeIfNecessary: Bool) -> NSView? {
    guard rows.indices.contains(row), let cells = rows[row].cell as? TableRowCells,
      cells.views.indices.contains(column)
    else { return nil }
    return cells.views[column]
  }
  /// Returns a view with an identifier that no row shows any more; `nil` if there is none. Views are not loaded from
  /// archives.
  open func makeView(
    withIdentifier identifier: NSUserInterfaceItemIdentifier, owner: Any?
  ) -> NSView? {
    let view = reused.removeView(for: identifier.rawValue)
    view?.prepareForReuse()
    return view
  }
  /// The row that contains a view; -1 for none.
  open func row(for view: NSView) -> Int {
    rows.firstIndex { row in
      (row.cell as? TableRowCells)?.views.contains { view.isDescendant(of: $0) } ?? false
    } ?? -1
  }

  // MARK: Selection

  /// The selected row; of several, the first; -1 for none.
  open var selectedRow: Int { selectedRowIndexes.first ?? -1 }
  /// The selected rows.
  open var selectedRowIndexes: IndexSet {
    IndexSet(rows.indices.filter { selected.contains(rows[$0].id) })
  }
  /// The number of selected rows.
  open var numberOfSelectedRows: Int { selected.count }
  /// The row for which the menu was opened last, or the double action sent: the selected one before, and when the user
  /// has selected another since.
  open var clickedRow: Int {
    guard let clicked else { return selectedRow }
    return rows.firstIndex { $0.id == clicked } ?? -1
  }
  /// The column of a click: the first one, as a click is on a row.
  open var clickedColumn: Int { clickedRow < 0 ? -1 : 0 }
  private var clicked: Int?

  /// Notes the rows that a menu or an action is for.
  func click(_ ids: Set<Int>) { clicked = rows.first { ids.contains($0.id) }?.id ?? -1 }

  /// The user has selected exactly these rows.
  func choose(_ ids: Set<Int>) {
    if ids != selected { clicked = nil }
    select(ids: ids)
  }

  /// Sends the double action.
  func doubleClick(_ ids: Set<Int>) {
    click(ids)
    if let doubleAction { NSApplication.shared.sendAction(doubleAction, to: target, from: self) }
  }
  /// Whether a row is selected.
  open func isRowSelected(_ row: Int) -> Bool { selectedRowIndexes.contains(row) }
  /// Selects rows; the delegate is notified, as on a Mac.
  open func selectRowIndexes(_ indexes: IndexSet, byExtendingSelection extend: Bool) {
    count()
    let ids = Set(indexes.filter { rows.indices.contains($0) }.map { rows[$0].id })
    select(ids: extend ? selected.union(ids) : ids)
  }
  /// Deselects a row.
  open func deselectRow(_ row: Int) {
    if rows.indices.contains(row) { select(ids: selected.subtracting([rows[row].id])) }
  }
  /// Deselects all rows.
  open func deselectAll(_ sender: Any?) { select(ids: []) }
  /// Selects all rows.
  open override func selectAll(_ sender: Any?) {
    if allowsMultipleSelection { select(ids: Set(rows.map(\.id))) }
  }

  /// Selects exactly these rows.
  func select(ids: Set<Int>) {
    guard ids != selected else { return }
    selected = ids
    selectionChanges.next()
    let notification = Notification(name: Self.selectionDidChangeNotification, object: self)
    selectionDidChange(notification)
    NotificationCenter.default.post(notification)
  }
}
