public import Foundation

/// The layout of a collection. Mirrors UIKit's. One of the program's own is not called for places: the items are in a
/// grid.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection.
  open internal(set) weak var collectionView: UICollectionView?
  /// Creates a layout.
  public override init() { super.init() }
  /// Creates a layout. There are no archives here; subclasses implement it as in UIKit.
  public required init?(coder: NSCoder) { super.init() }
  /// Lays the items out again.
  open func invalidateLayout() { collectionView?.changed(true) }
  /// Prepares the layout. Never called. Does nothing.
  open func prepare() {}
}

/// A layout that arranges items in lines. Mirrors UIKit's `UICollectionViewFlowLayout`: as many
/// columns as fit, in the width of the first item.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size that the content determines: the height is that of the cell, in columns of 100 points.
  public static let automaticSize = CGSize(width: 1e9, height: 1e9)
  /// The size of an item, in points.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// An expected size; other than zero it means that the content determines the size.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The smallest space between the lines, in points.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The smallest space between the items of a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The space around each section, in points.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// The size of views above sections: zero for none.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of views below sections: zero for none.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The direction in which the items are scrolled.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  /// Whether the headers of sections stay visible. Stored, without effect: views above sections are
  /// scrolled with them.
  open var sectionHeadersPinToVisibleBounds = false
  /// Whether the footers of sections stay visible. Stored, without effect.
  open var sectionFootersPinToVisibleBounds = false
}

/// The lengths of a section, by the layout and its delegate.
@MainActor
struct FlowMeasures {
  let collection: UICollectionView
  let layout: UICollectionViewFlowLayout
  private var delegate: (any UICollectionViewDelegateFlowLayout)? {
    collection.delegate as? any UICollectionViewDelegateFlowLayout
  }

  func size(of row: KitRow) -> CGSize {
    let size =
      delegate?.collectionView(collection, layout: layout, sizeForItemAt: row.path)
      ?? layout.itemSize
    return layout.estimatedItemSize == .zero ? size : CGSize(width: size.width, height: 0)
  }
  func insets(_ section: Int) -> UIEdgeInsets {
    delegate?.collectionView(collection, layout: layout, insetForSectionAt: section)
      ?? layout.sectionInset
  }
  func lineSpacing(_ section: Int) -> CGFloat {
    delegate?.collectionView(collection, layout: layout, minimumLineSpacingForSectionAt: section)
      ?? layout.minimumLineSpacing
  }
  func spacing(_ section: Int) -> CGFloat {
    delegate?.collectionView(
      collection, layout: layout, minimumInteritemSpacingForSectionAt: section)
      ?? layout.minimumInteritemSpacing
  }
  func shows(_ kind: String, _ section: Int) -> Bool {
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    let size =
      isHeader
      ? delegate?.collectionView(
        collection, layout: layout, referenceSizeForHeaderInSection: section)
        ?? layout.headerReferenceSize
      : delegate?.collectionView(
        collection, layout: layout, referenceSizeForFooterInSection: section)
        ?? layout.footerReferenceSize
    return size.width > 0 || size.height > 0
  }
}
