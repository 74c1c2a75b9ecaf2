/// The condition under which a scope's default focus is evaluated.
public enum DefaultFocusPriority {
  /// When the window first appears, and when the focus moves into the scope without a choice by the
  /// user or the program.
  case automatic
  /// Also when the user moves the focus into the scope from outside.
  case userInitiated
}

/// A declaration of the node that gets the focus if neither the user nor the program has chosen
/// one: the node with this value. Retains neither the binding nor the owner.
struct DefaultFocus {
  weak var owner: AnyObject?
  weak var binding: AnyFocusBinding?
  let target: FocusTarget
  let priority: DefaultFocusPriority
}

extension FocusScope {
  /// Declares which node gets the focus when this scope gets it and neither user nor program chose
  /// a node: the one registered with `binding` for `value`, if it is in the scope. A second
  /// declaration by the same owner replaces its first. If there are several declarations, the first
  /// one that names a node is used.
  ///
  /// Neither `binding` nor `owner` is retained; the declaration ends when either is deinitialised.
  public func setDefaultFocus<Value>(
    _ binding: FocusBinding<Value>, _ value: Value, priority: DefaultFocusPriority, owner: AnyObject
  ) {
    let declaration = DefaultFocus(
      owner: owner, binding: binding, target: binding.target(for: value), priority: priority)
    if let index = defaults.firstIndex(where: { $0.owner === owner }) {
      defaults[index] = declaration
    } else {
      defaults.append(declaration)
    }
  }

  /// Removes an owner's declaration.
  public func removeDefaultFocus(owner: AnyObject) {
    defaults.removeAll { $0.owner == nil || $0.owner === owner }
  }

  /// The node that this scope itself declares: one that prefers the focus, else the default focus.
  /// - Parameter forUser: Whether the user moved the focus into the scope. Only declarations with
  ///   ``DefaultFocusPriority/userInitiated`` count then.
  func declaredNode(forUser: Bool = false) -> FocusNode? {
    if !forUser, !preferring.isEmpty {
      let preferring = preferring.compactMap(\.node).filter { $0.isEligible && $0.isInside(self) }
      if preferring.count == 1 { return preferring[0] }
      if let first = firstNode(where: { node in preferring.contains { $0 === node } }) {
        return first
      }
    }
    for declaration in defaults {
      FocusCost.step()
      guard declaration.owner != nil, !forUser || declaration.priority == .userInitiated,
        let binding = declaration.binding, declaration.target !== binding.none,
        let node = declaration.target.eligibleNode(preferring: coordinator), node.isInside(self)
      else { continue }
      return node
    }
    return nil
  }

  /// The first declaration of default focus that is still valid, whether its node exists or not.
  var firstDeclaration: DefaultFocus? {
    defaults.first { declaration in
      guard declaration.owner != nil, let binding = declaration.binding else { return false }
      return declaration.target !== binding.none
    }
  }
}
