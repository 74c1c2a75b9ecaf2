internal import CGtk
internal import GtkBridge

/// Scrolls the focused control into view, in the next frame, when the layout is complete.
///
/// GTK's viewport would do so at once. That makes GTK compute the styles around the control before
/// the focus has even arrived, a third of the cost of a move; and GTK 4.8 scrolls to a wrong place
/// for a control that was added in the same turn and has no allocation yet.
@MainActor
final class FocusRevealer {
  private let phase: LayoutPhase
  private var isScheduled = false
  private let focused: () -> WidgetPointer?

  /// - Parameters:
  ///   - window: A window that is on screen.
  ///   - focused: Returns the control that has the focus.
  init(_ window: Widget, focused: @escaping () -> WidgetPointer?) {
    phase = LayoutPhase(of: window)
    self.focused = focused
    phase.afterLayout = { [unowned self] in reveal() }
  }

  /// Called when the focus has moved.
  func schedule() {
    guard !isScheduled else { return }
    isScheduled = true
    phase.request()
  }

  private func reveal() {
    guard isScheduled else { return }
    isScheduled = false
    guard let widget = focused() else { return }
    // A row in a popover is not on the page that the popover's view is on.
    let surface = gtk_widget_get_native(widget)
    var next = gtk_widget_get_ancestor(widget, gtk_viewport_get_type())
    while let viewport = next, gtk_widget_get_native(viewport) == surface {
      scroll(OpaquePointer(viewport), to: widget)
      next = viewport.parent
        .flatMap { gtk_widget_get_ancestor($0, gtk_viewport_get_type()) }
    }
  }

  private func scroll(_ viewport: OpaquePointer, to widget: WidgetPointer) {
    // A viewport that GTK created for itself, such as a drop-down's, is scrolled by GTK.
    guard gtk_viewport_get_scroll_to_focus(viewport) == 0,
      let place = widget.bounds(
        in: UnsafeMutableRawPointer(viewport).assumingMemoryBound(to: GtkWidget.self))
    else { return }
    show(place.x, place.width, by: gtk_scrollable_get_hadjustment(viewport))
    show(place.y, place.height, by: gtk_scrollable_get_vadjustment(viewport))
  }

  /// - Parameter start: The current place, from the viewport's edge.
  private func show(
    _ start: Double, _ length: Double, by adjustment: UnsafeMutablePointer<GtkAdjustment>?
  ) {
    let lower = gtk_adjustment_get_value(adjustment) + start
    gtk_adjustment_clamp_page(adjustment, lower, lower + length)
  }
}
