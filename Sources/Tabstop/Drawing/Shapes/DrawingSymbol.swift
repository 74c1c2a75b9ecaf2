internal import CGtk
internal import GtkBridge

/// A view of a drawing, with its size in points.
package struct DrawingSymbol {
  let widget: Widget
  package let width: Double
  package let height: Double
}

/// Gives the views of a drawing their natural sizes. They take no space in it.
final class SymbolLayout: LayoutDelegate {
  func measure(
    _ container: UnsafeMutablePointer<GtkWidget>, _ orientation: GtkOrientation, forSize: Int32
  ) -> (minimum: Int32, natural: Int32) { (0, 0) }

  func allocate(_ container: UnsafeMutablePointer<GtkWidget>, width: Int32, height: Int32) {
    for child in laidOutChildren(of: container) {
      let (width, height) = Self.size(of: child)
      place(child, x: 0, y: 0, width: width, height: height)
    }
  }

  static func size(of child: UnsafeMutablePointer<GtkWidget>) -> (Int32, Int32) {
    let width = measured(child, GTK_ORIENTATION_HORIZONTAL).natural
    return (width, measured(child, GTK_ORIENTATION_VERTICAL, forSize: width).natural)
  }
}

extension Widget {
  /// Neither the pointer nor the focus finds the view of a drawing.
  @MainActor func becomeSymbol() {
    gtk_widget_set_can_target(pointer, 0)
    gtk_widget_set_can_focus(pointer, 0)
  }
}

extension DrawingSurface {
  /// The view of the drawing with a tag. Costs as many steps as the drawing has views.
  package func symbol(_ id: AnyHashable) -> DrawingSymbol? {
    guard let widget = widget(tagged: id, below: node) else { return nil }
    let (width, height) = SymbolLayout.size(of: widget.pointer)
    return DrawingSymbol(widget: widget, width: Double(width), height: Double(height))
  }

  private func widget(tagged id: AnyHashable, below node: _Node) -> Widget? {
    var found: Widget?
    node.forEachChild { child in
      guard found == nil else { return }
      if let tag = (child as? any TaggedNode)?.tag as? AnyHashable, tag == id {
        child.forEachWidget { found = found ?? $0 }
      } else {
        found = widget(tagged: id, below: child)
      }
    }
    return found
  }

  func draw(_ symbol: DrawingSymbol, in rectangle: _Bounds, _ painter: Painter) {
    guard symbol.width > 0, symbol.height > 0, let parent = symbol.widget.pointer.parent else {
      return
    }
    let snapshot = gtk_snapshot_new()!
    gtk_widget_snapshot_child(parent, symbol.widget.pointer, snapshot)
    let scale = DrawingTransform(
      matrix: (
        rectangle.width / symbol.width, 0, 0, rectangle.height / symbol.height, rectangle.x,
        rectangle.y
      ), opacity: 1)
    let node = gtk_snapshot_free_to_node(snapshot)
    defer { if let node { gsk_render_node_unref(node) } }
    painter.transformed(scale) { painter.draw(unowned: node) }
  }
}
