internal import CGtk
internal import GtkBridge

/// The labels that go with a button's own look.
protocol _ButtonTitle {}
extension Text: _ButtonTitle {}
extension Image: _ButtonTitle {}
extension Label: _ButtonTitle {}

extension HorizontalAlignment {
  /// Has the title of a button that is a whole row stand where a frame around the button wants it.
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
