internal import CGtk
internal import FocusModel
internal import GtkBridge

/// A `GtkButton` with the views of its label.
final class ButtonNode<Label: View>:
  _ViewNode<Button<Label>>, WidgetHost, MenuItemSource
{
  private let button = Widget(gtk_button_new())
  /// The container of a label that is more than a text.
  private var content: Widget?
  /// The keys, at the end of an item of a menu.
  private var accelerator: Widget?
  private var child: _ViewNode<Label>?
  /// The view that a custom style creates from the label, instead of `child`.
  private var styled: _ViewNode<AnyView>?
  private var pressing: SignalConnection?
  private var control: FocusableControl!
  private var connection: SignalConnection?
  /// The focus state for the views in the label.
  private var reading: FocusReading?
  private var classes = ClassList()

  override init(_ view: Button<Label>, _ context: _Context) {
    super.init(view, context)
    if hasCustomStyle {
      makeStyledContent()
    } else if isPlainText, !isBare, !isCommand {
      showPlainLabel()
    } else {
      makeContent()
    }
    button.isSensitive = environment.inherited.isEnabled
    applyStyle()
    // Uses the parameter: `self` in the closure would leak the node.
    control = FocusableControl(self, button, name: view.plainTitle ?? "a button")
    control.isNamedByContent = true
    if let toggle = environment.styledToggle {
      button.setRole(isCommand ? .menuItemCheckbox : .checkbox)
      toggle.show(on: button)
    } else if isCommand {
      button.setRole(.menuItem)
    }
    if plainText.isEmpty { control.nameByNeighbours() }
    ShortChoices.add(control)
    reading?.observe(control.item)
    connection = SignalConnection(button, "clicked", owner: self) { node, _ in node.clicked() }
    applyShortcut()
    environment.dialogActions?.add(
      self, button, role: view.role, shortcut: environment.inherited.keyboardShortcut,
      item: control.item
    ) { [weak self] in self?.press() }
  }

  private func clicked() {
    if let tap = labelTap { tap() } else { press() }
  }

  /// The tap on all of the label, which runs instead of the button's action, by a click as by a key. (In some
  /// rows a click reaches the gesture, and not the button.)
  private var labelTap: (() -> Void)? {
    var views: [Widget] = []
    (child as _Node? ?? styled)?.forEachWidget {
      if !$0.hasClass("navigation-chevron") { views.append($0) }
    }
    return views.count == 1 ? TapRecognizer.activation(of: views[0].accessible, alone: true) : nil
  }

  private func press() {
    Updater.shared.event {
      window.userDidAct()
      if let dialog = environment.dialogActions {
        dialog.press(view.action)
      } else {
        act()
      }
    }
  }

  private func act() {
    if view.role == .destructive, !isWholeRow { enclosingList?.awaitDeletion(around: self) }
    Headings.announcingChange(in: window, view.action)
  }

  /// Whether the label is a text without parts that have styles of their own: GTK's own label shows it.
  private var isPlainText: Bool { (view.label as? Text)?.runs.isEmpty == true }

  private func showPlainLabel() {
    let title = view.plainTitle ?? ""
    title.withCString { gtk_button_set_label(button.cast(to: GtkButton.self), $0) }
    button.ownTextChanged()
    button.nameWithoutSoftHyphens(title)
    guard let label = button.buttonContent else { return }
    // Space for twice the text size, whatever it is now: a button's own text is short.
    wrapLabel(OpaquePointer(label), title, size: 30)
    alignLines(OpaquePointer(label), isWholeRow ? .leading : .center, title)
    gtk_label_set_xalign(OpaquePointer(label), isWholeRow ? 0 : 0.5)
  }

  private func applyShortcut() {
    followShortcut(of: button) { [weak self] in self?.press() }
    if let accelerator {
      let keys = environment.inherited.keyboardShortcut?.displayName ?? ""
      gtk_label_set_text(accelerator.opaque, keys)
    }
  }

  /// Whether it is an item of the menu of commands.
  private var isCommand: Bool { environment.isInCommandMenu }

  private func makeContent() {
    makeBox()
    let child = Label._makeNode(view.label, _Context(below: self, environment: labelEnvironment))
    self.child = child
    insertWidgets(of: child)
    if isCommand { makeAccelerator() }
    showBox()
  }

  private func makeAccelerator() {
    let label = Widget(gtk_label_new(nil))
    gtk_widget_set_hexpand(label.pointer, 1)
    label.pointer.halign = .end
    gtk_widget_set_margin_start(label.pointer, 24)
    label.addClass("dim-label")
    // It is exported as the button's shortcut.
    label.setAccessibleHidden(true)
    content?.insert(label, after: lastLabelWidget)
    accelerator = label
  }

  private var lastLabelWidget: Widget? { (child as _Node?)?.lastWidget }

  private func makeBox() {
    let box = Widget.box(vertical: false, spacing: 6)
    box.pointer.halign = .center
    content = box
    reading = FocusReading()
  }

  private func showBox() {
    gtk_button_set_child(button.cast(to: GtkButton.self), content!.pointer)
    nameAfterContent()
    fillLikeContent()
  }

  /// A label that expands makes the button expand, too.
  private func fillLikeContent() {
    guard let content else { return }
    button.isStretchable = button.expandsHorizontally
    if content.expandsHorizontally {
      content.pointer.halign = .fill
    } else if !isWholeRow {
      content.pointer.halign = .center
    }
    // A small label is in the middle of the least size of a target.
    if isBare { content.pointer.valign = content.expandsVertically ? .fill : .center }
  }

  private var isFlexible = false

  private func applySizing() {
    guard isFlexible != (environment.buttonSizing == .flexible) else { return }
    isFlexible.toggle()
    button.expandsHorizontally = isFlexible
    button.isStretchable = isFlexible
    fillLikeContent()
    // While the button is being created, its host does not contain it yet.
    if control != nil { host.layoutChanged(of: button) }
  }

  // MARK: A style of the program

  private var hasCustomStyle: Bool { environment.inherited.buttonStyle == .custom }

  private func makeStyledContent() {
    makeBox()
    let styled = AnyView._makeNode(
      styledLabel, _Context(below: self, environment: labelEnvironment))
    self.styled = styled
    insertWidgets(of: styled)
    showBox()
    pressing = SignalConnection(button, "state-flags-changed", owner: self) { node, _ in
      node.pressedChanged()
    }
  }

  private var isPressed = false

  private func pressedChanged() {
    let flags = gtk_widget_get_state_flags(button.pointer)
    let isPressed = flags.rawValue & GTK_STATE_FLAG_ACTIVE.rawValue != 0
    guard isPressed != self.isPressed else { return }
    self.isPressed = isPressed
    invalidate()
  }

  private var styledLabel: AnyView {
    let configuration = ButtonStyleConfiguration(
      role: view.role, label: .init(content: AnyView(view.label)), isPressed: isPressed)
    guard let style = environment.customButtonStyle else { return AnyView(view.label) }
    return track { style.anyBody(configuration) }
  }

  override func evaluate() { styled?.update(styledLabel, in: labelEnvironment) }

  /// Whether only the label is visible: with a style of the program, with the plain style, or with a
  /// label of any views in a button without a style.
  private var isBare: Bool {
    switch environment.inherited.buttonStyle {
    case .custom: true
    case .automatic:
      environment.isInDrawnBox || (view.label as? any _ButtonTitle)?.keepsButton != true
    case .plain: true
    default: false
    }
  }

  /// The surroundings of the button. In a row that is a link, which has its texts in the text's colour, the label
  /// of a button keeps the tint.
  private var inherited: InheritedValues {
    var inherited = environment.inherited
    let isTinted = inherited.buttonStyle != .plain && !hasCustomStyle
    if isTinted, environment.isInRowLink, inherited.foreground == .primary {
      inherited.foreground = nil
    }
    return inherited
  }

  private var labelEnvironment: EnvironmentValues {
    var environment = self.environment
    environment.inherited = inherited
    let isLeading = isCommand || environment.inherited.isFormRow
    environment.inherited.isFormRow = false
    environment.inherited.isSwipedRow = false
    environment.inherited.textAlignment = isLeading ? .leading : .center
    // Several views of a label are placed side by side.
    environment.inherited.stackAxis = .horizontal
    if let reading { environment.focusReading = reading }
    if isBare, !hasCustomStyle, environment.inherited.foreground == nil {
      let isPlain = environment.inherited.buttonStyle == .plain
      if !environment.isEnabled {
        environment.inherited.foreground = .primary
      } else if !isPlain {
        environment.inherited.foreground =
          view.role == .destructive ? .red : environment.tint ?? .accentColor
      }
    }
    // A button inside the label does not inherit this one's style.
    environment.inherited.buttonStyle = .automatic
    return environment
  }

  /// GTK names a button by its label only if that is a plain text.
  private func nameAfterContent() {
    guard let label: _Node = child ?? styled, !button.isNamed else { return }
    let title = environment.styledToggle?.name(around: self) ?? ""
    // The label of the toggle may be created after the button.
    if title.isEmpty, environment.styledToggle != nil, control == nil { naming.schedule() }
    let name = title.isEmpty ? label.ownText : title
    if !name.isEmpty { button.setAccessibleLabel(name) }
  }

  private lazy var naming = TurnRequest { [weak self] in
    guard let self, isMounted else { return }
    nameAfterContent()
    if plainText.isEmpty { control.nameByNeighbours() }
  }

  /// Once in a turn, however many of the texts inside change: all of them are read again.
  override func textChangedInside() {
    naming.schedule()
    super.textChangedInside()
  }
  override func colorChangedInside() { naming.schedule() }
  override func hintChangedInside() { describing.schedule() }
  override var spokenHint: String? { nil }

  private lazy var describing = TurnRequest { [weak self] in
    guard let self, isMounted else { return }
    button.labelHint = (child as _Node? ?? styled)?.spokenHint
  }

  override func didUpdate(from old: Button<Label>, environmentChanged: Bool) {
    let hasOtherRole = old.role != view.role
    let hasOtherPicture = (old.label as? Image)?.keepsButton != (view.label as? Image)?.keepsButton
    let hasOtherAppearance = environmentChanged || hasOtherRole || hasOtherPicture
    if let styled {
      styled.update(styledLabel, in: hasOtherAppearance ? labelEnvironment : styled.environment)
    } else if let child {
      child.update(view.label, in: hasOtherAppearance ? labelEnvironment : child.environment)
    } else if (old.label as? Text) != (view.label as? Text) {
      if isPlainText {
        showPlainLabel()
      } else {
        makeContent()
        reading?.observe(control.item)
      }
      applyStyle()
      announceTitle()
      textChangedInside()
    }
    if hasOtherAppearance { applyStyle() }
    environment.styledToggle?.show(on: button)
    if environmentChanged {
      applyShortcut()
      control.environmentChanged()
    }
  }

  /// Announces a new title while the button has the focus. Newer GTK names a button by the label in it, and
  /// reports only the label's new name: a screen reader that is on the button would not notice. A name that
  /// the program has set does not change with the title.
  private func announceTitle() {
    guard GtkVersion.isModern, button.isFocus, !button.isNamed, let title = view.plainTitle else {
      return
    }
    AccessibilityNotification.Announcement(title).post()
  }

  private func applyStyle() {
    let inherited = inherited
    // The program's colour may have too little contrast on a dialog's buttons.
    let own = environment.dialogActions == nil ? (view.label as? Text)?.style : nil
    var names = TextStyle(own ?? TextStyle(), in: inherited).classes + inherited.buttonStyle.classes
    if view.role == .destructive { names.append("destructive-action") }
    if isDefault { names.append("suggested-action") }
    names += environment.buttonBoxClasses
    if isBare {
      StyleSheet.shared.include(.looks)
      names = isWholeRow ? [] : environment.isInDrawnBox ? ["bare", "on-color"] : ["bare"]
    }
    if inherited.buttonStyle == .plain || hasCustomStyle { names.append("untinted") }
    if isWholeRow {
      names += ["form-row", "row-button"]
    } else if inherited.isFormRow && !isBare {
      names.append("form-button")
    }
    classes.set(names, on: button)
    if isWholeRow { alignLabel() }
    applySizing()
    dim()
  }

  /// Whether Return presses the button wherever the focus is, and nothing else gives it a look.
  private var isDefault: Bool {
    environment.inherited.keyboardShortcut == .defaultAction && view.role == nil
      && environment.inherited.buttonStyle == .automatic && environment.dialogActions == nil
      && !isWholeRow
  }

  /// Dims a disabled button for which the theme has no colour of its own. A style of the program
  /// decides for itself.
  private func dim() {
    guard let label = button.buttonContent else { return }
    let hasColoredViews = inherited.foreground != nil && child != nil
    let isDimmed = !environment.isEnabled && !hasCustomStyle && (isBare || hasColoredViews)
    label.opacity = isDimmed ? 0.4 : 1
  }

  /// A button in a list, or in a section of a form, is a row of its own, unless its style is that of a button.
  private var isWholeRow: Bool {
    environment.inherited.isFormRow && (environment.isInSection || environment.isList)
      && ![.bordered, .borderedProminent, .custom].contains(environment.inherited.buttonStyle)
  }

  private func alignLabel() {
    button.expandsHorizontally = true
    guard let label = button.buttonContent else { return }
    let fills = label.expands(.horizontal)
    if !fills, button.hasClass("aligned-title") { return }
    label.halign = fills ? .fill : .start
  }

  var menuEntries: [MenuEntry] {
    [
      .item(
        // The view may be gone when its menu is used.
        MenuItem(
          title: plainText, isEnabled: environment.isEnabled,
          isDestructive: view.role == .destructive,
          shortcut: environment.inherited.keyboardShortcut
        ) { [weak self] in self?.act() })
    ]
  }

  // MARK: Structure

  override func forEachChild(_ visit: (_Node) -> Void) {
    if let child { visit(child) }
    if let styled { visit(styled) }
  }
  override var replacesText: Bool { true }
  override func text(withButtons: Bool) -> String {
    (child ?? styled)?.text(withButtons: withButtons) ?? view.plainTitle ?? ""
  }
  override var isButton: Bool { true }
  override var childHost: any WidgetHost { self }
  override func widget(before child: _Node) -> Widget? { nil }
  override var lastWidget: Widget? { button }
  override func forEachWidget(_ visit: (Widget) -> Void) { visit(button) }
  override var lastFocusItem: FocusItem? { control?.item }
  override func forEachFocusItem(_ visit: (FocusItem) -> Void) { visit(control.item) }

  func insert(_ widget: Widget, after previous: Widget?) {
    content?.insert(widget, after: previous)
    contentChanged()
  }
  func remove(_ widget: Widget) {
    content?.remove(widget)
    contentChanged()
  }
  func move(_ widget: Widget, after previous: Widget?) { insert(widget, after: previous) }
  func layoutChanged(of widget: Widget) { contentChanged() }

  private func contentChanged() {
    // While the button is being created, its host does not contain it yet.
    guard control != nil else { return }
    let wasStretchable = button.isStretchable
    fillLikeContent()
    if button.isStretchable != wasStretchable { host.layoutChanged(of: button) }
  }

  override func unmount() {
    super.unmount()
    window.shortcuts.removeAll(of: self)
    environment.dialogActions?.remove(self)
    control.unmount()
    connection = nil
    pressing = nil
  }
}

extension Button {
  /// The title, if the label is only a text.
  fileprivate var plainTitle: String? { (label as? Text)?.content }
}
