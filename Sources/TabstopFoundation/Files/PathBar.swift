internal import CGtk
internal import GtkBridge

/// The row of folders in GTK's own file dialog.
@MainActor
enum PathBar {
  /// Hides the two buttons that scroll the folders of dialogs whose folder is not known yet: it is read in the
  /// background.
  ///
  /// GTK (4.8) shows them until then without a place, with a warning if a frame comes first. With the first folder it
  /// shows those that are needed.
  static func hideUnplacedButtons() {
    let type = g_type_from_name("GtkFileChooserDialog")
    guard type != 0, let windows = gtk_window_get_toplevels() else { return }
    for index in 0..<g_list_model_get_n_items(windows) {
      guard let window = g_list_model_get_item(windows, index) else { continue }
      defer { g_object_unref(window) }
      let dialog = window.assumingMemoryBound(to: GtkWidget.self)
      if dialog.isInstance(of: type) { hideUnplacedButtons(below: dialog) }
    }
  }

  private static func hideUnplacedButtons(below dialog: WidgetPointer) {
    let type = g_type_from_name("GtkPathBar")
    guard type != 0, let bar = Widget(dialog).firstDescendant(of: type)?.pointer else { return }
    var buttons: [WidgetPointer] = []
    var next = bar.firstChild
    while let child = next {
      // A folder.
      if child.isInstance(of: gtk_toggle_button_get_type()) { return }
      buttons.append(child)
      next = child.nextSibling
    }
    for button in buttons { gtk_widget_set_child_visible(button, 0) }
  }
}
