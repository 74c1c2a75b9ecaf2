public import Foundation
internal import Tabstop

extension UICollectionView {
  /// Sets the class of cells with a name; `nil` removes it.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass as? UICollectionViewCell.Type
  }
  /// Sets the class of views above or below sections with a name; `nil` removes it.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    viewClasses[elementKind + " " + identifier] = viewClass as? UICollectionReusableView.Type
  }
  /// A cell that no item shows any more, or a new one of the registered class. Without one it is a
  /// `UICollectionViewCell`: there are no archives with prototypes here.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    cell(cellClasses[identifier] ?? UICollectionViewCell.self, identifier)
  }
  /// A new view of the registered class.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let type = viewClasses[elementKind + " " + identifier] ?? UICollectionReusableView.self
    let view = RegisteredClass.view(type)
    view.reuseIdentifier = identifier
    return view
  }

  func cell<Cell: UICollectionViewCell>(_ type: Cell.Type, _ identifier: String) -> Cell {
    if let cell = cells.dequeue(identifier) as? Cell {
      cell.prepareForReuse()
      return cell
    }
    let cell = RegisteredClass.view(type)
    cell.reuseIdentifier = identifier
    return cell
  }

  /// The cell of an item that is near the visible part; `nil` for others.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    data[indexPath]?.cell as? UICollectionViewCell
  }
  /// The item that shows a cell.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cells.rows[ObjectIdentifier(cell)]?.path
  }
  /// The cells of the items near the visible part, in order.
  public var visibleCells: [UICollectionViewCell] {
    cells.rows.values.sorted { $0.path < $1.path }.compactMap { $0.cell as? UICollectionViewCell }
  }
  /// The items near the visible part, in order.
  public var indexPathsForVisibleItems: [IndexPath] { cells.rows.values.map(\.path).sorted() }

  /// Makes and sets up cells of a class. Mirrors UIKit's.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Sets a cell up for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void
    let handler: Handler
    let identifier = UUID().uuidString
    /// Creates a registration.
    public init(handler: @escaping Handler) { self.handler = handler }
  }
  /// Makes and sets up views above and below sections. Mirrors UIKit's.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Sets a view up for a section.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void
    let kind: String
    let handler: Handler
    /// Creates a registration.
    public init(elementKind: String, handler: @escaping Handler) {
      (kind, self.handler) = (elementKind, handler)
    }
  }
  /// A cell that no item shows any more, or a new one, set up for an item.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let cell = cell(Cell.self, registration.identifier)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }
  /// A new view, set up for a section.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let view = RegisteredClass.view(Supplementary.self)
    registration.handler(view, registration.kind, indexPath)
    return view
  }

  // MARK: For the grid that shows them

  /// The cell of an item: created by the data source if the item has none, or its data may have changed.
  func cell(of row: KitRow) -> UIView? {
    guard let dataSource else { return row.cell }
    return cells.cell(of: row) {
      dataSource.collectionView(self, cellForItemAt: row.path)
    } setUp: { cell in
      cell.isSelected = selected.contains(row.id)
      cell.setNeedsUpdateConfiguration()
    }
  }

  /// Called when an item comes near the visible part.
  func willShow(_ row: KitRow) {
    guard let cell = cells.show(row) else { return }
    delegate?.collectionView(self, willDisplay: cell, forItemAt: row.path)
  }

  /// Called when an item is removed, or far from the visible part.
  func didHide(_ row: KitRow) {
    cells.hide(row) { delegate?.collectionView(self, didEndDisplaying: $0, forItemAt: row.path) }
  }

  /// The view above or below a section.
  func view(_ kind: String, of section: KitSection) -> UIView? {
    if let view = section.views[kind] { return view }
    let view = dataSource?.collectionView(
      self, viewForSupplementaryElementOfKind: kind,
      at: IndexPath(item: 0, section: section.index))
    section.views[kind] = view
    return view
  }
}
