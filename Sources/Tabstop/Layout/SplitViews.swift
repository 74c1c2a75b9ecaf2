internal import CGtk
internal import GtkBridge

/// A view that arranges its children side by side, which divide the width as the user chooses.
/// Mirrors SwiftUI's `HSplitView`.
///
/// The divider is dragged, or moved by the keyboard as everywhere in GTK: F8 gives it the focus,
/// the arrow keys move it, Return accepts its place and Escape restores it. F6 goes to the next
/// view, Shift+F6 to the one before.
public struct HSplitView<Content: View>: _PrimitiveView {
  let content: Content

  /// Creates panes with the views of `content`.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    HSplitNode(view, context, .horizontal)
  }
}

/// A view that arranges its children below each other, which divide the height as the user chooses.
/// Mirrors SwiftUI's `VSplitView`; its keys are those of `HSplitView`.
public struct VSplitView<Content: View>: _PrimitiveView {
  let content: Content

  /// Creates panes with the views of `content`.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    VSplitNode(view, context, .vertical)
  }
}

private final class HSplitNode<Content: View>: SplitNode<HSplitView<Content>, Content> {
  override var content: Content { view.content }
}

private final class VSplitNode<Content: View>: SplitNode<VSplitView<Content>, Content> {
  override var content: Content { view.content }
}

/// A `GtkPaned` has two children: with more views, all but the first are in a second one.
private class SplitNode<V, Content: View>: ContainerNode<V, Content> {
  private let orientation: Orientation
  private var panes: [Widget] = []
  /// The views that are in `paneds`, of which the first is the innermost.
  private var arranged: [Widget] = []
  private var paneds: [Widget] = []
  private var isMade = false

  init(_ view: V, _ context: _Context, _ orientation: Orientation) {
    self.orientation = orientation
    StyleSheet.shared.include(.navigation)
    super.init(view, context, widget: .container(LayeredLayout()))
    window.needPanes()
    widget.expandsHorizontally = true
    widget.expandsVertically = true
    makeContent()
    isMade = true
    arrange()
  }

  override func modify(_ environment: inout EnvironmentValues) {
    super.modify(&environment)
    environment.inherited.startArea(
      orientation == .vertical ? .vertical : .horizontal)
  }

  // MARK: Host

  override func insert(_ widget: Widget, after previous: Widget?) {
    panes.insert(widget, at: index(after: previous))
    align(widget)
    if isMade { arranging.schedule() }
  }

  override func remove(_ widget: Widget) {
    detach(widget)
    panes.removeAll { $0 === widget }
    if isMade { arranging.schedule() }
  }

  /// Once in a turn: a view that replaces another one takes its place, and the other views and the divider stay.
  private lazy var arranging = TurnRequest { [weak self] in
    if let self, isMounted { arrange() }
  }

  override func move(_ widget: Widget, after previous: Widget?) {
    panes.removeAll { $0 === widget }
    insert(widget, after: previous)
  }

  override func align(_ child: Widget) { Alignment.center.apply(to: child) }

  private func index(after previous: Widget?) -> Int {
    previous.flatMap { previous in panes.firstIndex { $0 === previous } }.map { $0 + 1 } ?? 0
  }

  private func detach(_ pane: Widget) {
    guard let parent = pane.pointer.parent else { return }
    if parent == widget.pointer { return widget.remove(pane) }
    if gtk_paned_get_start_child(OpaquePointer(parent)) == pane.pointer {
      gtk_paned_set_start_child(OpaquePointer(parent), nil)
    } else {
      gtk_paned_set_end_child(OpaquePointer(parent), nil)
    }
  }

  /// Puts new views into the places of those that have been removed; returns whether that is all that has changed.
  private func fillPlaces() -> Bool {
    guard panes.count == arranged.count, panes.count > 1,
      zip(panes, arranged).allSatisfy({ $0 === $1 || $0.pointer.parent == nil })
    else { return false }
    for (index, paned) in paneds.reversed().enumerated() {
      let isLast = index == panes.count - 2
      let end = isLast ? panes[index + 1] : paneds[paneds.count - 2 - index]
      fill(paned, panes[index], end)
    }
    return true
  }

  /// Removes all widgets, and the focus with them.
  private func takeApart() {
    for paned in paneds {
      gtk_paned_set_start_child(paned.opaque, nil)
      gtk_paned_set_end_child(paned.opaque, nil)
    }
    if let root = Widget.lastChild(of: widget) { widget.remove(root) }
    paneds = []
  }

  private func arrange() {
    // At first all are added at once.
    guard isMade else { return }
    defer { arranged = panes }
    if fillPlaces() { return host.layoutChanged(of: widget) }
    let focus = window.focusWidget.flatMap { focus in
      panes.contains { $0.contains(focus) } ? focus : nil
    }
    takeApart()
    guard var root = panes.last else { return }
    for pane in panes.dropLast().reversed() {
      root = makePaned(pane, root)
    }
    widget.insert(root, after: nil)
    // A text keeps its selection: what is typed next does not replace it.
    if let focus { Widget(focus).grabFocusWithoutSelecting() }
    host.layoutChanged(of: widget)
  }

  private func makePaned(_ start: Widget, _ end: Widget) -> Widget {
    let paned = Widget(gtk_paned_new(orientation))
    // Views are never smaller than their minimum.
    gtk_paned_set_shrink_start_child(paned.opaque, 0)
    gtk_paned_set_shrink_end_child(paned.opaque, 0)
    fill(paned, start, end)
    paned.addClass("split")
    paned.addClass(Panes.containerClass)
    // It has the focus itself while the divider is moved. (It is not announced as a container.)
    Widget.setLayoutRole(paned.pointer)
    paned.setAccessibleLabel(String(own: "Divider"))
    if let handle = start.pointer.nextSibling { Widget(handle).setNameless() }
    paned.expandsHorizontally = true
    paned.expandsVertically = true
    paneds.append(paned)
    return paned
  }

  private func fill(_ paned: Widget, _ start: Widget, _ end: Widget) {
    // The views that grow with the window: those that expand, or else all.
    let (first, second) = (grows(start), grows(end))
    gtk_paned_set_resize_start_child(paned.opaque, first || !second ? 1 : 0)
    gtk_paned_set_resize_end_child(paned.opaque, second || !first ? 1 : 0)
    if start.pointer.parent != paned.pointer {
      gtk_paned_set_start_child(paned.opaque, start.pointer)
    }
    if end.pointer.parent != paned.pointer { gtk_paned_set_end_child(paned.opaque, end.pointer) }
  }

  private func grows(_ pane: Widget) -> Bool {
    orientation == .vertical ? pane.expandsVertically : pane.expandsHorizontally
  }
}
