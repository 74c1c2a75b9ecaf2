internal import GtkBridge

/// The rows of a `ForEach` in a form that can be deleted or moved: one stop of Tab each, in which keys
/// move the focus, as in a list.
final class FormRowActionsNode<Content: View>:
  DecorationNode<Content, _RowActionsModifier>, RowActionsNode
{
  private var rows: ListRows?
  private lazy var following = TurnRequest { [weak self] in self?.showRows() }

  init(_ view: ModifiedContent<Content, _RowActionsModifier>, _ context: _Context) {
    StyleSheet.shared.include(.navigation)
    super.init(decorating: view, context)
    following.schedule()
  }

  var actions: RowActions { view.modifier.actions }
  override var rowRole: RowRole { .actions(self) }

  override func modify(_ environment: inout EnvironmentValues) {
    super.modify(&environment)
    environment.hasRowActions = true
  }

  override func didUpdate(
    from old: ModifiedContent<Content, _RowActionsModifier>, environmentChanged: Bool
  ) {
    super.didUpdate(from: old, environmentChanged: environmentChanged)
    following.schedule()
  }

  override func evaluate() {
    super.evaluate()
    following.schedule()
  }

  override func textChangedInside() {
    super.textChangedInside()
    following.schedule()
  }

  override func insert(_ widget: Widget, after previous: Widget?) {
    super.insert(widget, after: previous)
    following.schedule()
  }

  override func remove(_ widget: Widget) {
    super.remove(widget)
    following.schedule()
  }

  override func move(_ widget: Widget, after previous: Widget?) {
    super.move(widget, after: previous)
    following.schedule()
  }

  /// Tracked, so that the rows follow the mode.
  private func showRows() {
    guard isMounted, let rows = rows ?? makeRows() else { return }
    self.rows = rows
    track {
      let isEditing = environment.editMode?.wrappedValue.isEditing ?? false
      rows.show(outermostGuard, nil, isEditing: isEditing)
    }
  }

  /// `nil` while there is no row: their column is not known.
  private func makeRows() -> ListRows? {
    var row = lastWidget?.pointer
    while let inside = row, !inside.hasClass("form-row") { row = inside.parent }
    while let outer = row?.parent, outer.hasClass("form-row") { row = outer }
    return row?.parent.map { ListRows(self, Widget($0)) }
  }

  /// This node, or the outermost of the modifiers around it that disable edits.
  private var outermostGuard: _Node {
    var node: _Node = self
    while let outer = node.parent, case .guarded = outer.rowRole { node = outer }
    return node
  }
}

extension _RowActionsModifier {
  var actions: RowActions { RowActions(delete: delete, move: move) }

  /// Marks the rows of a form, which get a widget that can have the focus.
  func apply(to widget: Widget, old: Self?, _ environment: InheritedValues) {
    let traits = widget.gridCell ?? GridCellTraits()
    traits.hasRowActions = true
    widget.gridCell = traits
  }
}

private struct RowActionsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether a modifier outside of this one has edits for the same rows of a form.
  var hasRowActions: Bool {
    get { self[RowActionsKey.self] }
    set { self[RowActionsKey.self] = newValue }
  }
}
