internal import CGtk
internal import GtkBridge
private import Glibc

/// Draws paths on a widget.
@MainActor
struct Painter {
  let bounds: _Bounds
  let cairo: OpaquePointer
  private let widget: Widget

  /// - Parameter mirrors: Whether the drawing is mirrored for right-to-left languages.
  init(
    _ cairo: OpaquePointer, _ widget: Widget, width: Double, height: Double, mirrors: Bool = true
  ) {
    self.cairo = cairo
    self.widget = widget
    bounds = _Bounds(width: width, height: height)
    if mirrors, widget.pointer.isRightToLeft {
      // As SwiftUI mirrors shapes.
      cairo_translate(cairo, width, 0)
      cairo_scale(cairo, -1, 1)
    }
  }

  /// Calls `body` with a painter that draws nothing, for questions about paths.
  static func measuring<R>(
    _ widget: Widget, width: Double, height: Double, _ body: (Painter) -> R
  ) -> R {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 0, 0)
    let cairo = cairo_create(surface)!
    defer {
      cairo_destroy(cairo)
      cairo_surface_destroy(surface)
    }
    return body(Painter(cairo, widget, width: width, height: height))
  }

  /// Returns a painter of the same bounds on another surface.
  func on(_ cairo: OpaquePointer) -> Painter {
    Painter(cairo, widget, width: bounds.width, height: bounds.height, mirrors: false)
  }

  func fill(_ elements: [_PathElement], _ paint: _Paint, _ style: FillStyle) {
    for shadow in paint.shadows where !shadow.isInner { drop(shadow, of: elements) }
    defer { for shadow in paint.shadows where shadow.isInner { cast(shadow, inside: elements) } }
    setSource(paint)
    addFilling(elements, style)
    cairo_fill(cairo)
  }

  /// Whether a filled path covers a place on the widget.
  func fills(_ elements: [_PathElement], _ style: FillStyle, _ x: Double, _ y: Double) -> Bool {
    addFilling(elements, style)
    return pathCovers(x, y, by: cairo_in_fill)
  }

  private func addFilling(_ elements: [_PathElement], _ style: FillStyle) {
    cairo.add(elements)
    cairo_set_fill_rule(
      cairo, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
  }

  /// Draws a shadow behind a path. Cairo has no blur: the edge is made of lines of decreasing width.
  private func drop(_ shadow: PaintedShadow, of elements: [_PathElement]) {
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_push_group(cairo)
    cairo_translate(cairo, shadow.x, shadow.y)
    paintBlurred(shadow) {
      cairo.add(elements)
      if $0 < 0 { return cairo_fill(cairo) }
      cairo_set_line_width(cairo, $0)
      cairo_stroke(cairo)
    }
    cairo_pop_group_to_source(cairo)
    cairo_paint(cairo)
  }

  /// Draws a shadow that the edge of a path casts inwards.
  private func cast(_ shadow: PaintedShadow, inside elements: [_PathElement]) {
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo.add(elements)
    cairo_clip(cairo)
    cairo_translate(cairo, shadow.x, shadow.y)
    paintBlurred(shadow) { width in
      cairo.add(elements)
      if width >= 0 {
        cairo_set_line_width(cairo, width)
        cairo_stroke(cairo)
        return
      }
      // The area outside of the moved path.
      let reach = bounds.width + bounds.height + abs(shadow.x) + abs(shadow.y)
      cairo_rectangle(
        cairo, -reach, -reach, bounds.width + 2 * reach, bounds.height + 2 * reach)
      cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
      cairo_fill(cairo)
    }
  }

  /// Draws a body and lines around its edge, so that the opacity falls to 0 over the shadow's radius.
  ///
  /// - Parameter draw: Draws the body, given a negative width, or a line.
  private func paintBlurred(_ shadow: PaintedShadow, draw: (_ width: Double) -> Void) {
    let color = rgba(shadow.color)
    let radius = shadow.radius.taken(as: "A shadow's radius", in: 0...250)
    let steps = max(1, min(Int(radius), 12))
    cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
    // Each layer lets through what those below it have not covered.
    let share = 1 - pow(1 - min(color.alpha, 0.99), 1 / Double(steps))
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, share)
    for step in 0..<steps where radius > 0 {
      draw(2 * radius * Double(steps - step) / Double(steps))
    }
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
    draw(-1)
  }

  func stroke(_ elements: [_PathElement], _ paint: _Paint, _ style: StrokeStyle) {
    setSource(paint)
    addLine(elements, style)
    cairo_stroke(cairo)
  }

  /// Whether the line along a path covers a place on the widget.
  func strokes(_ elements: [_PathElement], _ style: StrokeStyle, _ x: Double, _ y: Double) -> Bool {
    addLine(elements, style)
    return pathCovers(x, y, by: cairo_in_stroke)
  }

  /// Whether the path that was added covers a place on the widget; the path is removed.
  private func pathCovers(
    _ x: Double, _ y: Double, by isInside: (OpaquePointer, Double, Double) -> cairo_bool_t
  ) -> Bool {
    defer { cairo_new_path(cairo) }
    var (x, y) = (x, y)
    cairo_device_to_user(cairo, &x, &y)
    return isInside(cairo, x, y) != 0
  }

  private func addLine(_ elements: [_PathElement], _ style: StrokeStyle) {
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
  }

  private func setDash(_ style: StrokeStyle) {
    var dash = style.dash.map { max($0, 0).taken(as: "A dash's length", in: .sizes) }
    let length = dash.reduce(0, +)
    // Cairo fails for dashes that are all 0, and draws each of those that are close to 0.
    if length < 0.1 { dash = [] }
    let phase = style.dashPhase.taken(as: "A dash's phase")
    cairo_set_dash(cairo, dash, Int32(clamping: dash.count), phase)
  }

  // MARK: Contents

  /// Draws with a transform and an opacity.
  func transformed(_ transform: DrawingTransform, _ draw: () -> Void) {
    let (a, b, c, d, x, y) = transform.matrix
    // Cairo fails for good after a matrix without an inverse.
    guard abs(a * d - b * c) > 1e-9, transform.opacity > 0 else { return }
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    var matrix = cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: x, y0: y)
    cairo_transform(cairo, &matrix)
    if transform.opacity >= 1 { return draw() }
    cairo_push_group(cairo)
    draw()
    cairo_pop_group_to_source(cairo)
    cairo_paint_with_alpha(cairo, transform.opacity)
  }

  /// Draws only inside of a path, or only outside of it.
  func clipped(
    to elements: [_PathElement], _ style: FillStyle, isInverse: Bool, _ draw: () -> Void
  ) {
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo.add(elements)
    let isEvenOdd = style.isEOFilled || isInverse
    if isInverse { cairo_rectangle(cairo, 0, 0, bounds.width, bounds.height) }
    cairo_set_fill_rule(cairo, isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_clip(cairo)
    draw()
  }

  /// Draws a text's layout.
  func draw(_ layout: ObjectRef, at point: _Point, _ paint: _Paint) {
    setSource(paint)
    cairo_move_to(cairo, point.x, point.y)
    pango_cairo_show_layout(cairo, layout.opaque)
    cairo_new_path(cairo)
  }

  /// Draws a render node, which is released.
  func draw(_ node: OpaquePointer?, at point: _Point) {
    guard let node else { return }
    cairo_save(cairo)
    cairo_translate(cairo, point.x, point.y)
    draw(unowned: node)
    cairo_restore(cairo)
    gsk_render_node_unref(node)
  }

  /// Draws a render node.
  func draw(unowned node: OpaquePointer?) {
    if let node { gsk_render_node_draw(node, cairo) }
  }

  /// The present value of a paint's colour.
  func color(of paint: _Paint) -> GdkRGBA {
    let color = rgba(paint.color)
    return GdkRGBA(
      red: Float(color.red), green: Float(color.green), blue: Float(color.blue),
      alpha: Float(color.alpha))
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
    if let picture = paint.picture, setSource(picture) { return }
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
    case .mesh(let width, let height, let points):
      setMeshSource(width, height, points.map(place), stops.map(\.color))
    case .angular(let center, let start, let end):
      setAngularSource(
        place(center), start: start.radians.taken(as: "An angle", in: -10_000...10_000),
        end: end.radians.taken(as: "An angle", in: -10_000...10_000), stops)
    }
  }

  private func setSource(
    _ pattern: OpaquePointer, _ stops: [(location: Double, color: RGBA)]
  ) {
    for (index, stop) in stops.enumerated() {
      // Cairo mixes the colours before their opacities: towards `.clear`, which is black, all would become grey. Beside
      // another colour a clear one is that colour.
      let isClear = stop.color.alpha == 0
      let beside = [index - 1, index + 1].filter(stops.indices.contains)
      for color in isClear ? beside.map({ stops[$0].color }) : [stop.color] {
        cairo_pattern_add_color_stop_rgba(
          pattern, stop.location, color.red, color.green, color.blue, stop.color.alpha)
      }
    }
    cairo_set_source(cairo, pattern)
    cairo_pattern_destroy(pattern)
  }

  /// A picture that is repeated in both directions. Returns false if there is none of its name.
  private func setSource(_ picture: PaintedPicture) -> Bool {
    guard let tile = picture.tile else { return false }
    let (size, share) = (tile.size, picture.source)
    let (width, height) = (size.width * share.width, size.height * share.height)
    guard width >= 1, height >= 1, picture.scale > 0 else { return false }
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))!
    let drawing = cairo_create(surface)!
    let snapshot = gtk_snapshot_new()!
    gtk_snapshot_push_opacity(snapshot, picture.opacity)
    gdk_paintable_snapshot(tile.picture.opaque, snapshot, size.width, size.height)
    gtk_snapshot_pop(snapshot)
    if let node = gtk_snapshot_free_to_node(snapshot) {
      cairo_translate(drawing, -size.width * share.x, -size.height * share.y)
      gsk_render_node_draw(node, drawing)
      gsk_render_node_unref(node)
    }
    cairo_destroy(drawing)
    let pattern = cairo_pattern_create_for_surface(surface)!
    cairo_surface_destroy(surface)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
    var matrix = cairo_matrix_t()
    cairo_matrix_init_scale(&matrix, 1 / picture.scale, 1 / picture.scale)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_set_source(cairo, pattern)
    cairo_pattern_destroy(pattern)
    return true
  }

  /// Four-sided patches between neighbouring points, each with the colours of its corners.
  private func setMeshSource(_ width: Int, _ height: Int, _ points: [_Point], _ colors: [RGBA]) {
    let pattern = cairo_pattern_create_mesh()!
    for row in 0..<max(height - 1, 0) {
      for column in 0..<max(width - 1, 0) {
        let first = row * width + column
        let corners = [first, first + 1, first + width + 1, first + width]
        guard corners.allSatisfy({ $0 < points.count && $0 < colors.count }) else { continue }
        cairo_mesh_pattern_begin_patch(pattern)
        cairo_mesh_pattern_move_to(pattern, points[corners[0]].x, points[corners[0]].y)
        for corner in corners[1...] + corners[..<1] {
          cairo_mesh_pattern_line_to(pattern, points[corner].x, points[corner].y)
        }
        for (place, corner) in corners.enumerated() {
          let color = colors[corner]
          cairo_mesh_pattern_set_corner_color_rgba(
            pattern, guint(place), color.red, color.green, color.blue, color.alpha)
        }
        cairo_mesh_pattern_end_patch(pattern)
      }
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
