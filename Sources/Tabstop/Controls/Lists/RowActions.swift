internal import GtkBridge

/// The part that a node plays in a list.
enum RowRole {
  case none
  case lazyRows(any LazyRows)
  case rows(any IdentifiedRows)
  case tag(any TaggedNode)
  /// A row with a tag within its own stack.
  case taggedInside
  case actions(any RowActionsNode)
  case guarded(any RowGuard)
  case outline(any OutlineRowNode)
  /// The node is a container of rows, and not a row itself.
  case container
}

/// Rows with the identities of their elements.
@MainActor
protocol IdentifiedRows: _Node {
  /// The edits of the rows, if they are those of a form. (Weak: the rows hold them.)
  var edits: FormRowEdits? { get set }
  /// What is only there for the menus of the rows: one stop of Tab.
  var menuStops: RovingStops? { get set }
  /// The number of rows, whether they exist or not.
  var rowCount: Int { get }
  /// Visits the existing rows, in order.
  func forEachRow(_ visit: (AnyHashable, _Node) -> Void)
}

/// A node that can disable the deletion or moving of its rows.
@MainActor
protocol RowGuard: _Node {
  var isDeletionDisabled: Bool { get }
  var isMoveDisabled: Bool { get }
}

/// The `onDelete` and `onMove` actions for the rows of a `ForEach`.
struct RowActions {
  var delete: (([Int]) -> Void)?
  var move: (([Int], Int) -> Void)?
  // The modifiers that disable edits may be outside or inside of the modifier with the action.
  var isDeletionDisabled = false
  var isMoveDisabled = false

  /// The actions that are not disabled.
  var allowed: RowActions {
    RowActions(delete: isDeletionDisabled ? nil : delete, move: isMoveDisabled ? nil : move)
  }
}

@MainActor
protocol RowActionsNode: _Node {
  var actions: RowActions { get }
  /// The edits of the rows, if they are those of a form.
  var formEdits: FormRowEdits? { get }
}

extension RowActionsNode {
  var formEdits: FormRowEdits? { nil }

  /// The actions, each as it is when it is called: a view around the rows may change what they capture, and
  /// not the rows.
  var newest: RowActions {
    RowActions(
      delete: actions.delete == nil ? nil : { [weak self] in self?.actions.delete?($0) },
      move: actions.move == nil ? nil : { [weak self] in self?.actions.move?($0, $1) })
  }
}

extension _Node {
  /// The edits of the rows of a form that this node, a modifier around them, contains.
  var formEditsInside: FormRowEdits? {
    switch rowRole {
    case .actions(let node) where node.formEdits != nil: return node.formEdits
    case .rows(let rows): return rows.edits
    case .lazyRows: return nil
    default: break
    }
    var first: _Node?
    forEachChild { if first == nil { first = $0 } }
    return first?.formEditsInside
  }
}
