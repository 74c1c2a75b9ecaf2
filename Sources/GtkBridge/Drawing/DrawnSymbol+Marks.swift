internal import CGtk

/// What is drawn onto symbols: a line through them, and a badge at their lower right.
extension DrawnSymbol {
  /// The symbol, crossed out.
  public var crossedOut: DrawnSymbol {
    var result = self
    result.isCrossedOut = true
    return result
  }

  /// The symbol with a badge.
  ///
  /// - Parameter sign: The sign in the badge. With `.none` it is a dot at the upper right.
  public func with(badge sign: Sign) -> DrawnSymbol {
    var result = self
    result.badge = sign
    return result
  }

  /// Draws the symbol with its marks into a square.
  @MainActor func drawMarked(_ cairo: OpaquePointer, _ size: Double, _ color: GdkRGBA) {
    let alpha = Double(color.alpha)
    // A translucent colour would not cut out all that is below a mark.
    var color = color
    color.alpha = 1
    cairo_push_group(cairo)
    gdk_cairo_set_source_rgba(cairo, &color)
    cairo_save(cairo)
    // A badge with a sign needs room.
    if let badge, badge != .none { cairo_scale(cairo, 0.9, 0.9) }
    drawUnmarked(cairo, size, color)
    cairo_restore(cairo)
    cairo_scale(cairo, size / 16, size / 16)
    if isCrossedOut {
      cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
      strokeSlash(cairo, 4.5, CAIRO_OPERATOR_DEST_OUT)
      strokeSlash(cairo, 1.5, CAIRO_OPERATOR_OVER)
    }
    if badge == Sign.none {
      fillDisc(cairo, (12.5, 3.5), 4.25, CAIRO_OPERATOR_DEST_OUT)
      fillDisc(cairo, (12.5, 3.5), 3, CAIRO_OPERATOR_OVER)
    } else if let badge {
      fillDisc(cairo, (11.5, 11.5), 5.25, CAIRO_OPERATOR_DEST_OUT)
      cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
      cairo_translate(cairo, 7, 7)
      DrawnSymbol(.circle, badge, isFilled: true).draw(cairo, size: 9, color: color)
    }
    cairo_pop_group_to_source(cairo)
    cairo_paint_with_alpha(cairo, alpha)
  }

  private func strokeSlash(
    _ cairo: OpaquePointer, _ width: Double, _ drawing: cairo_operator_t
  ) {
    cairo_new_path(cairo)
    cairo_move_to(cairo, 2, 2)
    cairo_line_to(cairo, 14, 14)
    cairo_set_line_width(cairo, width)
    cairo_set_operator(cairo, drawing)
    cairo_stroke(cairo)
  }

  private func fillDisc(
    _ cairo: OpaquePointer, _ center: (x: Double, y: Double), _ radius: Double,
    _ drawing: cairo_operator_t
  ) {
    cairo_new_path(cairo)
    cairo_arc(cairo, center.x, center.y, radius, 0, 2 * .pi)
    cairo_set_operator(cairo, drawing)
    cairo_fill(cairo)
  }
}
