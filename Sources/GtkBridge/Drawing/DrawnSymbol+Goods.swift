internal import CGtk

/// The symbols of shops. Their lines are open, and only a part of them encloses what a filled one fills.
extension DrawnSymbol {
  /// Draws a bag with its handle, in the current colour.
  func drawBag(_ cairo: OpaquePointer, _ size: Double) {
    drawLines(cairo, size) {
      cairo_move_to(cairo, 3, 5)
      cairo_line_to(cairo, 13, 5)
      cairo_line_to(cairo, 14, 14.25)
      cairo_line_to(cairo, 2, 14.25)
      cairo_close_path(cairo)
    } lines: {
      cairo_move_to(cairo, 5.25, 5)
      cairo_arc(cairo, 8, 4.5, 2.75, .pi, 2 * .pi)
      cairo_line_to(cairo, 10.75, 5)
    }
  }

  /// Draws a cart with two wheels, in the current colour.
  func drawCart(_ cairo: OpaquePointer, _ size: Double) {
    drawLines(cairo, size) {
      cairo_move_to(cairo, 3.5, 4)
      cairo_line_to(cairo, 15, 4)
      cairo_line_to(cairo, 13.25, 10.5)
      cairo_line_to(cairo, 5, 10.5)
      cairo_close_path(cairo)
    } lines: {
      cairo_move_to(cairo, 0.75, 1.75)
      cairo_line_to(cairo, 3, 1.75)
      cairo_line_to(cairo, 3.5, 4)
      for x in [6.25, 12.0] {
        cairo_new_sub_path(cairo)
        cairo_arc(cairo, x, 13.5, 0.75, 0, 2 * .pi)
      }
    }
  }

  /// - Parameters:
  ///   - body: Adds what is filled if the symbol is, in a square of 16 points.
  ///   - lines: Adds the other lines.
  func drawLines(
    _ cairo: OpaquePointer, _ size: Double, body: () -> Void, lines: () -> Void = {}
  ) {
    cairo_scale(cairo, size / 16, size / 16)
    cairo_set_line_width(cairo, 1.5)
    cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
    cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
    // One group: where a line lies over what is filled, a translucent colour is not applied twice.
    cairo_new_path(cairo)
    body()
    if isFilled { cairo_fill_preserve(cairo) }
    lines()
    cairo_stroke(cairo)
  }
}
