internal import GtkBridge

/// Labels for which a button keeps its own appearance.
protocol _ButtonTitle {
  /// Whether this label is one of them.
  @MainActor var keepsButton: Bool { get }
}

extension Text: _ButtonTitle { var keepsButton: Bool { true } }
// A picture is drawn by the program, with a shape of its own; an icon looks like a letter of a title.
extension Image: _ButtonTitle { var keepsButton: Bool { source.isIcon } }
extension Label: _ButtonTitle { var keepsButton: Bool { true } }

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
