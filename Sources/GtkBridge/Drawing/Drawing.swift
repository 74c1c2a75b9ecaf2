internal import CGtk

/// Draws with cairo, given a widget's size.
public typealias Drawing =
  @MainActor (
    _ cairo: OpaquePointer, _ width: Double, _ height: Double
  ) -> Void

/// Whether a place belongs to a drawing, given a widget's size.
public typealias DrawingOutline =
  @MainActor (
    _ x: Double, _ y: Double, _ width: Double, _ height: Double
  ) -> Bool

/// Prepares a drawing for a widget's size: how far it reaches beyond the widget, and what draws it.
public typealias DrawingPreparation =
  @MainActor (
    _ width: Double, _ height: Double
  ) -> (reach: Double, draw: (_ cairo: OpaquePointer) -> Void)

private final class DrawingBox {
  let prepare: DrawingPreparation
  let outset: Double
  let outline: DrawingOutline?

  init(
    outset: Double = 0, outline: DrawingOutline? = nil, _ prepare: @escaping DrawingPreparation
  ) {
    self.prepare = prepare
    self.outset = outset
    self.outline = outline
  }

  convenience init(_ drawing: @escaping Drawing) {
    self.init { width, height in (0, { drawing($0, width, height) }) }
  }
}

extension Widget {
  /// Creates a widget that is drawn by `setDrawing(_:)`.
  ///
  /// - Parameter layout: Measures the widget; without one its natural size is 0.
  @MainActor public static func drawingArea(_ layout: (any LayoutDelegate)? = nil) -> Widget {
    let object = g_object_new_with_properties(drawingType, 0, nil, nil)!
    if let layout { return container(layout, pointer: object) }
    return Widget(UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self))
  }

  /// Whether this widget is a drawing area, or contains one.
  @MainActor public var containsDrawing: Bool {
    pointer.firstInTree { $0.isInstance(of: drawingType) } != nil
  }

  /// Sets the drawing of a drawing area, from its next frame on.
  @MainActor public func setDrawing(_ drawing: @escaping Drawing) { setBox(DrawingBox(drawing)) }

  /// Sets the drawing of a drawing area, from its next frame on.
  ///
  /// - Parameters:
  ///   - outset: How far beyond the widget the pointer may hit the drawing.
  ///   - outline: What the pointer hits, unless the widget is solid.
  ///   - prepare: Prepares the drawing for a size; a `GtkDrawingArea` would clip what reaches beyond the widget.
  @MainActor public func setDrawing(
    outset: Double, outline: @escaping DrawingOutline, prepare: @escaping DrawingPreparation
  ) {
    setBox(DrawingBox(outset: outset, outline: outline, prepare))
  }

  private func setBox(_ box: DrawingBox) {
    g_object_set_qdata_full(
      cast(to: GObject.self), drawingKey, Unmanaged.passRetained(box).toOpaque(),
      { Unmanaged<DrawingBox>.fromOpaque($0!).release() })
    gtk_widget_queue_draw(pointer)
  }

  /// Creates a box whose children, placed by `layout`, are clipped by `setClip(_:)`.
  @MainActor public static func clip(_ layout: any LayoutDelegate) -> Widget {
    layoutOnly(.container(layout, pointer: g_object_new_with_properties(clipType, 0, nil, nil)!))
  }

  /// Creates a box whose children, placed by `layout`, are masked by the last of them.
  @MainActor public static func masked(_ layout: any LayoutDelegate) -> Widget {
    layoutOnly(.container(layout, pointer: g_object_new_with_properties(maskedType, 0, nil, nil)!))
  }

  /// Gives a box a role that assistive technology ignores, because GTK would export it as a panel.
  private static func layoutOnly(_ widget: Widget) -> Widget {
    widget.setRole(.layout)
    return widget
  }

  /// - Parameter clip: Sets the clip of a cairo context.
  @MainActor public func setClip(_ clip: @escaping Drawing) { setBox(DrawingBox(clip)) }
}

private let drawingKey = g_quark_from_static_string("tabstop-drawing")

private func drawing(of widget: UnsafeMutablePointer<GtkWidget>) -> DrawingBox? {
  let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
  return g_object_get_qdata(object, drawingKey).map {
    Unmanaged<DrawingBox>.fromOpaque($0).takeUnretainedValue()
  }
}

/// Registers a box class that draws its children by `draw`.
@MainActor
private func registerBox(
  _ name: String,
  _ snapshot: @convention(c) (UnsafeMutablePointer<GtkWidget>?, OpaquePointer?) -> Void
) -> GType {
  let initializeClass: GClassInitFunc = { data, snapshot in
    let own = data!.assumingMemoryBound(to: GtkWidgetClass.self)
    own.pointee.contains = { widget, x, y in
      let widget = widget!
      return MainActor.assumeIsolated { isHit(widget, x: x, y: y) ? 1 : 0 }
    }
    own.pointee.snapshot =
      unsafeBitCast(
        snapshot,
        to: (@convention(c) (UnsafeMutablePointer<GtkWidget>?, OpaquePointer?) -> Void).self)
  }
  var info = GTypeInfo()
  info.class_size = guint16(MemoryLayout<GtkBoxClass>.size)
  info.instance_size = guint16(MemoryLayout<GtkBox>.size)
  info.class_init = initializeClass
  info.class_data = unsafeBitCast(snapshot, to: UnsafeRawPointer.self)
  return g_type_register_static(gtk_box_get_type(), name, &info, GTypeFlags(0))
}

/// Whether the pointer at a place hits a drawing, or the box around others, which is see-through.
@MainActor
private func isHit(_ widget: UnsafeMutablePointer<GtkWidget>, x: Double, y: Double) -> Bool {
  guard let box = drawing(of: widget), let outline = box.outline, !isMarkedSolid(widget) else {
    return isSolid(widget, x: x, y: y)
  }
  // GTK asks all widgets of a window, wherever the pointer is.
  let width = Double(gtk_widget_get_width(widget))
  let height = Double(gtk_widget_get_height(widget))
  let isNear =
    x >= -box.outset && y >= -box.outset && x < width + box.outset && y < height + box.outset
  return isNear && outline(x, y, width, height)
}

/// The render nodes of the children, in order; `nil` for one that draws nothing.
@MainActor
private func renderChildren(_ widget: UnsafeMutablePointer<GtkWidget>) -> [OpaquePointer?] {
  var nodes: [OpaquePointer?] = []
  var next = gtk_widget_get_first_child(widget)
  while let child = next {
    let content = gtk_snapshot_new()!
    drawChild(child, of: widget, content)
    nodes.append(gtk_snapshot_free_to_node(content))
    next = gtk_widget_get_next_sibling(child)
  }
  return nodes
}

/// Whether a widget that draws its children itself does so by their paints.
@MainActor
func drawsByPaint(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
  let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
  return [clipType, maskedType].contains { g_type_check_instance_is_a(instance, $0) != 0 }
}

/// GTK 4.8 has no mask nodes: the children are drawn by cairo, which clips by paths and masks.
@MainActor
private func drawByCairo(
  _ widget: UnsafeMutablePointer<GtkWidget>, _ snapshot: OpaquePointer,
  _ draw: (_ cairo: OpaquePointer, _ children: [OpaquePointer?], graphene_size_t) -> Void
) {
  let size = graphene_size_t(
    width: Float(gtk_widget_get_width(widget)), height: Float(gtk_widget_get_height(widget)))
  var bounds = graphene_rect_t(origin: graphene_point_t(x: 0, y: 0), size: size)
  let children = renderChildren(widget)
  let cairo = gtk_snapshot_append_cairo(snapshot, &bounds)!
  draw(cairo, children, size)
  cairo_destroy(cairo)
  for child in children { if let child { gsk_render_node_unref(child) } }
}

private func drawNodes(_ nodes: some Sequence<OpaquePointer?>, _ cairo: OpaquePointer) {
  for node in nodes { if let node { gsk_render_node_draw(node, cairo) } }
}

@MainActor
private let drawingType = registerBox("TabstopDrawing") { widget, snapshot in
  nonisolated(unsafe) let (widget, snapshot) = (widget!, snapshot!)
  MainActor.assumeIsolated {
    guard let box = drawing(of: widget) else { return }
    let (width, height) = (gtk_widget_get_width(widget), gtk_widget_get_height(widget))
    let prepared = box.prepare(Double(width), Double(height))
    let reach = Float(prepared.reach)
    var bounds = graphene_rect_t(
      origin: graphene_point_t(x: -reach, y: -reach),
      size: graphene_size_t(
        width: Float(width) + 2 * reach, height: Float(height) + 2 * reach))
    let cairo = gtk_snapshot_append_cairo(snapshot, &bounds)!
    prepared.draw(cairo)
    cairo_destroy(cairo)
  }
}

@MainActor
private let clipType = registerBox("TabstopClip") { widget, snapshot in
  nonisolated(unsafe) let (widget, snapshot) = (widget!, snapshot!)
  MainActor.assumeIsolated {
    drawByCairo(widget, snapshot) { cairo, children, size in
      drawing(of: widget)?.prepare(Double(size.width), Double(size.height)).draw(cairo)
      drawNodes(children, cairo)
    }
  }
}

@MainActor
private let maskedType = registerBox("TabstopMasked") { widget, snapshot in
  nonisolated(unsafe) let (widget, snapshot) = (widget!, snapshot!)
  MainActor.assumeIsolated {
    drawByCairo(widget, snapshot) { cairo, children, _ in
      cairo_push_group(cairo)
      drawNodes(children.suffix(1), cairo)
      let mask = cairo_pop_group(cairo)
      cairo_push_group(cairo)
      drawNodes(children.dropLast(), cairo)
      cairo_pop_group_to_source(cairo)
      cairo_mask(cairo, mask)
      cairo_pattern_destroy(mask)
    }
  }
}
