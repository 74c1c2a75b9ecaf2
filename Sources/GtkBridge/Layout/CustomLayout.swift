public import CGtk

/// Measures and places the children of one widget, where no layout manager of GTK does. Sizes are
/// in GTK's application pixels.
public protocol LayoutDelegate: AnyObject {
  /// - Parameter forSize: The size in the other direction, or -1.
  func measure(
    _ container: UnsafeMutablePointer<GtkWidget>, _ orientation: GtkOrientation, forSize: Int32
  ) -> (minimum: Int32, natural: Int32)
  /// Gives the container's children their places.
  func allocate(_ container: UnsafeMutablePointer<GtkWidget>, width: Int32, height: Int32)
  /// The distance from the container's top to its first text's baseline; `nil` without one.
  func baseline(
    of container: UnsafeMutablePointer<GtkWidget>, forWidth width: Int32
  ) -> (minimum: Int32, natural: Int32)?
}

extension LayoutDelegate {
  /// The baseline of a container. Always `nil`.
  public func baseline(
    of container: UnsafeMutablePointer<GtkWidget>, forWidth width: Int32
  ) -> (minimum: Int32, natural: Int32)? { nil }
}

/// Creates a `GtkLayoutManager` that calls `delegate`, and retains it.
func makeLayoutManager(
  _ delegate: any LayoutDelegate
) -> UnsafeMutablePointer<GtkLayoutManager> {
  let manager = g_object_new_with_properties(layoutType, 0, nil, nil)!
  let box = LayoutBox(delegate)
  g_object_set_qdata_full(
    manager, delegateKey, Unmanaged.passRetained(box).toOpaque(),
    { Unmanaged<LayoutBox>.fromOpaque($0!).release() })
  return UnsafeMutableRawPointer(manager).assumingMemoryBound(to: GtkLayoutManager.self)
}

private final class LayoutBox {
  let delegate: any LayoutDelegate
  init(_ delegate: any LayoutDelegate) { self.delegate = delegate }
}

private let delegateKey = g_quark_from_static_string("tabstop-layout")

private func delegate(of manager: UnsafeMutablePointer<GtkLayoutManager>) -> (any LayoutDelegate)? {
  let object = UnsafeMutableRawPointer(manager).assumingMemoryBound(to: GObject.self)
  guard let data = g_object_get_qdata(object, delegateKey) else { return nil }
  return Unmanaged<LayoutBox>.fromOpaque(data).takeUnretainedValue().delegate
}

/// Returns the layout that places the children of a widget; `nil` if that is a layout of GTK's.
public func layoutDelegate(
  of widget: UnsafeMutablePointer<GtkWidget>
) -> (any LayoutDelegate)? {
  gtk_widget_get_layout_manager(widget).flatMap(delegate)
}

private let layoutType: GType = {
  let initializeClass: GClassInitFunc = { data, _ in
    let layout = data!.assumingMemoryBound(to: GtkLayoutManagerClass.self)
    layout.pointee.get_request_mode = { _, _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH }
    layout.pointee.measure = {
      manager, widget, orientation, size, minimum, natural, minimumBaseline, naturalBaseline in
      let delegate = delegate(of: manager!)!
      let result = withinWindow(
        delegate.measure(widget!, orientation, forSize: size), of: widget!, orientation)
      minimum?.pointee = result.minimum
      natural?.pointee = max(result.minimum, result.natural)
      let line =
        orientation == GTK_ORIENTATION_VERTICAL && naturalBaseline != nil
        ? delegate.baseline(of: widget!, forWidth: size) : nil
      // If children overlap completely, the baseline may be outside of the container.
      minimumBaseline?.pointee = line.map { max(0, min($0.minimum, result.minimum)) } ?? -1
      naturalBaseline?.pointee = line.map { max(0, min($0.natural, result.natural)) } ?? -1
    }
    layout.pointee.allocate = { manager, widget, width, height, _ in
      delegate(of: manager!)!.allocate(widget!, width: width, height: height)
    }
  }
  return g_type_register_static_simple(
    gtk_layout_manager_get_type(), "TabstopLayout",
    guint(MemoryLayout<GtkLayoutManagerClass>.size), initializeClass,
    guint(MemoryLayout<GtkLayoutManager>.size), nil, GTypeFlags(0))
}()

/// The greatest length that is requested for a window, in pixels: a cairo surface has 32,767 pixels
/// at most, and GTK's pixel may be three pixels of a screen.
public let longestWindow: Int32 = 10_000

/// The size that a widget reports, limited to what a window can have unless the widget is scrolled:
/// a larger view is cut off at the window's edge.
private func withinWindow(
  _ size: (minimum: Int32, natural: Int32), of widget: UnsafeMutablePointer<GtkWidget>,
  _ orientation: GtkOrientation
) -> (minimum: Int32, natural: Int32) {
  if max(size.minimum, size.natural) <= longestWindow { return size }
  if isScrolled(widget, orientation) { return size }
  return (min(size.minimum, longestWindow), min(size.natural, longestWindow))
}

/// Whether something around the widget scrolls it in a direction.
private func isScrolled(
  _ widget: UnsafeMutablePointer<GtkWidget>, _ orientation: GtkOrientation
) -> Bool {
  var next = gtk_widget_get_ancestor(widget, gtk_scrolled_window_get_type())
  while let scroller = next {
    var (horizontal, vertical) = (GTK_POLICY_NEVER, GTK_POLICY_NEVER)
    gtk_scrolled_window_get_policy(OpaquePointer(scroller), &horizontal, &vertical)
    let policy = orientation == GTK_ORIENTATION_HORIZONTAL ? horizontal : vertical
    if policy != GTK_POLICY_NEVER { return true }
    next = gtk_widget_get_parent(scroller).flatMap {
      gtk_widget_get_ancestor($0, gtk_scrolled_window_get_type())
    }
  }
  return false
}

// MARK: What layouts are made of

/// The children that take part in the layout of `container`.
public func laidOutChildren(
  of container: UnsafeMutablePointer<GtkWidget>
) -> [UnsafeMutablePointer<GtkWidget>] {
  var children: [UnsafeMutablePointer<GtkWidget>] = []
  var next = gtk_widget_get_first_child(container)
  while let child = next {
    if gtk_widget_should_layout(child) != 0 { children.append(child) }
    next = gtk_widget_get_next_sibling(child)
  }
  return children
}

/// The minimum and natural size of `widget` in one direction.
public func measured(
  _ widget: UnsafeMutablePointer<GtkWidget>, _ orientation: GtkOrientation, forSize: Int32 = -1
) -> (minimum: Int32, natural: Int32) {
  var minimum: Int32 = 0
  var natural: Int32 = 0
  let size = atLeastMinimal(forSize, of: widget, across: orientation)
  gtk_widget_measure(widget, orientation, size, &minimum, &natural, nil, nil)
  return (minimum, natural)
}

/// The minimum size for which GTK measures `widget`, if the given size is too small for it. Newer
/// GTK (4.18) warns about that. Margins may even leave a negative size, about which all versions
/// warn; -1 means any size.
private func atLeastMinimal(
  _ size: Int32, of widget: UnsafeMutablePointer<GtkWidget>, across orientation: GtkOrientation
) -> Int32 {
  let size = size < -1 ? 0 : size
  guard size >= 0, GtkVersion.isModern else { return size }
  let opposite =
    orientation == GTK_ORIENTATION_VERTICAL ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL
  return max(size, measured(widget, opposite).minimum)
}

/// The height of `widget`, and the distance from its top to its text's baseline, or -1.
public func measuredHeight(
  _ widget: UnsafeMutablePointer<GtkWidget>, forWidth width: Int32
) -> (minimum: Int32, natural: Int32, minimumBaseline: Int32, naturalBaseline: Int32) {
  var result: (Int32, Int32, Int32, Int32) = (0, 0, -1, -1)
  let size = atLeastMinimal(width, of: widget, across: GTK_ORIENTATION_VERTICAL)
  gtk_widget_measure(
    widget, GTK_ORIENTATION_VERTICAL, size, &result.0, &result.1, &result.2, &result.3)
  return result
}

/// Allocates `widget` at the start of its parent, drawn at a scale: `width` and `height` are those
/// before it.
public func place(
  _ widget: UnsafeMutablePointer<GtkWidget>, width: Int32, height: Int32, scale: Double
) {
  gtk_widget_allocate(
    widget, width, height, -1, gsk_transform_scale(nil, Float(scale), Float(scale)))
}

/// Allocates `widget` within its parent.
/// - Parameter baseline: The baseline there, or -1.
public func place(
  _ widget: UnsafeMutablePointer<GtkWidget>, x: Int32, y: Int32, width: Int32, height: Int32,
  baseline: Int32 = -1
) {
  var allocation = GtkAllocation(x: x, y: y, width: width, height: height)
  gtk_widget_size_allocate(widget, &allocation, baseline)
}
