extension FocusScope {
  /// The first node in order, at any depth, that satisfies `condition`. O(nodes before it).
  package func firstNode(where condition: (FocusNode) -> Bool) -> FocusNode? {
    FocusScope.firstNode(from: first, where: condition)
  }

  /// The first node in order among `item`, its contents, and the items after it in its scope, up to
  /// `end`.
  static func firstNode(
    from item: FocusItem?, before end: FocusItem? = nil, where condition: (FocusNode) -> Bool
  ) -> FocusNode? {
    var item = item
    while let current = item, current !== end {
      FocusCost.step()
      if let node = current.asNode {
        if condition(node) { return node }
      } else if let node = current.asScope?.firstNode(where: condition) {
        return node
      }
      item = current.next
    }
    return nil
  }

  /// The last node in order among `item`, its contents, and the items before it in its scope.
  static func lastNode(upTo item: FocusItem?, where condition: (FocusNode) -> Bool) -> FocusNode? {
    var item = item
    while let current = item {
      FocusCost.step()
      if let node = current.asNode {
        if condition(node) { return node }
      } else if let scope = current.asScope,
        let node = lastNode(upTo: scope.last, where: condition)
      {
        return node
      }
      item = current.previous
    }
    return nil
  }

  /// The first result of `value` for this scope and the scopes in it, in order.
  func firstInScopes<Result>(_ value: (FocusScope) -> Result?) -> Result? {
    if let found = value(self) { return found }
    var item = first
    while let current = item {
      FocusCost.step()
      if let found = current.asScope?.firstInScopes(value) { return found }
      item = current.next
    }
    return nil
  }
}
