internal import FocusModel
internal import GtkBridge

/// The buttons and fields of an alert: the buttons for Return and Escape, and the initial focus.
@MainActor
final class DialogActions {
  private struct Action {
    unowned let owner: _Node
    let widget: Widget
    let role: ButtonRole?
    let shortcut: KeyboardShortcut?
    let item: FocusNode
    let press: () -> Void
  }

  private let presentation: Presentation
  /// Whether it is a list of actions, rather than a question.
  let isMenu: Bool
  /// Whether its buttons show their shortcuts, as items of a menu do.
  let showsShortcuts: Bool
  private var actions: [Action] = []
  private var search = NearbySearch()
  /// The indices in `actions`, by widget; unknown when one was removed.
  private var places: [UnsafeMutableRawPointer: Int]? = [:]
  private let firstFocus = FocusBinding<Bool>(none: false)
  private var registration: FocusRegistration?
  /// Returns the first field among the actions.
  var firstField: () -> FocusNode? = { nil }
  /// Returns the description of the dialog.
  var message: () -> (widget: Widget, text: String)? = { nil }
  /// Called when the order or the roles of the buttons have changed.
  var buttonsChanged: () -> Void = {}

  init(_ presentation: Presentation, isMenu: Bool, showsShortcuts: Bool = false) {
    self.presentation = presentation
    self.isMenu = isMenu
    self.showsShortcuts = showsShortcuts
  }

  func add(
    _ owner: _Node, _ widget: Widget, role: ButtonRole?, shortcut: KeyboardShortcut?,
    item: FocusNode, press: @escaping () -> Void
  ) {
    actions.append(
      Action(
        owner: owner, widget: widget, role: role, shortcut: shortcut, item: item, press: press))
    places?[widget.raw] = actions.count - 1
    buttonsChanged()
  }

  func remove(_ owner: _Node) {
    guard let index = search.firstIndex(in: actions, where: { $0.owner === owner }) else { return }
    actions.remove(at: index)
    places = nil
    buttonsChanged()
  }

  /// Runs the action of a button that is pressed: the dialog is dismissed, whatever the button does.
  func press(_ action: () -> Void) { presentation.dismiss(by: action) }

  /// Called when an item of a submenu is chosen, whose action runs next.
  func willPress() { presentation.dismiss() }

  // MARK: Roles

  func role(of widget: Widget) -> ButtonRole? { action(of: widget)?.role }

  func isAction(_ widget: Widget) -> Bool { action(of: widget) != nil }

  /// The action that is, contains, or is inside of `widget`.
  private func action(of widget: Widget) -> Action? {
    if places == nil {
      places = [:]
      for (index, action) in actions.enumerated() {
        ViewCost.step()
        places?[action.widget.raw] = index
      }
    }
    return index(in: widget.pointer).map { actions[$0] }
      ?? actions.first { $0.widget.contains(widget.pointer) }
  }

  private func index(in widget: WidgetPointer) -> Int? {
    ViewCost.step()
    if let index = places?[UnsafeMutableRawPointer(widget)] { return index }
    var next = widget.firstChild
    while let child = next {
      if let index = index(in: child) { return index }
      next = child.nextSibling
    }
    return nil
  }

  var hasCancel: Bool { actions.contains { $0.role == .cancel } }
  var hasDestructive: Bool { actions.contains { $0.role == .destructive } }

  /// The action of Return: the button with the default shortcut, else the last one without a role,
  /// and never a destructive one.
  private var defaultAction: Action? {
    actions.last { $0.shortcut == .defaultAction }
      ?? (isMenu ? nil : actions.last { $0.role == nil })
      ?? actions.last { $0.role == .cancel }
  }

  var defaultButton: Widget? { defaultAction?.widget }

  /// Presses the button for Escape: the one that cancels, or the only one.
  func cancel() -> Bool {
    let action = actions.last { $0.role == .cancel } ?? (actions.count == 1 ? actions[0] : nil)
    guard let action else { return false }
    return press(action)
  }

  func pressDefault() -> Bool { defaultAction.map(press) ?? false }

  private func press(_ action: Action) -> Bool {
    guard action.widget.pointer.takesInput else { return false }
    action.press()
    return true
  }

  /// Gives the focus to the first field, else to the default button: the user can answer at once,
  /// and a screen reader starts there. A request of the content takes precedence. The first choice of a
  /// menu is never one that destroys: Return, pressed once more, must not.
  func takeFocus(in window: WindowContext) {
    let first =
      isMenu ? actions.first { $0.role == nil } ?? defaultAction ?? actions.first : defaultAction
    guard let item = firstField() ?? first?.item else { return }
    if let message = message() { describe(window.widget, item.owner, by: message) }
    firstFocus.home = window.coordinator
    registration = firstFocus.register(item, for: true)
    firstFocus.write(true)
  }

  /// Orca 48 reads an alert's description with its title, else those of its texts that have three words.
  /// Orca 43 reads the title and the control that has the focus, and nothing between; and GTK before
  /// 4.14 has nothing described that is a window.
  private func describe(
    _ window: Widget, _ control: AnyObject?, by message: (widget: Widget, text: String)
  ) {
    if GtkVersion.isModern {
      window.setAccessibleDescription(message.text)
    } else if let control = control as? FocusableControl {
      control.message = (message.widget, message.text)
    }
  }
}

private struct DialogActionsKey: EnvironmentKey {
  static var defaultValue: DialogActions? { nil }
}

extension EnvironmentValues {
  /// The alert that contains the view as an action.
  var dialogActions: DialogActions? {
    get { self[DialogActionsKey.self] }
    set { self[DialogActionsKey.self] = newValue }
  }

  /// Whether the view is in the menu of a window's commands: its controls are items of that menu.
  @MainActor var isInCommandMenu: Bool { dialogActions?.showsShortcuts == true }
}
