internal import CGtk
internal import GtkBridge

/// The views on the screen, at and below a node.
@MainActor
struct PlacedViews {
  struct View {
    let widget: Widget
    /// Whether it is only drawn, so that it can be painted in any size.
    var isDrawing = false
    /// The transform that a modifier has given to the widget.
    var own: (PaintTransform, x: Double, y: Double)?
    var matched: MatchedGeometryKey?
  }

  private(set) var views: [UnsafeMutableRawPointer: View] = [:]
  private let limit: Int

  /// - Parameter matched: The key of the views around the node.
  init(_ node: _Node, limit: Int = .max, matched: MatchedGeometryKey? = nil) {
    self.limit = limit
    visit(node, matched: matched)
  }

  private mutating func visit(_ node: _Node, matched: MatchedGeometryKey?) {
    guard views.count < limit else { return }
    var matched = (node as? any MatchedGeometrySource)?.matchedKey ?? matched
    var children: [_Node] = []
    node.forEachChild { children.append($0) }
    if children.isEmpty || node.childHost === node {
      let own = (node as? any TransformingNode)?.paintedTransform
      node.forEachWidget { widget in
        guard widget.pointer.isMapped else { return }
        var view = views[widget.raw] ?? View(widget: widget)
        view.own = view.own ?? own
        view.matched = view.matched ?? matched
        view.isDrawing = view.isDrawing || children.isEmpty && Self.isDrawing(widget)
        views[widget.raw] = view
      }
    }
    // A decoration of the view passes the key on to the drawing in it.
    if children.count > 1 { matched = nil }
    for child in children { visit(child, matched: matched) }
  }

  private static func isDrawing(_ widget: Widget) -> Bool {
    widget.isDrawing || widget.pointer.isPicture
  }
}

extension PlacedViews.View {
  /// Whether GTK has laid it out yet.
  @MainActor var hasPlace: Bool {
    widget.pointer.width > 0 || widget.pointer.height > 0
  }

  /// The parent, unless it scrolls the view.
  @MainActor var parent: WidgetPointer? {
    guard let parent = widget.pointer.parent else { return nil }
    return parent.isInstance(of: gtk_viewport_get_type()) ? nil : parent
  }

  @MainActor func place(in ancestor: WidgetPointer) -> PaintPlace? {
    PaintPlace(
      of: widget.pointer, in: ancestor, transformed: own?.0 ?? PaintTransform(),
      x: own?.x ?? 0.5, y: own?.y ?? 0.5)
  }
}

/// A node that gives its widgets a transform.
@MainActor
protocol TransformingNode: _Node {
  var paintedTransform: (PaintTransform, x: Double, y: Double)? { get }
}

extension DecorationNode: TransformingNode {
  var paintedTransform: (PaintTransform, x: Double, y: Double)? {
    guard let paint = view.modifier as? _PaintModifier, paint.rank == .transform else {
      return nil
    }
    return CSSBlend.transform(paint.css)
  }
}
