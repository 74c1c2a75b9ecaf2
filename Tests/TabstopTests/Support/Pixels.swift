import CGtk

@testable import Tabstop

/// The pixels of a window.
@MainActor
struct Pixels {
  private let bytes: [UInt32]
  private let width: Int

  init(_ window: TestWindow) {
    let widget = window.context.widget.pointer
    let (width, height) = (gtk_widget_get_width(widget), gtk_widget_get_height(widget))
    let paintable = gtk_widget_paintable_new(widget)!
    let snapshot = gtk_snapshot_new()!
    gdk_paintable_snapshot(paintable, snapshot, Double(width), Double(height))
    let node = gtk_snapshot_free_to_node(snapshot)!
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)!
    let cairo = cairo_create(surface)!
    gsk_render_node_draw(node, cairo)
    cairo_destroy(cairo)
    cairo_surface_flush(surface)
    let stride = Int(cairo_image_surface_get_stride(surface)) / 4
    let data = UnsafeRawPointer(cairo_image_surface_get_data(surface)!)
    bytes = Array(
      UnsafeBufferPointer(
        start: data.assumingMemoryBound(to: UInt32.self), count: stride * Int(height)))
    self.width = stride
    cairo_surface_destroy(surface)
    gsk_render_node_unref(node)
    g_object_unref(UnsafeMutableRawPointer(paintable))
  }

  /// The colour at a place, as "ff0000" for red.
  subscript(x: Int, y: Int) -> String {
    let hex = String(bytes[y * width + x] & 0xffffff, radix: 16)
    return String(repeating: "0", count: 6 - hex.count) + hex
  }
}
