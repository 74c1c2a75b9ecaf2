internal import CGtk
internal import GtkBridge

/// A button that opens a list of actions. Mirrors SwiftUI's `Menu`.
///
/// Its content is buttons, toggles, pickers, dividers, sections and further menus.
public struct Menu<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
  @Environment(\.menuStyle) private var style

  /// Creates a menu whose button has a label of any views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
    primaryAction = nil
  }

  /// Creates a button for the primary action, with the others in a menu beside it.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.content = content()
    self.label = label()
    self.primaryAction = primaryAction
  }

  /// Creates a menu with a label that is a value, as SwiftUI first spelled it.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content: content) { label }
  }

  /// The content of the view.
  @ViewBuilder public var body: some View {
    if let style {
      style.result(
        style.style.connectedBody(
          MenuStyleConfiguration(
            label: .init(content: style.part(label)), content: .init(content: style.part(content)),
            primaryAction: primaryAction)))
    } else if let primaryAction {
      HStack(spacing: 0) {
        Button(action: primaryAction) { label }
        OpeningMenuButton(label: label, content: content, isArrowOnly: true)
      }
      .styleClass("linked")
    } else {
      OpeningMenuButton(label: label, content: content, isArrowOnly: false)
    }
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a menu with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a menu with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }

  /// Creates a menu with an action of its own and a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == Tabstop.Label<Text, Image> {
  /// Creates a menu with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Tabstop.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a menu with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Tabstop.Label(title, systemImage: systemImage) }
  }

  /// Creates a menu with a localized title, whose button has an action of its own.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { Tabstop.Label(titleKey, systemImage: systemImage) },
      primaryAction: primaryAction)
  }

  /// Creates a menu with an action of its own and a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { Tabstop.Label(title, systemImage: systemImage) },
      primaryAction: primaryAction)
  }
}

private struct OpeningMenuButton<Label: View, Content: View>: _PrimitiveView {
  let label: Label
  let content: Content
  let isArrowOnly: Bool

  static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    MenuButtonNode(view, context)
  }
}

private final class MenuButtonNode<Label: View, Content: View>:
  ControlNode<OpeningMenuButton<Label, Content>>, WidgetHost, MenuItemSource
{
  private let labelBox = Widget.box(vertical: false, spacing: 6)
  private var label: _ViewNode<Label>?
  private var content: UnrenderedContent<Content>?
  private var menu: OpeningMenu?
  private var keys: SignalConnection?

  init(_ view: OpeningMenuButton<Label, Content>, _ context: _Context) {
    super.init(view, context, widget: .menuButton())
    StyleSheet.shared.include(.controls)
    let label = Label._makeNode(view.label, labelContext)
    self.label = label
    insertWidgets(of: label)
    if !view.isArrowOnly {
      labelBox.pointer.halign = .center
      gtk_menu_button_set_child(widget.opaque, labelBox.pointer)
    }
    content = UnrenderedContent(view.content, below: self)
    menu = OpeningMenu(of: widget, in: window) { [unowned self] in content?.menuContent ?? [] }
    if isCommand {
      widget.addClass("submenu")
      gtk_menu_button_set_direction(
        widget.opaque, isRightToLeft ? GTK_ARROW_LEFT : GTK_ARROW_RIGHT)
      // The button inside has the focus.
      if let button = widget.pointer.firstChild { Widget(button).setRole(.menuItem) }
      openByArrow()
      menu?.closingKey = { [unowned self] in isRightToLeft ? .rightArrow : .leftArrow }
      menu?.willAct = { [unowned self] in environment.dialogActions?.willPress() }
    }
    join()
    nameAfterLabel()
  }

  /// Whether it is a submenu of the menu of commands: it fills that, and opens as a submenu does.
  private var isCommand: Bool { environment.isInCommandMenu }

  private var isRightToLeft: Bool { environment.layoutDirection == .rightToLeft }

  private func openByArrow() {
    let keys = EventController.keys(duringCapture: true)
    self.keys = SignalConnection(keys, "key-pressed", owner: self) { node, arguments in
      let opening: KeyEquivalent = node.isRightToLeft ? .leftArrow : .rightArrow
      guard KeyEquivalent(keyval: arguments.uint(0)) == opening else { return }
      node.activation?()
      arguments.answer(true)
    }
    widget.add(keys)
  }

  override func unmount() {
    super.unmount()
    keys = nil
  }

  /// A label that expands makes the button expand, too.
  private func fillLikeLabel() {
    widget.isStretchable = labelBox.expandsHorizontally || isCommand
    // GtkMenuButton (GTK 4.8) does not propagate its content's expansion.
    widget.expandsHorizontally = widget.isStretchable
    let alignment: WidgetAlignment = widget.isStretchable ? .fill : .center
    labelBox.pointer.halign = alignment
    if isCommand { gtk_widget_set_hexpand(labelBox.pointer, 1) }
    // Its arrow is in a box with the label, in the center of the button.
    if let box = labelBox.pointer.parent,
      gtk_widget_get_ancestor(box, gtk_button_get_type()) != box
    {
      box.halign = alignment
    }
  }

  private var labelContext: _Context {
    var environment = self.environment
    environment.inherited.isFormRow = false
    environment.inherited.textAlignment = isCommand ? .leading : .center
    environment.inherited.stackAxis = .horizontal
    return _Context(below: self, environment: environment)
  }

  override func show() {
    let style = environment.inherited.buttonStyle
    let isFlat = environment.menuIsBorderless || style.classes.contains("flat")
    gtk_menu_button_set_has_frame(widget.opaque, isFlat || isBare ? 0 : 1)
    let indicator = environment.menuIndicatorVisibility
    gtk_menu_button_set_always_show_arrow(
      widget.opaque, indicator == .hidden || isBare && indicator == .automatic ? 0 : 1)
    if isBare {
      StyleSheet.shared.include(.looks)
      widget.addClass("bare")
    } else {
      widget.removeClass("bare")
    }
    if !view.isArrowOnly { fillLikeLabel() }
  }

  /// Whether only the label is visible, as of a button: it draws a box of its own.
  private var isBare: Bool {
    let style = environment.inherited.buttonStyle
    return !view.isArrowOnly && (style == .automatic || style == .plain)
      && label?.isInOwnBox == true
  }

  override var activation: (() -> Void)? {
    { [widget] in gtk_menu_button_popup(widget.opaque) }
  }

  private func nameAfterLabel() {
    guard let label, environment.inherited.label == nil else { return }
    let title = label.plainText
    let more = title.isEmpty ? String(own: "More") : String(own: "\(title), more")
    widget.nameInnerButton(view.isArrowOnly ? more : title)
  }

  override func textChangedInside() {
    nameAfterLabel()
    super.textChangedInside()
  }
  /// The items are no part of the text of what the menu is in.
  override var replacesText: Bool { true }
  override var isButton: Bool { true }
  override func text(withButtons: Bool) -> String {
    label?.text(withButtons: withButtons) ?? ""
  }

  override func didUpdate(from old: OpeningMenuButton<Label, Content>, environmentChanged: Bool) {
    if let label {
      label.update(
        view.label, in: environmentChanged ? labelContext.environment : label.environment)
    }
    content?.update(view.content, of: self, environmentChanged: environmentChanged)
    super.didUpdate(from: old, environmentChanged: environmentChanged)
  }

  var menuEntries: [MenuEntry] {
    [.submenu(label?.plainText ?? "", content?.menuContent ?? [])]
  }

  // MARK: Host

  override var childHost: any WidgetHost { self }
  func insert(_ widget: Widget, after previous: Widget?) {
    labelBox.insert(widget, after: previous)
  }
  func remove(_ widget: Widget) { labelBox.remove(widget) }
  func move(_ widget: Widget, after previous: Widget?) { insert(widget, after: previous) }
  func layoutChanged(of widget: Widget) { fillLikeLabel() }

  override func forEachChild(_ visit: (_Node) -> Void) {
    if let label { visit(label) }
    if let content { visit(content) }
  }
  override func widget(before child: _Node) -> Widget? { nil }
}
