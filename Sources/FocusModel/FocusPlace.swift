/// A node with the place that it has in a scope, for a focus that returns there later.
///
/// The node may be removed meanwhile: a row of a page below can be removed or replaced while
/// another page covers it. The focus then goes to the node in its place.
public struct FocusPlace {
  private weak var node: FocusNode?
  private weak var scope: FocusScope?
  /// The number of nodes of the scope before it to which the focus could go, without toolbars.
  private let index: Int

  /// Remembers the place of the focused node of a window in a scope; `nil` if the focus is not in it.
  /// For a node that lost the focus by being disabled it is that node's place. O(n d) for the nodes
  /// before it and the depth of their scopes.
  public init?(ofFocusIn scope: FocusScope) {
    guard let coordinator = scope.coordinator,
      let node = [coordinator.displacedNode, coordinator.focusedNode].lazy.compactMap({ $0 })
        .first(where: scope.contains)
    else { return nil }
    var index = 0
    _ = scope.firstNode {
      if $0 !== node, Self.isPlace($0, in: scope, coordinator) { index += 1 }
      return $0 === node
    }
    (self.node, self.scope, self.index) = (node, scope, index)
  }

  /// The node; if it is gone or disabled, the one in its place, or the last one before that.
  func destination(in coordinator: FocusCoordinator) -> FocusNode? {
    if let node, coordinator.canTakeFocus(node) { return node }
    guard let scope, scope.coordinator === coordinator else { return nil }
    var (index, last): (Int, FocusNode?) = (index, nil)
    let found = scope.firstNode {
      guard Self.isPlace($0, in: scope, coordinator) else { return false }
      last = $0
      index -= 1
      return index < 0
    }
    return found ?? last
  }

  /// Whether the focus can go to a node if there is no better one: not to a toolbar's.
  private static func isPlace(
    _ node: FocusNode, in scope: FocusScope, _ coordinator: FocusCoordinator
  ) -> Bool {
    coordinator.canTakeFocus(node) && !node.isAside(in: scope)
  }
}
