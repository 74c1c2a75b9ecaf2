internal import CGtk
internal import GtkBridge

/// Says what Return does in a field that has a `submitLabel`: to assistive technology as part of
/// the field's description, and to the pointer.
@MainActor
final class SubmitHint {
  let text: String
  private var connection: SignalConnection?

  /// `nil` where Return does nothing that is worth a word, and in what is no field.
  init?(_ label: SubmitLabel, on widget: Widget) {
    guard label != .return, tabstop_is_editable(widget.raw) != 0 else { return nil }
    text = "Return: \(label.name)"
    // Not the tooltip property: it is a description as well, which Orca says twice.
    gtk_widget_set_has_tooltip(widget.pointer, 1)
    connection = SignalConnection(widget, "query-tooltip", owner: self) { hint, arguments in
      gtk_tooltip_set_text(arguments.object(3), hint.text)
      arguments.answer(true)
    }
  }
}
