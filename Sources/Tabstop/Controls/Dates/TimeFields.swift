internal import CGtk
internal import GtkBridge

/// Fields for the hour and the minute, which the user can type or step.
struct TimeFields: _PlainView {
  let value: Binding<CalendarTime>

  var body: some View {
    HStack(spacing: 6) {
      TimeField(value: value.hour, limit: 23, name: String(own: "Hour"))
      Text(verbatim: ":")
      TimeField(value: value.minute, limit: 59, name: String(own: "Minute"))
    }
  }
}

private struct TimeField: _PrimitiveView {
  let value: Binding<Int>
  let limit: Int
  let name: String

  static func _makeNode(_ view: TimeField, _ context: _Context) -> _ViewNode<TimeField> {
    TimeFieldNode(view, context)
  }
}

private final class TimeFieldNode: ControlNode<TimeField> {
  init(_ view: TimeField, _ context: _Context) {
    super.init(view, context, widget: TimeSpinner.make(limit: view.limit))
    listen(to: "value-changed") { [unowned self] _ in
      input(Int(gtk_spin_button_get_value_as_int(widget.opaque)), to: self.view.value)
    }
    join()
    // The enclosing label names both fields; each one adds "Hour" or "Minute".
    let title = environment.inherited.label?.text ?? ""
    widget.resetLabelled()
    widget.setAccessibleLabel([title, view.name].filter { !$0.isEmpty }.joined(separator: ", "))
  }

  override func show() {
    let value = track { view.value.wrappedValue }
    write { gtk_spin_button_set_value(widget.opaque, Double(value)) }
  }
}

/// GTK's spin button with two digits.
@MainActor
enum TimeSpinner {
  static func make(limit: Int) -> Widget {
    let spinner = Widget(gtk_spin_button_new_with_range(0, Double(limit), 1))
    StyleSheet.shared.include(.controls)
    spinner.addClass("time-field")
    gtk_spin_button_set_wrap(spinner.opaque, 1)
    // Otherwise anything but a number would become 0.
    gtk_spin_button_set_update_policy(spinner.opaque, GTK_UPDATE_IF_VALID)
    gtk_editable_set_width_chars(spinner.opaque, 2)
    gtk_editable_set_max_width_chars(spinner.opaque, 2)
    return spinner
  }
}
