extension FocusCoordinator {
  /// Whether a node that has the focus may keep it. All nodes of a hidden window are unmapped; they
  /// do not lose the focus for that.
  func canKeepFocus(_ node: FocusNode) -> Bool {
    node.coordinator === self && node.isEnabled && (node.isMapped || !isShown) && !node.isCovered
  }

  func canTakeFocus(_ node: FocusNode) -> Bool {
    node.isEnabled && node.isMapped && node.coordinator === self && !node.isCovered
  }

  /// Called when `item` and everything in it became part of this window.
  func didAttach(_ item: FocusItem) {
    FocusCost.step()
    if let node = item.asNode {
      if node === focusedNode {
        // The item was removed and inserted elsewhere within one turn.
        dropTombstone()
        requestTurn()
      }
      if node === displacedNode { requestTurn() }
      if node.firstRegistration != nil { node.announceArrival(in: self) }
    } else if let scope = item.asScope {
      var inner = scope.first
      while let current = inner {
        didAttach(current)
        inner = current.next
      }
    }
  }

  /// Called when an item that followed `predecessor` in `scope` left this window. If it had the
  /// focus, a tombstone keeps its place.
  func didRemove(from scope: FocusScope, after predecessor: FocusItem?) {
    if let servedNode, servedNode.coordinator !== self { requestTurn() }
    guard let place: FocusItem = tombstone ?? focusedNode, place.coordinator !== self
    else { return }
    dropTombstone()
    let tombstone = FocusTombstone()
    scope.link(tombstone, after: predecessor)
    self.tombstone = tombstone
    requestTurn()
  }

  /// Called when other content takes the place of the node that has the focus, which is removed in this
  /// turn. If no node in it can take the focus, nothing has it: a key that the user presses next must not
  /// reach a neighbour, with which the old content had nothing to do.
  public func willReplaceFocusedNode() { isFocusedNodeReplaced = true }

  func dropTombstone() {
    guard let tombstone else { return }
    // The tombstone leaves its list first: an item that leaves by being released would count as a
    // removal.
    tombstone.scope?.unlink(tombstone)
    self.tombstone = nil
  }

  /// Moves the focus away from a node that was removed, disabled or unmapped: to the next node of
  /// its scope that takes the focus, else to the previous one, else nowhere. If other content has taken
  /// its place, only a node in that counts. From the last accessory it goes back to the served node, and from the last
  /// node of content into which the program moved it to the node from which it came. O(distance).
  func moveFocusFromLostNode() {
    var refused: [FocusNode] = []
    while let place: FocusItem = tombstone ?? focusedNode,
      let (node, scope) = neighbour(of: place, except: refused)
    {
      if let servedNode, !isAccessory(node), canTakeFocus(servedNode),
        !refused.contains(where: { $0 === servedNode })
      {
        if requestToolkitFocus(for: servedNode) { return }
        refused.append(servedNode)
      }
      if let opener = opener(insteadOf: node, in: scope, except: refused) {
        if requestToolkitFocus(for: opener) { return }
        refused.append(opener)
        continue
      }
      let preferred = focus(enteringAt: node, within: scope)
      if preferred !== node, !refused.contains(where: { $0 === preferred }) {
        if requestToolkitFocus(for: preferred) { return }
        refused.append(preferred)
      }
      if requestToolkitFocus(for: node) { return }
      refused.append(node)
    }
    _ = requestToolkitFocus(for: nil)
  }

  /// The node that replaces a lost one, and the scope in which it was found. A section does not
  /// limit the search: it is a part of its scope. Nor does a scope that is aside.
  private func neighbour(
    of place: FocusItem, except refused: [FocusNode]
  ) -> (FocusNode, FocusScope)? {
    // A replacement for a removed item is directly before the tombstone: it was inserted after the
    // same predecessor, either before or after the removal.
    var start = place
    if place.kind == .tombstone {
      while let previous = start.previous, previous.insertedAt > settledAt { start = previous }
    }
    if let tombstone, isFocusedNodeReplaced {
      let node = FocusScope.firstNode(from: start, before: tombstone) { node in
        canTakeFocus(node) && !refused.contains { $0 === node }
      }
      return node.flatMap { node in tombstone.scope.map { (node, $0) } }
    }
    while let scope = start.scope {
      func takesFocus(_ node: FocusNode) -> Bool {
        canTakeFocus(node) && !node.isAside(in: scope) && !refused.contains { $0 === node }
      }
      if let node = FocusScope.firstNode(from: start, where: takesFocus)
        ?? FocusScope.lastNode(upTo: start.previous, where: takesFocus)
      {
        return (node, scope)
      }
      guard scope.isSection || scope.isAside else { break }
      start = scope
    }
    return nil
  }
}
