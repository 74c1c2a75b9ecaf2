/// A toggle among the commands in a window's menu: an item with a mark, as wide as the buttons, with its shortcut.
struct CommandToggleStyle: ToggleStyle {
  @Environment(\.inherited.keyboardShortcut) private var shortcut

  func makeBody(configuration: Configuration) -> some View {
    CheckableView(
      kind: .checkBox, isOn: configuration.$isOn,
      label: HStack(spacing: 24) {
        configuration.label
        if let shortcut {
          Spacer(minLength: 0)
          // It is exported as the toggle's shortcut.
          Text(verbatim: shortcut.displayName).foregroundStyle(.secondary)
            .accessibilityHidden(true)
        }
      })
  }
}
