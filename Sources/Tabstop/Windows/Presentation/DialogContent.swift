internal import CGtk
internal import FocusModel
internal import GtkBridge

/// The content of an alert or a confirmation dialog: its title, its message, its actions.
@MainActor
package struct DialogContent<Actions, Message> {
  let title: Text
  let isTitleVisible: Bool
  let message: Message
  let actions: Actions
  @Environment(\.dialogActions) private var owner
}

extension DialogContent: View where Actions: View, Message: View {
  package var body: some View {
    VStack(spacing: 12) {
      if isTitleVisible {
        title.font(.title3).accessibilityAddTraits(.isHeader)
      }
      if let owner {
        DialogMessage(owner: owner, content: message)
        DialogButtons(owner: owner, content: actions)
      }
    }
    .multilineTextAlignment(.center)
    .padding(24)
    .frame(minWidth: 300, maxWidth: 420)
    .modifier(DialogStyle())
  }
}

/// Resets the inherited style: a dialog has the desktop's appearance, whatever the styles of the
/// page.
package struct DialogStyle: InheritanceModifier {
  func modify(_ environment: inout EnvironmentValues) {
    let plain = InheritedValues()
    environment.inherited.font = plain.font
    environment.inherited.fontWeight = plain.fontWeight
    environment.inherited.isItalic = plain.isItalic
    environment.inherited.foreground = plain.foreground
    environment.inherited.lineLimit = plain.lineLimit
    environment.inherited.textTraits = plain.textTraits
    environment.inherited.buttonStyle = plain.buttonStyle
    environment.inherited.textFieldStyle = plain.textFieldStyle
  }
}

/// The message, which describes the dialog or the control that has the initial focus: see
/// `DialogActions.takeFocus(in:)`.
private struct DialogMessage<Content: View>: _PrimitiveView {
  let owner: DialogActions
  let content: Content

  static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    DialogMessageNode(view, context)
  }
}

private final class DialogMessageNode<Content: View>: _ViewNode<DialogMessage<Content>> {
  private var child: _ViewNode<Content>?

  override init(_ view: DialogMessage<Content>, _ context: _Context) {
    super.init(view, context)
    child = Content._makeNode(view.content, childContext)
    view.owner.message = { [weak self] in
      guard let self, let label = lastWidget else { return nil }
      return (label, plainText)
    }
  }

  override func evaluate() { child?.update(view.content, in: environment) }

  override func forEachChild(_ visit: (_Node) -> Void) {
    if let child { visit(child) }
  }
}

/// The actions: fields below each other, then buttons side by side, or below each other in a list
/// of actions. A button that only dismisses is added if there is none.
private struct DialogButtons<Content: View>: View {
  let owner: DialogActions
  let content: Content
  @State private var missing: Missing?

  enum Missing { case cancel, acknowledge }

  var body: some View {
    ActionList(
      owner: owner,
      content: TupleView(
        (
          content, missing == .cancel ? Button(String(own: "Cancel"), role: .cancel) {} : nil,
          missing == .acknowledge ? Button(String(own: "OK"), role: nil) {} : nil
        ))
    ) { hasButtons in
      missing =
        !hasButtons
        ? (owner.isMenu ? .cancel : .acknowledge)
        : !owner.hasCancel && (owner.isMenu || owner.hasDestructive) ? .cancel : missing
    }
  }
}

private struct ActionList<Content: View>: _PrimitiveView {
  let owner: DialogActions
  let content: Content
  /// Called once, when the actions are created, with whether there is a button.
  let check: (Bool) -> Void

  static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    ActionListNode(view, context)
  }
}

private final class ActionListNode<Content: View>: ContainerNode<ActionList<Content>, Content> {
  private let fields = Widget.box(vertical: true, spacing: 6)
  private let buttons: Widget
  /// Everything that was inserted, in order.
  private var order: [(widget: Widget, isButton: Bool)] = []
  private var search = NearbySearch()
  private lazy var arranging = TurnRequest { [weak self] in
    if let self, isMounted { arrange() }
  }
  /// The scroll view around buttons that are too many for a screen.
  private var buttonScroller: Widget?
  private static var mostButtonsAtOnce: Int { 10 }

  init(_ view: ActionList<Content>, _ context: _Context) {
    buttons = Widget.box(vertical: view.owner.isMenu, spacing: 6)
    gtk_box_set_homogeneous(buttons.cast(to: GtkBox.self), 1)
    let box = Widget.box(vertical: true, spacing: 18)
    box.insert(buttons, after: nil)
    super.init(view, context, widget: box)
    box.expandsHorizontally = true
    makeContent()
    let owner = view.owner
    owner.firstField = { [weak self] in self?.firstField }
    owner.buttonsChanged = { [weak self] in self?.arrangeLater() }
    arrange()
    view.check(order.contains(where: \.isButton))
  }

  override var content: Content { view.content }

  override func modify(_ environment: inout EnvironmentValues) {
    super.modify(&environment)
    environment.inherited.startArea(.vertical)
  }

  private var firstField: FocusNode? {
    var first: FocusNode?
    forEachFocusItem { item in
      guard first == nil, let node = item as? FocusNode,
        let control = node.owner as? FocusableControl, !view.owner.isAction(control.widget)
      else { return }
      first = node
    }
    return first
  }

  // MARK: Host

  override func insert(_ widget: Widget, after previous: Widget?) {
    place((widget, view.owner.isAction(widget)), after: previous)
    if fields.pointer.parent == nil, !view.owner.isAction(widget) {
      self.widget.insert(fields, after: nil)
    }
    widget.expandsHorizontally = true
    arrangeLater()
  }

  private func place(_ entry: (widget: Widget, isButton: Bool), after previous: Widget?) {
    let index = previous.flatMap(index(of:))
    order.insert(entry, at: index.map { $0 + 1 } ?? 0)
  }

  private func index(of widget: Widget) -> Int? {
    search.firstIndex(in: order) { $0.widget === widget }
  }

  override func remove(_ widget: Widget) {
    if let index = index(of: widget) { order.remove(at: index) }
    // A widget that was added in this update has no parent yet.
    if widget.pointer.parent != nil { widget.pointer.unparent() }
  }

  override func move(_ widget: Widget, after previous: Widget?) {
    guard let index = index(of: widget) else { return }
    place(order.remove(at: index), after: previous)
    arrangeLater()
  }

  /// Arranges the buttons once in a turn, however many are added and removed.
  private func arrangeLater() { arranging.schedule() }

  /// The button that cancels is first if buttons are side by side, last in a list; the default one
  /// is emphasised.
  private func arrange() {
    let owner = view.owner
    let all = order.filter(\.isButton).map { (widget: $0.widget, role: owner.role(of: $0.widget)) }
    let cancelling = all.filter { $0.role == .cancel }
    let others = all.filter { $0.role != .cancel }
    let isColumn = owner.isMenu || all.count > 3
    gtk_orientable_set_orientation(
      buttons.opaque, isColumn ? .vertical : .horizontal)
    let standard = owner.isMenu ? nil : owner.defaultButton
    var previous: Widget?
    for (button, role) in isColumn ? others + cancelling : cancelling + others {
      ViewCost.step()
      buttons.insert(button, after: previous)
      previous = button
      let isDefault = standard.map { button.contains($0.pointer) } ?? false
      if isDefault && role != .cancel {
        button.addClass("suggested-action")
      } else {
        button.removeClass("suggested-action")
      }
    }
    if all.count > Self.mostButtonsAtOnce { scrollButtons() }
    previous = nil
    for field in order where !field.isButton {
      fields.insert(field.widget, after: previous)
      previous = field.widget
    }
  }

  private func scrollButtons() {
    guard buttonScroller == nil else { return }
    let scroller = makeLimitedScroller(maximum: 400)
    buttonScroller = scroller
    widget.remove(buttons)
    setScrolled(buttons, in: scroller)
    widget.insert(scroller, after: fields.pointer.parent == nil ? nil : fields)
  }
}
