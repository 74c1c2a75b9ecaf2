internal import FocusModel
internal import GtkBridge
internal import Localization

/// The node of a composite view: evaluates `body`, and again when something that it read changes.
final class BodyNode<V: View>: _ViewNode<V> {
  private var properties: DynamicProperties<V>
  private var child: _ViewNode<V.Body>!
  /// The language in which the body was evaluated, if it is not the program's.
  private var localizer: Localizer?

  convenience override init(_ view: V, _ context: _Context) {
    self.init(view, context, properties: DynamicProperties())
  }

  init(_ view: V, _ context: _Context, properties: DynamicProperties<V>) {
    self.properties = properties
    super.init(view, context)
    child = V.Body._makeNode(makeBody(), childContext)
  }

  private func makeBody() -> V.Body {
    // The installed copy is connected to its state and environment; `view` stays as the parent
    // passed it, for the comparison with the next one.
    var installed = view
    properties.install(into: &installed, of: self)
    localizer = environment.inherited.localizer
    guard let localizer else { return track { installed.body } }
    return localizer.whileCurrent { track { installed.body } }
  }

  override func didUpdate(from old: V, environmentChanged: Bool) {
    // An invalid node has read something that changed, and must be evaluated.
    if environmentChanged && !isInvalid && !properties.readEnvironment
      && isBitwiseEqual(old, view) && localizer === environment.inherited.localizer
    {
      child.update(child.view, in: environment)
    } else {
      evaluate()
    }
    if Transaction.current != nil || Motions.current != nil, PaintPass.current == nil {
      BodyMotion.changed(self, from: old, to: view) { [unowned self] in present($0) }
    }
  }

  /// Shows the body of another value.
  private func present(_ view: V) {
    let own = self.view
    self.view = view
    child.update(makeBody(), in: environment)
    self.view = own
  }

  override func evaluate() {
    child.update(makeBody(), in: environment)
  }

  override func forEachChild(_ visit: (_Node) -> Void) {
    if let child { visit(child) }
  }

  override var lastWidget: Widget? { child?.lastWidget }
  override func forEachWidget(_ visit: (Widget) -> Void) { child?.forEachWidget(visit) }
  override var lastFocusItem: FocusItem? { child?.lastFocusItem }
  override func widget(before child: _Node) -> Widget? { widgetBeforeSelf }
  override func focusItem(before child: _Node) -> FocusItem? { focusItemBeforeSelf }
}
