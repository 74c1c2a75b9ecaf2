internal import GtkBridge

/// A toggle that a style of the program shows: buttons and views with a tap in it are its check box
/// for assistive technology.
@MainActor
final class StyledToggle {
  let isOn: Binding<Bool>
  /// The toggle's title; empty if that is more than a text.
  let name: String

  init<Label: View>(_ isOn: Binding<Bool>, label: Label) {
    self.isOn = isOn
    name = (label as? Text)?.content ?? ""
  }

  /// Shows the state on the part that switches the toggle.
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
