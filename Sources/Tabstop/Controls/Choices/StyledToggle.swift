internal import GtkBridge

/// The state of a toggle that a style of the program shows. Buttons and views with tap gestures
/// inside it are exported as its check box.
@MainActor
final class StyledToggle {
  let isOn: Binding<Bool>
  /// The toggle's title, if the label is a text.
  private let title: String
  /// The number of toggles around this one. A new object stands for the toggle after each of its updates, and this
  /// number stays.
  private let depth: Int

  /// - Parameter outer: The toggle whose style shows this one.
  init<Label: View>(_ isOn: Binding<Bool>, label: Label, inside outer: StyledToggle?) {
    self.isOn = isOn
    depth = (outer?.depth ?? -1) + 1
    title = (label as? Text)?.content ?? ""
  }

  /// The title of the toggle of which a view is a part: the text of its label, wherever the style shows it. Without
  /// the pictures of the state that the style has beside it.
  func name(around part: _Node) -> String {
    if !title.isEmpty { return title }
    // While the views are being created, those around the part do not contain it yet.
    if let label = label(in: part) { return label.plainText }
    var toggle = part
    while let parent = toggle.parent, let other = parent.environment.styledToggle,
      other.depth >= depth
    {
      toggle = parent
    }
    return label(in: toggle)?.plainText ?? ""
  }

  private func label(in node: _Node) -> _Node? {
    if let other = node.environment.styledToggle, other.depth > depth { return nil }
    if node is _ViewNode<ToggleStyleConfiguration.Label> { return node }
    var found: _Node?
    node.forEachChild { if found == nil { found = label(in: $0) } }
    return found
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
