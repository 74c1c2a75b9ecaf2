internal import CGtk
internal import FocusModel
internal import GtkBridge

/// The buttons and fields of an alert: which button Return presses and which Escape, and where
/// the focus is first.
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
  /// A list of things to do, rather than a question.
  let isMenu: Bool
  private var actions: [Action] = []
  private var search = NearbySearch()
  /// Where in `actions` those of the widgets are; not known when one has gone.
  private var places: [UnsafeMutableRawPointer: Int]? = [:]
  private let firstFocus = FocusBinding<Bool>(none: false)
  private var registration: FocusRegistration?
  /// The fields among the actions, in order.
  var firstField: () -> FocusNode? = { nil }
  /// What describes the dialog.
  var message: () -> (widget: Widget, text: String)? = { nil }
  /// The order of the buttons, or what they are for, has changed.
  var buttonsChanged: () -> Void = {}

  init(_ presentation: Presentation, isMenu: Bool) {
    self.presentation = presentation
    self.isMenu = isMenu
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

  /// A button is being pressed: whatever it does, the dialog is over; and its action may well ask
  /// for the next one.
  func willPress() { presentation.dismiss() }

  // MARK: What is for what

  func role(of widget: Widget) -> ButtonRole? { action(of: widget)?.role }

  func isAction(_ widget: Widget) -> Bool { action(of: widget) != nil }

  /// The action that is or lies in `widget`, or that `widget` is a part of.
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

  private func index(in widget: UnsafeMutablePointer<GtkWidget>) -> Int? {
    ViewCost.step()
    if let index = places?[UnsafeMutableRawPointer(widget)] { return index }
    var next = gtk_widget_get_first_child(widget)
    while let child = next {
      if let index = index(in: child) { return index }
      next = gtk_widget_get_next_sibling(child)
    }
    return nil
  }

  var hasCancel: Bool { actions.contains { $0.role == .cancel } }
  var hasDestructive: Bool { actions.contains { $0.role == .destructive } }

  /// What Return presses: the button that says so, else the last that does what was asked about,
  /// and never one that destroys.
  private var defaultAction: Action? {
    actions.last { $0.shortcut == .defaultAction }
      ?? (isMenu ? nil : actions.last { $0.role == nil })
      ?? actions.last { $0.role == .cancel }
  }

  var defaultButton: Widget? { defaultAction?.widget }

  /// Presses what Escape presses: the cancelling button, or the only one.
  func cancel() -> Bool {
    let action = actions.last { $0.role == .cancel } ?? (actions.count == 1 ? actions[0] : nil)
    guard let action else { return false }
    return press(action)
  }

  func pressDefault() -> Bool { defaultAction.map(press) ?? false }

  private func press(_ action: Action) -> Bool {
    guard gtk_widget_is_sensitive(action.widget.pointer) != 0 else { return false }
    action.press()
    return true
  }

  /// Has the focus go to the first field, else to the default button: a person can answer at once,
  /// and a screen reader starts there. What the content asks for itself wins.
  func takeFocus(in window: WindowContext) {
    let first = isMenu ? actions.first { $0.role != .cancel } : defaultAction
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
  /// The alert that the view is an action of.
  var dialogActions: DialogActions? {
    get { self[DialogActionsKey.self] }
    set { self[DialogActionsKey.self] = newValue }
  }
}
