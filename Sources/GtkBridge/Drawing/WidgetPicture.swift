internal import CGtk

extension Widget {
  /// Draws a widget that is in no window into a PNG file.
  ///
  /// GTK draws only widgets that are on screen, so for the time of this call it is a child of `window`,
  /// which does not show it: its next frame comes later.
  ///
  /// - Parameters:
  ///   - width: In points; `nil` is the widget's own.
  ///   - height: In points; `nil` is the widget's own.
  ///   - scale: The pixels of a point.
  ///   - isOpaque: Whether the background is black instead of transparent.
  /// - Returns: A PNG file; `nil` if the widget has no size.
  @MainActor public static func pngFile(
    of content: Widget, in window: Widget, width: Double?, height: Double?, scale: Double,
    isOpaque: Bool
  ) -> [UInt8]? {
    let widget = content.pointer
    gtk_widget_set_parent(widget, window.pointer)
    defer { gtk_widget_unparent(widget) }
    func natural(_ orientation: GtkOrientation, for size: Int32) -> (least: Int32, natural: Int32) {
      var (least, natural): (Int32, Int32) = (0, 0)
      gtk_widget_measure(widget, orientation, size, &least, &natural, nil, nil)
      return (least, natural)
    }
    func pixels(_ length: Double?, _ own: (least: Int32, natural: Int32)) -> Int32 {
      max(own.least, length.map { Int32(min(max($0.rounded(), 0), 10_000)) } ?? own.natural)
    }
    let across = pixels(width, natural(GTK_ORIENTATION_HORIZONTAL, for: -1))
    let down = pixels(height, natural(GTK_ORIENTATION_VERTICAL, for: across))
    let scale = min(max(scale, 0.1), 10)
    guard across > 0, down > 0 else { return nil }
    var place = GtkAllocation(x: 0, y: 0, width: across, height: down)
    gtk_widget_size_allocate(widget, &place, -1)
    let snapshot = gtk_snapshot_new()!
    gtk_widget_snapshot_child(window.pointer, widget, snapshot)
    let node = gtk_snapshot_free_to_node(snapshot)
    defer { if let node { gsk_render_node_unref(node) } }
    return pngFile(
      width: Double(across), height: Double(down), scale: scale, isOpaque: isOpaque
    ) { cairo in
      if let node { gsk_render_node_draw(node, cairo) }
    }
  }

  /// Draws into a PNG file.
  ///
  /// - Parameters:
  ///   - width: In points, as `height`.
  ///   - scale: The pixels of a point.
  ///   - isOpaque: Whether the background is black instead of transparent.
  @MainActor public static func pngFile(
    width: Double, height: Double, scale: Double, isOpaque: Bool,
    _ draw: (_ cairo: OpaquePointer) -> Void
  ) -> [UInt8] {
    let surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, Int32(width * scale), Int32(height * scale))!
    defer { cairo_surface_destroy(surface) }
    let cairo = cairo_create(surface)!
    if isOpaque { cairo_paint(cairo) }
    cairo_scale(cairo, scale, scale)
    draw(cairo)
    cairo_destroy(cairo)
    return pngFile(of: surface)
  }

  /// Draws pages into a PDF file.
  ///
  /// - Parameter pages: Their sizes, in points, and what draws them.
  @MainActor public static func pdfFile(
    _ pages: [(width: Double, height: Double, draw: (_ cairo: OpaquePointer) -> Void)]
  ) -> [UInt8] {
    let bytes = Bytes()
    let first = pages.first.map { ($0.width, $0.height) } ?? (1, 1)
    let surface = cairo_pdf_surface_create_for_stream(
      collect, Unmanaged.passUnretained(bytes).toOpaque(), first.0, first.1)!
    let cairo = cairo_create(surface)!
    for page in pages {
      cairo_pdf_surface_set_size(surface, page.width, page.height)
      cairo_save(cairo)
      page.draw(cairo)
      cairo_restore(cairo)
      cairo_show_page(cairo)
    }
    cairo_destroy(cairo)
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
    return bytes.all
  }

  private static func pngFile(of surface: OpaquePointer) -> [UInt8] {
    let bytes = Bytes()
    cairo_surface_write_to_png_stream(
      surface, collect, Unmanaged.passUnretained(bytes).toOpaque())
    return bytes.all
  }
}

/// A file that cairo writes.
private final class Bytes {
  var all: [UInt8] = []
}

private let collect: cairo_write_func_t = { bytes, data, count in
  Unmanaged<Bytes>.fromOpaque(bytes!).takeUnretainedValue().all += UnsafeBufferPointer(
    start: data, count: Int(count))
  return CAIRO_STATUS_SUCCESS
}
