internal import CGtk
internal import GtkBridge

extension View {
  /// Sets what a scroll view shows at first, what stays in place when its size or that of its content
  /// changes, and the alignment of smaller content: the start by default. With the bottom, as for
  /// messages, it starts at the end, and follows content that is added there. Mirrors SwiftUI.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    environment(\.inherited.scrollAnchors, ScrollAnchors(anchor?.taken))
  }

  /// Sets the anchor for one purpose.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    transformEnvironment(\.inherited) { $0.scrollAnchors[role] = anchor?.taken }
  }
}

/// The purposes of an anchor of a scroll view. Mirrors SwiftUI's `ScrollAnchorRole`.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String
  /// The place at first.
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  /// The place that stays when a size changes, until the user scrolls away from it.
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  /// The place of content that is smaller than the scroll view.
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

/// The anchors of a scroll view.
struct ScrollAnchors: Equatable {
  var initialOffset: UnitPoint?
  var sizeChanges: UnitPoint?
  private var smallContent: UnitPoint?

  init(_ anchor: UnitPoint? = nil) {
    (initialOffset, sizeChanges, smallContent) = (anchor, anchor, anchor)
  }

  /// The place of content that is smaller than the scroll view.
  var alignment: UnitPoint { smallContent ?? .topLeading }

  subscript(role: ScrollAnchorRole) -> UnitPoint? {
    get {
      switch role {
      case .initialOffset: initialOffset
      case .sizeChanges: sizeChanges
      default: smallContent
      }
    }
    set {
      switch role {
      case .initialOffset: initialOffset = newValue
      case .sizeChanges: sizeChanges = newValue
      default: smallContent = newValue
      }
    }
  }

  /// Whether the scroll position has an anchor.
  var scrolls: Bool { initialOffset != nil || sizeChanges != nil }

  /// Along an axis, the shares of the content before the place; `nil` for none.
  fileprivate func shares(along axis: Axis) -> (initial: Double?, changes: Double?) {
    func share(_ point: UnitPoint?) -> Double? {
      point.map { (axis == .vertical ? $0.y : $0.x).clamped(to: 0...1) }
    }
    return (share(initialOffset), share(sizeChanges))
  }
}

/// Keeps a scroll view at its anchor along one axis: at first, and when a size changes, until the user
/// or the program scrolls elsewhere. Where the user scrolls back to it, it is kept again.
@MainActor
final class ScrollKeeper {
  private let scroller: Widget
  private let axis: Axis
  private unowned let window: WindowContext
  var anchors = ScrollAnchors()
  /// Where rows are created and corrected, before the keeper looks.
  private weak var viewport: RowViewport?
  private var phase: LayoutPhase?
  private var connection: SignalConnection?
  private var isAtFirst = true
  private var isHeld = true
  /// Whether the keeper itself is scrolling.
  private var isMoving = false
  private var sizes = (content: 0.0, page: 0.0)

  init(_ scroller: Widget, along axis: Axis, in window: WindowContext) {
    (self.scroller, self.axis, self.window) = (scroller, axis, window)
    let object = ObjectRef(UnsafeMutableRawPointer(adjustment))
    connection = SignalConnection(object, "value-changed", owner: self) { keeper, _ in
      keeper.scrolled()
    }
  }

  /// Looks at each layout after a viewport has done so.
  func look(after viewport: RowViewport?) {
    self.viewport = viewport
    let phase = LayoutPhase(of: scroller)
    phase.afterLayout = { [unowned self] in didLayOut() }
    self.phase = phase
  }

  private var adjustment: UnsafeMutablePointer<GtkAdjustment> {
    axis == .vertical
      ? gtk_scrolled_window_get_vadjustment(scroller.opaque)
      : gtk_scrolled_window_get_hadjustment(scroller.opaque)
  }

  private var currentSizes: (content: Double, page: Double) {
    (gtk_adjustment_get_upper(adjustment), gtk_adjustment_get_page_size(adjustment))
  }

  /// The scroll position at the anchor, for the sizes of the last layout.
  private var place: Double? {
    let (initial, changes) = anchors.shares(along: axis)
    guard var share = isAtFirst ? initial : changes else { return nil }
    if axis == .horizontal, scroller.pointer.isRightToLeft { share = 1 - share }
    return max(0, sizes.content - sizes.page) * share
  }

  /// A position that changes between two layouts is that of the user or the program.
  private func scrolled() {
    guard currentSizes == sizes, !isMoving, viewport?.isCorrecting != true else { return }
    isAtFirst = false
    isHeld = isAtPlace
  }

  private var isAtPlace: Bool {
    place.map { abs(gtk_adjustment_get_value(adjustment) - $0) < 1 } ?? false
  }

  private func didLayOut() {
    if isAtFirst, anchors.initialOffset == nil, sizes.page > 0 {
      // It starts at the start, which may be the place to keep.
      isAtFirst = false
      isHeld = isAtPlace
    }
    let isSettled = currentSizes == sizes
    sizes = currentSizes
    guard isHeld, sizes.page > 0, let place else { return }
    if !isAtPlace {
      isMoving = true
      gtk_adjustment_set_value(adjustment, place)
      isMoving = false
      // The focus may have been scrolled into view before.
      window.revealer?.rowsHaveScrolled()
    } else if isSettled, sizes.content > sizes.page, viewport?.isSettled != false {
      isAtFirst = false
    }
  }
}
