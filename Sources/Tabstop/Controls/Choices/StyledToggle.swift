internal import GtkBridge

/// The state of a toggle that a style of the program shows. Buttons and views with tap gestures
/// inside it are exported as its check box.
@MainActor
final class StyledToggle {
  let isOn: Binding<Bool>
  /// The toggle's title; empty if the label is not a text.
  let name: String

  init<Label: View>(_ isOn: Binding<Bool>, label: Label) {
    self.isOn = isOn
    name = (label as? Text)?.content ?? ""
  }

  /// Exports the state on the widget that switches the toggle.
  func show(on part: Widget) { part.setAccessibleChecked(isOn.untracked) }
}

private struct StyledToggleKey: EnvironmentKey {
  static var defaultValue: StyledToggle? { nil }
}

extension EnvironmentValues {
  var styledToggle: StyledToggle? {
    get { self[StyledToggleKey.self] }
    set { self[StyledToggleKey.self] = newValue }
  }
}
