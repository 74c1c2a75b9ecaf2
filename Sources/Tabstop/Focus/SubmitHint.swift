internal import CGtk
internal import GtkBridge

/// The hint for Return in a field that has a `submitLabel`: part of the field's description, and
/// its tooltip.
@MainActor
final class SubmitHint {
  let text: String
  private var connection: SignalConnection?

  /// Creates the hint of a field; `nil` for the default label, and for a widget that is not a
  /// field.
  init?(_ label: SubmitLabel, on widget: Widget) {
    guard label != .return, widget.pointer.isEditable else { return nil }
    text = String(own: "Return: \(String(own: LocalizedStringKey(label.name)))")
    // Not the tooltip property: that becomes a description as well, which Orca announces twice.
    widget.pointer.hasTooltip = true
    connection = SignalConnection(widget, "query-tooltip", owner: self) { hint, arguments in
      gtk_tooltip_set_text(arguments.object(3), hint.text)
      arguments.answer(true)
    }
  }
}
