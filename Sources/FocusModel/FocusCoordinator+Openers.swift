/// A node from which the program moved the focus into content that was inserted later: the button that opened a panel
/// with a field.
struct FocusOpener {
  weak var node: FocusNode?
  /// The turn in which that content was inserted.
  var content: UInt64
}

/// Returns the focus to where the program took it from, when the content into which it moved it is removed.
extension FocusCoordinator {
  /// More openers than a user remembers; a program may move the focus to a new row for ever.
  private static let mostOpeners = 32

  /// Called when the focus moves to `node`. The nodes whose content it leaves are no openers any more.
  ///
  /// - Parameters:
  ///   - isRequested: Whether a write moves it.
  ///   - isReplaced: Whether other content has taken the place of the node that had it.
  func followOpeners(movingTo node: FocusNode?, isRequested: Bool, isReplaced: Bool) {
    guard let node else {
      openers.removeAll()
      return
    }
    let old = focusedNode
    let isOldAttached = old?.coordinator === self
    let isNew = node.insertedAt > focusedSince
    if isNew, !isOldAttached, isRequested || isReplaced, let last = openers.last,
      !isContent(node, of: last)
    {
      // New content has taken the place of the old: the next step of a panel.
      openers[openers.count - 1].content = node.insertedAt
    }
    dropOpeners(leavingFor: node)
    if isRequested, isNew, isOldAttached {
      openers.removeAll { $0.node?.coordinator !== self }
      if openers.count == Self.mostOpeners { openers.removeFirst() }
      openers.append(FocusOpener(node: old, content: node.insertedAt))
    }
    focusedSince = FocusTicket.settle()
  }

  /// Drops the openers whose content does not contain `node`, to which the focus moves. If the user moves it, what was
  /// inserted at the edge of the content later is no part of that: a row of a list over the panel.
  func dropOpeners(leavingFor node: FocusNode, byUser: Bool = false) {
    while let last = openers.last, !isContent(node, of: last, isInside: byUser) {
      openers.removeLast()
    }
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
      if isContent(neighbour, of: opener) { return nil }
      if let node = opener.node, canTakeFocus(node), node.isInside(scope),
        !refused.contains(where: { $0 === node })
      {
        return node
      }
    }
    return nil
  }

  /// Whether `item` is a part of the content that `opener` opened: it was inserted with it, or was inserted beside or
  /// in what is left of it. O(depth of the scopes).
  ///
  /// - Parameter isInside: Whether something of the content must be on both sides of an item that was inserted later.
  private func isContent(
    _ item: FocusItem, of opener: FocusOpener, isInside: Bool = false
  ) -> Bool {
    var current = item
    while current.insertedAt > opener.content {
      let sides = [\FocusItem.previous, \.next].count { current.isBeside(opener.content, $0) }
      if sides >= (isInside ? 2 : 1) { return true }
      guard let scope = current.scope else { return false }
      current = scope
    }
    return current.insertedAt == opener.content
  }
}

extension FocusItem {
  /// The number of newer items between an item and the content that it belongs to; farther away it does not.
  private static let farthest = 32

  /// Whether only items that were inserted after the turn `content`, and few of them, are between this one and one that was
  /// inserted in that turn.
  fileprivate func isBeside(_ content: UInt64, _ step: KeyPath<FocusItem, FocusItem?>) -> Bool {
    var other = self[keyPath: step]
    for _ in 0..<Self.farthest {
      guard let item = other else { return false }
      FocusCost.step()
      if item.kind != .tombstone, item.insertedAt <= content { return item.insertedAt == content }
      other = item[keyPath: step]
    }
    return false
  }
}
