internal import CGtk
internal import GtkBridge

/// Scrolls the control that got the focus into view, in the next frame, when all has its place.
///
/// GTK's viewport would do so at once. That makes GTK find the styles around the control before
/// the focus has even arrived, a third of what a move of the focus costs; and to a control that
/// was added in the same turn, which has no place yet, GTK 4.8 scrolls wrongly.
@MainActor
final class FocusRevealer {
  private let phase: LayoutPhase
  private var isAsked = false
  private let focused: () -> UnsafeMutablePointer<GtkWidget>?

  /// - Parameters:
  ///   - window: On screen already.
  ///   - focused: The control that has the focus.
  init(_ window: Widget, focused: @escaping () -> UnsafeMutablePointer<GtkWidget>?) {
    phase = LayoutPhase(of: window)
    self.focused = focused
    phase.afterLayout = { [unowned self] in reveal() }
  }

  /// The focus has moved.
  func ask() {
    guard !isAsked else { return }
    isAsked = true
    phase.request()
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
