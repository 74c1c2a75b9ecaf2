internal import CGtk
internal import FocusModel
internal import GtkBridge

extension View {
  /// Has assistive technology meet other views in place of this one: a slider for what is drawn
  /// as one. Nobody sees them, and the keyboard does not get to them. Mirrors SwiftUI.
  ///
  /// A view that can have the focus is met there in any case: name that by `accessibilityLabel`.
  public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    let standIn = StandIn(content: representation())
    return accessibilityHidden(true).overlay { standIn }
  }

  /// Has assistive technology meet further views in this one, one for each thing that is drawn in
  /// it. Nobody sees them, and the keyboard does not get to them. Mirrors SwiftUI.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    let standIn = StandIn(content: children())
    return overlay { standIn }
  }
}

/// Views that are there for assistive technology alone.
private struct StandIn<Content: View>: _PrimitiveView {
  let content: Content

  static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    StandInNode(view, context)
  }
}

private final class StandInNode<Content: View>: ContainerNode<StandIn<Content>, Content> {
  private let scope = FocusScope()

  init(_ view: StandIn<Content>, _ context: _Context) {
    super.init(view, context, widget: .container(LayeredLayout()))
    gtk_widget_set_opacity(widget.pointer, 0)
    gtk_widget_set_can_target(widget.pointer, 0)
    gtk_widget_set_can_focus(widget.pointer, 0)
    makeContent()
  }

  override func insert(_ widget: Widget, after previous: Widget?) {
    super.insert(widget, after: previous)
    widget.tellUnfocusable()
  }

  override var content: Content { view.content }
  override func align(_ child: Widget) { Alignment.center.apply(to: child) }

  override func modify(_ environment: inout EnvironmentValues) {
    super.modify(&environment)
    environment.inherited.focusTarget = nil
    environment.inherited.focusScope = scope
    environment.inherited.label = nil
  }

  override var lastFocusItem: FocusItem? { nil }
  override func focusItem(before child: _Node) -> FocusItem? { nil }
  override func forEachFocusItem(_ visit: (FocusItem) -> Void) {}
}

extension Widget {
  /// Has nothing in the widget say that it could have the focus.
  fileprivate func tellUnfocusable() {
    gtk_widget_set_focusable(pointer, 0)
    var child = gtk_widget_get_first_child(pointer)
    while let current = child {
      Widget(current).tellUnfocusable()
      child = gtk_widget_get_next_sibling(current)
    }
  }
}
