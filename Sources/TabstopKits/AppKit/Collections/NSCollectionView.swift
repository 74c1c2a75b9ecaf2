public import Foundation
internal import Tabstop
internal import TabstopFoundation

/// AppKit's name of the layout of a collection.
public typealias NSCollectionViewLayout = UICollectionViewLayout
/// AppKit's name of a layout that arranges items in lines.
public typealias NSCollectionViewFlowLayout = UICollectionViewFlowLayout
/// AppKit's name of a layout of sections.
public typealias NSCollectionViewCompositionalLayout = UICollectionViewCompositionalLayout

/// A view that shows items in a grid, or in the rows of a list. Mirrors AppKit's `NSCollectionView`: its data source
/// creates the items that come near the visible part. The keys and what a screen reader announces are those of
/// `UICollectionView`, and a double click is a click.
open class NSCollectionView: NSView {
  /// The kind of a view above or below a section.
  public typealias SupplementaryElementKind = String
  /// The place of an item after scrolling to it.
  public typealias ScrollPosition = UICollectionView.ScrollPosition
  /// The direction in which items are scrolled.
  public typealias ScrollDirection = UICollectionView.ScrollDirection
  /// The kind of views above sections.
  public static let elementKindSectionHeader = UICollectionView.elementKindSectionHeader
  /// The kind of views below sections.
  public static let elementKindSectionFooter = UICollectionView.elementKindSectionFooter

  /// The collection that shows the items.
  let collection = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  private let adapter = CollectionAdapter()
  private var itemClasses: [String: NSCollectionViewItem.Type] = [:]
  private var viewClasses: [String: NSView.Type] = [:]

  /// The data source, which has the items. Not retained.
  open weak var dataSource: (any NSCollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { collection.reloadData() } }
  }
  /// The delegate, which decides about items, and is notified. Not retained.
  open weak var delegate: (any NSCollectionViewDelegate)? {
    didSet { if delegate !== oldValue { collection.changed(true) } }
  }
  /// The layout.
  open var collectionViewLayout: NSCollectionViewLayout? {
    didSet {
      collection.collectionViewLayout = collectionViewLayout ?? UICollectionViewFlowLayout()
    }
  }
  /// Whether items can be selected.
  open var isSelectable = false { didSet { collection.allowsSelection = isSelectable } }
  /// Whether several items can be selected.
  open var allowsMultipleSelection = false {
    didSet { collection.allowsMultipleSelection = allowsMultipleSelection }
  }
  /// Whether no item may be selected. Stored, without effect.
  open var allowsEmptySelection = true
  /// The colours behind the items: the first has an effect.
  open var backgroundColors: [NSColor]! { didSet { backgroundColor = backgroundColors?.first } }
  /// A view that is shown while there are no items.
  open var backgroundView: NSView? { didSet { collection.backgroundView = backgroundView } }

  /// Creates a collection.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  /// Creates a collection. There are no archives here; subclasses implement it as in AppKit.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }
  private func setUp() {
    adapter.collection = self
    (collection.dataSource, collection.delegate) = (adapter, adapter)
    collection.allowsSelection = false
    super.addSubview(collection)
  }

  // MARK: Items

  /// Sets the class of items with a name; `nil` removes it.
  open func register(
    _ itemClass: AnyClass?, forItemWithIdentifier identifier: NSUserInterfaceItemIdentifier
  ) { itemClasses[identifier.rawValue] = itemClass as? NSCollectionViewItem.Type }
  /// Sets the class of views above or below sections with a name; `nil` removes it.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind kind: SupplementaryElementKind,
    withIdentifier identifier: NSUserInterfaceItemIdentifier
  ) { viewClasses[kind + " " + identifier.rawValue] = viewClass as? NSView.Type }
  /// A new item of the registered class; without one an `NSCollectionViewItem`. There are no archives with prototypes.
  open func makeItem(
    withIdentifier identifier: NSUserInterfaceItemIdentifier, for indexPath: IndexPath
  ) -> NSCollectionViewItem {
    let item = RegisteredClass.item(
      itemClasses[identifier.rawValue] ?? NSCollectionViewItem.self)
    item.identifier = identifier
    return item
  }
  /// A new view of the registered class.
  open func makeSupplementaryView(
    ofKind elementKind: SupplementaryElementKind,
    withIdentifier identifier: NSUserInterfaceItemIdentifier, for indexPath: IndexPath
  ) -> NSView {
    RegisteredClass.view(viewClasses[elementKind + " " + identifier.rawValue] ?? NSView.self)
  }
  /// The number of sections.
  open var numberOfSections: Int { collection.numberOfSections }
  /// The number of items in a section.
  open func numberOfItems(inSection section: Int) -> Int {
    collection.numberOfItems(inSection: section)
  }
  /// The item at a place near the visible part; `nil` for others.
  open func item(at indexPath: IndexPath) -> NSCollectionViewItem? {
    (collection.cellForItem(at: indexPath) as? ItemCell)?.item
  }
  /// The item at a place of the first section.
  open func item(at index: Int) -> NSCollectionViewItem? {
    item(at: IndexPath(item: index, section: 0))
  }
  /// The place of an item.
  open func indexPath(for item: NSCollectionViewItem) -> IndexPath? {
    item.cell.flatMap(collection.indexPath)
  }
  /// The items near the visible part, in order.
  open func visibleItems() -> [NSCollectionViewItem] {
    collection.visibleCells.compactMap { ($0 as? ItemCell)?.item }
  }
  /// The places of the items near the visible part.
  open func indexPathsForVisibleItems() -> Set<IndexPath> {
    Set(collection.indexPathsForVisibleItems)
  }

  // MARK: Changes

  /// Asks the data source for all items again, and deselects them.
  open func reloadData() { collection.reloadData() }
  /// Asks for sections again.
  open func reloadSections(_ sections: IndexSet) { collection.reloadSections(sections) }
  /// Shows new sections.
  open func insertSections(_ sections: IndexSet) { collection.insertSections(sections) }
  /// Removes sections.
  open func deleteSections(_ sections: IndexSet) { collection.deleteSections(sections) }
  /// Asks for items again.
  open func reloadItems(at indexPaths: Set<IndexPath>) {
    collection.reloadItems(at: indexPaths.sorted())
  }
  /// Shows new items.
  open func insertItems(at indexPaths: Set<IndexPath>) {
    collection.insertItems(at: indexPaths.sorted())
  }
  /// Removes items.
  open func deleteItems(at indexPaths: Set<IndexPath>) {
    collection.deleteItems(at: indexPaths.sorted())
  }
  /// Moves an item.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    collection.moveItem(at: indexPath, to: newIndexPath)
  }
  /// Makes several changes together.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completionHandler: ((Bool) -> Void)? = nil
  ) { collection.performBatchUpdates(updates, completion: completionHandler) }
  /// Scrolls to the first of some items.
  open func scrollToItems(at indexPaths: Set<IndexPath>, scrollPosition: ScrollPosition) {
    guard let first = indexPaths.min() else { return }
    collection.scrollToItem(at: first, at: scrollPosition, animated: false)
  }

  // MARK: Selection

  /// The selected items. The delegate is not notified of what the program sets.
  open var selectionIndexPaths: Set<IndexPath> {
    get { Set(collection.indexPathsForSelectedItems ?? []) }
    set {
      for path in selectionIndexPaths.subtracting(newValue) {
        collection.deselectItem(at: path, animated: false)
      }
      selectItems(at: newValue, scrollPosition: [])
    }
  }
  /// The selected items of the first section.
  open var selectionIndexes: IndexSet {
    get { IndexSet(selectionIndexPaths.filter { $0.section == 0 }.map(\.item)) }
    set { selectionIndexPaths = Set(newValue.map { IndexPath(item: $0, section: 0) }) }
  }
  /// Selects items; the delegate is not notified.
  open func selectItems(at indexPaths: Set<IndexPath>, scrollPosition: ScrollPosition) {
    for path in indexPaths.sorted() {
      collection.selectItem(at: path, animated: false, scrollPosition: scrollPosition)
    }
  }
  /// Deselects items; the delegate is not notified.
  open func deselectItems(at indexPaths: Set<IndexPath>) {
    for path in indexPaths { collection.deselectItem(at: path, animated: false) }
  }
  /// Selects all items, if several can be selected.
  open override func selectAll(_ sender: Any?) {
    guard allowsMultipleSelection else { return }
    for section in 0..<numberOfSections {
      let items = (0..<numberOfItems(inSection: section)).map {
        IndexPath(item: $0, section: section)
      }
      selectItems(at: Set(items), scrollPosition: [])
    }
  }
  /// Deselects all items.
  open func deselectAll(_ sender: Any?) { selectionIndexPaths = [] }
}

/// An item of a collection: a controller of its view. Mirrors AppKit's `NSCollectionViewItem`.
open class NSCollectionViewItem: NSViewController {
  /// How an item looks while it is pressed or a drop is over it. Mirrors AppKit's.
  public enum HighlightState: Int, Sendable {
    case none, forSelection, forDeselection, asDropTarget
  }
  /// A picture in the view, of the program's own.
  open weak var imageView: NSImageView?
  /// A text in the view, of the program's own.
  open weak var textField: NSTextField?
  /// Whether the item is selected.
  open var isSelected = false
  /// How it looks. Stored, without effect: a press is not reported.
  open var highlightState = HighlightState.none
  /// The name by which it was made.
  open var identifier: NSUserInterfaceItemIdentifier?
  /// The collection.
  public internal(set) weak var collectionView: NSCollectionView?
  weak var cell: UICollectionViewCell?

  /// Called before the item is used for other data. Never called: items are made anew. Does nothing.
  open func prepareForReuse() {}
}

/// A cell with the view of an item.
private final class ItemCell: UICollectionViewCell {
  var item: NSCollectionViewItem? {
    didSet {
      oldValue?.view.removeFromSuperview()
      guard let item else { return }
      item.cell = self
      contentView.addSubview(item.view)
      if item.isSelected != isSelected { item.isSelected = isSelected }
    }
  }
  override var isSelected: Bool {
    didSet { if item?.isSelected != isSelected { item?.isSelected = isSelected } }
  }
}

/// Asks the data source and the delegate of a collection of AppKit's.
private final class CollectionAdapter: NSObject, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  weak var collection: NSCollectionView?

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    guard let collection else { return 0 }
    return collection.dataSource?.numberOfSections(in: collection) ?? 0
  }
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    guard let collection else { return 0 }
    return collection.dataSource?.collectionView(collection, numberOfItemsInSection: section) ?? 0
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = ItemCell(frame: .zero)
    if let collection {
      let item = collection.dataSource?.collectionView(
        collection, itemForRepresentedObjectAt: indexPath)
      item?.collectionView = collection
      cell.item = item
    }
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let outer = UICollectionReusableView(frame: .zero)
    if let collection,
      let view = collection.dataSource?.collectionView(
        collection, viewForSupplementaryElementOfKind: kind, at: indexPath)
    {
      outer.addSubview(view)
    }
    return outer
  }
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    guard let collection, let delegate = collection.delegate else { return true }
    return delegate.collectionView(collection, shouldSelectItemsAt: [indexPath])
      .contains(indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    guard let collection, let delegate = collection.delegate else { return true }
    return delegate.collectionView(collection, shouldDeselectItemsAt: [indexPath])
      .contains(indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let collection else { return }
    collection.delegate?.collectionView(collection, didSelectItemsAt: [indexPath])
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    guard let collection else { return }
    collection.delegate?.collectionView(collection, didDeselectItemsAt: [indexPath])
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    guard let collection,
      let delegate = collection.delegate as? any NSCollectionViewDelegateFlowLayout
    else {
      return (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
    }
    return delegate.collectionView(
      collection, layout: collectionViewLayout, sizeForItemAt: indexPath)
  }
}

/// The data of a collection. Mirrors AppKit's. Methods that AppKit calls optional have defaults.
@preconcurrency @MainActor
public protocol NSCollectionViewDataSource: NSObjectProtocol {
  /// The number of sections; the default is 1.
  func numberOfSections(in collectionView: NSCollectionView) -> Int
  /// The number of items in a section.
  func collectionView(
    _ collectionView: NSCollectionView, numberOfItemsInSection section: Int
  ) -> Int
  /// The item at a place, when it comes near the visible part.
  func collectionView(
    _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
  ) -> NSCollectionViewItem
  /// The view above or below a section (`NSCollectionView.elementKindSectionHeader`); the default is an empty one.
  func collectionView(
    _ collectionView: NSCollectionView,
    viewForSupplementaryElementOfKind kind: NSCollectionView.SupplementaryElementKind,
    at indexPath: IndexPath
  ) -> NSView
}

extension NSCollectionViewDataSource {
  /// One section.
  public func numberOfSections(in collectionView: NSCollectionView) -> Int { 1 }
  /// The view above or below a section. Always empty.
  public func collectionView(
    _ collectionView: NSCollectionView,
    viewForSupplementaryElementOfKind kind: NSCollectionView.SupplementaryElementKind,
    at indexPath: IndexPath
  ) -> NSView { NSView() }
}

/// The delegate that is notified of the user's selection, and decides about it. Mirrors AppKit's. All methods have
/// defaults.
@preconcurrency @MainActor
public protocol NSCollectionViewDelegate: NSObjectProtocol {
  /// The items of some that may be selected; the default is all.
  func collectionView(
    _ collectionView: NSCollectionView, shouldSelectItemsAt indexPaths: Set<IndexPath>
  ) -> Set<IndexPath>
  /// The items of some that may be deselected; the default is all.
  func collectionView(
    _ collectionView: NSCollectionView, shouldDeselectItemsAt indexPaths: Set<IndexPath>
  ) -> Set<IndexPath>
  /// The user has selected items: by a click, Return or the space bar.
  func collectionView(
    _ collectionView: NSCollectionView, didSelectItemsAt indexPaths: Set<IndexPath>)
  /// The user has deselected items.
  func collectionView(
    _ collectionView: NSCollectionView, didDeselectItemsAt indexPaths: Set<IndexPath>)
}

extension NSCollectionViewDelegate {
  /// The items that may be selected. Always all.
  public func collectionView(
    _ collectionView: NSCollectionView, shouldSelectItemsAt indexPaths: Set<IndexPath>
  ) -> Set<IndexPath> { indexPaths }
  /// The items that may be deselected. Always all.
  public func collectionView(
    _ collectionView: NSCollectionView, shouldDeselectItemsAt indexPaths: Set<IndexPath>
  ) -> Set<IndexPath> { indexPaths }
  /// Does nothing.
  public func collectionView(
    _ collectionView: NSCollectionView, didSelectItemsAt indexPaths: Set<IndexPath>
  ) {}
  /// Does nothing.
  public func collectionView(
    _ collectionView: NSCollectionView, didDeselectItemsAt indexPaths: Set<IndexPath>
  ) {}
}

/// The delegate of a collection with a flow layout. Mirrors AppKit's.
@preconcurrency @MainActor
public protocol NSCollectionViewDelegateFlowLayout: NSCollectionViewDelegate {
  /// The size of an item; the default is the layout's.
  func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
}

extension NSCollectionViewDelegateFlowLayout {
  /// The size of an item: the layout's.
  public func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero }
}
