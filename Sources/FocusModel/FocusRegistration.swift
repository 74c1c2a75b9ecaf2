/// The registration of a node for a value of a binding. Ends with ``cancel()`` or with its last
/// reference.
///
/// It retains the node and the binding until it ends; neither retains the registration.
public final class FocusRegistration {
  private(set) var node: FocusNode?
  private(set) var binding: AnyFocusBinding?
  private(set) var target: FocusTarget?
  let group: ObjectIdentifier?

  // A registration is in two lists: those of its node and of its target.
  unowned var nextOfNode: FocusRegistration?
  private unowned var previousOfNode: FocusRegistration?
  unowned var nextOfTarget: FocusRegistration?
  private unowned var previousOfTarget: FocusRegistration?

  init(_ node: FocusNode, _ binding: AnyFocusBinding, _ target: FocusTarget, group: AnyObject?) {
    self.node = node
    self.binding = binding
    self.target = target
    self.group = group.map(ObjectIdentifier.init)

    previousOfNode = node.lastRegistration
    if let last = node.lastRegistration {
      last.nextOfNode = self
    } else {
      node.firstRegistration = self
    }
    node.lastRegistration = self

    previousOfTarget = target.last
    if let last = target.last { last.nextOfTarget = self } else { target.first = self }
    target.last = self
  }

  deinit {
    cancel()
  }

  /// Ends the registration; another call has no effect. If the node has the focus, the binding
  /// changes when the turn is resolved. O(1).
  public func cancel() {
    guard let node, let target else { return }
    // Neighbours are changed without a comparison with `self`, which may be deinitialising.
    if let previousOfNode {
      previousOfNode.nextOfNode = nextOfNode
    } else {
      node.firstRegistration = nextOfNode
    }
    if let nextOfNode {
      nextOfNode.previousOfNode = previousOfNode
    } else {
      node.lastRegistration = previousOfNode
    }
    if let previousOfTarget {
      previousOfTarget.nextOfTarget = nextOfTarget
    } else {
      target.first = nextOfTarget
    }
    if let nextOfTarget {
      nextOfTarget.previousOfTarget = previousOfTarget
    } else {
      target.last = previousOfTarget
    }
    nextOfNode = nil
    previousOfNode = nil
    nextOfTarget = nil
    previousOfTarget = nil
    if let window = node.coordinator, window.focusedNode === node || window.servedNode === node {
      window.requestTurn()
    }
    self.node = nil
    self.target = nil
    binding = nil
  }
}
