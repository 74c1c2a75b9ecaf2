internal import FocusModel
internal import GtkBridge

/// A control that can have the keyboard focus: connects its widget to a node of the focus model.
@MainActor
final class FocusableControl {
  let item: FocusNode
  let widget: Widget
  unowned let owner: _Node
  /// The innermost enclosing modifier that concerns the focus.
  private(set) var group: FocusGroup?
  private let scope: FocusScope
  private var hidesFocusEffect = false
  private var effect = ClassList()
  private var submitLabel = SubmitLabel.return
  /// Describes what Return does here, if that is useful.
  private(set) var hint: SubmitHint?
  /// The error message, or the question of a dialog: its label and its text.
  var message: (label: Widget, text: String)? { didSet { describe() } }
  /// Whether the message is an error.
  var hasError = false
  /// Whether the control refers to the label of its error.
  var hasErrorRelation = false
  /// Whether the message was set in this turn.
  private(set) var hasNewMessage = false
  /// The other parts of the description, in the window's hidden label for them.
  var description: HiddenLabel?
  /// The last description that was set, and the message in it.
  var exportedDescription = ""
  var exportedMessage = ""
  /// Whether the message is announced, until the focus leaves, and not part of the description.
  var isMessageAnnounced = false
  /// The description when the control last got the focus.
  var spokenDescription: SpokenDescription?
  /// Whether its own content names it, without an accessible label: a button's title.
  var isNamedByContent = false
  /// Whether its label is only its value, as in `Stepper("\(count)", value: $count)`: a text near it names it.
  var isLabelledByValue = false
  /// The text behind it, if none before it names it.
  var textBehind: String?
  /// Whether that text has changed: it is about what is in the control, and no name.
  var hasStatusBehind = false
  /// The number of changed texts when a text near it named it.
  var namedAtChange = 0
  /// Waits until the control is on screen, to give it the focus then.
  private var appearing: SignalConnection?

  /// - Parameters:
  ///   - owner: The view's node, already below its parent.
  ///   - widget: The widget that has the focus, or contains it.
  ///   - name: For warnings.
  init(_ owner: _Node, _ widget: Widget, name: @escaping @autoclosure () -> String) {
    self.owner = owner
    self.widget = widget
    scope = owner.environment.inherited.focusScope
    item = FocusNode(name: name())
    item.owner = self
    item.isEnabled = owner.environment.inherited.isEnabled
    applyAbility()
    scope.insert(item, after: owner.focusItemBeforeSelf)
    owner.window.focusables[widget.raw] = Unowned(item)
    widget.describer = { [weak self] in self?.describe() }
    joinGroups()
    applyFocusEffect()
    applySubmitLabel()
    if RowNames.names(widget), owner.environment.isList { owner.enclosingList?.nameAfterRow(self) }
  }

  /// Whether the focus is shown on a part of the control, such as a row of a list, which is
  /// scrolled into view.
  var hasFocusedParts = false
  /// Gives the focus to the part at an edge, which an arrow key reaches from outside: to the first row of a list for
  /// the down arrow, to the last one for the up arrow. Returns false without one.
  var takeFocusAtEdge: ((_ isFirst: Bool) -> Bool)?
  /// Called when a widget is about to be removed while a part has the focus.
  var willRemovePart: (Widget) -> Void = { _ in }

  /// Whether the control itself allows the focus.
  var hasAbility = true { didSet { if hasAbility != oldValue { applyAbility() } } }
  private var allowsFocus = true
  /// The widgets in it that are focusable, and must not be for now.
  private var barred: [Widget] = []

  private func applyAbility() {
    let allowsFocus = owner.environment.inherited.allowsFocus
    if allowsFocus != self.allowsFocus {
      self.allowsFocus = allowsFocus
      if !allowsFocus { owner.window.willLoseFocusability(widget) }
      if !allowsFocus { barred = widget.focusables }
      for widget in barred {
        widget.pointer.isFocusable = allowsFocus
        // A GtkCheckButton (GTK 4.8) answers Tab as if it took the focus also when it is not
        // focusable, so that Tab would end there.
        widget.pointer.canFocus = allowsFocus
      }
      if allowsFocus { barred = [] }
    }
    item.isMapped = allowsFocus && hasAbility && !owner.environment.inherited.isHidden
  }

  private func applySubmitLabel() {
    let label = owner.environment.inherited.submitLabel
    guard label != submitLabel else { return }
    submitLabel = label
    let before = hint
    hint = SubmitHint(label, on: widget)
    guard hint != nil || before != nil else { return }
    if hint == nil { widget.pointer.hasTooltip = false }
    describe()
  }

  /// Shows the focus ring, unless an enclosing `focusEffectDisabled` hides it.
  private func applyFocusEffect() {
    let isEnabled = owner.environment.isFocusEffectEnabled
    guard isEnabled == hidesFocusEffect else { return }
    hidesFocusEffect = !isEnabled
    effect.set(
      isEnabled ? [] : [StyleSheet.shared.className(for: "outline-style: none;")], on: widget)
  }

  private func joinGroups() {
    group = owner.environment.inherited.focusGroup
    var next = group
    while let group = next {
      group.join(item)
      next = group.outer
    }
  }

  private func leaveGroups() {
    var next = group
    while let group = next {
      group.leave(item)
      next = group.outer
    }
    group = nil
  }

  /// Applies changes of the environment: another `disabled`, another `focused`.
  func environmentChanged() {
    let inherited = owner.environment.inherited
    if group !== inherited.focusGroup {
      leaveGroups()
      joinGroups()
    }
    applyAbility()
    applyFocusEffect()
    applySubmitLabel()
    guard item.isEnabled != inherited.isEnabled else { return }
    if !inherited.isEnabled { owner.window.willLoseFocusability(widget) }
    item.isEnabled = inherited.isEnabled
    widget.isSensitive = inherited.isEnabled
  }

  func unmount() {
    appearing = nil
    renameSwatchesBeside()
    owner.window.focusables[widget.raw] = nil
    owner.environment.inherited.label?.forget(widget)
    scope.remove(item)
    leaveGroups()
    // An error may retain the control longer than the tree retains its node.
    hint = nil
    widget.describer = nil
    description = nil
  }

  /// Moves the keyboard focus here. Returns false if that is impossible: for example, it is not on
  /// screen yet.
  ///
  /// GTK would give the focus to a widget in a hidden part of the window. It is requested again
  /// when that part is shown.
  func takeFocus() -> Bool {
    if owner.window.widget.pointer.isMapped,
      !widget.pointer.isMapped
    {
      tryAgainOnScreen()
      return false
    }
    if widget.isOneStop { return widget.grabFocusWithoutSelecting() }
    // GTK (4.8) knows where to start in a group of options, but not if none is chosen.
    return widget.pointer.focusFirst() && holdsFocus
      || widget.focusables.contains { $0.pointer.grabFocus() }
  }

  /// Called when an error appears: it counts as new until all announcements of the turn are made.
  func noteNewMessage() {
    hasNewMessage = true
    Updater.shared.afterFocus {
      Updater.shared.afterFocus { [weak self] in self?.hasNewMessage = false }
    }
  }

  private var holdsFocus: Bool { owner.window.focusWidget.map(widget.contains) ?? false }

  private func tryAgainOnScreen() {
    guard appearing == nil else { return }
    appearing = SignalConnection(widget, "map", owner: self) { control, _ in
      control.appearing = nil
      control.owner.window.coordinator.retry()
    }
  }
}

/// A reference that does not keep its object alive, for collections.
struct Unowned<Object: AnyObject> {
  unowned let object: Object
  init(_ object: Object) { self.object = object }
}
