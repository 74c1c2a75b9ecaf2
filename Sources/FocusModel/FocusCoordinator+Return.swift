/// Returns the focus to a control that lost it because it was disabled, such as a button that is
/// disabled while its action runs.
extension FocusCoordinator {
  /// Reports an input of the user that moves no focus: a key, a click, a typed letter. A node that
  /// lost the focus by being disabled does not get it back after this. O(1).
  public func userDidAct() { displacedNode = nil }

  /// Whether the focus is in `scope`. A node that lost the focus by being disabled counts as if it
  /// had it.
  public func holdsFocus(in scope: FocusScope) -> Bool {
    [displacedNode, focusedNode].contains { $0.map(scope.contains) ?? false }
  }

  /// Whether one of some items is or contains the node that has the focus, or lost it by being disabled.
  public func holdsFocus(in items: [FocusItem]) -> Bool {
    items.contains { item in
      item === focusedNode || item === displacedNode || item.asScope.map(holdsFocus(in:)) == true
    }
  }

  /// Forgets a displaced node that is not part of the window any more.
  func forgetRemovedDisplacedNode() {
    if let displacedNode, displacedNode.coordinator !== self { self.displacedNode = nil }
  }

  /// Moves the focus back to the displaced node when that is enabled again. Returns whether it
  /// did.
  func returnToDisplacedNode() -> Bool {
    guard let node = displacedNode, canTakeFocus(node), requestToolkitFocus(for: node) else {
      return false
    }
    displacedNode = nil
    return true
  }

  /// Called when `node` is about to lose the focus. If that is because it was disabled, it is
  /// remembered. Of several, the first is: the user or the program chose it.
  func rememberDisplaced(_ node: FocusNode) {
    guard displacedNode == nil, !node.isEnabled, node.coordinator === self else { return }
    displacedNode = node
  }
}
