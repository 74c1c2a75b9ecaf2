internal import CGtk
internal import GtkBridge

/// The switch of a toggle, named by the enclosing label.
struct SwitchView: _PrimitiveView {
  let isOn: Binding<Bool>

  static func _makeNode(_ view: SwitchView, _ context: _Context) -> _ViewNode<SwitchView> {
    SwitchNode(view, context)
  }
}

private final class SwitchNode: ControlNode<SwitchView>, MenuItemSource {
  private var wasOn: Bool?

  init(_ view: SwitchView, _ context: _Context) {
    super.init(view, context, widget: Widget(gtk_switch_new()))
    StyleSheet.shared.include(.controls)
    if environment.isInCommandMenu { widget.setRole(.menuItemCheckbox) }
    listen(to: "notify::active") { [unowned self] _ in
      input(gtk_switch_get_active(widget.opaque) != 0, to: self.view.isOn)
    }
    join()
  }

  override func show() {
    let isOn = track { view.isOn.wrappedValue }
    if let wasOn, wasOn != isOn { textChangedInside() }
    wasOn = isOn
    write {
      if (gtk_switch_get_active(widget.opaque) != 0) != isOn {
        gtk_switch_set_active(widget.opaque, isOn ? 1 : 0)
      }
    }
  }

  override var activation: (() -> Void)? {
    { [weak self] in self.map { $0.input(!$0.view.isOn.untracked, to: $0.view.isOn) } }
  }

  override func collect(_ states: inout ControlStates) {
    if view.isOn.untracked { states.isOn.append(environment.inherited.label?.text ?? "") }
  }

  var menuEntries: [MenuEntry] {
    [
      .item(
        MenuItem(
          title: environment.inherited.label?.text ?? "", isEnabled: environment.isEnabled,
          mark: .check(view.isOn.untracked), shortcut: environment.inherited.keyboardShortcut
        ) { [weak self] in self?.view.isOn.wrappedValue.toggle() })
    ]
  }
}
