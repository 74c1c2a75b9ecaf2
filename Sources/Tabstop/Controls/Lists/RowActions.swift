internal import GtkBridge

/// What a node has to do with the rows of a list.
enum RowRole {
  case none
  case lazyRows(any LazyRows)
  case rows(any IdentifiedRows)
  case tag(any TaggedNode)
  case actions(any RowActionsNode)
  case guarded(any RowGuard)
  /// The host of rows, and no row itself.
  case container
}

/// Rows that know what they stand for.
@MainActor
protocol IdentifiedRows: _Node {
  /// How many rows there are, made or not.
  var rowCount: Int { get }
  /// Visits the rows that are made, in order.
  func forEachRow(_ visit: (AnyHashable, _Node) -> Void)
}

/// A node whose rows may be kept from being deleted or moved.
@MainActor
protocol RowGuard: _Node {
  var isDeletionDisabled: Bool { get }
  var isMoveDisabled: Bool { get }
}

/// What `onDelete` and `onMove` say about the rows of a `ForEach`.
struct RowActions {
  var delete: (([Int]) -> Void)?
  var move: (([Int], Int) -> Void)?
  // What keeps a row from it may stand further out or further in than what does it.
  var isDeletionDisabled = false
  var isMoveDisabled = false

  /// What is left of them.
  var allowed: RowActions {
    RowActions(delete: isDeletionDisabled ? nil : delete, move: isMoveDisabled ? nil : move)
  }
}

@MainActor
protocol RowActionsNode: _Node {
  var actions: RowActions { get }
}
