internal import CGtk
internal import FocusModel
internal import GtkBridge

/// A node whose content's widgets are the children of one widget of its own.
class ContainerNode<V, Content>: _ViewNode<V>, WidgetHost {
  /// What stands for this view in the host.
  let widget: Widget
  private(set) final var child: _ViewNode<Content>!

  init(_ view: V, _ context: _Context, widget: Widget) {
    self.widget = widget
    super.init(view, context)
  }

  /// The content of the present view value.
  var content: Content { fatalError("abstract") }

  /// What the content inherits: a container's content is no row of a form around, and what is said
  /// of the container's focus is not said of theirs.
  func modify(_ environment: inout EnvironmentValues) {
    environment.inherited.isFormRow = false
    environment.inherited.allowsFocus = true
  }

  /// Whether `modify` would give the same as before, in the same environment around.
  func modifiesAlike(_ old: V) -> Bool { true }

  private final var contentEnvironment: EnvironmentValues?

  private func makeContentEnvironment() -> EnvironmentValues {
    var environment = self.environment
    modify(&environment)
    contentEnvironment = environment
    return environment
  }

  override func didUpdate(from old: V, environmentChanged: Bool) {
    if environmentChanged || !modifiesAlike(old) { contentEnvironment = nil }
    evaluate()
  }

  override func evaluate() {
    child.update(content, in: contentEnvironment ?? makeContentEnvironment())
  }

  // MARK: Host

  /// The widget that the content's widgets are put into; may lie within `widget`.
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

  /// A child came, went, or wishes to fill where it did not.
  final func childrenChanged(around child: Widget?) {
    if let child { align(child) }
    // While this node is being made its host does not have it yet.
    if self.child != nil { host.layoutChanged(of: widget) }
  }

  func align(_ child: Widget) {}

  // MARK: Structure

  override var childHost: any WidgetHost { self }
  var rowPlacement: RowPlacement? { nil }
  override func forEachChild(_ visit: (_Node) -> Void) {
    if let child { visit(child) }
  }
  override func widget(before child: _Node) -> Widget? { nil }
  override var lastWidget: Widget? { widget }
  override func forEachWidget(_ visit: (Widget) -> Void) { visit(widget) }
}

extension ContainerNode where Content: View {
  /// Makes the content: the last thing that a subclass's initialiser does.
  final func makeContent() {
    child = Content._makeNode(
      content, _Context(below: self, environment: makeContentEnvironment()))
    insertWidgets(of: child)
  }
}

extension _Node {
  /// Puts this node's widgets, children of `parent`, in the order of a rank; those of one rank stay
  /// in the order of the views. It is the order that GTK draws in.
  func sortWidgets(in parent: Widget, by rank: (Widget) -> Double) {
    var children: [(widget: Widget, rank: Double)] = []
    forEachWidget {
      if gtk_widget_get_parent($0.pointer) == parent.pointer { children.append(($0, rank($0))) }
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
