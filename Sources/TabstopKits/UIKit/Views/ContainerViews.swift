public import Foundation
internal import Tabstop

/// The delegate of a scroll view. Mirrors UIKit's.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
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
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }
  public struct DecelerationRate: Hashable, Sendable {
    /// The raw value.
    public let rawValue: CGFloat
    /// Creates a value from its raw value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
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
  @_Drawn open var isScrollEnabled = true
  /// Stored, without effect.
  open var isPagingEnabled = false
  /// Stored, without effect.
  open var isDirectionalLockEnabled = false
  @_Drawn open var showsVerticalScrollIndicator = true
  @_Drawn open var showsHorizontalScrollIndicator = true
  open var contentInset = UIEdgeInsets.zero
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  /// Stored, without effect.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// Stored, without effect.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// Stored, without effect.
  open var decelerationRate = DecelerationRate.normal
  /// Stored, without effect.
  open var indicatorStyle = IndicatorStyle.default
  @_Drawn open var contentSize = CGSize.zero
  open var contentOffset = CGPoint.zero
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
  open var panGestureRecognizer: UIPanGestureRecognizer { UIPanGestureRecognizer() }
  open var contentLayoutGuide: UILayoutGuide { UILayoutGuide(self) }
  open var frameLayoutGuide: UILayoutGuide { UILayoutGuide(self) }
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }
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
  open weak var delegate: (any UIScrollViewDelegate)?
}

/// Views in a row or column. Mirrors UIKit's `UIStackView`.
open class UIStackView: UIView {
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  public enum Alignment: Int, Sendable {
    case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline
  }
  @_Drawn open var axis = NSLayoutConstraint.Axis.horizontal
  @_Drawn open var spacing: CGFloat = 0
  @_Drawn open var alignment = Alignment.fill
  @_Drawn open var distribution = Distribution.fill
  /// Stored, without effect.
  open var isLayoutMarginsRelativeArrangement = false
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
  open var attributedTitle: NSAttributedString?
  open private(set) var isRefreshing = false
  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }
  override var content: AnyView? { AnyView(EmptyView()) }
}

/// Mirrors the appearance of UIKit's `UITableView`. It shows no rows: use `List`.
open class UITableView: _ScrollingView {
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle, automatic
  }
  public static let automaticDimension: CGFloat = -1
  /// Stored, without effect.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
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
  public convenience init(frame: CGRect, style: Style) { self.init(frame: frame) }
  /// Reads the data again.
  open func reloadData() {
    UnsupportedAPI.report("UITableView", use: "List")
  }
}

/// Mirrors the appearance of UIKit's `UITableViewCell`. No effect.
open class UITableViewCell: UIView {
  public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
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
