/// Where the focus goes when pages of one window change places, unless a write of the same turn asks
/// for something else.
enum FocusArrival {
  /// A new page: to its default focus, if it declares one, else nowhere, or to its first node.
  case new(FocusScope, orFirst: Bool)
  /// A page that was covered comes back: to what had the focus there, while it still exists.
  case back(WeakFocusNode)
}

extension FocusCoordinator {
  /// The focus moves into `scope` by itself: a page came up there. Decided by the next ``resolve()``.
  /// - Parameter orFirst: Whether it goes to the first node where no default focus is declared.
  public func enter(_ scope: FocusScope, orFirst: Bool = false) {
    arrival = .new(scope, orFirst: orFirst)
    askForTurn()
  }

  /// The focus goes back to `node`, or nowhere. Decided by the next ``resolve()``.
  public func returnFocus(to node: FocusNode?) {
    arrival = .back(WeakFocusNode(node: node))
    askForTurn()
  }

  /// Carries out what a change of pages asks for. True if there was one.
  func followArrival() -> Bool {
    guard appearance == .done, let arrival else { return false }
    switch arrival {
    case .new(let scope, let orFirst):
      let declared = scope.firstInScopes { scope in
        scope.declaredNode().map { focus(enteringAt: $0, within: scope) }
      }
      let first = orFirst ? scope.firstNode(where: canTakeFocus) : nil
      return askToolkit(for: declared ?? first) || askToolkit(for: nil)
    case .back(let place):
      let node = place.node.flatMap { canTakeFocus($0) ? $0 : nil }
      return askToolkit(for: node) || askToolkit(for: nil)
    }
  }
}
