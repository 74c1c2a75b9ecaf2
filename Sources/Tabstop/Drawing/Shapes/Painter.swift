internal import CGtk
internal import GtkBridge

/// Draws paths on a widget.
@MainActor
struct Painter {
  let bounds: _Bounds
  private let cairo: OpaquePointer
  private let widget: Widget

  /// - Parameter mirrors: Whether the drawing is mirrored for right-to-left languages.
  init(
    _ cairo: OpaquePointer, _ widget: Widget, width: Double, height: Double, mirrors: Bool = true
  ) {
    self.cairo = cairo
    self.widget = widget
    bounds = _Bounds(width: width, height: height)
    if mirrors, gtk_widget_get_direction(widget.pointer) == GTK_TEXT_DIR_RTL {
      // As SwiftUI mirrors shapes.
      cairo_translate(cairo, width, 0)
      cairo_scale(cairo, -1, 1)
    }
  }

  func fill(_ elements: [_PathElement], _ paint: _Paint, _ style: FillStyle) {
    setSource(paint)
    cairo.add(elements)
    cairo_set_fill_rule(
      cairo, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_fill(cairo)
  }

  func stroke(_ elements: [_PathElement], _ paint: _Paint, _ style: StrokeStyle) {
    setSource(paint)
    cairo.add(elements)
    cairo_set_line_width(cairo, style.lineWidth.taken(as: "A line's width", in: .sizes))
    switch style.lineCap {
    case .butt: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_SQUARE)
    }
    switch style.lineJoin {
    case .miter: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_BEVEL)
    }
    cairo_set_miter_limit(cairo, style.miterLimit.clamped(to: .sizes))
    setDash(style)
    cairo_stroke(cairo)
  }

  private func setDash(_ style: StrokeStyle) {
    var dash = style.dash.map { max($0, 0).taken(as: "A dash's length", in: .sizes) }
    let length = dash.reduce(0, +)
    // Cairo fails for dashes that are all 0, and draws each of those that are close to 0.
    if length < 0.1 { dash = [] }
    let phase = style.dashPhase.taken(as: "A dash's phase")
    cairo_set_dash(cairo, dash, Int32(clamping: dash.count), phase)
  }

  // MARK: Colours

  private func rgba(_ color: Color) -> RGBA {
    let css = color.fillCSS
    StyleSheet.shared.needHues()
    return Color(css: css).resolved { name in
      var value = GdkRGBA()
      let style = gtk_widget_get_style_context(widget.pointer)
      guard gtk_style_context_lookup_color(style, name, &value) != 0 else { return nil }
      return RGBA(value)
    }
  }

  private func setSource(_ paint: _Paint) {
    guard let gradient = paint.gradient else {
      let color = rgba(paint.color)
      cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
      return
    }
    let stops = gradient.stops.map { (location: $0.location, color: rgba($0.color)) }
    func place(_ point: UnitPoint) -> _Point {
      _Point(point.x * bounds.width, point.y * bounds.height)
    }
    switch gradient.kind {
    case .linear(let start, let end):
      let (a, b) = (place(start), place(end))
      setSource(cairo_pattern_create_linear(a.x, a.y, b.x, b.y), stops)
    case .radial(let center, let start, let end):
      let center = place(center)
      setSource(
        cairo_pattern_create_radial(
          center.x, center.y, max(start, 0), center.x, center.y, max(end, start, 0)), stops)
    case .elliptical(let center, let start, let end):
      let pattern = cairo_pattern_create_radial(0, 0, start, 0, 0, max(end, start))!
      // From the widget's coordinates to those of a circle of radius 1.
      var matrix = cairo_matrix_t()
      cairo_matrix_init_scale(&matrix, 1 / max(bounds.width, 1), 1 / max(bounds.height, 1))
      cairo_matrix_translate(&matrix, -place(center).x, -place(center).y)
      cairo_pattern_set_matrix(pattern, &matrix)
      setSource(pattern, stops)
    case .angular(let center, let start, let end):
      setAngularSource(
        place(center), start: start.radians.taken(as: "An angle", in: -10_000...10_000),
        end: end.radians.taken(as: "An angle", in: -10_000...10_000), stops)
    }
  }

  private func setSource(
    _ pattern: OpaquePointer, _ stops: [(location: Double, color: RGBA)]
  ) {
    for stop in stops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, color.red, color.green, color.blue, color.alpha)
    }
    cairo_set_source(cairo, pattern)
    cairo_pattern_destroy(pattern)
  }

  /// Cairo has no conic gradient: a fan of thin wedges.
  private func setAngularSource(
    _ center: _Point, start: Double, end: Double, _ stops: [(location: Double, color: RGBA)]
  ) {
    let radius = bounds.width + bounds.height
    let steps = 360
    let step = 2 * Double.pi / Double(steps)
    let sweep = end == start ? 2 * Double.pi : end - start
    cairo_push_group(cairo)
    // With antialiasing the background would show between the wedges.
    cairo_set_antialias(cairo, CAIRO_ANTIALIAS_NONE)
    for index in 0..<steps {
      let angle = start + Double(index) * step
      let color = RGBA.interpolated(stops, at: min((Double(index) + 0.5) * step / sweep, 1))
      cairo_move_to(cairo, center.x, center.y)
      // Slightly too wide, so that no seam shows.
      cairo_arc(cairo, center.x, center.y, radius, angle, angle + step * 1.5)
      cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
      cairo_fill(cairo)
    }
    cairo_pop_group_to_source(cairo)
  }
}

extension OpaquePointer {
  /// Appends to the path of this cairo context.
  func add(_ elements: [_PathElement]) {
    cairo_new_path(self)
    for element in elements {
      switch element {
      case .move(let point): cairo_move_to(self, point.x, point.y)
      case .line(let point): cairo_line_to(self, point.x, point.y)
      case .curve(let a, let b, let end): cairo_curve_to(self, a.x, a.y, b.x, b.y, end.x, end.y)
      case .close: cairo_close_path(self)
      }
    }
  }
}

extension RGBA {
  init(_ value: GdkRGBA) {
    self.init(
      red: Double(value.red), green: Double(value.green), blue: Double(value.blue),
      alpha: Double(value.alpha))
  }
}
