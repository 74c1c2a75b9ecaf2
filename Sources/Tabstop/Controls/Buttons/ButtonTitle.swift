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
      let title = button.buttonContent,
      !title.expands(.horizontal)
    else { return }
    button.addClass("aligned-title")
    title.halign = gtk
  }
}
