internal import GtkBridge

/// A painted area; assistive technology ignores it.
final class PaintedNode<V>: _ViewNode<V> {
  private let widget = Widget.box(vertical: false)
  private let declarations: (V, InheritedValues) -> String
  private var classes = ClassList()

  /// - Parameter declarations: The view's appearance, as CSS.
  init(
    _ view: V, _ context: _Context,
    declarations: @escaping (V, InheritedValues) -> String
  ) {
    self.declarations = declarations
    super.init(view, context)
    widget.expandsHorizontally = true
    widget.expandsVertically = true
    widget.isStretchable = true
    // It has a background and corners already: others need a widget of their own.
    widget.paintRank = PaintRank.corners.rawValue
    widget.setAccessibleHidden(true)
    widget.isSolid = true
    widget.isDrawing = true
    paint()
  }

  override func evaluate() { paint() }

  private var css = ""

  private func paint() {
    let css = declarations(view, environment.inherited)
    let old = self.css
    self.css = css
    classes.set([StyleSheet.shared.className(for: css)], on: widget)
    if css != old, !old.isEmpty, Transaction.current != nil || Motions.current != nil {
      PaintMotion.changed(widget, from: old, to: css, .background)
    }
  }

  override var lastWidget: Widget? { widget }
  override func forEachWidget(_ visit: (Widget) -> Void) { visit(widget) }
}
