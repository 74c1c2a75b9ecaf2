internal import CGtk
internal import FocusModel
internal import GtkBridge

/// A check box or a toggle button that contains its label.
struct CheckableView<Label: View>: _PrimitiveView {
  enum Kind { case checkBox, button }

  let kind: Kind
  let isOn: Binding<Bool>
  let label: Label

  static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    CheckableNode(view, context)
  }
}

private final class CheckableNode<Label: View>:
  ControlNode<CheckableView<Label>>, WidgetHost, MenuItemSource
{
  private let content = Widget.box(vertical: false, spacing: 6)
  private var label: _ViewNode<Label>?
  private var wasOn: Bool?

  init(_ view: CheckableView<Label>, _ context: _Context) {
    let isCheckBox = view.kind == .checkBox
    super.init(
      view, context, widget: Widget(isCheckBox ? gtk_check_button_new() : gtk_button_new()))
    StyleSheet.shared.include(.controls)
    let isCommand = environment.isInCommandMenu
    if isCheckBox {
      if isCommand {
        widget.setRole(.menuItemCheckbox)
        widget.expandsHorizontally = true
        gtk_widget_set_hexpand(content.pointer, 1)
      }
      Widget.setLayoutRole(widget.pointer.firstChild)
      gtk_check_button_set_child(widget.cast(to: GtkCheckButton.self), content.pointer)
      // A row that can have the focus is around it: its buttons are beside the check box.
      if environment.inherited.isFormRow, !environment.hasFocusableRows {
        StyleSheet.shared.include(.forms)
        widget.addClass("form-row")
        widget.expandsHorizontally = true
      }
    } else {
      // A check box for assistive technology: GTK 4.8 has no role for its own toggle button, and
      // Orca announces the state of one twice at every press.
      widget.setRole(isCommand ? .menuItemCheckbox : .checkbox)
      widget.addClass("toggle")
      gtk_button_set_child(widget.cast(to: GtkButton.self), content.pointer)
      content.pointer.halign = .center
    }
    let label = Label._makeNode(view.label, labelContext)
    self.label = label
    insertWidgets(of: label)
    nameAfterLabel()
    if isCheckBox {
      listen(to: "toggled") { [unowned self] _ in input(isActive, to: self.view.isOn) }
    } else {
      listen(to: "clicked") { [unowned self] _ in Updater.shared.event { activation?() } }
    }
    join()
  }

  private var labelContext: _Context {
    var environment = self.environment
    environment.inherited.isFormRow = false
    environment.inherited.stackAxis = .horizontal
    return _Context(below: self, environment: environment)
  }

  private var isActive: Bool {
    gtk_check_button_get_active(widget.cast(to: GtkCheckButton.self)) != 0
  }

  override func show() {
    let isOn = track { view.isOn.wrappedValue }
    if let wasOn, wasOn != isOn { textChangedInside() }
    wasOn = isOn
    if view.kind == .button {
      widget.setChecked(isOn)
    } else if isOn != isActive {
      write { widget.setProperty("active", to: isOn) }
    }
  }

  private func nameAfterLabel() {
    guard let label else { return }
    content.isVisible = !environment.hidesLabels
    widget.setAccessibleLabel(label.plainText)
  }

  override func textChangedInside() {
    nameAfterLabel()
    super.textChangedInside()
  }

  override func didUpdate(from old: CheckableView<Label>, environmentChanged: Bool) {
    if let label {
      label.update(
        view.label, in: environmentChanged ? labelContext.environment : label.environment)
    }
    if environmentChanged { nameAfterLabel() }
    super.didUpdate(from: old, environmentChanged: environmentChanged)
  }

  override var activation: (() -> Void)? {
    { [weak self] in self.map { $0.input(!$0.view.isOn.untracked, to: $0.view.isOn) } }
  }

  var menuEntries: [MenuEntry] {
    [
      .item(
        MenuItem(
          title: label?.plainText ?? "", isEnabled: environment.isEnabled,
          mark: .check(view.isOn.untracked), shortcut: environment.inherited.keyboardShortcut
        ) { [weak self] in self?.view.isOn.wrappedValue.toggle() })
    ]
  }

  // MARK: Host

  override func collect(_ states: inout ControlStates) {
    if view.isOn.untracked { states.isOn.append(label?.plainText ?? "") }
  }
  override var isButton: Bool { true }
  override var childHost: any WidgetHost { self }
  func insert(_ widget: Widget, after previous: Widget?) { content.insert(widget, after: previous) }
  func remove(_ widget: Widget) { content.remove(widget) }
  func move(_ widget: Widget, after previous: Widget?) { insert(widget, after: previous) }
  func layoutChanged(of widget: Widget) {}

  override func forEachChild(_ visit: (_Node) -> Void) {
    if let label { visit(label) }
  }
  override func widget(before child: _Node) -> Widget? { nil }
}
