internal import CGtk
internal import FocusModel
internal import GtkBridge

/// What stands in an alert or a confirmation dialog: its title, its message, its actions.
struct DialogContent<Actions: View, Message: View>: View {
  let title: Text
  let isTitleVisible: Bool
  let message: Message
  let actions: Actions
  @Environment(\.dialogActions) private var owner

  var body: some View {
    VStack(spacing: 12) {
      if isTitleVisible {
        title.font(.title3).accessibilityAddTraits(.isHeader)
      }
      message
      if let owner { DialogButtons(owner: owner, content: actions) }
    }
    .multilineTextAlignment(.center)
    .padding(24)
    .frame(minWidth: 300, maxWidth: 420)
  }
}

/// The actions: fields below each other, then buttons side by side, or below each other in a list
/// of things to do. One that only ends it is there if none was given.
private struct DialogButtons<Content: View>: View {
  let owner: DialogActions
  let content: Content
  @State private var missing: Missing?

  enum Missing { case cancel, acknowledge }

  var body: some View {
    ActionList(
      owner: owner,
      content: TupleView(
        content: (
          content, missing == .cancel ? Button("Cancel", role: .cancel) {} : nil,
          missing == .acknowledge ? Button("OK", role: nil) {} : nil
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
  /// Told once, when the actions are made, whether there is a button among them.
  let check: (Bool) -> Void

  static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    ActionListNode(view, context)
  }
}

private final class ActionListNode<Content: View>: ContainerNode<ActionList<Content>, Content> {
  private let fields = Widget.box(vertical: true, spacing: 6)
  private let buttons: Widget
  /// All that was inserted, in its order.
  private var order: [Widget] = []

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
    owner.buttonsChanged = { [weak self] in self?.arrange() }
    arrange()
    view.check(order.contains(where: isButton))
  }

  override var content: Content { view.content }

  override func modify(_ environment: inout EnvironmentValues) {
    super.modify(&environment)
    environment.inherited.stackAxis = .vertical
  }

  private func isButton(_ widget: Widget) -> Bool { view.owner.isAction(widget) }

  private var firstField: FocusNode? {
    var first: FocusNode?
    forEachFocusItem { item in
      guard first == nil, let node = item as? FocusNode,
        let control = node.owner as? FocusableControl, !isButton(control.widget)
      else { return }
      first = node
    }
    return first
  }

  // MARK: Host

  override func insert(_ widget: Widget, after previous: Widget?) {
    let index = previous.flatMap { previous in order.firstIndex { $0 === previous } }
    order.insert(widget, at: index.map { $0 + 1 } ?? 0)
    if isButton(widget) {
      buttons.insert(widget, after: nil)
      widget.expandsHorizontally = true
    } else {
      if gtk_widget_get_parent(fields.pointer) == nil { self.widget.insert(fields, after: nil) }
      fields.insert(widget, after: nil)
      gtk_widget_set_halign(widget.pointer, GTK_ALIGN_FILL)
    }
    arrange()
  }

  override func remove(_ widget: Widget) {
    order.removeAll { $0 === widget }
    gtk_widget_unparent(widget.pointer)
  }

  override func move(_ widget: Widget, after previous: Widget?) {
    order.removeAll { $0 === widget }
    let index = previous.flatMap { previous in order.firstIndex { $0 === previous } }
    order.insert(widget, at: index.map { $0 + 1 } ?? 0)
    arrange()
  }

  /// The cancelling button stands first where buttons are side by side, last in a list; the
  /// default one is emphasised.
  private func arrange() {
    let owner = view.owner
    let all = order.filter(isButton)
    let cancelling = all.filter { owner.role(of: $0) == .cancel }
    let others = all.filter { owner.role(of: $0) != .cancel }
    let isColumn = owner.isMenu || all.count > 3
    gtk_orientable_set_orientation(
      buttons.opaque, isColumn ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL)
    var previous: Widget?
    for button in isColumn ? others + cancelling : cancelling + others {
      buttons.insert(button, after: previous)
      previous = button
      let isDefault = owner.defaultButton.map { button.contains($0.pointer) } ?? false
      if isDefault && !owner.isMenu && owner.role(of: button) != .cancel {
        button.addClass("suggested-action")
      } else {
        button.removeClass("suggested-action")
      }
    }
    previous = nil
    for field in order where !isButton(field) {
      fields.insert(field, after: previous)
      previous = field
    }
  }
}
