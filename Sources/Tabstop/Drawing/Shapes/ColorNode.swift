internal import GtkBridge

/// An area in one colour; assistive technology ignores it while it has no name.
final class ColorNode: _ViewNode<Color> {
  private let widget = Widget.box(vertical: false)
  private var classes = ClassList()
  private var css = ""

  override init(_ view: Color, _ context: _Context) {
    super.init(view, context)
    widget.expandsHorizontally = true
    widget.expandsVertically = true
    widget.isStretchable = true
    // It has a background and corners already: others need a widget of their own.
    widget.paintRank = PaintRank.corners.rawValue
    widget.setAccessibleHidden(true)
    widget.isDrawing = true
    paint()
  }

  override func evaluate() { paint() }
  override var fillColor: Color? { view.isSolid ? view : nil }

  private func paint() {
    let old = css
    css = "background: \(view.fillCSS);"
    classes.set([StyleSheet.shared.className(for: css)], on: widget)
    guard css != old else { return }
    widget.solidity.set(.background, to: !view.isClear)
    if !old.isEmpty { colorChangedInside() }
    if !old.isEmpty, Transaction.current != nil || Motions.current != nil {
      PaintMotion.changed(widget, from: old, to: css, .background)
    }
  }

  override var lastWidget: Widget? { widget }
  override func forEachWidget(_ visit: (Widget) -> Void) { visit(widget) }
}
