internal import CGtk
internal import FocusModel
internal import GtkBridge

/// A control that can have the keyboard focus: ties its widget to a node of the focus model.
@MainActor
final class FocusableControl {
  let item: FocusNode
  let widget: Widget
  unowned let owner: _Node
  /// The innermost modifier around that has to do with the focus.
  private(set) var target: FocusTarget?
  private let scope: FocusScope
  private var hidesFocusEffect = false
  private var effect = ClassList()
  private var submitLabel = SubmitLabel.return
  /// Says what Return does here, if it is worth a word.
  private(set) var hint: SubmitHint?
  /// The error that stands, or the question of a dialog: on screen and in words.
  var message: (label: Widget, text: String)? { didSet { describe() } }
  /// Whether that has come in this turn.
  private(set) var hasNewMessage = false
  /// What else describes it, as the window keeps it for assistive technology.
  var description: HiddenLabel?
  /// The description that was told last, and the message in it.
  var told = ""
  var toldMessage = ""
  /// Whether the message is announced, until the focus leaves, and no part of the description.
  var isMessageAnnounced = false
  /// What was told when the focus came last.
  var said: SaidDescription?
  /// Whether its own content names it, without a word to assistive technology: a button's title.
  var isNamedByContent = false
  /// Waits for the control to come on screen, to have the focus then.
  private var appearing: SignalConnection?

  /// - Parameters:
  ///   - owner: The view's node, already below its parent.
  ///   - widget: The widget that has the focus, or within which it is.
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
    joinTargets()
    applyFocusEffect()
    applySubmitLabel()
  }

  /// Whether the focus is shown on a part of the control, a row of a list, which is what is scrolled to.
  var hasFocusedParts = false

  /// Whether the control can have the focus, as far as it knows itself.
  var hasAbility = true { didSet { if hasAbility != oldValue { applyAbility() } } }
  private var allowsFocus = true
  /// What in the widget could have the focus while it must not.
  private var barred: [Widget] = []

  private func applyAbility() {
    let allowsFocus = owner.environment.inherited.allowsFocus
    if allowsFocus != self.allowsFocus {
      self.allowsFocus = allowsFocus
      if !allowsFocus { owner.window.willLoseFocusability(widget) }
      if !allowsFocus { barred = widget.focusables }
      for widget in barred { gtk_widget_set_focusable(widget.pointer, allowsFocus ? 1 : 0) }
      if allowsFocus { barred = [] }
    }
    item.isMapped = allowsFocus && hasAbility
  }

  private func applySubmitLabel() {
    let label = owner.environment.inherited.submitLabel
    guard label != submitLabel else { return }
    submitLabel = label
    let before = hint
    hint = SubmitHint(label, on: widget)
    guard hint != nil || before != nil else { return }
    if hint == nil { gtk_widget_set_has_tooltip(widget.pointer, 0) }
    describe()
  }

  /// The focus ring, unless a `focusEffectDisabled` around takes it away.
  private func applyFocusEffect() {
    let isEnabled = owner.environment.isFocusEffectEnabled
    guard isEnabled == hidesFocusEffect else { return }
    hidesFocusEffect = !isEnabled
    effect.set(
      isEnabled ? [] : [StyleSheet.shared.className(for: "outline-style: none;")], on: widget)
  }

  private func joinTargets() {
    target = owner.environment.inherited.focusTarget
    var next = target
    while let target = next {
      target.join(item)
      next = target.outer
    }
  }

  private func leaveTargets() {
    var next = target
    while let target = next {
      target.leave(item)
      next = target.outer
    }
    target = nil
  }

  /// Follows the environment: another `disabled`, another `focused`.
  func environmentChanged() {
    let inherited = owner.environment.inherited
    if target !== inherited.focusTarget {
      leaveTargets()
      joinTargets()
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
    owner.window.focusables[widget.raw] = nil
    owner.environment.inherited.label?.forget(widget)
    scope.remove(item)
    leaveTargets()
    // An error may hold the control longer than the tree holds its node.
    hint = nil
    widget.describer = nil
    description = nil
  }

  /// Moves the keyboard focus here. False if that cannot be: not on screen yet, say.
  ///
  /// GTK would give the focus to what stands in a part of the window that is not shown, where
  /// nobody can see it. It is asked for again when that part is shown.
  func takeFocus() -> Bool {
    if gtk_widget_get_mapped(owner.window.widget.pointer) != 0,
      gtk_widget_get_mapped(widget.pointer) == 0
    {
      tryAgainOnScreen()
      return false
    }
    if widget.isOneStop { return widget.grabFocusWithoutSelecting() }
    // GTK (4.8) knows where to start in a group of options, but not in one that none is chosen of.
    return gtk_widget_child_focus(widget.pointer, GTK_DIR_TAB_FORWARD) != 0 && holdsFocus
      || widget.focusables.contains { gtk_widget_grab_focus($0.pointer) != 0 }
  }

  /// An error comes: it is a new one until all has been said that the turn has to say.
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
