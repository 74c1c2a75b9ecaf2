internal import CGtk
internal import GtkBridge

/// Label types for which a button keeps its own appearance.
protocol _ButtonTitle {}
extension Text: _ButtonTitle {}
extension Image: _ButtonTitle {}
extension Label: _ButtonTitle {}

extension HorizontalAlignment {
  /// Aligns the title of a button that is a whole row as a frame around the button requests.
  @MainActor
  func applyToTitle(ofRow button: Widget) {
    guard button.hasClass("row-button"), button.hasClass("form-row"),
      let title = gtk_button_get_child(button.cast(to: GtkButton.self)),
      gtk_widget_compute_expand(title, GTK_ORIENTATION_HORIZONTAL) == 0
    else { return }
    button.addClass("aligned-title")
    gtk_widget_set_halign(title, gtk)
  }
}
