/// A node from which the program moved the focus into content that arrived later: the button that opened a panel
/// with a field.
struct FocusOpener {
  weak var node: FocusNode?
  /// When the node got the focus. What was inserted later is the content that it opened.
  let since: UInt64
}

/// Returns the focus to where the program took it from, when the content into which it moved it is removed.
extension FocusCoordinator {
  /// Called when the focus moves to `node`. The nodes whose content it leaves are no openers any more.
  func followOpeners(movingTo node: FocusNode?, isRequested: Bool) {
    guard let node else {
      openers.removeAll()
      return
    }
    while let last = openers.last, node.insertedAt <= last.since { openers.removeLast() }
    if isRequested, let old = focusedNode, old.coordinator === self,
      node.insertedAt > focusedSince
    {
      openers.append(FocusOpener(node: old, since: focusedSince))
    }
    focusedSince = FocusTicket.next()
  }

  /// The node to which the focus goes back instead of to `neighbour`, which was found in `scope`: the last
  /// opener there that can take the focus. `nil` if the neighbour is a part of what that opened, or if other
  /// content has taken the place of the lost node.
  func opener(
    insteadOf neighbour: FocusNode, in scope: FocusScope, except refused: [FocusNode]
  ) -> FocusNode? {
    guard !isFocusedNodeReplaced else { return nil }
    for opener in openers.reversed() {
      FocusCost.step()
      if neighbour.insertedAt > opener.since { return nil }
      if let node = opener.node, canTakeFocus(node), node.isInside(scope),
        !refused.contains(where: { $0 === node })
      {
        return node
      }
    }
    return nil
  }
}
