internal import CGtk
internal import GtkBridge
private import Glibc

/// Steps that are changed or combined as one.
extension Painter {
  /// Draws as one, with an opacity and a way to combine it with what is there.
  func layer(opacity: Double = 1, blend: BlendMode = .normal, _ draw: () -> Void) {
    guard opacity > 0 else { return }
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_push_group(cairo)
    draw()
    cairo_pop_group_to_source(cairo)
    cairo_set_operator(cairo, blend.cairo)
    cairo_paint_with_alpha(cairo, min(opacity, 1))
  }

  /// Draws where a mask is drawn, or where it is not.
  func masked(opacity: Double, isInverse: Bool, by mask: () -> Void, draw: () -> Void) {
    cairo_push_group(cairo)
    if isInverse {
      cairo_paint(cairo)
      layer(opacity: opacity, blend: .destinationOut, mask)
    } else {
      layer(opacity: opacity, mask)
    }
    let pattern = cairo_pop_group(cairo)
    cairo_push_group(cairo)
    draw()
    cairo_pop_group_to_source(cairo)
    cairo_mask(cairo, pattern)
    cairo_pattern_destroy(pattern)
  }

  /// Draws what the closure draws, changed by a filter.
  func filtered(by filter: DrawingFilter, _ draw: (Painter) -> Void) {
    var area = graphene_rect_t(
      origin: graphene_point_t(x: 0, y: 0),
      size: graphene_size_t(width: Float(bounds.width), height: Float(bounds.height)))
    let content = gsk_cairo_node_new(&area)!
    let inner = gsk_cairo_node_get_draw_context(content)!
    draw(on(inner))
    cairo_destroy(inner)
    let result = node(content, changedBy: filter)
    self.draw(result, at: _Point(0, 0))
    gsk_render_node_unref(content)
  }

  private func node(_ content: OpaquePointer, changedBy filter: DrawingFilter) -> OpaquePointer? {
    switch filter {
    case .blur(let radius):
      // GSK's radius is twice the deviation, as in style sheets.
      return gsk_blur_node_new(content, Float(2 * radius.clamped(to: 0...250)))
    case .shadow(let color, let radius, let x, let y):
      var shadow = GskShadow()
      shadow.color = self.color(of: _Paint(color))
      (shadow.dx, shadow.dy) = (Float(x), Float(y))
      shadow.radius = Float(2 * radius.clamped(to: 0...250))
      return gsk_shadow_node_new(content, &shadow, 1)
    case .matrix(let rows): return node(content, rows)
    case .multiply(let color):
      let factors = self.color(of: _Paint(color))
      let components = [factors.red, factors.green, factors.blue, factors.alpha].map(Double.init)
      return node(content, .scaling(components))
    case .threshold(let limit, let color):
      let color = self.color(of: _Paint(color))
      let steepness = 1000.0
      let flat = [color.red, color.green, color.blue].map { [0, 0, 0, 0, Double($0)] }
      let cut = node(content, flat + [[0, 0, 0, steepness, -steepness * limit]])
      guard color.alpha < 1, let cut else { return cut }
      defer { gsk_render_node_unref(cut) }
      return gsk_opacity_node_new(cut, color.alpha)
    }
  }

  private func node(_ content: OpaquePointer, _ rows: [[Double]]) -> OpaquePointer? {
    // Graphene multiplies a row by the matrix: its rows are the shares of one component of the pixel.
    let values = (0..<4).flatMap { input in (0..<4).map { output in Float(rows[output][input]) } }
    var matrix = graphene_matrix_t()
    graphene_matrix_init_from_float(&matrix, values)
    var offset = graphene_vec4_t()
    let added = rows.map { Float($0[4]) }
    graphene_vec4_init(&offset, added[0], added[1], added[2], added[3])
    return gsk_color_matrix_node_new(content, &matrix, &offset)
  }
}

extension [[Double]] {
  /// A matrix of colours that multiplies red, green, blue and opacity.
  fileprivate static func scaling(_ factors: [Double]) -> [[Double]] {
    (0..<4).map { row in (0..<5).map { $0 == row ? factors[row] : 0 } }
  }
}

extension BlendMode {
  /// The nearest operator of cairo's.
  fileprivate var cairo: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken, .plusDarker: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }
}
