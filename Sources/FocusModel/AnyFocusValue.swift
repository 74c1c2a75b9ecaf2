/// One value of one ``FocusBinding``, with its type erased. Views keep it, so that they are not
/// generic over the value. Two of the same binding and value have the same bits.
public struct AnyFocusValue {
  private let binding: AnyFocusBinding
  private let target: FocusTarget

  init(_ binding: AnyFocusBinding, _ target: FocusTarget) {
    self.binding = binding
    self.target = target
  }

  /// Whether both are of one binding and have equal values. O(1).
  public func isSame(as other: AnyFocusValue) -> Bool {
    binding === other.binding && target === other.target
  }

  /// The node that was first registered for the value, whether or not it can take the focus now.
  public var firstNode: FocusNode? { target.first?.node }

  /// Registers `node` for the value, as ``FocusBinding/register(_:for:group:)`` does.
  public func register(_ node: FocusNode, group: AnyObject? = nil) -> FocusRegistration {
    let registration = FocusRegistration(node, binding, target, group: group)
    if let window = node.coordinator {
      if window.focusedNode === node { window.requestTurn() }
      binding.node(for: target, arrivedIn: window, isEligible: node.isEligible)
    }
    return registration
  }
}
