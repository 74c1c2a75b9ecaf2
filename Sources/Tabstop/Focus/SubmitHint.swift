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

/// What describes a field beside its name: the error that stands, and what Return does.
extension FocusableControl {
  /// The labels that say it, the error first.
  var describingLabels: [Widget] {
    [error?.label, hint.map { owner.window.hiddenLabel($0.text) }].compactMap { $0 }
  }

  /// Tells assistive technology.
  ///
  /// On GTK before 4.14 by a relation to a label, since Orca says the description of a field that
  /// never had the focus twice; on newer ones by a description, since Orca 48 misses new relations.
  func describe() {
    if GtkVersion.isModern {
      let text = [error?.text, hint?.text].compactMap { $0 }
      if text.isEmpty {
        widget.resetAccessibleDescription()
      } else {
        widget.setAccessibleDescription(text.joined(separator: ". "))
      }
      return
    }
    let labels = describingLabels
    switch labels.count {
    case 0: widget.resetDescribed()
    case 1: widget.setDescribed(by: labels[0])
    default: widget.setDescribed(by: labels[0], and: labels[1])
    }
  }
}
