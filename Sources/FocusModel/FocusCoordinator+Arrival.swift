/// The target of the focus when one page of a window replaces another, unless a write of the same
/// turn asks for something else.
enum FocusArrival {
  /// A new page: the focus goes to its default focus. Without one it goes to the first node if
  /// `orFirst`; otherwise nothing has the focus.
  case new(FocusScope, orFirst: Bool)
  /// A page that was covered is shown again: the focus returns to the node that had it there, or to
  /// the node in its place.
  case back(FocusPlace)
  /// The focus goes to a node, or is cleared.
  case node(WeakFocusNode)
}

extension FocusCoordinator {
  /// Moves the focus into `scope` because a page appeared there, without a request of the user or
  /// the program. The next ``resolve()`` decides.
  /// - Parameter orFirst: Whether the focus goes to the first node if no default focus is declared.
  public func enter(_ scope: FocusScope, orFirst: Bool = false) {
    arrival = .new(scope, orFirst: orFirst)
    requestTurn()
  }

  /// Moves the focus back to `node`, or clears it for `nil`. The next ``resolve()`` decides.
  public func returnFocus(to node: FocusNode?) {
    arrival = .node(WeakFocusNode(node: node))
    requestTurn()
  }

  /// Moves the focus back to a place, or clears it for `nil`. The next ``resolve()`` decides.
  public func returnFocus(to place: FocusPlace?) {
    arrival = place.map { .back($0) } ?? .node(WeakFocusNode(node: nil))
    requestTurn()
  }

  /// The first node in some items, in their order, that can take the focus now. O(nodes before it).
  public func firstNode(in items: [FocusItem]) -> FocusNode? {
    for item in items {
      FocusCost.step()
      let node = item.asNode.flatMap { canTakeFocus($0) ? $0 : nil }
      if let found = node ?? item.asScope?.firstNode(where: canTakeFocus) { return found }
    }
    return nil
  }

  /// Carries out the move that a change of pages requested. Returns whether there was one.
  func performArrival() -> Bool {
    guard appearance == .done, let arrival else { return false }
    switch arrival {
    case .new(let scope, let orFirst):
      let declared = scope.firstInScopes { scope in
        scope.declaredNode().map { focus(enteringAt: $0, within: scope) }
      }
      let first = orFirst ? scope.firstNode(where: canTakeFocus) : nil
      return requestToolkitFocus(for: declared ?? first) || requestToolkitFocus(for: nil)
    case .back(let place):
      return requestToolkitFocus(for: place.destination(in: self)) || requestToolkitFocus(for: nil)
    case .node(let reference):
      let node = reference.node.flatMap { canTakeFocus($0) ? $0 : nil }
      return requestToolkitFocus(for: node) || requestToolkitFocus(for: nil)
    }
  }
}
