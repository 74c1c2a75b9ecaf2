extension FocusCoordinator {
  /// Whether a node that has the focus may keep it. A hidden window's nodes are all unmapped; that is
  /// no reason to lose the focus.
  func canKeepFocus(_ node: FocusNode) -> Bool {
    node.coordinator === self && node.isEnabled && (node.isMapped || !isShown) && !node.isCovered
  }

  func canTakeFocus(_ node: FocusNode) -> Bool {
    node.isEnabled && node.isMapped && node.coordinator === self && !node.isCovered
  }

  /// `item` has become part of this window, with all that is in it.
  func didAttach(_ item: FocusItem) {
    FocusCost.step()
    if let node = item.asNode {
      if node === focusedNode {
        // It was taken out and put elsewhere within one turn.
        dropTombstone()
        askForTurn()
      }
      if node.firstRegistration != nil { node.announceArrival(in: self) }
    } else if let scope = item.asScope {
      var inner = scope.first
      while let current = inner {
        didAttach(current)
        inner = current.next
      }
    }
  }

  /// An item that stood in `scope` behind `predecessor` is no longer part of this window. If the focus
  /// went with it, its place is kept.
  func didRemove(from scope: FocusScope, after predecessor: FocusItem?) {
    guard let place: FocusItem = tombstone ?? focusedNode, place.coordinator !== self
    else { return }
    dropTombstone()
    let tombstone = FocusTombstone()
    scope.link(tombstone, after: predecessor)
    self.tombstone = tombstone
    askForTurn()
  }

  func dropTombstone() {
    guard let tombstone else { return }
    // Out of its list first: an item that leaves by being released would be taken for a removal.
    tombstone.scope?.unlink(tombstone)
    self.tombstone = nil
  }

  /// The focused node is gone, disabled or unmapped: goes to the next node of its scope that takes the
  /// focus, else to the previous one, else nowhere. O(distance).
  func moveFocusFromLostNode() {
    var refused: [FocusNode] = []
    while let place: FocusItem = tombstone ?? focusedNode,
      let (node, scope) = neighbour(of: place, except: refused)
    {
      let preferred = focus(enteringAt: node, within: scope)
      if preferred !== node, !refused.contains(where: { $0 === preferred }) {
        if askToolkit(for: preferred) { return }
        refused.append(preferred)
      }
      if askToolkit(for: node) { return }
      refused.append(node)
    }
    _ = askToolkit(for: nil)
  }

  /// The node that takes the place of a lost one, and the scope in which it was found. A section does
  /// not bound the search: it is a part of its scope.
  private func neighbour(
    of place: FocusItem, except refused: [FocusNode]
  ) -> (FocusNode, FocusScope)? {
    func takesFocus(_ node: FocusNode) -> Bool {
      canTakeFocus(node) && !refused.contains { $0 === node }
    }
    // What came in place of a removed item stands directly before its tombstone: it was inserted
    // behind the same predecessor, whether before the removal or after it.
    var start = place
    if place.kind == .tombstone {
      while let previous = start.previous, previous.insertedAt > settledAt { start = previous }
    }
    while let scope = start.scope {
      if let node = FocusScope.firstNode(from: start, where: takesFocus)
        ?? FocusScope.lastNode(upTo: start.previous, where: takesFocus)
      {
        return (node, scope)
      }
      guard scope.isSection else { break }
      start = scope
    }
    return nil
  }
}
