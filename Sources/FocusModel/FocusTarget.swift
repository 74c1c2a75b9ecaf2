/// One value of one binding, and the nodes that are registered for it.
///
/// A binding has at most one target per value at any time, so targets are compared by identity and
/// the rest of the model need not know the type of the value.
class FocusTarget {
  // Oldest first. Registrations retain their target, and unlink themselves when they end.
  unowned var first: FocusRegistration?
  unowned var last: FocusRegistration?

  var valueDescription: String { "" }

  /// The value, with its type erased.
  var anyValue: AnyHashable { preconditionFailure("Every target is a TypedFocusTarget.") }

  /// The node to which a write of the value moves the focus: the first in order of those that can
  /// take it, those that yield after all others. If nodes are in several windows, the window with the
  /// binding's home wins, then the one of the oldest registration.
  ///
  /// O(1) for one registration; for several, O(nodes of the window) to find the first in order.
  final func eligibleNode(preferring home: FocusCoordinator?) -> FocusNode? {
    guard let first else { return nil }
    FocusCost.step()
    if first.nextOfTarget == nil {
      return first.node.flatMap { $0.isEligible ? $0 : nil }
    }
    var window: FocusCoordinator?
    var registration: FocusRegistration? = first
    while let current = registration {
      FocusCost.step()
      if let node = current.node, node.isEligible, let itsWindow = node.coordinator {
        if window == nil || itsWindow === home { window = itsWindow }
        if home == nil || window === home { break }
      }
      registration = current.nextOfTarget
    }
    var yielding: FocusNode?
    let node = window?.root.firstNode { node in
      guard node.isEligible, self.registration(of: node) != nil else { return false }
      if node.yields, yielding == nil { yielding = node }
      return !node.yields
    }
    return node ?? yielding
  }

  /// Another node in the same window that has the same value although it does not belong to the
  /// same container as `node`, nor to a hidden part of the window: the same control in another
  /// arrangement. O(registrations of the value).
  final func duplicate(of node: FocusNode) -> FocusNode? {
    guard first !== last, let own = registration(of: node) else { return nil }
    var registration = first
    while let current = registration {
      FocusCost.step()
      let sharesGroup = own.group != nil && current.group == own.group
      if let other = current.node, other !== node, !sharesGroup, !other.isCovered,
        let window = other.coordinator, window === node.coordinator
      {
        return other
      }
      registration = current.nextOfTarget
    }
    return nil
  }

  /// A window that contains a node with this value, whether or not the node can take the focus.
  final var window: FocusCoordinator? {
    var registration = first
    while let current = registration {
      FocusCost.step()
      if let window = current.node?.coordinator { return window }
      registration = current.nextOfTarget
    }
    return nil
  }

  private final func registration(of node: FocusNode) -> FocusRegistration? {
    var registration = node.firstRegistration
    while let current = registration {
      FocusCost.step()
      if current.target === self { return current }
      registration = current.nextOfNode
    }
    return nil
  }
}

final class TypedFocusTarget<Value: Hashable>: FocusTarget {
  let value: Value
  private weak var owner: FocusBinding<Value>?

  init(_ value: Value, of owner: FocusBinding<Value>?) {
    self.value = value
    self.owner = owner
  }

  deinit {
    owner?.remove(self)
  }

  override var valueDescription: String { String(describing: value) }
  override var anyValue: AnyHashable { AnyHashable(value) }
}
