public import Foundation
internal import Tabstop

extension UITableView {
  // MARK: Classes

  /// Sets the class of cells with a name; `nil` removes it.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass as? UITableViewCell.Type
  }
  /// Sets the class of titles and notes with a name; `nil` removes it.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }
  /// A cell that no row shows, or a new one of the registered class; `nil` if there is neither.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = cells.dequeue(identifier) as? UITableViewCell {
      cell.prepareForReuse()
      return cell
    }
    return cellClasses[identifier].map { RegisteredClass.cell($0, .default, identifier) }
  }
  /// A cell that no row shows, or a new one of the registered class. Without such a class it is a
  /// `UITableViewCell`: there are no archives with prototypes here.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }
  /// A new title or note of the registered class; `nil` without one.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    headerClasses[identifier].map { RegisteredClass.header($0, identifier) }
  }

  // MARK: Cells that are shown

  /// The cell of a row that is near the visible part; `nil` for others.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    data[indexPath]?.cell as? UITableViewCell
  }
  /// The row that shows a cell.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.rows[ObjectIdentifier(cell)]?.path
  }
  /// The cells of the rows near the visible part, in order.
  public var visibleCells: [UITableViewCell] {
    visibleRows.compactMap { $0.cell as? UITableViewCell }
  }
  /// The rows near the visible part, in order.
  public var indexPathsForVisibleRows: [IndexPath]? { visibleRows.map(\.path) }
  private var visibleRows: [KitRow] { cells.rows.values.sorted { $0.path < $1.path } }
  /// The title of a section, if it is a `UITableViewHeaderFooterView` that is shown.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    view("header", section) as? UITableViewHeaderFooterView
  }
  /// The note of a section, if it is a `UITableViewHeaderFooterView` that is shown.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    view("footer", section) as? UITableViewHeaderFooterView
  }
  private func view(_ kind: String, _ section: Int) -> UIView? {
    data.sections.indices.contains(section) ? data.sections[section].views[kind] : nil
  }

  // MARK: For the list that shows them

  /// The cell of a row: created by the data source if the row has none, or its data may have changed.
  func cell(of row: KitRow) -> UIView? {
    guard let dataSource else { return row.cell }
    return cells.cell(of: row) {
      dataSource.tableView(self, cellForRowAt: row.path)
    } setUp: { cell in
      cell.table = self
      if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: false) }
      show(selected.contains(row.id), in: cell)
      cell.setNeedsUpdateConfiguration()
    }
  }

  /// Called when a row comes near the visible part.
  func willShow(_ row: KitRow) {
    guard let cell = cells.show(row) else { return }
    delegate?.tableView(self, willDisplay: cell, forRowAt: row.path)
  }

  /// Called when a row is removed, or far from the visible part.
  func didHide(_ row: KitRow) {
    cells.hide(row) { delegate?.tableView(self, didEndDisplaying: $0, forRowAt: row.path) }
  }

  /// The view above a section, or below it.
  func view(of section: KitSection, isHeader: Bool) -> UIView? {
    let kind = isHeader ? "header" : "footer"
    if let view = section.views[kind] { return view }
    let view =
      isHeader
      ? delegate?.tableView(self, viewForHeaderInSection: section.index)
      : delegate?.tableView(self, viewForFooterInSection: section.index)
    section.views[kind] = view
    return view
  }

  /// The text above a section, or below it.
  func title(of section: KitSection, isHeader: Bool) -> String? {
    isHeader
      ? dataSource?.tableView(self, titleForHeaderInSection: section.index)
      : dataSource?.tableView(self, titleForFooterInSection: section.index)
  }

  /// Whether the text or the view above or below a section is shown.
  func shows(_ section: KitSection, isHeader: Bool) -> Bool {
    guard let delegate else { return true }
    let height =
      isHeader
      ? delegate.tableView(self, heightForHeaderInSection: section.index)
      : delegate.tableView(self, heightForFooterInSection: section.index)
    return height < 0 || height >= 1
  }

  /// Called when the user has pressed the button at the end of a row.
  func tapAccessory(of cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }

  // MARK: Edits

  /// Whether the user may delete a row.
  func isDeletable(_ row: KitRow) -> Bool {
    guard let dataSource, dataSource.tableView(self, canEditRowAt: row.path) else { return false }
    return delegate.map { $0.tableView(self, editingStyleForRowAt: row.path) == .delete } ?? true
  }

  /// Whether the user may move a row.
  func isMovable(_ row: KitRow) -> Bool {
    dataSource?.tableView(self, canMoveRowAt: row.path) ?? false
  }

  /// The actions at the end of a row.
  func trailingActions(of row: KitRow) -> [UIContextualAction] {
    guard let delegate else { return [] }
    if let all = delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: row.path) {
      return all.actions
    }
    let path = row.path
    return (delegate.tableView(self, editActionsForRowAt: path) ?? []).map {
      $0.contextual(at: path)
    }
  }

  /// Deletes a row for the user.
  func delete(_ row: KitRow) {
    let action = trailingActions(of: row).first { $0.style == .destructive }
    if let action, let cell = row.cell {
      action.run(in: cell)
    } else {
      dataSource?.tableView(self, commit: .delete, forRowAt: row.path)
    }
  }

  /// Moves a row for the user before another one of its section, in the old order.
  func move(_ row: KitRow, to index: Int) {
    let path = row.path
    let proposed = IndexPath(row: index > path.row ? index - 1 : index, section: path.section)
    let target =
      delegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: proposed) ?? proposed
    if target == path { return }
    // The rows move before the data source is notified: it needs no `moveRow(at:to:)`.
    let change = KitRowChange.moveRow(path, target)
    dataSource?.tableView(self, moveRowAt: path, to: target)
    if data[path] === row { make(change) }
  }
}
