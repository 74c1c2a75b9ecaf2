/// A view that can show another row when its row is gone.
@MainActor
protocol ReusableCell: UIView {
  var reuseIdentifier: String? { get }
}

extension UITableViewCell: ReusableCell {}
extension UICollectionReusableView: ReusableCell {}

/// The cells of a table or a collection: those that rows show, and those that can be used again.
@MainActor
final class KitCells<Cell: ReusableCell> {
  private var reused = ReusedViews()
  /// The rows that have cells, by the cells' identities.
  private(set) var rows: [ObjectIdentifier: KitRow] = [:]

  /// A cell that no row shows; `nil` if there is none.
  func dequeue(_ identifier: String) -> UIView? { reused.removeView(for: identifier) }

  /// Returns the cell of a row, which is made if the row has none, or its data may have changed.
  ///
  /// - Parameters:
  ///   - make: Asks the program for the cell, which may dequeue one.
  ///   - setUp: Called with a new cell.
  func cell(of row: KitRow, make: () -> Cell, setUp: (Cell) -> Void) -> UIView {
    if let cell = row.cell, !row.isStale { return cell }
    row.isStale = false
    if let cell = row.cell as? Cell {
      reused.add(cell, for: cell.reuseIdentifier)
      rows[ObjectIdentifier(cell)] = nil
    }
    reused.preferred = row.cell
    let cell = make()
    reused.preferred = nil
    row.cell = cell
    rows[ObjectIdentifier(cell)] = row
    setUp(cell)
    return cell
  }

  /// Called when a row comes near the visible part. Returns its cell.
  func show(_ row: KitRow) -> Cell? {
    row.showings += 1
    // The page of the table was covered, and is shown again.
    if row.cell == nil { row.reload() }
    return row.cell as? Cell
  }

  /// Called when a row is removed, or far from the visible part: its cell can be used again.
  ///
  /// - Parameter ended: Called before that, if no other view shows the row.
  func hide(_ row: KitRow, ended: (Cell) -> Void) {
    row.showings -= 1
    guard row.showings <= 0, let cell = row.cell as? Cell else { return }
    row.cell = nil
    if rows[ObjectIdentifier(cell)] === row { rows[ObjectIdentifier(cell)] = nil }
    ended(cell)
    reused.add(cell, for: cell.reuseIdentifier)
  }

  /// Forgets the rows that have gone: all but those with these identities.
  func removeRows(except ids: Set<Int>) { rows = rows.filter { ids.contains($0.value.id) } }
}

/// Cells that no row shows, to be used again.
@MainActor
struct ReusedViews {
  private var views: [String: [UIView]] = [:]
  /// The previous cell of a row whose data is requested again: it is used first, and its fields
  /// keep the focus.
  var preferred: UIView?

  /// Adds a view that no row shows any more. Without an identifier, it is not used again.
  mutating func add(_ view: UIView, for identifier: String?) {
    guard let identifier else { return }
    var kept = views[identifier] ?? []
    // Not more than a large window shows.
    if kept.count < 64 { kept.append(view) }
    views[identifier] = kept
  }

  /// Removes a view, to be shown in another row, and returns it; `nil` if there is none.
  mutating func removeView(for identifier: String) -> UIView? {
    guard var kept = views[identifier], !kept.isEmpty else { return nil }
    let place = kept.lastIndex { $0 === preferred } ?? kept.count - 1
    let view = kept.remove(at: place)
    views[identifier] = kept
    return view
  }
}
