extension FocusCoordinator {
  /// Moves the focus to the node that `scope` prefers: its preferred or default node, else its
  /// first one. The next ``resolve()`` decides. Has no effect if the focus is not in the scope, or
  /// if a write of the same turn asks for something else.
  public func resetFocus(in scope: FocusScope) {
    resets.append(scope)
    requestTurn()
  }

  /// Evaluates the default focus of a window that appears. Returns whether the focus moved.
  func evaluateAppearance(_ plan: inout FocusPlan) -> Bool {
    guard focusedNode == nil, plan.pending == nil, !hasWritesBeforeAppearance else { return false }
    let declared = root.firstInScopes { scope in
      scope.declaredNode().map { focus(enteringAt: $0, within: scope) }
    }
    if let declared, requestToolkitFocus(for: declared) { return true }
    // Default focus counts as a write: if its node does not exist yet, or is refused, the request
    // waits.
    if let declaration = root.firstInScopes({ $0.firstDeclaration }),
      let binding = declaration.binding
    {
      plan.pending = binding.pendingRequest(declaration.target)
    }
    return false
  }

  /// The node that gets the focus when it enters at `node` and neither user nor program chose that
  /// node: the innermost scope that it enters, inside `outer`, decides.
  func focus(enteringAt node: FocusNode, within outer: FocusScope) -> FocusNode {
    var node = node
    var outer = outer
    while let (scope, declared) = innermostDeclaration(around: node, within: outer),
      declared !== node
    {
      node = declared
      outer = scope
    }
    return node
  }

  private func innermostDeclaration(
    around node: FocusNode, within outer: FocusScope
  ) -> (FocusScope, FocusNode)? {
    var scope = node.scope
    while let current = scope, current !== outer {
      FocusCost.step()
      if let declared = current.declaredNode() { return (current, declared) }
      scope = current.scope
    }
    return nil
  }

  /// The node to which default focus redirects a user who moved from `origin` to `node`; `nil` if
  /// the focus stays at `node`.
  func focusForUser(enteringAt node: FocusNode, from origin: FocusItem?) -> FocusNode? {
    var scope = node.scope
    while let entered = scope {
      FocusCost.step()
      if let origin, origin.isInside(entered) { return nil }
      if let declared = entered.declaredNode(forUser: true) {
        return declared === node ? nil : declared
      }
      scope = entered.scope
    }
    return nil
  }

  /// The node to which `resetFocus` moves the focus, if it was called and applies.
  func focusForReset() -> FocusNode? {
    guard !resets.isEmpty, let place: FocusItem = tombstone ?? focusedNode,
      let scope = resets.last(where: { place.isInside($0) }),
      let node = scope.declaredNode() ?? scope.firstNode(where: { self.canTakeFocus($0) })
    else { return nil }
    return focus(enteringAt: node, within: scope)
  }
}
