internal import CGtk

/// The symbols of a flame and of conversations, which look like other things in themes: the sun, a new message.
extension DrawnSymbol {
  /// Draws a flame, in the current colour.
  func drawFlame(_ cairo: OpaquePointer, _ size: Double) {
    drawLines(cairo, size) {
      cairo_move_to(cairo, 8.5, 1.25)
      cairo_curve_to(cairo, 8.5, 4, 13, 5.75, 13, 9.75)
      cairo_curve_to(cairo, 13, 12.75, 10.75, 14.5, 8, 14.5)
      cairo_curve_to(cairo, 5.25, 14.5, 3, 12.75, 3, 9.75)
      cairo_curve_to(cairo, 3, 7.75, 4, 6.25, 5, 5.25)
      cairo_curve_to(cairo, 5.25, 6.75, 5.75, 7.5, 6.5, 7.75)
      cairo_curve_to(cairo, 6.25, 5.25, 6.75, 2.75, 8.5, 1.25)
      cairo_close_path(cairo)
    }
  }

  /// Draws a speech bubble, in the current colour.
  func drawBubble(_ cairo: OpaquePointer, _ size: Double) {
    drawLines(cairo, size) {
      addCorner(cairo, 4.25, 4.75, 2.5, quarter: 2)
      addCorner(cairo, 11.75, 4.75, 2.5, quarter: 3)
      addCorner(cairo, 11.75, 8.75, 2.5, quarter: 0)
      cairo_line_to(cairo, 7.25, 11.25)
      cairo_line_to(cairo, 4.25, 14)
      cairo_line_to(cairo, 4.25, 11.25)
      addCorner(cairo, 4.25, 8.75, 2.5, quarter: 1)
      cairo_close_path(cairo)
    }
  }

  /// Draws a speech bubble with another one behind it, in the current colour.
  func drawBubbles(_ cairo: OpaquePointer, _ size: Double) {
    drawLines(cairo, size) {
      addCorner(cairo, 8, 9, 2, quarter: 2)
      addCorner(cairo, 13.25, 9, 2, quarter: 3)
      addCorner(cairo, 13.25, 10.75, 2, quarter: 0)
      cairo_line_to(cairo, 13.25, 15)
      cairo_line_to(cairo, 10.75, 12.75)
      addCorner(cairo, 8, 10.75, 2, quarter: 1)
      cairo_close_path(cairo)
      guard isFilled else { return }
      // What the bubble in front leaves.
      addBubbleBehind(cairo)
      cairo_line_to(cairo, 10.5, 4.75)
      cairo_line_to(cairo, 7, 4.75)
      cairo_line_to(cairo, 3.75, 7)
      cairo_close_path(cairo)
    } lines: {
      if !isFilled { addBubbleBehind(cairo) }
    }
  }

  private func addBubbleBehind(_ cairo: OpaquePointer) {
    cairo_new_sub_path(cairo)
    cairo_move_to(cairo, 3.75, 8)
    cairo_line_to(cairo, 2.75, 10.25)
    cairo_line_to(cairo, 2.75, 8)
    addCorner(cairo, 2.75, 6, 2, quarter: 1)
    addCorner(cairo, 2.75, 3, 2, quarter: 2)
    addCorner(cairo, 8.5, 3, 2, quarter: 3)
    cairo_line_to(cairo, 10.5, 4.75)
  }

  /// Adds a quarter of a circle to the path, clockwise; the first is that at the bottom right.
  private func addCorner(
    _ cairo: OpaquePointer, _ x: Double, _ y: Double, _ radius: Double, quarter: Double
  ) {
    cairo_arc(cairo, x, y, radius, quarter * .pi / 2, (quarter + 1) * .pi / 2)
  }
}
