internal import CGtk
internal import GtkBridge

/// Scrolls the control that got the focus into view, in the next frame, when all has its place.
///
/// GTK's viewport would do so at once. That makes GTK find the styles around the control before
/// the focus has even arrived, a third of what a move of the focus costs; and to a control that
/// was added in the same turn, which has no place yet, GTK 4.8 scrolls wrongly.
@MainActor
final class FocusRevealer {
  private var clock: ObjectRef
  private var connection: SignalConnection?
  private var realizing: SignalConnection?
  private var isAsked = false
  private let focused: () -> UnsafeMutablePointer<GtkWidget>?

  /// - Parameters:
  ///   - window: On screen already.
  ///   - focused: The control that has the focus.
  init?(_ window: Widget, focused: @escaping () -> UnsafeMutablePointer<GtkWidget>?) {
    guard let clock = gtk_widget_get_frame_clock(window.pointer) else { return nil }
    self.clock = ObjectRef(UnsafeMutableRawPointer(clock))
    self.focused = focused
    listen()
    // It has another clock on another display.
    realizing = SignalConnection(window, "realize", owner: self, after: true) {
      [unowned window] revealer, _ in
      guard let clock = gtk_widget_get_frame_clock(window.pointer) else { return }
      revealer.clock = ObjectRef(UnsafeMutableRawPointer(clock))
      revealer.listen()
      // The clock of before has no more frames.
      if revealer.isAsked { revealer.requestFrame() }
    }
  }

  private func listen() {
    // After the handler by which GTK lays the window out, which is there already.
    connection = SignalConnection(clock, "layout", owner: self) { revealer, _ in
      revealer.reveal()
    }
  }

  /// The focus has moved.
  func ask() {
    guard !isAsked else { return }
    isAsked = true
    requestFrame()
  }

  private func requestFrame() {
    gdk_frame_clock_request_phase(clock.opaque, GDK_FRAME_CLOCK_PHASE_LAYOUT)
  }

  private func reveal() {
    guard isAsked else { return }
    isAsked = false
    guard let widget = focused() else { return }
    var next = gtk_widget_get_ancestor(widget, gtk_viewport_get_type())
    while let viewport = next {
      scroll(OpaquePointer(viewport), to: widget)
      next = gtk_widget_get_parent(viewport)
        .flatMap { gtk_widget_get_ancestor($0, gtk_viewport_get_type()) }
    }
  }

  private func scroll(_ viewport: OpaquePointer, to widget: UnsafeMutablePointer<GtkWidget>) {
    var place = graphene_rect_t()
    // One that GTK made for itself, in a drop-down say, is GTK's to scroll.
    guard gtk_viewport_get_scroll_to_focus(viewport) == 0,
      gtk_widget_compute_bounds(
        widget, UnsafeMutableRawPointer(viewport).assumingMemoryBound(to: GtkWidget.self), &place)
        != 0
    else { return }
    show(place.origin.x, place.size.width, by: gtk_scrollable_get_hadjustment(viewport))
    show(place.origin.y, place.size.height, by: gtk_scrollable_get_vadjustment(viewport))
  }

  /// - Parameter start: Where it is now, from the viewport's edge.
  private func show(
    _ start: Float, _ length: Float, by adjustment: UnsafeMutablePointer<GtkAdjustment>?
  ) {
    let lower = gtk_adjustment_get_value(adjustment) + Double(start)
    gtk_adjustment_clamp_page(adjustment, lower, lower + Double(length))
  }
}
