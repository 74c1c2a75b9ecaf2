public import Foundation
internal import Tabstop

/// The delegate of a scroll view. Mirrors UIKit's.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Not called here.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Not called here.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Not called here.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Not called here.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Not called here.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Not called here.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Not called here.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Not called here.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  /// Does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Always `nil`.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}

/// What scroll views, text views and tables have in common; their delegates have different types.
open class _ScrollingView: UIView {
  /// The mode in which scrolling hides the on-screen keyboard. Use `scrollDismissesKeyboard`
  /// instead.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
  /// Whether the safe area is added to the insets. Mirrors UIKit's. No effect.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }
  /// How quickly scrolling slows down. Mirrors UIKit's. No effect.
  public struct DecelerationRate: Hashable, Sendable {
    /// The raw value.
    public let rawValue: CGFloat
    /// Creates a value from its raw value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The usual rate.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// The rate for content that scrolls by pages.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
  /// The style of the scroll bars. Mirrors UIKit's. No effect: it is the desktop's.
  public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
  /// Stored, without effect.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Stored, without effect.
  open var bounces = true
  /// Stored, without effect.
  open var alwaysBounceVertical = false
  /// Stored, without effect.
  open var alwaysBounceHorizontal = false
  /// Stored, without effect.
  open var bouncesZoom = true
  /// Whether the user can scroll.
  @_Drawn open var isScrollEnabled = true
  /// Stored, without effect.
  open var isPagingEnabled = false
  /// Stored, without effect.
  open var isDirectionalLockEnabled = false
  /// Stored, without effect: scroll bars follow the desktop.
  @_Drawn open var showsVerticalScrollIndicator = true
  /// Stored, without effect: scroll bars follow the desktop.
  @_Drawn open var showsHorizontalScrollIndicator = true
  /// Stored, without effect.
  open var contentInset = UIEdgeInsets.zero
  /// The same as `contentInset`: there is no safe area.
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  /// Stored, without effect.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// Stored, without effect.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// Stored, without effect.
  open var decelerationRate = DecelerationRate.normal
  /// Stored, without effect.
  open var indicatorStyle = IndicatorStyle.default
  /// The size of the content, in points; zero means that the content determines it.
  @_Drawn open var contentSize = CGSize.zero
  /// Stored, without effect: it neither scrolls nor follows the user.
  open var contentOffset = CGPoint.zero
  /// Stored, without effect.
  open var zoomScale: CGFloat = 1
  /// Stored, without effect.
  open var minimumZoomScale: CGFloat = 1
  /// Stored, without effect.
  open var maximumZoomScale: CGFloat = 1
  /// Always `false`.
  open var isDragging: Bool { false }
  /// Always `false`.
  open var isDecelerating: Bool { false }
  /// Always `false`.
  open var isZooming: Bool { false }
  /// Stored, without effect.
  open var refreshControl: UIRefreshControl?
  /// A recognizer without effect: the desktop scrolls.
  open var panGestureRecognizer: UIPanGestureRecognizer { UIPanGestureRecognizer() }
  /// A guide with the edges of the view.
  open var contentLayoutGuide: UILayoutGuide { UILayoutGuide(self) }
  /// A guide with the edges of the view.
  open var frameLayoutGuide: UILayoutGuide { UILayoutGuide(self) }
  /// Stores the offset, without effect.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }
  /// Stores the scale, without effect.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  /// Does nothing.
  open func zoom(to rect: CGRect, animated: Bool) {}
  /// Does nothing.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
  /// Does nothing.
  open func flashScrollIndicators() {}

  override var content: AnyView? {
    let layers = SubviewLayers(view: self).frame(
      width: contentSize.width > 0 ? contentSize.width : nil,
      height: contentSize.height > 0 ? contentSize.height : nil)
    return AnyView(
      ScrollView(contentSize.width > 0 ? [.horizontal, .vertical] : .vertical) { layers }
        .scrollDisabled(!isScrollEnabled))
  }
}

/// Views that are scrolled. Mirrors UIKit's `UIScrollView`; zooming has no effect.
open class UIScrollView: _ScrollingView {
  /// Stored, without effect: it is not called.
  open weak var delegate: (any UIScrollViewDelegate)?
}

/// Views in a row or column. Mirrors UIKit's `UIStackView`.
open class UIStackView: UIView {
  /// How the views share the length of the stack. Mirrors UIKit's. Only `fillEqually` has an effect.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  /// The alignment of the views across the stack. Mirrors UIKit's.
  public enum Alignment: Int, Sendable {
    case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline
  }
  /// The direction of the stack: a row by default.
  @_Drawn open var axis = NSLayoutConstraint.Axis.horizontal
  /// The space between the views, in points.
  @_Drawn open var spacing: CGFloat = 0
  /// The alignment of the views across the stack.
  @_Drawn open var alignment = Alignment.fill
  /// How the views share the length of the stack.
  @_Drawn open var distribution = Distribution.fill
  /// Stored, without effect.
  open var isLayoutMarginsRelativeArrangement = false
  /// The views of the stack, in order.
  @_Drawn open private(set) var arrangedSubviews: [UIView] = []

  /// Creates a row of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }
  /// Adds a view at the end of the stack.
  open func addArrangedSubview(_ view: UIView) {
    addSubview(view)
    arrangedSubviews.append(view)
  }
  /// Inserts a view into the stack.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    addSubview(view)
    arrangedSubviews.insert(view, at: stackIndex)
  }
  /// Removes a view from the stack's order.
  open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
  /// Does nothing.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {}

  override var content: AnyView? {
    let isEqual = distribution == .fillEqually
    let plan = SubviewPlan(of: self)
    let views = ForEach(arrangedSubviews.filter { $0.superview === self }, id: \.self) { view in
      plan.size(view, ShownUIView(view: view)).frame(
        maxWidth: isEqual || (self.axis == .vertical && self.alignment == .fill) ? .infinity : nil)
    }
    guard axis == .vertical else {
      let vertical: VerticalAlignment =
        switch alignment {
        case .top, .leading: .top
        case .bottom, .trailing: .bottom
        default: .center
        }
      return AnyView(HStack(alignment: vertical, spacing: spacing) { views })
    }
    let horizontal: HorizontalAlignment =
      switch alignment {
      case .leading, .top: .leading
      case .trailing, .bottom: .trailing
      default: .center
      }
    return AnyView(VStack(alignment: horizontal, spacing: spacing) { views })
  }
}

/// Mirrors UIKit's `UIRefreshControl`. No effect: use `refreshable`.
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

/// Mirrors the appearance of UIKit's `UITableView`. It shows no rows: use `List`.
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

/// Mirrors the appearance of UIKit's `UITableViewCell`. No effect.
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

/// Mirrors the appearance of UIKit's `UITableViewHeaderFooterView`. No effect.
open class UITableViewHeaderFooterView: UIView {}
/// Mirrors the appearance of UIKit's `UICollectionView`. It shows no cells: use `LazyVGrid`.
open class UICollectionView: _ScrollingView {
  /// Stored, without effect.
  open var backgroundView: UIView?
}
/// Mirrors the appearance of UIKit's `UICollectionViewCell`. No effect.
open class UICollectionViewCell: UIView {}
