internal import CGtk

/// Draws with cairo, in the size of a widget.
public typealias Drawing = @MainActor (
  _ cairo: OpaquePointer, _ width: Double, _ height: Double
) -> Void

private final class DrawingBox {
  let drawing: Drawing
  init(_ drawing: @escaping Drawing) { self.drawing = drawing }
}

extension Widget {
  /// A widget that looks as `setDrawing(_:)` says.
  @MainActor public static func drawingArea() -> Widget { Widget(gtk_drawing_area_new()) }

  /// Says how a drawing area looks, from its next frame on.
  @MainActor public func setDrawing(_ drawing: @escaping Drawing) {
    gtk_drawing_area_set_draw_func(
      cast(to: GtkDrawingArea.self),
      { _, cairo, width, height, data in
        let box = Unmanaged<DrawingBox>.fromOpaque(data!).takeUnretainedValue()
        nonisolated(unsafe) let cairo = cairo!
        MainActor.assumeIsolated { box.drawing(cairo, Double(width), Double(height)) }
      }, Unmanaged.passRetained(DrawingBox(drawing)).toOpaque(),
      { Unmanaged<DrawingBox>.fromOpaque($0!).release() })
  }

  /// A box whose children, placed by `layout`, are drawn through the clip of `setClip(_:)`.
  @MainActor public static func clip(_ layout: any LayoutDelegate) -> Widget {
    container(layout, pointer: g_object_new_with_properties(clipType, 0, nil, nil)!)
  }

  /// - Parameter clip: Sets the clip of a cairo context.
  @MainActor public func setClip(_ clip: @escaping Drawing) {
    g_object_set_qdata_full(
      cast(to: GObject.self), clipKey, Unmanaged.passRetained(DrawingBox(clip)).toOpaque(),
      { Unmanaged<DrawingBox>.fromOpaque($0!).release() })
    gtk_widget_queue_draw(pointer)
  }
}

private let clipKey = g_quark_from_static_string("tabstop-clip")

/// GTK 4.8 has no mask nodes: the children are drawn by cairo, which clips by paths.
@MainActor
private func drawClipped(_ widget: UnsafeMutablePointer<GtkWidget>, _ snapshot: OpaquePointer) {
  let width = gtk_widget_get_width(widget)
  let height = gtk_widget_get_height(widget)
  let content = gtk_snapshot_new()!
  var next = gtk_widget_get_first_child(widget)
  while let child = next {
    gtk_widget_snapshot_child(widget, child, content)
    next = gtk_widget_get_next_sibling(child)
  }
  guard let node = gtk_snapshot_free_to_node(content) else { return }
  defer { gsk_render_node_unref(node) }
  var bounds = graphene_rect_t(
    origin: graphene_point_t(x: 0, y: 0),
    size: graphene_size_t(width: Float(width), height: Float(height)))
  let cairo = gtk_snapshot_append_cairo(snapshot, &bounds)!
  let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
  if let data = g_object_get_qdata(object, clipKey) {
    Unmanaged<DrawingBox>.fromOpaque(data).takeUnretainedValue()
      .drawing(cairo, Double(width), Double(height))
  }
  gsk_render_node_draw(node, cairo)
  cairo_destroy(cairo)
}

private let clipType: GType = {
  let initializeClass: GClassInitFunc = { data, _ in
    data!.assumingMemoryBound(to: GtkWidgetClass.self).pointee.snapshot = { widget, snapshot in
      nonisolated(unsafe) let (widget, snapshot) = (widget!, snapshot!)
      MainActor.assumeIsolated { drawClipped(widget, snapshot) }
    }
  }
  return g_type_register_static_simple(
    gtk_box_get_type(), "TabstopClip", guint(MemoryLayout<GtkBoxClass>.size), initializeClass,
    guint(MemoryLayout<GtkBox>.size), nil, GTypeFlags(0))
}()
