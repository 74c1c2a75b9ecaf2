public import Foundation

/// The data of a collection, by snapshots. Mirrors AppKit's: items keep their focus and their selection by their
/// identifiers.
@preconcurrency @MainActor
open class NSCollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, NSCollectionViewDataSource {
  /// Makes an item.
  public typealias ItemProvider = (
    NSCollectionView, IndexPath, ItemIdentifierType
  ) -> NSCollectionViewItem?
  /// Makes the view above or below a section.
  public typealias SupplementaryViewProvider = (NSCollectionView, String, IndexPath) -> NSView?
  private weak var collection: NSCollectionView?
  private let provider: ItemProvider
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  private var rows = SnapshotRows<SectionIdentifierType, ItemIdentifierType>()
  /// Makes the views above and below sections.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// Creates a data source, and sets it for a collection, which does not retain it.
  public init(collectionView: NSCollectionView, itemProvider: @escaping ItemProvider) {
    (collection, provider) = (collectionView, itemProvider)
    super.init()
    collectionView.dataSource = self
  }

  /// The sections and items that are shown.
  open func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  { current }
  /// Shows other sections and items.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool, completion: (() -> Void)? = nil
  ) {
    current = snapshot.applied
    collection?.collection.replaceSections(with: rows.update(to: snapshot, reloadingAll: false))
    completion?()
  }
  /// The item at a place.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.item(at: indexPath)
  }
  /// The place of an item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.indexPath(of: itemIdentifier)
  }

  /// The number of sections.
  open func numberOfSections(in collectionView: NSCollectionView) -> Int {
    current.numberOfSections
  }
  /// The number of items in a section.
  open func collectionView(
    _ collectionView: NSCollectionView, numberOfItemsInSection section: Int
  ) -> Int { current.numberOfItems(inSectionAt: section) }
  /// An item.
  open func collectionView(
    _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
  ) -> NSCollectionViewItem {
    itemIdentifier(for: indexPath).flatMap { provider(collectionView, indexPath, $0) }
      ?? NSCollectionViewItem()
  }
  /// The view above or below a section.
  open func collectionView(
    _ collectionView: NSCollectionView,
    viewForSupplementaryElementOfKind kind: NSCollectionView.SupplementaryElementKind,
    at indexPath: IndexPath
  ) -> NSView { supplementaryViewProvider?(collectionView, kind, indexPath) ?? NSView() }
}
