internal import CGtk
internal import GtkBridge

/// The label of a row, which names each control in it.
@MainActor
final class LabelSource {
  /// The label's text.
  private(set) var text = ""
  /// The visible label, if it is one plain text.
  private var label: Widget?
  private var controls: [Widget] = []
  /// Called when a control was added or removed.
  var controlsChanged: () -> Void = {}

  /// The control that a click on the label goes to.
  var primary: Widget? { controls.first }

  func set(_ text: String, _ label: Widget?) {
    guard text != self.text || label !== self.label else { return }
    self.text = text
    if let old = self.label, old !== label {
      gtk_label_set_mnemonic_widget(old.opaque, nil)
      for control in controls { control.resetLabelled() }
    }
    self.label = label
    for control in controls { nameControl(control) }
  }

  /// Names a control in the row; another call has no effect.
  func name(_ control: Widget) {
    guard !controls.contains(where: { $0 === control }) else { return }
    controls.append(control)
    nameControl(control)
    controlsChanged()
  }

  /// Called when a control is removed; the label then belongs to the next one, if there is one.
  func forget(_ control: Widget) {
    guard let index = controls.firstIndex(where: { $0 === control }) else { return }
    controls.remove(at: index)
    guard index == 0 else { return }
    if let label { gtk_label_set_mnemonic_widget(label.opaque, controls.first?.pointer) }
    controlsChanged()
  }

  private func nameControl(_ control: Widget) {
    guard let label else {
      control.setAccessibleLabel(text)
      return
    }
    // A label is the mnemonic of one control only.
    if control === controls.first {
      control.setLabel(label)
    } else {
      control.setLabelled(by: label)
    }
  }
}
