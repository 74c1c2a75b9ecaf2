internal import CGtk
internal import GtkBridge

/// The views with the trait `isModal`: Tab stays in one while it is visible, since a screen reader follows the focus.
@MainActor
enum ModalViews {
  private struct Entry { weak var widget: Widget? }
  private static var entries: [Entry] = []

  static func add(_ widget: Widget) {
    entries.removeAll { $0.widget == nil || $0.widget === widget }
    entries.append(Entry(widget: widget))
  }

  /// Moves the focus by Tab within the modal view of a window that has come last. Returns false if there is none, or
  /// nothing in it can have the focus.
  static func moveFocus(_ direction: GtkDirectionType, in window: WindowContext) -> Bool {
    guard !entries.isEmpty,
      direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD
    else { return false }
    let views = entries.lazy.compactMap { $0.widget?.pointer }
    let shown = views.last { $0.isMapped && $0.isInside(window.widget.pointer) }
    guard let modal = shown else { return false }
    let focus = window.focusWidget
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
}
