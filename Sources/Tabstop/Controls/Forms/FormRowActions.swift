internal import GtkBridge

/// Marks rows of a form that can be deleted or moved: those of a `ForEach` inside, or, with `editActions`,
/// the one that it is in.
final class FormRowActionsNode<Content: View>:
  DecorationNode<Content, _RowActionsModifier>, RowActionsNode
{
  private var edits: FormRowEdits!

  init(_ view: ModifiedContent<Content, _RowActionsModifier>, _ context: _Context) {
    StyleSheet.shared.include(.navigation)
    super.init(decorating: view, context)
    edits = makeEdits()
    follow()
  }

  private func makeEdits() -> FormRowEdits {
    guard parent is AnyRowNode, let collection = parent?.parent,
      case .rows(let rows) = collection.rowRole
    else { return FormRowEdits(of: self) }
    let edits = rows.edits ?? FormRowEdits(of: rows)
    rows.edits = edits
    return edits
  }

  var actions: RowActions { view.modifier.actions }
  override var rowRole: RowRole { .actions(self) }

  override func modify(_ environment: inout EnvironmentValues) {
    super.modify(&environment)
    environment.hasRowActions = true
  }

  /// Tracked, so that the rows follow the mode.
  private func follow() {
    track { _ = environment.editMode?.wrappedValue }
    edits.rowsChanged()
  }

  override func didUpdate(
    from old: ModifiedContent<Content, _RowActionsModifier>, environmentChanged: Bool
  ) {
    super.didUpdate(from: old, environmentChanged: environmentChanged)
    follow()
  }

  override func evaluate() {
    super.evaluate()
    follow()
  }

  var formEdits: FormRowEdits? { edits }

  override func textChangedInside() {
    super.textChangedInside()
    edits?.rowsChanged()
  }

  override func rowsChangedInside() {
    super.rowsChangedInside()
    edits?.rowsChanged()
  }

  override func insert(_ widget: Widget, after previous: Widget?) {
    super.insert(widget, after: previous)
    edits.rowsChanged()
  }

  override func remove(_ widget: Widget) {
    super.remove(widget)
    edits.rowsChanged()
  }

  override func move(_ widget: Widget, after previous: Widget?) {
    super.move(widget, after: previous)
    edits.rowsChanged()
  }

  override func unmount() {
    super.unmount()
    edits.rowsChanged()
  }
}

/// The rows of a `ForEach` in a form that can be deleted or moved: one stop of Tab, in which keys move the
/// focus, as in a list.
@MainActor
final class FormRowEdits {
  /// The `ForEach`, or a modifier around it.
  private weak var content: _Node?
  private var rows: ListRows?
  private lazy var showing = TurnRequest { [weak self] in self?.show() }

  init(of content: _Node) { self.content = content }

  func rowsChanged() { showing.schedule() }

  private func show() {
    guard let content, content.isMounted, let rows = rows ?? makeRows(of: content) else { return }
    self.rows = rows
    let isEditing = content.environment.editMode?.wrappedValue.isEditing ?? false
    rows.show(outermostGuard(of: content), nil, isEditing: isEditing)
  }

  /// `nil` while there is no row: their column is not known.
  private func makeRows(of content: _Node) -> ListRows? {
    var row = content.lastWidget?.pointer
    while let inside = row, !inside.hasClass("form-row") { row = inside.parent }
    while let outer = row?.parent, outer.hasClass("form-row") { row = outer }
    return row?.parent.map { ListRows(content, Widget($0), isInForm: true) }
  }

  /// The content, or the outermost of the modifiers around it that disable edits.
  private func outermostGuard(of content: _Node) -> _Node {
    var node = content
    while let outer = node.parent, case .guarded = outer.rowRole { node = outer }
    return node
  }
}

extension _RowActionsModifier {
  var actions: RowActions { RowActions(delete: delete, move: move) }

  /// Marks the rows of a form, which get a widget that can have the focus.
  func apply(to widget: Widget, old: Self?, _ environment: InheritedValues) {
    widget.changeGridCell { $0.hasRowActions = true }
  }
}

private struct RowActionsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether a modifier around the rows of a form or a list has edits for them.
  var hasRowActions: Bool {
    get { self[RowActionsKey.self] }
    set { self[RowActionsKey.self] = newValue }
  }
}
