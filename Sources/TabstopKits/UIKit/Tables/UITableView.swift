public import Foundation
internal import Tabstop

/// A table with one column. Mirrors UIKit's `UITableView`: its data source creates the cells of rows that come near
/// the visible part.
///
/// It is one stop of Tab, with the keys of GTK's lists: arrows, Home, End, Page Up and Page Down move the focus,
/// letters go to the next row that begins with them, Return, the space bar and a click choose a row, as a tap does, and
/// Delete deletes one. A screen reader announces a row by the texts of its cell.
open class UITableView: _ScrollingView {
  /// The style of a table. Mirrors UIKit's.
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  /// The animation of a change of rows. Mirrors UIKit's. No effect.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle, automatic
  }
  /// The place of a row after scrolling to it. Mirrors UIKit's.
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
  /// The length that the content determines.
  public static let automaticDimension: CGFloat = -1
  /// An icon of a search. Mirrors UIKit's name: there is no index.
  public static let indexSearch = "{search}"
  /// Posted when the selection changes.
  nonisolated public static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")

  /// The style of the table.
  public private(set) var style = Style.plain
  /// Whether there are lines between the rows.
  @_Drawn open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The colour of the lines between rows. Stored, without effect: lines have the desktop's colour.
  open var separatorColor: UIColor?
  /// The inset of the lines between rows. Stored, without effect: lines have the width of the rows.
  open var separatorInset = UIEdgeInsets.zero
  /// A view above the rows, which is scrolled with them.
  @_Drawn open var tableHeaderView: UIView? = nil
  /// A view below the rows, which is scrolled with them.
  @_Drawn open var tableFooterView: UIView? = nil
  /// A view that is shown while there are no rows.
  @_Drawn open var backgroundView: UIView? = nil
  /// Whether rows can be selected.
  @_Drawn open var allowsSelection = true
  /// Whether several rows can be selected.
  @_Drawn open var allowsMultipleSelection = false
  /// Whether rows can be selected while the table is edited.
  @_Drawn open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected while the table is edited.
  @_Drawn open var allowsMultipleSelectionDuringEditing = false
  /// Whether arrow keys select the row that they go to.
  @_Drawn open var selectionFollowsFocus = false
  /// Whether the table remembers the row that had the focus. Stored, without effect: the table has
  /// the focus that it had, again.
  open var remembersLastFocusedIndexPath = false
  /// The smallest height of a row, in points; the content determines it by default.
  @_Drawn open var rowHeight: CGFloat = UITableView.automaticDimension
  /// The estimated height of rows. Stored, without effect: the content determines it.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  /// The height of titles of sections: 0 hides them, else the content determines it.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// The height of notes of sections: 0 hides them, else the content determines it.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// The estimated height of headers. Stored, without effect: the content determines it.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// The estimated height of footers. Stored, without effect: the content determines it.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// The space above headers. Stored, without effect.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension
  /// Whether cells have a readable width. Stored, without effect.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Whether cells avoid the edges that the system covers. Stored, without effect.
  open var insetsContentViewsToSafeArea = true
  /// The colour of the index. Stored, without effect: there is no index.
  open var sectionIndexColor: UIColor?
  /// Whether the user can drag rows. Stored, without effect: use `dropDestination`.
  open var dragInteractionEnabled = false
  /// The object that prepares rows in advance. Stored, without effect: rows are made when they come
  /// near the visible part.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// The delegate, which is notified of the table's events, and decides about its rows.
  open weak var delegate: (any UITableViewDelegate)? {
    didSet { if delegate !== oldValue { dataChanged() } }
  }
  /// The source of the rows' data. Not retained.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { dataChanged() } }
  }

  let data = KitSections()
  let cells = KitCells<UITableViewCell>()
  var cellClasses: [String: UITableViewCell.Type] = [:]
  var headerClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  /// The ids of the selected rows.
  var selected: Set<Int> = []
  /// The changes of the selection, for the list that shows it.
  let selectionChanges = KitChangeCount()
  /// Scrolls to a row.
  var scroller: ScrollViewProxy?

  /// Creates a table in a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }
  /// Creates a plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  /// Creates a plain table.
  public convenience init() { self.init(frame: .zero, style: .plain) }
  /// Creates a plain table. There are no archives here; subclasses implement it as in UIKit.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override var arrangesSubviews: Bool { true }
  override var content: AnyView? { AnyView(ShownTable(table: self)) }

  // MARK: Rows

  private func dataChanged() {
    data.forgetCounts()
    changed(true)
  }

  private var counts: [Int] {
    guard let dataSource else { return [] }
    return (0..<max(0, dataSource.numberOfSections(in: self))).map {
      dataSource.tableView(self, numberOfRowsInSection: $0)
    }
  }

  /// Asks for the numbers of rows, if that was not done yet.
  func count() { data.count { counts } }

  /// Asks the data source for all rows again, and deselects them. Rows keep the focus by their place.
  open func reloadData() {
    selected = []
    data.forgetCounts()
    count()
    selectionChanged()
    changed(true)
  }
  /// The number of sections.
  open var numberOfSections: Int {
    count()
    return data.sections.count
  }
  /// The number of rows in a section.
  open func numberOfRows(inSection section: Int) -> Int {
    count()
    return data.sections.indices.contains(section) ? data.sections[section].rows.count : 0
  }
  /// Whether the data source has no rows yet.
  open var hasUncommittedUpdates: Bool { data.hasChanges }

  /// Makes a change, or keeps it until the end of several.
  func make(_ change: KitRowChange) {
    if data.add(change, { counts }) { dataDidChange() }
  }

  private func dataDidChange() {
    let rows = Set(data.rows.map(\.id))
    selected.formIntersection(rows)
    cells.removeRows(except: rows)
    selectionChanged()
    changed(true)
  }

  /// Shows the rows of a data source that has their identities, in place of the present ones.
  func replaceSections(with sections: [(section: KitSection, rows: [KitRow])]) {
    data.replace(sections)
    dataDidChange()
  }

  /// Shows new rows. They have the focus if it was on a row that has gone.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    make(.insertRows(indexPaths))
  }
  /// Removes rows. The focus goes to the next one.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    make(.deleteRows(indexPaths))
  }
  /// Asks for cells again.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    make(.reloadRows(indexPaths))
  }
  /// Asks for cells again, as `reloadRows(at:with:)` does.
  open func reconfigureRows(at indexPaths: [IndexPath]) { make(.reloadRows(indexPaths)) }
  /// Moves a row, with the focus if it has that.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    make(.moveRow(indexPath, newIndexPath))
  }
  /// Shows new sections.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    make(.insertSections(sections))
  }
  /// Removes sections.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    make(.deleteSections(sections))
  }
  /// Asks for the rows of sections again.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    make(.reloadSections(sections))
  }
  /// Moves a section.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    make(.moveSection(section, newSection))
  }
  /// Begins several changes, which are made together.
  open func beginUpdates() { data.beginChanges() }
  /// Makes the changes since `beginUpdates()`.
  open func endUpdates() {
    if data.endChanges({ counts }) { dataDidChange() }
  }
  /// Makes several changes together.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  // MARK: Editing

  /// Whether the rows have buttons to delete and to move them.
  open var isEditing: Bool {
    get { isEdited }
    set { setEditing(newValue, animated: false) }
  }
  @_Drawn private var isEdited = false
  /// Shows buttons in the rows to delete and to move them, or hides them.
  open func setEditing(_ editing: Bool, animated: Bool) {
    if editing == isEdited { return }
    isEdited = editing
    if !editing || !allowsMultipleSelectionDuringEditing { deselectAll() }
    for row in cells.rows.values {
      (row.cell as? UITableViewCell)?.setEditing(editing, animated: false)
    }
  }

  // MARK: Scrolling

  /// Scrolls to a row.
  open func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    count()
    guard let row = data[indexPath] else { return }
    let anchor: UnitPoint? =
      switch position {
      case .none: nil
      case .top: .top
      case .middle: .center
      case .bottom: .bottom
      }
    if scroller == nil { pendingScroll = (row.id, anchor) }
    scroller?.scrollTo(row.id, anchor: anchor)
  }
  /// The row to which to scroll when the table is shown.
  private var pendingScroll: (id: Int, anchor: UnitPoint?)?

  /// Called when the table is shown.
  func appear() {
    guard let (id, anchor) = pendingScroll else { return }
    pendingScroll = nil
    scroller?.scrollTo(id, anchor: anchor)
  }

  /// Scrolls to the selected row.
  open func scrollToNearestSelectedRow(at position: ScrollPosition, animated: Bool) {
    if let path = indexPathForSelectedRow {
      scrollToRow(at: path, at: position, animated: animated)
    }
  }
}
