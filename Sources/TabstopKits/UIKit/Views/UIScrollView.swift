public import Foundation
public import TabstopFoundation
internal import Tabstop

/// The delegate of a scroll view. Mirrors UIKit's.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Called while the user scrolls. Never called here.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called while the user zooms. Never called here.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Called before the user drags. Never called here.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called when the user has dragged. Never called here.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called before the user ends dragging. Never called here.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Called when scrolling has ended. Never called here.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called when an animated scrolling has ended. Never called here.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The view that is zoomed. Never called here.
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
  /// The view that is zoomed. Always `nil`.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}

/// The base class of scroll views, text views and tables, whose delegates have different types.
open class _ScrollingView: UIView {
  /// The way in which scrolling hides the on-screen keyboard. No effect: use `scrollDismissesKeyboard`. Mirrors
  /// UIKit's.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
  /// Whether the safe area is added to the insets. Mirrors UIKit's. No effect.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }
  /// The rate at which scrolling slows down. Mirrors UIKit's. No effect.
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
  /// The way in which scrolling hides the on-screen keyboard. Stored, without effect.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether scrolling bounces at the end. Stored, without effect.
  open var bounces = true
  /// Whether short contents bounce vertically. Stored, without effect.
  open var alwaysBounceVertical = false
  /// Whether short contents bounce horizontally. Stored, without effect.
  open var alwaysBounceHorizontal = false
  /// Whether zooming bounces at its limits. Stored, without effect.
  open var bouncesZoom = true
  /// Whether the user can scroll.
  @_Drawn open var isScrollEnabled = true
  /// Whether scrolling stops at pages. Stored, without effect.
  open var isPagingEnabled = false
  /// Whether a drag scrolls in one direction only. Stored, without effect.
  open var isDirectionalLockEnabled = false
  /// Whether the vertical scroll bar is shown. Stored, without effect: scroll bars follow the desktop.
  open var showsVerticalScrollIndicator = true
  /// Whether the horizontal scroll bar is shown. Stored, without effect: scroll bars follow the desktop.
  open var showsHorizontalScrollIndicator = true
  /// The space around the content. Stored, without effect.
  open var contentInset = UIEdgeInsets.zero
  /// The space around the content with that of the safe area: `contentInset`, because there is no safe area.
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  /// The insets of the scroll indicators. Stored, without effect.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// The insets of the vertical scroll indicator. Stored, without effect.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The insets of the horizontal scroll indicator. Stored, without effect.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Whether bars change the indicators' insets. Stored, without effect.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// Whether touches in the content wait for scrolling. Stored, without effect.
  open var delaysContentTouches = true
  /// Whether scrolling cancels touches in the content. Stored, without effect.
  open var canCancelContentTouches = true
  /// Whether a tap on the status bar scrolls to the top. Stored, without effect: there is no status
  /// bar.
  open var scrollsToTop = true
  /// Whether scrolling takes over touches in a view. Always `true`, and never called.
  open func touchesShouldCancel(in view: UIView) -> Bool { true }
  /// The way in which safe areas change the content's insets. Stored, without effect.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// The rate at which scrolling slows down. Stored, without effect.
  open var decelerationRate = DecelerationRate.normal
  /// The style of the scroll indicators. Stored, without effect.
  open var indicatorStyle = IndicatorStyle.default
  /// The size of the content, in points; zero means that the content determines it.
  @_Drawn open var contentSize = CGSize.zero
  /// The point of the content at the corner of the view. Stored, without effect: it neither scrolls
  /// nor follows the user.
  open var contentOffset = CGPoint.zero
  /// The scale of the content. Stored, without effect.
  open var zoomScale: CGFloat = 1
  /// The smallest scale. Stored, without effect.
  open var minimumZoomScale: CGFloat = 1
  /// The largest scale. Stored, without effect.
  open var maximumZoomScale: CGFloat = 1
  /// Whether the user drags the content. Always `false`.
  open var isDragging: Bool { false }
  /// Whether the user touches the content. Always `false`.
  open var isTracking: Bool { false }
  /// Whether the content moves on after a drag. Always `false`.
  open var isDecelerating: Bool { false }
  /// Whether the user zooms. Always `false`.
  open var isZooming: Bool { false }
  /// The control that refreshes the content. Stored, without effect.
  open var refreshControl: UIRefreshControl?
  /// A recognizer without effect: the desktop scrolls.
  open var panGestureRecognizer: UIPanGestureRecognizer { UIPanGestureRecognizer() }
  /// A recognizer without effect, because zooming has no effect.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { UIPinchGestureRecognizer() }
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

/// A view that scrolls its content. Mirrors UIKit's `UIScrollView`; zooming has no effect.
open class UIScrollView: _ScrollingView {
  /// The delegate. Stored, without effect: it is not called.
  open weak var delegate: (any UIScrollViewDelegate)?
}

extension _ScrollingView: _NamedProperties {
  /// The value of a property, for observers by name, on the main thread.
  nonisolated public func _value(ofProperty name: String) -> Any? {
    nonisolated(unsafe) var value: Any?
    MainActor.assumeIsolated {
      switch name {
      case "contentOffset": value = contentOffset
      case "contentSize": value = contentSize
      case "bounds": value = bounds
      case "frame": value = frame
      default: break
      }
    }
    return value
  }
}
