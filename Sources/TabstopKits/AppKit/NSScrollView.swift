public import Foundation
internal import Tabstop

/// A view that scrolls another. Mirrors AppKit's `NSScrollView`.
open class NSScrollView: UIView {
  /// The border around the view. No effect. Mirrors AppKit's.
  public enum BorderType: UInt, Sendable { case noBorder, lineBorder, bezelBorder, grooveBorder }

  /// The view that is scrolled.
  open var documentView: NSView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let documentView { addSubview(documentView) }
    }
  }
  /// The view around the one that is scrolled. Stored: only its `documentView` is shown.
  open var contentView = NSClipView() {
    didSet {
      contentView.scrollView = self
      if let view = contentView.ownDocument { documentView = view }
    }
  }
  /// The size of the visible part.
  public var contentSize: CGSize { bounds.size }
  /// Whether the view has a vertical scroll bar. Stored, without effect: a bar appears where it is
  /// needed.
  public var hasVerticalScroller = true
  /// Whether the view has a horizontal scroll bar. Stored, without effect: a bar appears where it
  /// is needed.
  public var hasHorizontalScroller = false
  /// Whether unneeded scroll bars are hidden. Stored, without effect.
  public var autohidesScrollers = true
  /// Whether the background is drawn. Stored, without effect.
  public var drawsBackground = true
  /// The border around the view. Stored, without effect.
  public var borderType = BorderType.noBorder
  /// Whether bars change the content's insets. Stored, without effect.
  public var automaticallyAdjustsContentInsets = true
  /// The space around the content. Stored, without effect.
  public var contentInsets = NSEdgeInsets()
  /// The space around the scroll bars. Stored, without effect.
  public var scrollerInsets = NSEdgeInsets()
  /// The style of the scroll bars. Stored, without effect: the desktop decides.
  public var scrollerStyle = NSScroller.Style.overlay
  /// Whether vertical scrolling bounces. Stored, without effect.
  public var verticalScrollElasticity = Elasticity.automatic
  /// Whether horizontal scrolling bounces. Stored, without effect.
  public var horizontalScrollElasticity = Elasticity.automatic
  /// Whether the content is redrawn while the user drags the scroll bar. Stored, without effect.
  public var scrollsDynamically = true
  /// The distance that is scrolled for a line. Stored, without effect: GTK scrolls.
  public var lineScroll: CGFloat = 10
  /// Whether the view has a vertical ruler. Stored, without effect: there are no rulers.
  public var hasVerticalRuler = false
  /// Whether the view has a horizontal ruler. Stored, without effect: there are no rulers.
  public var hasHorizontalRuler = false
  /// Whether the rulers are visible. Stored, without effect: there are no rulers.
  public var rulersVisible = false
  /// The ruler at the side. Stored, not shown: GTK lays texts out, and the places of lines are not known.
  public var verticalRulerView: NSRulerView?
  /// The ruler above. Stored, not shown.
  public var horizontalRulerView: NSRulerView?
  /// Whether the user can zoom. Stored, without effect: its view is not scaled.
  public var allowsMagnification = false
  /// The scale of the content. Stored, without effect: its view is not scaled.
  public var magnification: CGFloat = 1
  /// The vertical scroll bar. Stored, without effect: GTK has the bars.
  public var verticalScroller: NSScroller? = NSScroller()
  /// The horizontal scroll bar. Stored, without effect: GTK has the bars.
  public var horizontalScroller: NSScroller? = NSScroller()
  /// The bounds of the scrolled view: the visible part is not known.
  public var documentVisibleRect: CGRect { documentView?.bounds ?? .zero }
  /// Lays out the scrolled view and the bars. Never called: GTK does.
  open func tile() {}
  /// Whether the bar for searching is shown. Stored, without effect: there is none.
  public var isFindBarVisible = false
  /// The bar for searching. Stored, not shown.
  public var findBarView: NSView?
  /// Updates the scroll bars. No effect: GTK has the bars.
  open func reflectScrolledClipView(_ cView: NSClipView) {}
  /// The behaviour when scrolling beyond the ends. No effect. Mirrors AppKit's.
  public enum Elasticity: Int, Sendable { case automatic, none, allowed }

  /// Posted while the user scrolls. Never posted: GTK scrolls. Use `onScrollGeometryChange`.
  nonisolated public static let didLiveScrollNotification = Notification.Name(
    "NSScrollViewDidLiveScrollNotification")
  /// Posted before the user scrolls. Never posted.
  nonisolated public static let willStartLiveScrollNotification = Notification.Name(
    "NSScrollViewWillStartLiveScrollNotification")
  /// Posted when the user has scrolled. Never posted.
  nonisolated public static let didEndLiveScrollNotification = Notification.Name(
    "NSScrollViewDidEndLiveScrollNotification")

  /// Creates a view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.scrollView = self
  }
  /// Creates a view. There are no archives of views here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentView.scrollView = self
  }

  override var arrangesSubviews: Bool { true }
  override var content: AnyView? {
    guard let documentView else { return nil }
    // These scroll by themselves.
    if documentView is NSTextView || documentView is NSTableView || documentView is NSCollectionView
    {
      return AnyView(ShownUIView(view: documentView))
    }
    return AnyView(ScrollView { ShownUIView(view: documentView) })
  }
}

/// The view around the one that is scrolled. Mirrors AppKit's `NSClipView`: it is not shown itself, and does not
/// scroll.
open class NSClipView: UIView {
  /// The scroll view that it belongs to.
  final weak var scrollView: NSScrollView?
  /// The view of a clip view without a scroll view.
  final var ownDocument: NSView?
  /// The view that is scrolled.
  open var documentView: NSView? {
    get { scrollView?.documentView ?? ownDocument }
    set { if let scrollView { scrollView.documentView = newValue } else { ownDocument = newValue } }
  }
  /// Whether the background is drawn. Stored, without effect.
  open var drawsBackground = true
  /// The bounds of the scrolled view: the visible part is not known.
  open var documentRect: CGRect { documentView?.bounds ?? .zero }
  /// The bounds of the scrolled view: the visible part is not known.
  open var documentVisibleRect: CGRect { documentView?.bounds ?? .zero }
  /// The space around the content. Stored, without effect.
  open var contentInsets = NSEdgeInsets()
  /// Whether bars change the insets. Stored, without effect.
  open var automaticallyAdjustsContentInsets = true
  /// Scrolls to a place. No effect: GTK scrolls. Use `ScrollViewReader`.
  open func scroll(to newOrigin: CGPoint) {}
  /// The part that may be visible: the proposed one.
  open func constrainBoundsRect(_ proposedBounds: CGRect) -> CGRect { proposedBounds }
}

/// A bar of a scroll view. Not shown: GTK has the bars. Mirrors AppKit's `NSScroller`.
open class NSScroller: NSControl {
  /// Whether bars are over the view or beside it. No effect. Mirrors AppKit's.
  public enum Style: Int, Sendable { case legacy, overlay }
  /// The style of this bar. Stored, without effect.
  open var scrollerStyle = Style.overlay
  /// The place of the knob, from 0 to 1. Stored, without effect: GTK has the bars.
  open var floatValue: Float = 0
  /// The place of the knob, from 0 to 1. Stored, without effect: GTK has the bars.
  open var doubleValue: Double = 0
  /// The length of the knob, from 0 to 1. Stored, without effect.
  open var knobProportion: CGFloat = 1
  /// The style of the bars of the desktop: over the view.
  public class var preferredScrollerStyle: Style { .overlay }
  /// The width of a bar beside a view.
  public class func scrollerWidth(for controlSize: ControlSize, scrollerStyle: Style) -> CGFloat {
    scrollerStyle == .overlay ? 0 : 15
  }
}
