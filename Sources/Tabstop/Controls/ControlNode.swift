internal import FocusModel
internal import GtkBridge

/// The node of a control with one widget that has the focus and shows a value.
///
/// Writes by the program to the widget are not user input: handlers do not run during them.
class ControlNode<V>: _ViewNode<V> {
  let widget: Widget
  private(set) final var control: FocusableControl!
  private final var connections: [SignalConnection] = []
  private(set) final var isWriting = false

  init(_ view: V, _ context: _Context, widget: Widget) {
    self.widget = widget
    super.init(view, context)
    widget.isSensitive = environment.inherited.isEnabled
  }

  /// Names the control by the enclosing label, makes it focusable, and shows its value: a
  /// subclass's initialiser calls it last.
  final func join() {
    environment.inherited.label?.name(widget)
    // Uses the parameter: `self` in the closure would leak the node.
    let name = environment.inherited.label?.text
    control = FocusableControl(self, widget, name: name ?? "\(V.self)")
    show()
    control.nameByNeighbours()
    followShortcut()
  }

  /// The action of a keyboard shortcut on the control; `nil` for one without a single action.
  var activation: (() -> Void)? { nil }

  private func followShortcut() {
    guard let activation else { return }
    followShortcut(of: widget) { Updater.shared.event(activation) }
  }

  /// Calls `handler` when the user, not the program, has caused `signal`.
  final func listen(
    to signal: String, of object: ObjectRef? = nil, after: Bool = false,
    _ handler: @escaping @MainActor (SignalArguments) -> Void
  ) {
    connections.append(
      SignalConnection(object ?? widget, signal, owner: self, after: after) { node, arguments in
        if !node.isWriting { handler(arguments) }
      })
  }

  /// Changes the widget on behalf of the program.
  final func write(_ change: () -> Void) {
    let was = isWriting
    isWriting = true
    change()
    isWriting = was
  }

  /// Writes the value that the user chose to `binding`, and shows what the binding made of it.
  final func input<Value>(_ value: Value, to binding: Binding<Value>) {
    window.userDidAct()
    binding.wrappedValue = value
    invalidate()
  }

  /// Shows the current value.
  func show() {}

  override func evaluate() { show() }

  override func didUpdate(from old: V, environmentChanged: Bool) {
    if environmentChanged {
      control.environmentChanged()
      followShortcut()
    }
    show()
    control.nameByNeighbours()
  }

  // MARK: Structure

  override var lastWidget: Widget? { widget }
  override func forEachWidget(_ visit: (Widget) -> Void) { visit(widget) }
  override var lastFocusItem: FocusItem? { control?.item }
  override func forEachFocusItem(_ visit: (FocusItem) -> Void) { visit(control.item) }

  override func unmount() {
    super.unmount()
    window.shortcuts.removeAll(of: self)
    control.unmount()
    connections = []
  }
}
