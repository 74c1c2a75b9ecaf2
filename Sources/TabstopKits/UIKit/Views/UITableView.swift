public import Foundation
internal import Tabstop

/// A control that refreshes what a list shows. Mirrors UIKit's `UIRefreshControl`. No effect: use
/// `refreshable`.
open class UIRefreshControl: UIControl {
  /// Stored, without effect.
  open var attributedTitle: NSAttributedString?
  /// Whether the program has begun to refresh, and not ended.
  open private(set) var isRefreshing = false
  /// Sets `isRefreshing`. Nothing is shown.
  open func beginRefreshing() { isRefreshing = true }
  /// Clears `isRefreshing`.
  open func endRefreshing() { isRefreshing = false }
  override var content: AnyView? { AnyView(EmptyView()) }
}

/// A table with one column. Mirrors the appearance of UIKit's `UITableView`. It shows no rows: use
/// `List`.
open class UITableView: _ScrollingView {
  /// The style of a table. Mirrors UIKit's. No effect.
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  /// The animation of a change of rows. Mirrors UIKit's. No effect.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle, automatic
  }
  /// The height of a row that its content determines. No effect.
  public static let automaticDimension: CGFloat = -1
  /// Stored, without effect.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// Stored, without effect.
  open var separatorColor: UIColor?
  /// Stored, without effect.
  open var separatorInset = UIEdgeInsets.zero
  /// Stored, without effect.
  open var tableHeaderView: UIView?
  /// Stored, without effect.
  open var tableFooterView: UIView?
  /// Stored, without effect.
  open var backgroundView: UIView?
  /// Stored, without effect.
  open var allowsSelection = true
  /// Stored, without effect.
  open var rowHeight: CGFloat = 0
  /// Stored, without effect.
  open var estimatedRowHeight: CGFloat = 0
  /// Stored, without effect.
  open var sectionHeaderHeight: CGFloat = 0
  /// Stored, without effect.
  open var sectionFooterHeight: CGFloat = 0
  /// Stored, without effect.
  open var sectionHeaderTopPadding: CGFloat = 0
  /// Creates a table without rows. The style has no effect.
  public convenience init(frame: CGRect, style: Style) { self.init(frame: frame) }
  /// Reads the data again.
  open func reloadData() {
    UnsupportedAPI.report("UITableView", use: "List")
  }
}

/// A row of a table. Mirrors the appearance of UIKit's `UITableViewCell`. No effect.
open class UITableViewCell: UIView {
  /// The lines between rows. Mirrors UIKit's. No effect.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
  /// The appearance of a selected row. Mirrors UIKit's. No effect.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  /// Stored, without effect.
  open var selectionStyle = SelectionStyle.default
  /// Stored, without effect.
  open var selectedBackgroundView: UIView?
  /// Stored, without effect.
  open var backgroundView: UIView?
  /// The view with the content.
  open private(set) lazy var contentView = UIView()
}

/// The header or the footer of a table's section. Mirrors the appearance of UIKit's
/// `UITableViewHeaderFooterView`. No effect.
open class UITableViewHeaderFooterView: UIView {}

/// A collection of cells. Mirrors the appearance of UIKit's `UICollectionView`. It shows no cells:
/// use `LazyVGrid`.
open class UICollectionView: _ScrollingView {
  /// Stored, without effect.
  open var backgroundView: UIView?
}

/// A cell of a collection. Mirrors the appearance of UIKit's `UICollectionViewCell`. No effect.
open class UICollectionViewCell: UIView {}
