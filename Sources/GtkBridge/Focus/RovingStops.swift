public import CGtk

/// A place and a size.
private typealias Bounds = (x: Double, y: Double, width: Double, height: Double)

/// Focusable widgets of which Tab visits one, that which had the focus last, or the first: arrow keys go to the others.
@MainActor
public final class RovingStops {
  /// The stops that can have the focus now.
  private var members: Set<WidgetPointer> = []
  /// The stop that has or last had the focus.
  private var current: WidgetPointer?

  /// Creates a group without stops.
  public init() {}

  /// Adds a focusable widget of Tabstop's own.
  public func insert(_ widget: Widget) {
    guard members.insert(widget.pointer).inserted else { return }
    g_object_set_qdata_full(
      widget.cast(to: GObject.self), stopsKey, Unmanaged.passRetained(self).toOpaque()
    ) { Unmanaged<RovingStops>.fromOpaque($0!).release() }
  }

  /// Makes a widget a stop by itself again. Must be called before the widget is destroyed.
  public func remove(_ widget: Widget) {
    guard members.remove(widget.pointer) != nil else { return }
    g_object_set_qdata(widget.cast(to: GObject.self), stopsKey, nil)
    if current == widget.pointer { current = nil }
  }

  /// The stops that a widget is one of.
  public static func of(_ widget: WidgetPointer) -> RovingStops? { stops(of: widget) }

  /// Notes that a stop has got the focus.
  public func focusMoved(to widget: WidgetPointer) {
    if members.contains(widget) { current = widget }
  }

  /// The stop above or below another one: in the nearest line of stops, that which is nearest to it.
  public func stop(_ direction: GtkDirectionType, of widget: WidgetPointer) -> WidgetPointer? {
    guard direction == GTK_DIR_UP || direction == GTK_DIR_DOWN,
      let root = gtk_widget_get_root(widget).map({ WidgetPointer($0) }),
      let origin = widget.bounds(in: root)
    else { return nil }
    /// The edges of a stop in the direction: the near one, and the far one.
    func edges(_ bounds: Bounds) -> (near: Double, far: Double) {
      let (top, bottom) = (bounds.y, bounds.y + bounds.height)
      return direction == GTK_DIR_DOWN ? (top, bottom) : (-bottom, -top)
    }
    let start = edges(origin).far
    let ahead = members.compactMap { stop -> (stop: WidgetPointer, bounds: Bounds)? in
      guard stop != widget, stop.isMapped, stop.takesInput, let bounds = stop.bounds(in: root),
        edges(bounds).near >= start - 1
      else { return nil }
      return (stop, bounds)
    }
    guard let nearest = ahead.min(by: { edges($0.bounds).near < edges($1.bounds).near }) else {
      return nil
    }
    let end = edges(nearest.bounds).far
    let middle = origin.x + origin.width / 2
    func distance(_ bounds: Bounds) -> Double { abs(bounds.x + bounds.width / 2 - middle) }
    return ahead.filter { edges($0.bounds).near < end }
      .min { distance($0.bounds) < distance($1.bounds) }?.stop
  }

  /// Whether Tab passes a stop for another one.
  fileprivate func passes(_ widget: WidgetPointer) -> Bool {
    guard let current, current != widget else { return false }
    return current.isMapped && current.takesInput && current.isFocusable
  }
}

private let stopsKey = g_quark_from_static_string("tabstop-roving-stops")

private func stops(of widget: WidgetPointer) -> RovingStops? {
  let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
  return g_object_get_qdata(object, stopsKey).map {
    Unmanaged<RovingStops>.fromOpaque($0).takeUnretainedValue()
  }
}

/// Whether Tab passes a widget, which does not have the focus in it, because another one is the stop of its group.
func isPassedByTab(_ widget: WidgetPointer, _ direction: GtkDirectionType) -> Bool {
  guard direction.isTab, let stops = stops(of: widget), gtk_widget_get_focus_child(widget) == nil
  else { return false }
  nonisolated(unsafe) let widget = widget
  return MainActor.assumeIsolated { stops.passes(widget) }
}
