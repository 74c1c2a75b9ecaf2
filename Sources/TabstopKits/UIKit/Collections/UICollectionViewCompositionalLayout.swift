public import Foundation

/// A length in a compositional layout. Mirrors UIKit's.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject {
  enum Kind { case fractionalWidth, fractionalHeight, absolute, estimated }
  let kind: Kind
  /// The points, or the part of the container's length.
  public let dimension: CGFloat

  init(_ kind: Kind, _ dimension: CGFloat) {
    (self.kind, self.dimension) = (kind, dimension)
    super.init()
  }
  /// A part of the container's width.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }
  /// A part of the container's height.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }
  /// A number of points.
  public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }
  /// The length of the content. The expected one determines how many columns items have, whose width they take; in a
  /// line that is scrolled they have their own.
  public class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }
  /// Whether it is a part of the container's width.
  public var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether it is a part of the container's height.
  public var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether it is a number of points.
  public var isAbsolute: Bool { kind == .absolute }
  /// Whether it is the length of the content.
  public var isEstimated: Bool { kind == .estimated }
}

/// A size in a compositional layout. Mirrors UIKit's.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension
  /// Creates a size.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    (widthDimension, heightDimension) = (width, height)
    super.init()
  }
}

/// A space in a compositional layout. Mirrors UIKit's.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
  /// The points.
  public let spacing: CGFloat
  /// Whether it may be wider. No effect.
  public let isFlexibleSpacing: Bool
  private init(_ spacing: CGFloat, isFlexible: Bool) {
    (self.spacing, isFlexibleSpacing) = (spacing, isFlexible)
    super.init()
  }
  /// A space of some points.
  public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }
  /// A space of at least some points, which it has here.
  public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }
}

/// An item of a compositional layout. Mirrors UIKit's.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  /// The size.
  public let layoutSize: NSCollectionLayoutSize
  /// The space around its content, in points.
  open var contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
  /// Creates an item.
  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
    super.init()
  }
}

/// Items beside each other or in a column. Mirrors UIKit's: all have the size of the first.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The items.
  public let subitems: [NSCollectionLayoutItem]
  /// The space between the items.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  let isHorizontal: Bool
  /// The number of items, if the program has set it.
  let count: Int?

  private init(
    _ size: NSCollectionLayoutSize, _ items: [NSCollectionLayoutItem], isHorizontal: Bool,
    count: Int? = nil
  ) {
    (subitems, self.isHorizontal, self.count) = (items, isHorizontal, count)
    super.init(layoutSize: size)
  }
  /// Items beside each other.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, isHorizontal: true)
  }
  /// A number of items beside each other, of the same width.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: true, count: count)
  }
  /// A number of items beside each other.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: true, count: count)
  }
  /// Items in a column.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, isHorizontal: false)
  }
  /// A number of items in a column, of the same height.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: false, count: count)
  }
  /// A number of items in a column.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: false, count: count)
  }
}

/// The edge or the corner at which something is aligned. Mirrors UIKit's.
public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

/// A view above or below a section. Mirrors UIKit's: other alignments are above.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
  /// The kind of the view.
  public let elementKind: String
  /// The edge of the section.
  public let alignment: NSRectAlignment
  /// Whether it stays visible. Stored, without effect: it is scrolled with the section.
  open var pinToVisibleBounds = false
  /// Creates a view.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    (self.elementKind, self.alignment) = (elementKind, alignment)
    super.init(layoutSize: layoutSize)
  }
  var isBelow: Bool {
    alignment == .bottom || alignment == .bottomLeading || alignment == .bottomTrailing
  }
}

/// What a section is laid out in. Mirrors UIKit's.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size of the collection.
  var contentSize: CGSize { get }
  /// The size of the collection without its insets: the same.
  var effectiveContentSize: CGSize { get }
}

/// What sections depend on. Mirrors UIKit's.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The collection.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits.
  var traitCollection: UITraitCollection { get }
}

private final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment,
  NSCollectionLayoutContainer
{
  let contentSize: CGSize
  init(_ size: CGSize) { contentSize = size }
  var effectiveContentSize: CGSize { contentSize }
  var container: any NSCollectionLayoutContainer { self }
  var traitCollection: UITraitCollection { .current }
}

/// A list in a collection. Mirrors UIKit's.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// The appearance of a list. Mirrors UIKit's. No effect: a list has the desktop's.
  public enum Appearance: Int, Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }
  /// The headers of a list. Mirrors UIKit's: a first item as the header is one of the items.
  public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
  /// The footers of a list. Mirrors UIKit's.
  public enum FooterMode: Int, Sendable { case none, supplementary }
  /// Makes the actions of an item.
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

  /// The appearance. Stored, without effect.
  public var appearance: Appearance
  /// Whether there are lines between the items.
  public var showsSeparators = true
  /// The colour behind the list. Stored, without effect: use that of the collection.
  public var backgroundColor: UIColor?
  /// The headers.
  public var headerMode = HeaderMode.none
  /// The footers.
  public var footerMode = FooterMode.none
  /// The space above headers. Stored, without effect.
  public var headerTopPadding: CGFloat?
  /// The actions of an item, which are in its menu.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The actions of an item, which are in its menu.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Creates a list.
  public init(appearance: Appearance) { self.appearance = appearance }
}

/// The way in which a section is scrolled by itself. Mirrors UIKit's: the pages have no effect.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// A section of a compositional layout. Mirrors UIKit's.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup?
  let list: UICollectionLayoutListConfiguration?
  /// The space around the section, in points.
  open var contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
  /// The space between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// Whether the items are scrolled from side to side.
  open var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The views above and below.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether the views above and below have the insets of the section. Stored, without effect: they have none.
  open var supplementariesFollowContentInsets = true

  /// Creates a section of groups.
  public init(group: NSCollectionLayoutGroup) {
    (self.group, list) = (group, nil)
    super.init()
  }
  private init(list: UICollectionLayoutListConfiguration) {
    (group, self.list) = (nil, list)
    super.init()
  }
  /// A section as a list.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { NSCollectionLayoutSection(list: configuration) }

  fileprivate class func list(
    _ configuration: UICollectionLayoutListConfiguration
  ) -> NSCollectionLayoutSection { NSCollectionLayoutSection(list: configuration) }
}

/// What all sections of a compositional layout have. Mirrors UIKit's.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The direction in which the sections are scrolled. Stored, without effect: downwards.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The space between sections, in points.
  open var interSectionSpacing: CGFloat = 0
  /// The views around all sections. Stored, without effect.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
}

/// A layout of sections, each with lists, lines or columns of items. Mirrors UIKit's
/// `UICollectionViewCompositionalLayout`: the items of a section have the size of the first one of its group, in as many
/// columns as that has.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Makes a section.
  public typealias SectionProvider = (Int, any NSCollectionLayoutEnvironment) ->
    NSCollectionLayoutSection?
  /// What all sections have.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }
  private let provider: SectionProvider

  /// Creates a layout whose sections are the same.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(sectionProvider: { _, _ in section })
  }
  /// Creates a layout whose sections are the same.
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }
  /// Creates a layout of sections by their places. Called when the collection gets another size, too.
  public init(
    sectionProvider: @escaping SectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
  ) {
    (provider, self.configuration) = (sectionProvider, configuration)
    super.init()
  }
  /// Creates a layout of lists. There are no archives here; subclasses implement it as in UIKit.
  public required init?(coder: NSCoder) {
    let list = NSCollectionLayoutSection.list(
      UICollectionLayoutListConfiguration(appearance: .plain))
    (provider, configuration) = ({ _, _ in list }, .init())
    super.init(coder: coder)
  }
  /// A layout of lists.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(section: .list(configuration))
  }

  /// How a section is shown in a collection of a size.
  func plan(_ section: Int, _ size: CGSize) -> SectionPlan {
    var plan = SectionPlan(
      provider(section, LayoutEnvironment(size))
        ?? .list(UICollectionLayoutListConfiguration(appearance: .plain)), size)
    if section > 0 { plan.spaceAbove = configuration.interSectionSpacing }
    return plan
  }
}

/// How a section of a compositional layout is shown.
@MainActor
struct SectionPlan {
  /// The number of columns, or of items beside each other.
  var columns = 1
  /// The size of an item, without its insets; zero for that of its content, or for the width of its column.
  var itemSize = CGSize.zero
  /// The width of a column; zero for an equal part of the width.
  var columnWidth: CGFloat = 0
  var itemInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
  var insets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
  /// The space above the section, and its header.
  var spaceAbove: CGFloat = 0
  var spacing: CGFloat = 0
  var lineSpacing: CGFloat = 0
  /// Whether the items are in one line, which is scrolled.
  var isLine = false
  var isList = false
  var hasSeparators = false
  /// The kinds of the views above and below.
  var header: String?
  var footer: String?
  /// Makes the actions of an item.
  var actions: [UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider] = []

  init(_ section: NSCollectionLayoutSection, _ size: CGSize) {
    insets = section.contentInsets
    header = section.boundarySupplementaryItems.first { !$0.isBelow }?.elementKind
    footer = section.boundarySupplementaryItems.first(where: \.isBelow)?.elementKind
    lineSpacing = section.interGroupSpacing
    if let list = section.list {
      isList = true
      hasSeparators = list.showsSeparators
      if list.headerMode == .supplementary {
        header = header ?? UICollectionView.elementKindSectionHeader
      }
      if list.footerMode == .supplementary {
        footer = footer ?? UICollectionView.elementKindSectionFooter
      }
      actions = [
        list.leadingSwipeActionsConfigurationProvider,
        list.trailingSwipeActionsConfigurationProvider,
      ].compactMap { $0 }
    } else if let group = section.group {
      isLine = section.orthogonalScrollingBehavior != .none
      read(group, CGSize(width: size.width - insets.leading - insets.trailing, height: size.height))
    }
  }

  private mutating func read(_ group: NSCollectionLayoutGroup, _ size: CGSize) {
    let width = Self.length(group.layoutSize.widthDimension, in: size)
    let height = Self.length(group.layoutSize.heightDimension, in: size)
    let item = Self.innermost(group)
    spacing = group.interItemSpacing?.spacing ?? 0
    itemInsets = item.contentInsets
    let inner = CGSize(width: width ?? (isLine ? 0 : size.width), height: height ?? 0)
    let dimension = item.layoutSize.widthDimension
    var itemWidth = Self.length(dimension, in: inner)
    let itemHeight = Self.length(item.layoutSize.heightDimension, in: inner)
    // How many groups are beside each other.
    let groups =
      isLine || inner.width <= 0 ? 1 : Self.count((size.width + 0.5) / inner.width)
    if group.isHorizontal {
      let count =
        group.count.map { max(1, $0) }
        ?? max(group.subitems.count, Self.fitting(dimension, in: inner, spacing))
      columns = groups * count
      itemSize.height = itemHeight ?? height ?? 0
      if group.count != nil, inner.width > 0 {
        itemWidth = max(0, inner.width - spacing * CGFloat(count - 1)) / CGFloat(count)
      }
    } else {
      columns = groups
      let rows = CGFloat(max(1, group.count ?? group.subitems.count))
      itemSize.height = group.count == nil ? itemHeight ?? 0 : (height ?? 0) / rows
      if isLine, !dimension.isAbsolute, !dimension.isEstimated { itemWidth = width }
    }
    if isLine || dimension.isAbsolute && group.count == nil { columnWidth = itemWidth ?? 0 }
    itemSize.width = max(0, columnWidth - itemInsets.leading - itemInsets.trailing)
  }

  /// How many items of a width are beside each other in a group.
  private static func fitting(
    _ dimension: NSCollectionLayoutDimension, in group: CGSize, _ spacing: CGFloat
  ) -> Int {
    // Parts of the width are meant to fill it, whatever the space between them.
    if dimension.isFractionalWidth {
      return dimension.dimension > 0 ? count(1 / dimension.dimension + 0.001) : 1
    }
    let width = dimension.isEstimated ? dimension.dimension : length(dimension, in: group) ?? 0
    return width > 0 ? count((group.width + spacing + 0.5) / (width + spacing)) : 1
  }

  /// A number of columns: at least one, and not more than can be seen.
  private static func count(_ columns: CGFloat) -> Int {
    columns.isNaN ? 1 : Int(min(max(columns, 1), 100))
  }

  /// The item whose size the others have.
  private static func innermost(_ group: NSCollectionLayoutGroup) -> NSCollectionLayoutItem {
    guard let first = group.subitems.first else { return group }
    return (first as? NSCollectionLayoutGroup).map(innermost) ?? first
  }

  /// The points of a length; `nil` for that of the content.
  private static func length(_ dimension: NSCollectionLayoutDimension, in size: CGSize) -> CGFloat?
  {
    switch dimension.kind {
    case .absolute: dimension.dimension
    case .fractionalWidth: size.width > 0 ? size.width * dimension.dimension : nil
    case .fractionalHeight: size.height > 0 ? size.height * dimension.dimension : nil
    case .estimated: nil
    }
  }
}
