internal import CGtk
internal import GtkBridge

/// GTK's dialog for choosing a font, over the active window.
@MainActor
package final class FontDialog {
  /// A typeface with a size.
  package struct Choice: Equatable {
    package var family: String
    /// In points.
    package var size: Double
    package var isBold: Bool
    package var isItalic: Bool

    package init(family: String, size: Double, isBold: Bool, isItalic: Bool) {
      (self.family, self.size, self.isBold, self.isItalic) = (family, size, isBold, isItalic)
    }
  }

  private let dialog: Widget
  private var connections: [SignalConnection] = []
  /// Whether it is on screen.
  package private(set) var isOpen = true

  /// Opens the dialog.
  ///
  /// - Parameters:
  ///   - choice: The font that is selected at first.
  ///   - ended: Called once with the chosen font; with `nil` if the user cancels.
  package init(_ choice: Choice, ended: @escaping (Choice?) -> Void) {
    let parent = Desktop.activeGtkWindow
    dialog = Widget(
      gtk_font_chooser_dialog_new(
        String(own: "Choose a Font"), parent?.cast(to: GtkWindow.self)))
    if parent != nil { gtk_window_set_modal(dialog.cast(to: GtkWindow.self), 1) }
    select(choice)
    connections = [
      SignalConnection(dialog, "response", owner: self) { own, arguments in
        own.end(arguments.int(0) == GTK_RESPONSE_OK.rawValue ? own.selection : nil, ended)
      }
    ]
    dialog.presentWindow()
  }

  private func select(_ choice: Choice) {
    let font = pango_font_description_new()
    defer { pango_font_description_free(font) }
    if !choice.family.isEmpty { pango_font_description_set_family(font, choice.family) }
    pango_font_description_set_size(font, Int32(choice.size * Double(PANGO_SCALE)))
    if choice.isBold { pango_font_description_set_weight(font, PANGO_WEIGHT_BOLD) }
    if choice.isItalic { pango_font_description_set_style(font, PANGO_STYLE_ITALIC) }
    gtk_font_chooser_set_font_desc(dialog.opaque, font)
  }

  private var selection: Choice? {
    guard let font = gtk_font_chooser_get_font_desc(dialog.opaque) else { return nil }
    defer { pango_font_description_free(font) }
    return Choice(
      family: pango_font_description_get_family(font).map { String(cString: $0) } ?? "",
      size: Double(pango_font_description_get_size(font)) / Double(PANGO_SCALE),
      isBold: pango_font_description_get_weight(font).rawValue >= PANGO_WEIGHT_SEMIBOLD.rawValue,
      isItalic: pango_font_description_get_style(font) != PANGO_STYLE_NORMAL)
  }

  /// Brings the dialog to the front.
  package func present() { dialog.presentWindow() }

  private func end(_ choice: Choice?, _ ended: @escaping (Choice?) -> Void) {
    guard isOpen else { return }
    isOpen = false
    connections = []
    dialog.destroyWindow()
    Updater.shared.event { ended(choice) }
  }
}
