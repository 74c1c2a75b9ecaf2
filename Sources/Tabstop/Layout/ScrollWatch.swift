internal import CGtk
internal import GtkBridge

/// Where the content of a scroll view stands, in points.
package struct ScrollState: Equatable {
  package var x = 0.0
  package var y = 0.0
  package var contentWidth = 0.0
  package var contentHeight = 0.0
  package var width = 0.0
  package var height = 0.0
}

/// The scroll view that a `ScrollWatchModifier` has found, for who wants to scroll it.
@MainActor
package final class ScrollHandle {
  fileprivate weak var node: (any ScrollWatching)?

  package init() {}

  /// Brings a point of the content to the corner of the scroll view, along the axes that are given,
  /// as far as there is content; when all views have their places.
  package func scroll(to point: @escaping @MainActor (ScrollState) -> (x: Double?, y: Double?)) {
    Updater.shared.afterUpdate { [self] in
      guard let window = node?.window else { return }
      window.afterLayout { [self] in node?.scroll(to: point) }
    }
  }
}

@MainActor
fileprivate protocol ScrollWatching: _Node {
  func scroll(to point: (ScrollState) -> (x: Double?, y: Double?))
}

/// Tells how the first scroll view in the content stands, when it appears and when that changes.
package struct ScrollWatchModifier: _PrimitiveModifier {
  let handle: ScrollHandle?
  /// The state, and whether the person has scrolled to it rather than the program.
  let changed: (_ state: ScrollState, _ byPerson: Bool) -> Void

  package init(
    _ handle: ScrollHandle? = nil,
    changed: @escaping (_ state: ScrollState, _ byPerson: Bool) -> Void
  ) {
    self.handle = handle
    self.changed = changed
  }

  package static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    ScrollWatchNode(view, context)
  }
}

private final class ScrollWatchNode<Content: View>: ModifierNode<Content, ScrollWatchModifier>,
  ScrollWatching
{
  private var scroller: ObjectRef?
  private var connections: [SignalConnection] = []
  private var last: ScrollState?
  private var isMoving = false
  private var isReading = false
  private var byPerson = false

  override init(_ view: ModifiedContent<Content, ScrollWatchModifier>, _ context: _Context) {
    super.init(view, context)
    makeContent()
    view.modifier.handle?.node = self
    attachAfterUpdate()
  }

  override func didUpdate(
    from old: ModifiedContent<Content, ScrollWatchModifier>, environmentChanged: Bool
  ) {
    super.didUpdate(from: old, environmentChanged: environmentChanged)
    view.modifier.handle?.node = self
    attachAfterUpdate()
  }

  private func attachAfterUpdate() {
    Updater.shared.afterUpdate { [weak self] in self?.attach() }
  }

  private func attach() {
    guard isMounted else { return }
    var found: UnsafeMutablePointer<GtkWidget>?
    forEachWidget { found = found ?? $0.firstScroller }
    guard scroller?.raw != found.map({ UnsafeMutableRawPointer($0) }) else { return }
    connections = []
    scroller = found.map { ObjectRef(UnsafeMutableRawPointer($0)) }
    guard let scroller else { return }
    for adjustment in [
      gtk_scrolled_window_get_vadjustment(scroller.opaque),
      gtk_scrolled_window_get_hadjustment(scroller.opaque),
    ].compactMap({ $0 }) {
      let adjustment = ObjectRef(UnsafeMutableRawPointer(adjustment))
      connections += [
        SignalConnection(adjustment, "value-changed", owner: self) { node, _ in
          node.byPerson = node.byPerson || !node.isMoving
          node.readAfterUpdate()
        },
        SignalConnection(adjustment, "changed", owner: self) { node, _ in node.readAfterUpdate() },
      ]
    }
    read()
  }

  /// GTK tells it in the midst of a layout, where no view may change.
  private func readAfterUpdate() {
    guard !isReading else { return }
    isReading = true
    Updater.shared.afterUpdate { [weak self] in
      self?.isReading = false
      self?.read()
    }
  }

  private var state: ScrollState? {
    guard let scroller, let y = gtk_scrolled_window_get_vadjustment(scroller.opaque),
      let x = gtk_scrolled_window_get_hadjustment(scroller.opaque)
    else { return nil }
    return ScrollState(
      x: gtk_adjustment_get_value(x), y: gtk_adjustment_get_value(y),
      contentWidth: gtk_adjustment_get_upper(x), contentHeight: gtk_adjustment_get_upper(y),
      width: gtk_adjustment_get_page_size(x), height: gtk_adjustment_get_page_size(y))
  }

  private func read() {
    // Before its first layout it has no size.
    guard isMounted, let state, state.width > 0 || state.height > 0, state != last else { return }
    last = state
    let byPerson = self.byPerson
    self.byPerson = false
    view.modifier.changed(state, byPerson)
  }

  func scroll(to point: (ScrollState) -> (x: Double?, y: Double?)) {
    guard isMounted, let scroller, let state else { return }
    let (x, y) = point(state)
    isMoving = true
    if let x { gtk_adjustment_set_value(gtk_scrolled_window_get_hadjustment(scroller.opaque), x) }
    if let y { gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(scroller.opaque), y) }
    isMoving = false
  }

  override func unmount() {
    super.unmount()
    connections = []
    scroller = nil
  }
}

extension Widget {
  /// The first scrolled window in this widget, or the widget itself if it is one.
  fileprivate var firstScroller: UnsafeMutablePointer<GtkWidget>? {
    if g_type_check_instance_is_a(
      raw.assumingMemoryBound(to: GTypeInstance.self), gtk_scrolled_window_get_type()) != 0
    {
      return pointer
    }
    var child = gtk_widget_get_first_child(pointer)
    while let current = child {
      if let found = Widget(current).firstScroller { return found }
      child = gtk_widget_get_next_sibling(current)
    }
    return nil
  }
}
