internal import CGtk
internal import GtkBridge

/// The label of a row, which names each control in it.
@MainActor
final class LabelSource {
  /// The label's text.
  private(set) var text = ""
  /// The visible label, if it is one plain text.
  private var label: Widget?
  private struct Control {
    let widget: Widget
    /// The control's own title, which distinguishes it from others in the row.
    var title = ""
    /// The text of a view that is no control, which may be empty: its value.
    var value: String?
  }

  private var controls: [Control] = []
  /// Called when a control was added or removed.
  var controlsChanged: () -> Void = {}

  /// The control that a click on the label goes to.
  var primary: Widget? { controls.first?.widget }

  /// Whether all its controls are fields, and there is one.
  var namesOnlyFields: Bool {
    !controls.isEmpty && controls.allSatisfy { $0.widget.pointer.isEntry }
  }

  /// Whether the same words are visible beside the controls.
  func shows(_ title: String) -> Bool { label != nil && text == title }

  func set(_ text: String, _ label: Widget?) {
    guard text != self.text || label !== self.label else { return }
    self.text = text
    if let old = self.label, old !== label {
      gtk_label_set_mnemonic_widget(old.opaque, nil)
      for control in controls { control.widget.resetLabelled() }
    }
    self.label = label
    for control in controls { nameControl(control) }
  }

  /// Names a control in the row; another call has no effect.
  ///
  /// - Parameter title: The control's own, which distinguishes it from others in the row.
  func name(_ control: Widget, title: String = "") {
    guard !controls.contains(where: { $0.widget === control }) else { return }
    add(Control(widget: control, title: title))
  }

  /// Names a view that has the focus and says its value itself, as a text does: by the label and the value.
  /// Another call changes the value.
  func name(_ view: Widget, value: String) {
    guard let index = controls.firstIndex(where: { $0.widget === view }) else {
      return add(Control(widget: view, value: value))
    }
    guard controls[index].value != value else { return }
    controls[index].value = value
    nameControl(controls[index])
  }

  private func add(_ control: Control) {
    controls.append(control)
    for control in controls.count == 2 ? controls : [control] { nameControl(control) }
    controlsChanged()
  }

  /// Called when a control is removed; the label then belongs to the next one, if there is one.
  func forget(_ control: Widget) {
    guard let index = controls.firstIndex(where: { $0.widget === control }) else { return }
    controls.remove(at: index)
    guard index == 0 else { return }
    if let label { gtk_label_set_mnemonic_widget(label.opaque, primary?.pointer) }
    controlsChanged()
  }

  private func nameControl(_ control: Control) {
    let widget = control.widget
    // A label is the mnemonic of one control only.
    if let label, widget === primary { widget.setLabel(label) }
    // A title that is the label's, as of a field beside a slider, distinguishes nothing.
    let isOwn = controls.count > 1 && !control.title.isEmpty && control.title != text
    let title = isOwn ? control.title : nil
    // Orca (43) says the name of a text that is named by a relation twice.
    if let own = title ?? control.value {
      widget.resetLabelled()
      widget.setAccessibleLabel([text, own].filter { !$0.isEmpty }.joined(separator: ", "))
    } else if let label {
      if widget !== primary { widget.setLabelled(by: label) }
    } else {
      widget.setAccessibleLabel(text)
    }
  }
}
