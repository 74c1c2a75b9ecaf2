public import Foundation
internal import Tabstop

/// A view that shows items in a grid, or in the rows of a list. Mirrors UIKit's `UICollectionView`:
/// its data source creates the cells of items that come near the visible part.
///
/// Each item is a button: Tab and the arrow keys go to it, and Return, the space bar and a click choose it, as a tap
/// does. A screen reader announces it by the texts of its cell, and whether it is selected.
open class UICollectionView: _ScrollingView {
  /// The direction in which items are scrolled. Mirrors UIKit's.
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
  /// The place of an item after scrolling to it. Mirrors UIKit's.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a place from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 32)
  }
  /// The kind of views above sections.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of views below sections.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The layout.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      collectionViewLayout.collectionView = self
      changed(true)
    }
  }
  /// A view that is shown while there are no items.
  @_Drawn open var backgroundView: UIView? = nil
  /// Whether items can be selected.
  @_Drawn open var allowsSelection = true
  /// Whether several items can be selected.
  @_Drawn open var allowsMultipleSelection = false
  /// Whether cells are created in advance. Stored, without effect.
  open var isPrefetchingEnabled = true
  /// Whether the user can drag cells. Stored, without effect: use `dropDestination`.
  open var dragInteractionEnabled = false
  /// Is notified of the collection, and decides about its items.
  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet { if delegate !== oldValue { dataChanged() } }
  }
  /// The data source, which has the data of the items. Not retained.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { dataChanged() } }
  }

  let data = KitSections()
  let cells = KitCells<UICollectionViewCell>()
  var cellClasses: [String: UICollectionViewCell.Type] = [:]
  var viewClasses: [String: UICollectionReusableView.Type] = [:]
  private(set) var selected: Set<Int> = []
  /// Scrolls to an item.
  var scroller: ScrollViewProxy?

  /// Creates a collection with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }
  /// Creates a collection with a flow layout. There are no archives here; subclasses implement it as in UIKit.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  override var arrangesSubviews: Bool { true }
  override var content: AnyView? { AnyView(ShownCollection(collection: self)) }

  // MARK: Items

  private func dataChanged() {
    data.forgetCounts()
    changed(true)
  }

  private var counts: [Int] {
    guard let dataSource else { return [] }
    return (0..<max(0, dataSource.numberOfSections(in: self))).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
  }

  /// Asks for the numbers of items, if that was not done yet.
  func count() { data.count { counts } }

  /// Asks the data source for all items again, and deselects them. Items keep the focus by their place.
  open func reloadData() {
    selected = []
    data.forgetCounts()
    count()
    changed(true)
  }
  /// The number of sections.
  open var numberOfSections: Int {
    count()
    return data.sections.count
  }
  /// The number of items in a section.
  open func numberOfItems(inSection section: Int) -> Int {
    count()
    return data.sections.indices.contains(section) ? data.sections[section].rows.count : 0
  }
  /// Sets the layout.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  private func make(_ change: KitRowChange) {
    if data.add(change, { counts }) { dataDidChange() }
  }

  private func dataDidChange() {
    let rows = Set(data.rows.map(\.id))
    selected.formIntersection(rows)
    cells.removeRows(except: rows)
    changed(true)
  }

  /// Shows the items of a data source that has their identities, in place of the present ones.
  func replaceSections(with sections: [(section: KitSection, rows: [KitRow])]) {
    data.replace(sections)
    dataDidChange()
  }

  /// Shows new items.
  open func insertItems(at indexPaths: [IndexPath]) { make(.insertRows(indexPaths)) }
  /// Removes items.
  open func deleteItems(at indexPaths: [IndexPath]) { make(.deleteRows(indexPaths)) }
  /// Asks for cells again.
  open func reloadItems(at indexPaths: [IndexPath]) { make(.reloadRows(indexPaths)) }
  /// Asks for cells again, as `reloadItems(at:)` does.
  open func reconfigureItems(at indexPaths: [IndexPath]) { make(.reloadRows(indexPaths)) }
  /// Moves an item.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    make(.moveRow(indexPath, newIndexPath))
  }
  /// Shows new sections.
  open func insertSections(_ sections: IndexSet) { make(.insertSections(sections)) }
  /// Removes sections.
  open func deleteSections(_ sections: IndexSet) { make(.deleteSections(sections)) }
  /// Asks for the items of sections again.
  open func reloadSections(_ sections: IndexSet) { make(.reloadSections(sections)) }
  /// Makes several changes together.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    data.beginChanges()
    updates?()
    if data.endChanges({ counts }) { dataDidChange() }
    completion?(true)
  }
  /// Scrolls to an item.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    count()
    guard let row = data[indexPath] else { return }
    let anchor: UnitPoint? =
      scrollPosition.isEmpty
      ? nil
      : !scrollPosition.isDisjoint(with: [.top, .left])
        ? .topLeading
        : !scrollPosition.isDisjoint(with: [.bottom, .right]) ? .bottomTrailing : .center
    scroller?.scrollTo(row.id, anchor: anchor)
  }

  // MARK: Selection

  /// The selected items, in order; `nil` for none.
  open var indexPathsForSelectedItems: [IndexPath]? {
    selected.isEmpty ? nil : data.rows.filter { selected.contains($0.id) }.map(\.path)
  }
  /// Selects an item, and scrolls to it; the delegate is not notified. `nil` deselects all.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    count()
    let row = indexPath.flatMap { data[$0] }
    if row == nil || !allowsMultipleSelection {
      for other in data.rows where other !== row { setSelected(other, false) }
    }
    guard let row, let indexPath else { return }
    setSelected(row, true)
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }
  /// Deselects an item; the delegate is not notified.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    if let row = data[indexPath] { setSelected(row, false) }
  }

  private func setSelected(_ row: KitRow, _ isSelected: Bool) {
    guard selected.contains(row.id) != isSelected else { return }
    if isSelected { selected.insert(row.id) } else { selected.remove(row.id) }
    (row.cell as? UICollectionViewCell)?.isSelected = isSelected
    row.changed()
  }

  /// The user chooses an item, as by a tap: of several, a selected one is deselected.
  func choose(_ row: KitRow) {
    guard allowsSelection else { return }
    if allowsMultipleSelection, selected.contains(row.id) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: row.path) ?? true else { return }
      setSelected(row, false)
      delegate?.collectionView(self, didDeselectItemAt: row.path)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: row.path) ?? true else { return }
    if !allowsMultipleSelection {
      for other in data.rows where other !== row && selected.contains(other.id) {
        setSelected(other, false)
        delegate?.collectionView(self, didDeselectItemAt: other.path)
      }
    }
    setSelected(row, true)
    delegate?.collectionView(self, didSelectItemAt: row.path)
  }
}
