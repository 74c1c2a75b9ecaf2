public import CGtk

/// Drawings with a shadow or a blur, under the renderer without OpenGL.
///
/// It (GTK 4.8 to 4.18) calculates a shadow of the part of a view that is drawn again: when the focus moves
/// in a card, or beside it, the shadow is lighter there than that of the whole card. So the drawing is
/// recorded as a whole when the view changes; a part of the window is drawn from that.
@MainActor
public enum RecordedDrawing {
  /// Marks a widget whose drawing is recorded.
  private static let mark = g_quark_from_static_string("tabstop-recorded-drawing")

  /// The size in points above which GTK draws the content itself.
  private static let largest: Float = 8192

  /// Records the drawings of a widget from now on. No effect if its parent draws its children in a way
  /// of its own.
  public static func record(_ widget: UnsafeMutablePointer<GtkWidget>) {
    let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
    guard g_object_get_qdata(object, mark) == nil else { return }
    g_object_set_qdata(object, mark, UnsafeMutableRawPointer(bitPattern: 1))
    if let parent = gtk_widget_get_parent(widget) { _ = DrawnChildren.install(in: parent) }
    // The widget may be inserted later, and in another parent.
    g_signal_connect_data(widget, "notify::parent", parentChanged, nil, nil, GConnectFlags(0))
  }

  private static let parentChanged: GCallback = {
    let install: @convention(c) (UnsafeMutablePointer<GtkWidget>?) -> Void = { widget in
      nonisolated(unsafe) let widget = widget!
      MainActor.assumeIsolated {
        if let parent = gtk_widget_get_parent(widget) { _ = DrawnChildren.install(in: parent) }
      }
    }
    return unsafeBitCast(install, to: GCallback.self)
  }()

  /// Draws a child as a recording; returns false for a child that is drawn as GTK does.
  static func draw(
    _ child: UnsafeMutablePointer<GtkWidget>, of parent: UnsafeMutablePointer<GtkWidget>,
    _ snapshot: OpaquePointer
  ) -> Bool {
    let object = UnsafeMutableRawPointer(child).assumingMemoryBound(to: GObject.self)
    guard g_object_get_qdata(object, mark) != nil, isDrawnByCairo(child) else { return false }
    let own = gtk_snapshot_new()!
    gtk_widget_snapshot_child(parent, child, own)
    guard let node = gtk_snapshot_free_to_node(own) else { return true }
    defer { gsk_render_node_unref(node) }
    var bounds = graphene_rect_t()
    gsk_render_node_get_bounds(node, &bounds)
    // cairo crashes while it records a blur that is larger than any screen.
    guard bounds.size.width < largest, bounds.size.height < largest else {
      gtk_snapshot_append_node(snapshot, node)
      return true
    }
    guard let cairo = gtk_snapshot_append_cairo(snapshot, &bounds) else { return true }
    gsk_render_node_draw(node, cairo)
    cairo_destroy(cairo)
    return true
  }

  private static func isDrawnByCairo(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    guard let native = gtk_widget_get_native(widget), let renderer = gtk_native_get_renderer(native)
    else { return false }
    let instance = UnsafeMutableRawPointer(renderer).assumingMemoryBound(to: GTypeInstance.self)
    return g_type_is_a(
      instance.pointee.g_class.pointee.g_type, gsk_cairo_renderer_get_type()) != 0
  }
}
