internal import CGtk
internal import GtkBridge

extension View {
  /// Clips the view to a shape. Mirrors SwiftUI.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(ClipModifier(shape, style))
  }

  /// Clips the view to its bounds. Mirrors SwiftUI. No effect of `antialiased`: GTK always smooths edges.
  public func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle()) }
}

/// Clips by GTK's own rounded corners if these suffice, else by drawing the content through a path.
package struct ClipModifier: Decoration {
  let css: String?
  let elements: (_Bounds) -> [_PathElement]
  let isEvenOdd: Bool

  package init<S: Shape>(_ shape: S, _ style: FillStyle) {
    css = shape._outline.map { "border-radius: \($0.radius);" }
    elements = shape._elements
    isEvenOdd = style.isEOFilled
  }

  private var paint: _PaintModifier {
    _PaintModifier(css: css ?? "", rank: .corners, clips: true)
  }

  func makeWrapper(around widget: Widget, _ environment: InheritedValues) -> Widget? {
    if css != nil { return paint.makeWrapper(around: widget, environment) }
    return .clip(LayeredLayout())
  }

  func apply(to widget: Widget, old: ClipModifier?, _ environment: InheritedValues) {
    if css != nil {
      paint.apply(to: widget, old: old?.paint, environment)
      return
    }
    widget.paintRank = PaintRank.corners.rawValue
    widget.setClip { [elements, isEvenOdd] cairo, width, height in
      cairo.add(elements(_Bounds(width: width, height: height)))
      cairo_set_fill_rule(cairo, isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      cairo_clip(cairo)
    }
  }
}
