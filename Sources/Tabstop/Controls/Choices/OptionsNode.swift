internal import GtkBridge

/// A picker's control: one of the options in its content is the selection.
protocol OptionsView: View {
  associatedtype SelectionValue: Hashable
  associatedtype Content: View
  /// `nil` if there is no value to choose.
  var selection: Binding<SelectionValue>? { get }
  var content: Content { get }
}

/// Reads the options from the content, which is not shown itself, and writes the chosen one to the
/// selection.
class OptionsNode<V: OptionsView>: ControlNode<V>, MenuItemSource {
  private final var content: UnrenderedContent<V.Content>?
  private(set) final var options: [PickerOption] = []
  /// The title of the selected option; `nil` before the options are read.
  private final var choice: String?

  /// Reads the content; called before `join()`.
  final func makeContent() {
    let content = UnrenderedContent(view.content, below: self)
    self.content = content
    content.changed = { [unowned self] in invalidate() }
  }

  /// Reads the options and the selection again.
  final func readOptions() -> V.SelectionValue? {
    if let content { options = PickerOption.all(in: content) }
    let selection = track { view.selection?.wrappedValue }
    let old = choice
    choice = options.first { $0.tag as? V.SelectionValue == selection }?.title ?? ""
    if let old, old != choice { textChangedInside() }
    return selection
  }

  final func choose(_ option: PickerOption) {
    guard option.isEnabled, let value = option.tag as? V.SelectionValue,
      let selection = view.selection
    else {
      // This option cannot be chosen: the selection is restored.
      invalidate()
      return
    }
    input(value, to: selection)
  }

  override func didUpdate(from old: V, environmentChanged: Bool) {
    content?.update(view.content, of: self, environmentChanged: environmentChanged)
    super.didUpdate(from: old, environmentChanged: environmentChanged)
  }

  override func forEachChild(_ visit: (_Node) -> Void) {
    if let content { visit(content) }
  }

  override var replacesText: Bool { true }
  override func text(withButtons: Bool) -> String { "" }
  override func collect(_ states: inout ControlStates) {
    if let choice, !choice.isEmpty { states.choices.append(choice) }
  }

  /// The items of a menu for the options, with the selected one checked.
  final var menuEntries: [MenuEntry] {
    let selected = view.selection?.untracked
    return [
      .section(
        "",
        options.map { option in
          .item(
            MenuItem(
              title: option.title, isEnabled: option.isEnabled && environment.isEnabled,
              mark: .radio(selected != nil && option.tag as? V.SelectionValue == selected)
            ) { [weak self] in self?.choose(option) })
        })
    ]
  }
}
