internal import CGtk

/// The symbols of what is eaten, and of lists of it.
extension DrawnSymbol {
  /// Draws a leaf with its stalk, in the current colour.
  func drawLeaf(_ cairo: OpaquePointer, _ size: Double) {
    drawLines(cairo, size) {
      cairo_move_to(cairo, 14.25, 1.75)
      cairo_curve_to(cairo, 14.75, 8, 12.75, 12.75, 8.25, 13)
      cairo_curve_to(cairo, 4.5, 13.25, 2.25, 10.5, 2.75, 7.5)
      cairo_curve_to(cairo, 3.5, 3.25, 8.75, 4.5, 14.25, 1.75)
      cairo_close_path(cairo)
    } lines: {
      cairo_move_to(cairo, 1.75, 14.5)
      if isFilled {
        cairo_line_to(cairo, 4, 11.75)
      } else {
        cairo_curve_to(cairo, 3.5, 11.5, 5.75, 9, 9.75, 7.25)
      }
    }
  }

  /// Draws a folded card with lines of text, in the current colour.
  func drawMenu(_ cairo: OpaquePointer, _ size: Double) {
    drawLines(cairo, size) {
      cairo_move_to(cairo, 2, 2.5)
      cairo_line_to(cairo, 8, 4)
      cairo_line_to(cairo, 8, 14.5)
      cairo_line_to(cairo, 2, 13)
      cairo_close_path(cairo)
    } lines: {
      cairo_move_to(cairo, 8, 4)
      cairo_line_to(cairo, 14, 2.5)
      cairo_line_to(cairo, 14, 13)
      cairo_line_to(cairo, 8, 14.5)
      for y in [6.25, 9.0] {
        cairo_move_to(cairo, 10.25, y + 0.25)
        cairo_line_to(cairo, 11.75, y - 0.25)
      }
    }
  }

  /// Draws lines of text with a check mark, in the current colour.
  func drawCheckedText(_ cairo: OpaquePointer, _ size: Double) {
    drawLines(cairo, size) {
    } lines: {
      for (y, end) in [(3.0, 14.0), (7.0, 14.0), (11.0, 6.5)] {
        cairo_move_to(cairo, 2, y)
        cairo_line_to(cairo, end, y)
      }
      cairo_move_to(cairo, 9, 12)
      cairo_line_to(cairo, 10.75, 14)
      cairo_line_to(cairo, 14.25, 10)
    }
  }
}
