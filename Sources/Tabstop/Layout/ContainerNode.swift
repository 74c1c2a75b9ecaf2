internal import FocusModel
internal import GtkBridge

/// A node with a widget of its own, whose children are the widgets of its content.
class ContainerNode<V, Content>: _ViewNode<V>, WidgetHost {
  /// The widget that represents this view in the host.
  let widget: Widget
  private(set) final var child: _ViewNode<Content>!

  init(_ view: V, _ context: _Context, widget: Widget) {
    self.widget = widget
    super.init(view, context)
  }

  /// The content of the current view value.
  var content: Content { fatalError("abstract") }

  /// Modifies the environment of the content: a container's content is not a row of an enclosing
  /// form, and focus modifiers of the container do not apply to it.
  func modify(_ environment: inout EnvironmentValues) {
    environment.inherited.isFormRow = false
    environment.inherited.isSwipedRow = false
    environment.inherited.allowsFocus = true
    environment.inherited.isSettingsPage = false
  }

  /// Whether `modify` would have the same result as before, in the same outer environment.
  func hasSameEffect(as old: V) -> Bool { true }

  private final var contentEnvironment: EnvironmentValues?

  private func makeContentEnvironment() -> EnvironmentValues {
    var environment = self.environment
    modify(&environment)
    contentEnvironment = environment
    return environment
  }

  override func didUpdate(from old: V, environmentChanged: Bool) {
    if environmentChanged || !hasSameEffect(as: old) { contentEnvironment = nil }
    evaluate()
  }

  override func evaluate() {
    child.update(content, in: contentEnvironment ?? makeContentEnvironment())
  }

  // MARK: Host

  /// The parent of the content's widgets; may be inside `widget`.
  var inner: Widget { widget }

  func insert(_ widget: Widget, after previous: Widget?) {
    inner.insert(widget, after: previous)
    childrenChanged(around: widget)
  }

  func remove(_ widget: Widget) {
    inner.remove(widget)
    childrenChanged(around: nil)
  }

  func move(_ widget: Widget, after previous: Widget?) {
    inner.insert(widget, after: previous)
    childrenChanged(around: widget)
  }

  func layoutChanged(of widget: Widget) {
    childrenChanged(around: widget)
  }

  /// Called when a child was added, was removed, or now expands.
  final func childrenChanged(around child: Widget?) {
    if let child { align(child) }
    // While this node is being created, its host does not contain it yet.
    if self.child != nil { host.layoutChanged(of: widget) }
  }

  func align(_ child: Widget) {}

  // MARK: Structure

  override var childHost: any WidgetHost { self }
  var rowPlacement: RowPlacement? { nil }
  var isLazyGrid: Bool { false }
  var stacksDownwards: Bool { false }
  var hasViewsBeside: Bool { false }
  override func forEachChild(_ visit: (_Node) -> Void) {
    if let child { visit(child) }
  }
  override func widget(before child: _Node) -> Widget? { nil }
  override var lastWidget: Widget? { widget }
  override func forEachWidget(_ visit: (Widget) -> Void) { visit(widget) }
}

extension ContainerNode where Content: View {
  /// Creates the content; a subclass's initialiser calls it last.
  final func makeContent() {
    insertContent(Content._makeNode(content, contentContext))
  }

  /// Makes the content of a container that fits each widget of it to its place.
  final func makeContent(
    refit: @escaping (Widget) -> Void = { _ in }, fittedBy fit: @escaping (Widget) -> Widget
  ) {
    insertContent(PartNode(content, contentContext, refit: refit, fit: fit))
  }

  private var contentContext: _Context {
    _Context(below: self, environment: makeContentEnvironment())
  }

  private func insertContent(_ node: _ViewNode<Content>) {
    child = node
    insertWidgets(of: child)
  }
}

extension _Node {
  /// Sorts this node's widgets, children of `parent`, by a rank; those of one rank stay in the
  /// order of the views. GTK draws them in this order.
  func sortWidgets(in parent: Widget, by rank: (Widget) -> Double) {
    var children: [(widget: Widget, rank: Double)] = []
    forEachWidget {
      ViewCost.step()
      if $0.pointer.parent == parent.pointer { children.append(($0, rank($0))) }
    }
    let sorted = children.enumerated().sorted {
      ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
    }
    var previous: Widget?
    for (_, child) in sorted {
      parent.insert(child.widget, after: previous)
      previous = child.widget
    }
  }
}
