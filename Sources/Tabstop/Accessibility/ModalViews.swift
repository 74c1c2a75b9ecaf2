internal import CGtk
internal import GtkBridge

/// The views with the trait `isModal`: Tab stays in one while it is visible, since a screen reader follows the focus.
@MainActor
enum ModalViews {
  private static var views = WeakWidgets()

  static func add(_ widget: Widget) { views.add(widget) }
  static func remove(_ widget: Widget) { views.remove(widget) }

  /// Moves the focus by Tab within the modal view of a window that has come last. Returns false if there is none, if
  /// nothing in it can have the focus, or if the focus is in a popover, which keeps it.
  static func moveFocus(_ direction: GtkDirectionType, in window: WindowContext) -> Bool {
    guard !views.isEmpty, direction.isTab else { return false }
    let shown = views.present.map(\.pointer).filter { $0.isInside(window.widget.pointer) }
    guard let modal = shown.last(where: isVisible) else { return false }
    let focus = window.focusWidget
    if let focus, gtk_widget_get_native(focus) != window.widget.opaque { return false }
    let isInside = focus?.isInside(modal) ?? false
    if isInside, gtk_widget_child_focus(modal, direction) != 0 { return true }
    // From the last control to the first.
    var child = isInside ? focus : nil
    while let current = child, current != modal, let parent = current.parent {
      gtk_widget_set_focus_child(parent, nil)
      child = parent
    }
    return gtk_widget_child_focus(modal, direction) != 0
  }

  /// Whether a view is on screen, and neither it nor one around it is transparent.
  private static func isVisible(_ view: WidgetPointer) -> Bool {
    guard view.isMapped else { return false }
    return sequence(first: view) { $0.parent }.allSatisfy { $0.opacity > 0 }
  }
}
