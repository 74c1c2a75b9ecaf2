internal import CGtk

/// The symbols of medicines.
extension DrawnSymbol {
  /// Draws a capsule, whose lower half is empty if the symbol is filled, in the current colour.
  func drawPill(_ cairo: OpaquePointer, _ size: Double) {
    drawLines(cairo, size) {
      addHalfCapsule(cairo, at: (8, 8), length: 4, radius: 3.5, isUpper: true)
    } lines: {
      addHalfCapsule(cairo, at: (8, 8), length: 4, radius: 3.5, isUpper: false)
    }
  }

  /// Draws a capsule and a round tablet with its notch, in the current colour.
  func drawPills(_ cairo: OpaquePointer, _ size: Double) {
    drawLines(cairo, size) {
      addHalfCapsule(cairo, at: (5.75, 5.75), length: 2.5, radius: 2.5, isUpper: true)
    } lines: {
      addHalfCapsule(cairo, at: (5.75, 5.75), length: 2.5, radius: 2.5, isUpper: false)
      cairo_new_sub_path(cairo)
      cairo_arc(cairo, 11.75, 11.75, 3, 0, 2 * .pi)
      cairo_move_to(cairo, 10, 11.75)
      cairo_line_to(cairo, 13.5, 11.75)
    }
  }

  /// Draws a syringe that points down to the left, in the current colour.
  func drawSyringe(_ cairo: OpaquePointer, _ size: Double) {
    drawLines(cairo, size) {
      turned(cairo) { cairo_rectangle(cairo, -2.25, -3, 4.5, 7) }
    } lines: {
      turned(cairo) {
        // The needle; the plunger with its rest.
        addLine(cairo, (0, 4), (0, 9))
        addLine(cairo, (0, -3), (0, -7.5))
        addLine(cairo, (-2.5, -7.5), (2.5, -7.5))
        addLine(cairo, (-3.75, -3), (3.75, -3))
      }
    }
  }

  private func turned(_ cairo: OpaquePointer, _ draw: () -> Void) {
    cairo_save(cairo)
    cairo_translate(cairo, 8, 8)
    cairo_rotate(cairo, .pi / 4)
    draw()
    cairo_restore(cairo)
  }

  private func addLine(
    _ cairo: OpaquePointer, _ start: (x: Double, y: Double), _ end: (x: Double, y: Double)
  ) {
    cairo_move_to(cairo, start.x, start.y)
    cairo_line_to(cairo, end.x, end.y)
  }

  /// Adds one half of a capsule that rises to the right.
  private func addHalfCapsule(
    _ cairo: OpaquePointer, at center: (x: Double, y: Double), length: Double, radius: Double,
    isUpper: Bool
  ) {
    cairo_save(cairo)
    cairo_translate(cairo, center.x, center.y)
    cairo_rotate(cairo, isUpper ? -.pi / 4 : .pi * 3 / 4)
    cairo_new_sub_path(cairo)
    cairo_move_to(cairo, 0, -radius)
    cairo_line_to(cairo, length - radius / 2, -radius)
    cairo_arc(cairo, length - radius / 2, 0, radius, -.pi / 2, .pi / 2)
    cairo_line_to(cairo, 0, radius)
    cairo_close_path(cairo)
    cairo_restore(cairo)
  }
}
