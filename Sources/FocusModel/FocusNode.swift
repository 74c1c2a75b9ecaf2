/// One place where the focus can be: the model's counterpart of a control.
public final class FocusNode: FocusItem {
  private let makeName: () -> String

  /// Whether the control can be used. `true` at first. The focus leaves a disabled node at the next
  /// ``FocusCoordinator/resolve()``, and comes back to it when it is enabled, unless the user or the
  /// program did something meanwhile.
  public var isEnabled = true {
    didSet { if isEnabled != oldValue { abilityDidChange() } }
  }

  /// Whether the control is on the screen and able to take the focus. `false` at first. A request for
  /// the node waits until it is mapped. Unmapping the focused node moves the focus at the next
  /// ``FocusCoordinator/resolve()``, unless the whole window is hidden by then.
  public var isMapped = false {
    didSet { if isMapped != oldValue { abilityDidChange() } }
  }

  /// Whether a write of a value that several nodes have moves the focus here only if none of the others can
  /// take it: the title of a column yields to the rows of its table. `false` at first.
  public var yields = false

  /// The toolkit's side of the node. Not retained.
  public weak var owner: AnyObject?

  // The node's registrations, oldest first. They retain the node, and unlink themselves when they end.
  unowned var firstRegistration: FocusRegistration?
  unowned var lastRegistration: FocusRegistration?

  /// Creates a node that is in no scope.
  /// - Parameter name: The name used in warnings. Evaluated only for a warning.
  public init(name: @escaping @autoclosure () -> String = "") {
    makeName = name
    super.init(kind: .node)
  }

  /// The name used in warnings.
  public var name: String { makeName() }

  /// Makes the node the preferred one when `scope`, which contains it, gets the focus and neither
  /// user nor program chose a node. If there are several, the first in order is taken.
  public func setPrefersDefaultFocus(_ prefers: Bool, in scope: FocusScope) {
    scope.preferring.removeAll { $0.node == nil || $0.node === self }
    if prefers { scope.preferring.append(WeakFocusNode(node: self)) }
  }

  /// Whether a write can move the focus here: the node is enabled, mapped and part of a window.
  var isEligible: Bool {
    isEnabled && isMapped && coordinator != nil && !isCovered
  }

  /// Whether the node is registered with `binding` for a value other than none.
  func isRegistered(with binding: AnyFocusBinding) -> Bool {
    var registration = firstRegistration
    while let current = registration {
      FocusCost.step()
      if current.binding === binding, current.target !== binding.none { return true }
      registration = current.nextOfNode
    }
    return false
  }

  /// The node within `scope` that has a focus value of this one and can take the focus: the same control
  /// in another arrangement of the views. The value of the innermost binding counts first.
  public func counterpart(in scope: FocusScope) -> FocusNode? {
    var own = firstRegistration
    while let registration = own {
      var other = registration.target?.first
      while let current = other {
        FocusCost.step()
        if let node = current.node, node !== self, node.isInside(scope), node.isEligible {
          return node
        }
        other = current.nextOfTarget
      }
      own = registration.nextOfNode
    }
    return nil
  }

  /// Notifies the node's bindings that it can be reached in `window`, for requests that wait for
  /// it.
  func announceArrival(in window: FocusCoordinator) {
    let isEligible = isEnabled && isMapped && !isCovered
    var registration = firstRegistration
    while let current = registration {
      FocusCost.step()
      if let target = current.target {
        current.binding?.node(for: target, arrivedIn: window, isEligible: isEligible)
      }
      registration = current.nextOfNode
    }
  }

  private func abilityDidChange() {
    guard let coordinator else { return }
    if coordinator.focusedNode === self || coordinator.servedNode === self
      || coordinator.displacedNode === self
    {
      coordinator.requestTurn()
    }
    if isEnabled && isMapped { announceArrival(in: coordinator) }
  }
}

struct WeakFocusNode {
  weak var node: FocusNode?
}
