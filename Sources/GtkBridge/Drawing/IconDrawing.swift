internal import CGtk

extension Widget {
  /// Draws a symbolic icon of the theme as large as a drawing area allows, in its text colour. (A
  /// `GtkImage` draws icons no larger than its given size.)
  ///
  /// - Parameter covers: Whether the icon covers the whole area and is clipped to it.
  @MainActor public func setDrawnIcon(_ name: String, covers: Bool = false) {
    setDrawnIcon(covers: covers) { [weak self] cairo, size, color in
      guard let self else { return }
      var color = color
      let theme = gtk_icon_theme_get_for_display(gtk_widget_get_display(pointer))
      let icon = gtk_icon_theme_lookup_icon(
        theme, name, nil, Int32(size.rounded(.up)), gtk_widget_get_scale_factor(pointer),
        gtk_widget_get_direction(pointer), GtkIconLookupFlags(0))!
      defer { g_object_unref(UnsafeMutableRawPointer(icon)) }
      let snapshot = gtk_snapshot_new()!
      gtk_symbolic_paintable_snapshot_symbolic(icon, snapshot, size, size, &color, 1)
      guard let node = gtk_snapshot_free_to_node(snapshot) else { return }
      gsk_render_node_draw(node, cairo)
      gsk_render_node_unref(node)
    }
  }

  /// Draws a square in the middle of a drawing area, in its text colour.
  ///
  /// - Parameter covers: Whether the square covers the whole area and is clipped to it; else it is
  ///   as large as the area allows.
  @MainActor func setDrawnIcon(
    covers: Bool,
    draw: @escaping @MainActor (_ cairo: OpaquePointer, _ size: Double, _ color: GdkRGBA) -> Void
  ) {
    setDrawing { [weak self] cairo, width, height in
      let size = covers ? max(width, height) : min(width, height)
      guard let self, size >= 1 else { return }
      var color = GdkRGBA()
      gtk_style_context_get_color(gtk_widget_get_style_context(pointer), &color)
      cairo_save(cairo)
      cairo_rectangle(cairo, 0, 0, width, height)
      cairo_clip(cairo)
      cairo_translate(cairo, (width - size) / 2, (height - size) / 2)
      draw(cairo, size, color)
      cairo_restore(cairo)
    }
  }
}
