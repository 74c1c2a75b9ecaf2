public import Foundation
internal import Tabstop

extension UITableView {
  /// The selected row; of several, the first.
  public var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }
  /// The selected rows, in order; `nil` for none.
  public var indexPathsForSelectedRows: [IndexPath]? {
    if selected.isEmpty { return nil }
    return data.rows.filter { selected.contains($0.id) }.map(\.path)
  }
  /// Selects a row, and scrolls to it; the delegate is not notified. `nil` deselects all.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    count()
    guard let indexPath, let row = data[indexPath] else { return deselectAll() }
    if !takesSeveral { deselectAll() }
    select(row)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }
  /// Deselects a row; the delegate is not notified.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if let row = data[indexPath] { deselect(row) }
  }

  /// Deselects all rows.
  func deselectAll() {
    for row in data.rows where selected.contains(row.id) { deselect(row) }
  }

  /// Whether several rows can be selected now.
  var takesSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }
  /// Whether rows can be selected now.
  var takesSelection: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
      : allowsSelection || allowsMultipleSelection
  }

  private func select(_ row: KitRow) {
    guard selected.insert(row.id).inserted else { return }
    if let cell = row.cell as? UITableViewCell { show(true, in: cell) }
    selectionChanged()
  }

  private func deselect(_ row: KitRow) {
    guard selected.remove(row.id) != nil else { return }
    if let cell = row.cell as? UITableViewCell { show(false, in: cell) }
    selectionChanged()
  }

  func show(_ isSelected: Bool, in cell: UITableViewCell) {
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
  }

  /// Updates the selection that the list shows.
  func selectionChanged() { selectionChanges.next() }

  // MARK: By the user

  /// The selection of the list.
  var listSelection: ListSelection? {
    guard takesSelection else { return nil }
    return ListSelection(
      followsFocus: selectionFollowsFocus,
      contains: { [unowned self] id in
        _ = selectionChanges.number
        guard let id = id.base as? Int, selected.contains(id) else { return false }
        let cell = row(id)?.cell as? UITableViewCell
        return cell.map { $0.selectionStyle != .none } ?? true
      },
      choose: { [unowned self] id, _ in if let row = row(id) { choose(row) } },
      single: { [unowned self] in
        _ = selectionChanges.number
        return takesSeveral ? nil : selected.first.map { AnyHashable($0) }
      },
      replace: takesSeveral ? { [unowned self] ids in replace(ids.compactMap { row($0) }) } : nil)
  }

  private func row(_ id: AnyHashable) -> KitRow? {
    guard let id = id.base as? Int else { return nil }
    return cells.rows.values.first { $0.id == id } ?? data.rows.first { $0.id == id }
  }

  /// Chooses a row for the user, as by a tap: if several can be selected, a selected one is
  /// deselected.
  private func choose(_ row: KitRow) {
    if takesSeveral, selected.contains(row.id) { return userDeselects(row) }
    // The delegate may have removed the row that it selected.
    guard let row = userSelects(row, alone: !takesSeveral), data[row.path] === row else { return }
    if !isEditing, let delegate, delegate.tableView(self, canPerformPrimaryActionForRowAt: row.path)
    {
      delegate.tableView(self, performPrimaryActionForRowAt: row.path)
    }
  }

  /// Selects exactly these rows for the user.
  private func replace(_ rows: [KitRow]) {
    let wanted = Set(rows.map(\.id))
    for row in data.rows where selected.contains(row.id) && !wanted.contains(row.id) {
      userDeselects(row)
    }
    for row in rows where !selected.contains(row.id) { _ = userSelects(row, alone: false) }
  }

  /// Returns the row that was selected: the delegate may name another one.
  private func userSelects(_ row: KitRow, alone: Bool) -> KitRow? {
    var row = row
    if let delegate {
      guard delegate.tableView(self, shouldHighlightRowAt: row.path),
        let path = delegate.tableView(self, willSelectRowAt: row.path), let chosen = data[path]
      else { return nil }
      row = chosen
    }
    if alone {
      for other in data.rows where selected.contains(other.id) && other !== row {
        userDeselects(other)
      }
    }
    select(row)
    delegate?.tableView(self, didSelectRowAt: row.path)
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
    return row
  }

  private func userDeselects(_ row: KitRow) {
    var row = row
    if let delegate {
      guard let path = delegate.tableView(self, willDeselectRowAt: row.path),
        let chosen = data[path]
      else { return }
      row = chosen
    }
    deselect(row)
    delegate?.tableView(self, didDeselectRowAt: row.path)
  }
}
