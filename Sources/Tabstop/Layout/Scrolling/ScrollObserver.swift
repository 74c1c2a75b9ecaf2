internal import CGtk
internal import GtkBridge

/// The scroll position and sizes of a scroll view, in points.
package struct _ScrollMeasures: Equatable {
  package var x = 0.0
  package var y = 0.0
  package var contentWidth = 0.0
  package var contentHeight = 0.0
  package var width = 0.0
  package var height = 0.0
}

/// Observes the two adjustments of a scrolled window.
@MainActor
final class ScrollObserver {
  let scroller: Widget
  private let change: TurnRequest
  private var connections: [SignalConnection] = []

  /// - Parameter onChange: Called after the update that follows.
  init(_ scroller: Widget, onChange: @escaping () -> Void) {
    self.scroller = scroller
    change = TurnRequest(onChange)
    for adjustment in [horizontal, vertical] {
      let object = ObjectRef(UnsafeMutableRawPointer(adjustment))
      // Both signals are also emitted during layout.
      connections += ["value-changed", "changed"].map { signal in
        SignalConnection(object, signal, owner: self) { observer, _ in observer.change.schedule() }
      }
    }
  }

  private var horizontal: UnsafeMutablePointer<GtkAdjustment> {
    gtk_scrolled_window_get_hadjustment(scroller.opaque)
  }
  private var vertical: UnsafeMutablePointer<GtkAdjustment> {
    gtk_scrolled_window_get_vadjustment(scroller.opaque)
  }

  var measures: _ScrollMeasures {
    _ScrollMeasures(
      x: gtk_adjustment_get_value(horizontal), y: gtk_adjustment_get_value(vertical),
      contentWidth: gtk_adjustment_get_upper(horizontal),
      contentHeight: gtk_adjustment_get_upper(vertical),
      width: gtk_adjustment_get_page_size(horizontal),
      height: gtk_adjustment_get_page_size(vertical))
  }

  /// Scrolls to a position; a coordinate that is `nil` does not change.
  func scroll(x: Double?, y: Double?) {
    if let x { gtk_adjustment_set_value(horizontal, x) }
    if let y { gtk_adjustment_set_value(vertical, y) }
  }

  /// The scrolled window that contains a widget.
  static func scroller(around widget: Widget) -> Widget? {
    gtk_widget_get_ancestor(widget.pointer, gtk_scrolled_window_get_type()).map { Widget($0) }
  }
}

extension _Node {
  /// The first scroll view below this node, or the one that contains its widgets.
  var scroller: Widget? {
    var found: Widget?
    forEachWidget { if found == nil { found = $0.scrollerInside } }
    return found
  }
}

extension Widget {
  /// This widget, or the first scrolled window in it.
  fileprivate var scrollerInside: Widget? {
    if g_type_check_instance_is_a(
      raw.assumingMemoryBound(to: GTypeInstance.self), gtk_scrolled_window_get_type()) != 0
    {
      return self
    }
    var child = pointer.firstChild
    while let current = child {
      if let found = Widget(current).scrollerInside { return found }
      child = current.nextSibling
    }
    return nil
  }
}

// MARK: Observing the position

extension View {
  /// Calls `action` with the scroll position of the scroll view inside: when it appears and when
  /// that changes.
  package func _onScroll(
    _ action: @escaping (_ScrollMeasures) -> Void
  ) -> ModifiedContent<Self, ScrollObserverModifier> {
    modifier(ScrollObserverModifier(action: action))
  }
}

package struct ScrollObserverModifier: _PrimitiveModifier {
  let action: (_ScrollMeasures) -> Void

  package static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    ScrollObserverNode(view, context)
  }
}

private final class ScrollObserverNode<Content: View>: ModifierNode<Content, ScrollObserverModifier>
{
  private var observer: ScrollObserver?

  override init(_ view: ModifiedContent<Content, ScrollObserverModifier>, _ context: _Context) {
    super.init(view, context)
    makeContent()
    observe()
  }

  private func observe() {
    // All widgets of the node exist after the update.
    Updater.shared.afterUpdate { [weak self] in
      guard let self, isMounted, let scroller, scroller.raw != observer?.scroller.raw else {
        return
      }
      observer = ScrollObserver(scroller) { [weak self] in self?.reportMeasures() }
      reportMeasures()
    }
  }

  private func reportMeasures() {
    // Before the first layout there is nothing to report.
    guard isMounted, let measures = observer?.measures, measures.width > 0 || measures.height > 0
    else { return }
    view.modifier.action(measures)
  }

  override func evaluate() {
    super.evaluate()
    observe()
  }

  override func unmount() {
    observer = nil
    super.unmount()
  }
}

// MARK: Observing the visibility

extension View {
  /// Calls `action` with the visible share of the view in its scroll view, from 0 to 1: before and
  /// now.
  package func _onVisibleShare(
    _ action: @escaping (Double, Double) -> Void
  ) -> ModifiedContent<Self, VisibleShareModifier> {
    modifier(VisibleShareModifier(action: action))
  }
}

package struct VisibleShareModifier: _PrimitiveModifier {
  let action: (Double, Double) -> Void

  package static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    VisibleShareNode(view, context)
  }
}

private final class VisibleShareNode<Content: View>: ModifierNode<Content, VisibleShareModifier> {
  private var observer: ScrollObserver?
  private var share = 0.0

  override init(_ view: ModifiedContent<Content, VisibleShareModifier>, _ context: _Context) {
    super.init(view, context)
    makeContent()
    // The view is in its scroll view when all nodes are created.
    Updater.shared.afterUpdate { [weak self] in
      guard let self, isMounted,
        let scroller = lastWidget.flatMap(ScrollObserver.scroller(around:))
      else { return }
      observer = ScrollObserver(scroller) { [weak self] in self?.measureAfterLayout() }
      measureAfterLayout()
    }
  }

  /// GTK moves the content with the next frame.
  private func measureAfterLayout() {
    guard isMounted else { return }
    window.afterLayout { [weak self] in self?.measure() }
  }

  private func measure() {
    guard isMounted, let widget = lastWidget, let scroller = observer?.scroller,
      let (x, y, width, height) = widget.pointer.bounds(in: scroller.pointer)
    else { return }
    guard width > 0, height > 0 else { return }
    let right = min(x + width, Double(scroller.pointer.width))
    let bottom = min(y + height, Double(scroller.pointer.height))
    let seen = max(0, right - max(x, 0)) * max(0, bottom - max(y, 0))
    let now = seen / (width * height)
    let before = share
    share = now
    if now != before { Updater.shared.event { view.modifier.action(before, now) } }
  }

  override func unmount() {
    observer = nil
    super.unmount()
  }
}
