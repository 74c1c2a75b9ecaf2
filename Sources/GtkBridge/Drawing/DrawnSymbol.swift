public import CGtk

/// A symbol that no theme has an icon for: a sign, an outline with one in it, a bag, a car; crossed out, or with a
/// badge. Drawn in one colour, like a theme's symbolic icons, and as large as they are.
public struct DrawnSymbol: Hashable, Sendable {
  /// The line around the sign.
  public enum Outline: Hashable, Sendable {
    case none, circle, square, heart, bag, cart, flame, bubble, bubbles, leaf, menu, checkedText
    case pill, pills, syringe, capsule, drop
    /// A filled shape, as a text for `drawPath`.
    case path(String)
  }
  /// The sign inside the outline.
  public enum Sign: Hashable, Sendable {
    case none
    /// An icon of the theme, by its full name.
    case icon(String)
    /// A few letters.
    case text(String)
    /// Another outline.
    case outline(Outline)
  }

  /// The outline.
  public let outline: Outline
  /// The sign inside the outline.
  public let sign: Sign
  /// Whether the outline is filled, and the sign is cut out of it.
  public let isFilled: Bool
  /// Whether a line crosses the symbol out.
  var isCrossedOut = false
  /// The sign of a badge on the symbol; `nil` without one.
  var badge: Sign?

  /// Creates a symbol.
  public init(_ outline: Outline, _ sign: Sign, isFilled: Bool) {
    self.outline = outline
    self.sign = sign
    self.isFilled = isFilled
  }

  // MARK: Drawing

  /// Adds the symbol to a snapshot, as large as a rectangle at the origin allows.
  @MainActor public func snapshot(
    _ snapshot: OpaquePointer, width: Double, height: Double, color: GdkRGBA
  ) {
    var bounds = graphene_rect_t(
      origin: graphene_point_t(x: 0, y: 0),
      size: graphene_size_t(width: Float(width), height: Float(height)))
    guard let cairo = gtk_snapshot_append_cairo(snapshot, &bounds) else { return }
    let size = min(width, height)
    cairo_translate(cairo, (width - size) / 2, (height - size) / 2)
    draw(cairo, size: size, color: color)
    cairo_destroy(cairo)
  }

  /// Draws the symbol into a square at the origin.
  @MainActor func draw(_ cairo: OpaquePointer, size: Double, color: GdkRGBA) {
    var color = color
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    gdk_cairo_set_source_rgba(cairo, &color)
    if isCrossedOut || badge != nil {
      drawMarked(cairo, size, color)
    } else {
      drawUnmarked(cairo, size, color)
    }
  }

  /// Draws the symbol without its marks, in the current colour.
  @MainActor func drawUnmarked(_ cairo: OpaquePointer, _ size: Double, _ color: GdkRGBA) {
    switch outline {
    case .none: return drawSign(cairo, size, color)
    case .bag: return drawBag(cairo, size)
    case .cart: return drawCart(cairo, size)
    case .flame: return drawFlame(cairo, size)
    case .bubble: return drawBubble(cairo, size)
    case .bubbles: return drawBubbles(cairo, size)
    case .leaf: return drawLeaf(cairo, size)
    case .menu: return drawMenu(cairo, size)
    case .checkedText: return drawCheckedText(cairo, size)
    case .pill: return drawPill(cairo, size)
    case .pills: return drawPills(cairo, size)
    case .syringe: return drawSyringe(cairo, size)
    case .path(let text): return drawPath(cairo, size, text)
    case .circle, .square, .heart, .capsule, .drop: break
    }
    guard isFilled else {
      addOutline(cairo, size, inset: size * 1.75 / 16)
      cairo_set_line_width(cairo, size * 1.5 / 16)
      cairo_stroke(cairo)
      drawSign(cairo, size, color)
      return
    }
    cairo_push_group(cairo)
    addOutline(cairo, size, inset: size / 16)
    cairo_fill(cairo)
    cairo_push_group(cairo)
    drawSign(cairo, size, GdkRGBA(red: 0, green: 0, blue: 0, alpha: 1))
    cairo_pop_group_to_source(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_OUT)
    cairo_paint(cairo)
    cairo_pop_group_to_source(cairo)
    cairo_paint(cairo)
  }

  private func addOutline(_ cairo: OpaquePointer, _ size: Double, inset: Double) {
    cairo_new_path(cairo)
    let (low, high) = (inset, size - inset)
    switch outline {
    case .circle:
      cairo_arc(cairo, size / 2, size / 2, size / 2 - inset, 0, 2 * .pi)
    case .square:
      let radius = size * 2.5 / 16
      for (x, y, quarter) in [
        (high, low, -1.0), (high, high, 0), (low, high, 1), (low, low, 2),
      ] {
        cairo_arc(
          cairo, x == low ? low + radius : high - radius, y == low ? low + radius : high - radius,
          radius, quarter * .pi / 2, (quarter + 1) * .pi / 2)
      }
    case .heart:
      let (middle, notch, top, tip) = (size / 2, size * 4.5 / 16, size * 2.75 / 16, size - inset)
      let (side, shoulder) = (size * 10 / 16, size * 3 / 16)
      cairo_move_to(cairo, middle, tip)
      cairo_curve_to(cairo, low, side, low - size / 32, shoulder, size * 4.75 / 16, top)
      cairo_curve_to(cairo, size * 6.25 / 16, top, middle, notch, middle, notch)
      cairo_curve_to(cairo, middle, notch, size * 9.75 / 16, top, size * 11.25 / 16, top)
      cairo_curve_to(cairo, high + size / 32, shoulder, high, side, middle, tip)
    case .capsule:
      let radius = size / 2 - inset - size * 2.5 / 16
      cairo_arc(cairo, low + radius, size / 2, radius, .pi / 2, .pi * 3 / 2)
      cairo_arc(cairo, high - radius, size / 2, radius, -.pi / 2, .pi / 2)
    case .drop:
      let (radius, middle) = (size * 6 / 16 - inset / 2, size / 2)
      let center = high - radius
      cairo_move_to(cairo, middle, low)
      cairo_curve_to(
        cairo, middle + size / 16, low + size * 2.5 / 16, middle + radius, center - radius,
        middle + radius, center)
      cairo_arc(cairo, middle, center, radius, 0, .pi)
      cairo_curve_to(
        cairo, middle - radius, center - radius, middle - size / 16, low + size * 2.5 / 16, middle,
        low)
    case .none, .bag, .cart, .flame, .bubble, .bubbles, .leaf, .menu, .checkedText, .pill, .pills,
      .syringe, .path:
      break
    }
    cairo_close_path(cairo)
  }

  @MainActor private func drawSign(_ cairo: OpaquePointer, _ size: Double, _ color: GdkRGBA) {
    var color = color
    switch sign {
    case .none: break
    case .text(let text):
      gdk_cairo_set_source_rgba(cairo, &color)
      cairo_select_font_face(
        cairo, "sans-serif", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_BOLD)
      let height = outline == .none ? 0.95 : text.count > 1 ? 0.44 : 0.58
      cairo_set_font_size(cairo, size * height)
      var extents = cairo_text_extents_t()
      cairo_text_extents(cairo, text, &extents)
      cairo_move_to(
        cairo, (size - extents.width) / 2 - extents.x_bearing,
        (size - extents.height) / 2 - extents.y_bearing)
      cairo_show_text(cairo, text)
    case .outline(let outline):
      let inner = size * 0.6
      cairo_save(cairo)
      cairo_translate(cairo, (size - inner) / 2, (size - inner) / 2)
      DrawnSymbol(outline, .none, isFilled: false).draw(cairo, size: inner, color: color)
      cairo_restore(cairo)
    case .icon(let name):
      let inner = outline == .none ? size : size * 0.6
      guard let node = Self.icon(name, size: inner, color: color) else { return }
      cairo_save(cairo)
      cairo_translate(cairo, (size - inner) / 2, (size - inner) / 2)
      gsk_render_node_draw(node, cairo)
      cairo_restore(cairo)
      gsk_render_node_unref(node)
    }
  }

  @MainActor private static func icon(
    _ name: String, size: Double, color: GdkRGBA
  ) -> OpaquePointer? {
    guard let display = gdk_display_get_default() else { return nil }
    var color = color
    // Twice as large as it is drawn: for screens with twice the pixels.
    let icon = gtk_icon_theme_lookup_icon(
      gtk_icon_theme_get_for_display(display), name, nil, Int32(size.rounded(.up)), 2,
      GTK_TEXT_DIR_NONE, GtkIconLookupFlags(0))!
    defer { g_object_unref(UnsafeMutableRawPointer(icon)) }
    let snapshot = gtk_snapshot_new()!
    gtk_symbolic_paintable_snapshot_symbolic(icon, snapshot, size, size, &color, 1)
    return gtk_snapshot_free_to_node(snapshot)
  }
}

extension Widget {
  /// Shows a drawn symbol in a `GtkImage`, in the size of its icons.
  @MainActor public func setImage(_ symbol: DrawnSymbol) {
    let paintable = g_object_new_with_properties(drawnSymbolType, 0, nil, nil)!
    g_object_set_qdata_full(
      paintable, symbolKey, Unmanaged.passRetained(SymbolBox(symbol)).toOpaque(),
      { Unmanaged<SymbolBox>.fromOpaque($0!).release() })
    let raw = UnsafeMutableRawPointer(paintable)
    gtk_image_set_from_paintable(opaque, OpaquePointer(raw))
    g_object_unref(raw)
  }

  /// Draws a symbol as large as a drawing area allows, in its text colour.
  ///
  /// - Parameter covers: Whether the symbol covers the whole area and is clipped to it.
  @MainActor public func setDrawnIcon(_ symbol: DrawnSymbol, covers: Bool = false) {
    setDrawnIcon(covers: covers) { cairo, size, color in
      symbol.draw(cairo, size: size, color: color)
    }
  }
}

extension WidgetPointer {
  /// The symbol that a `GtkImage` shows, if it is a drawn one; `nil` for another picture.
  @MainActor public var drawnSymbol: DrawnSymbol? {
    guard isImage, let paintable = gtk_image_get_paintable(OpaquePointer(self)) else { return nil }
    return SymbolBox.symbolIfDrawn(by: paintable)
  }
}

private final class SymbolBox {
  let symbol: DrawnSymbol
  init(_ symbol: DrawnSymbol) { self.symbol = symbol }

  static func symbol(of paintable: OpaquePointer?) -> DrawnSymbol {
    symbolIfDrawn(by: paintable!)!
  }

  static func symbolIfDrawn(by paintable: OpaquePointer) -> DrawnSymbol? {
    let object = UnsafeMutableRawPointer(paintable).assumingMemoryBound(to: GObject.self)
    return g_object_get_qdata(object, symbolKey)
      .map { Unmanaged<SymbolBox>.fromOpaque($0).takeUnretainedValue().symbol }
  }
}

private let symbolKey = g_quark_from_static_string("tabstop-drawn-symbol")

/// A paintable that GTK draws in the text colour of its widget.
private let drawnSymbolType: GType = {
  let type = g_type_register_static_simple(
    g_object_get_type(), "TabstopDrawnSymbol", guint(MemoryLayout<GObjectClass>.size), nil,
    guint(MemoryLayout<GObject>.size), nil, GTypeFlags(0))
  var paintable = GInterfaceInfo()
  paintable.interface_init = { data, _ in
    let methods = data!.assumingMemoryBound(to: GdkPaintableInterface.self)
    methods.pointee.snapshot = { paintable, snapshot, width, height in
      let color = GdkRGBA(red: 0, green: 0, blue: 0, alpha: 1)
      snapshotSymbol(of: paintable, snapshot, width, height, color)
    }
    methods.pointee.get_intrinsic_aspect_ratio = { _ in 1 }
  }
  g_type_add_interface_static(type, gdk_paintable_get_type(), &paintable)
  var symbolic = GInterfaceInfo()
  symbolic.interface_init = { data, _ in
    let methods = data!.assumingMemoryBound(to: GtkSymbolicPaintableInterface.self)
    methods.pointee.snapshot_symbolic = { paintable, snapshot, width, height, colors, count in
      let black = GdkRGBA(red: 0, green: 0, blue: 0, alpha: 1)
      snapshotSymbol(
        of: paintable, snapshot, width, height, count > 0 ? colors?.pointee ?? black : black)
    }
  }
  g_type_add_interface_static(type, gtk_symbolic_paintable_get_type(), &symbolic)
  return type
}()

private func snapshotSymbol(
  of paintable: OpaquePointer?, _ snapshot: OpaquePointer?, _ width: Double, _ height: Double,
  _ color: GdkRGBA
) {
  let symbol = SymbolBox.symbol(of: paintable)
  nonisolated(unsafe) let snapshot = snapshot!
  MainActor.assumeIsolated {
    symbol.snapshot(snapshot, width: width, height: height, color: color)
  }
}
