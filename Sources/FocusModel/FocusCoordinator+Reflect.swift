/// The cause of a move of the focus in the toolkit.
public enum FocusMoveCause {
  /// A user, by key, pointer or assistive technology.
  case user
  /// The toolkit, because widgets were added or removed; or its late answer to a request.
  case toolkit
}

extension FocusCoordinator {
  /// Reports that the toolkit's focus moved to `node`, or to no node of this window (`nil`).
  ///
  /// - A **user's** move takes effect at once: all bindings change in one transaction, and the
  ///   requests and writes made before it are cancelled.
  /// - The **toolkit's** own move cancels nothing and changes no binding by itself. The next
  ///   ``resolve()`` decides where the focus goes: if nothing else asks, back to where it was.
  /// - A report during ``moveFocus`` belongs to the request, whatever its cause.
  ///
  /// O(1) in the number of fields.
  public func focusDidMove(to node: FocusNode?, by cause: FocusMoveCause = .user) {
    let node = node?.coordinator === self ? node : nil
    if isRequestingToolkitFocus {
      reported = node
      didToolkitReport = true
      return
    }
    if !isActive, node == nil || node === focusedNode { return }
    guard cause == .user, isShown, appearance == .done else {
      reported = node
      if reported !== focusedNode { requestTurn() }
      return
    }
    if node === focusedNode, node === reported {
      displacedNode = nil
      return
    }
    userMovedFocus(to: node)
  }

  private func userMovedFocus(to node: FocusNode?) {
    let cancelled = takeRequests()
    for request in cancelled { request.state = .done }
    barrier = FocusTicket.settle()
    settledAt = barrier
    if let node { dropOpeners(leavingFor: node, byUser: true) }
    displacedNode = nil
    resets.removeAll()
    arrival = nil
    defaultForUser = node.flatMap { node in
      focusForUser(enteringAt: node, from: tombstone ?? focusedNode)
    }
    dropTombstone()
    reported = node
    if defaultForUser != nil || node.map({ !canKeepFocus($0) }) ?? false { requestTurn() }
    settle(on: node, deciding: cancelled)
  }

  /// The transaction: moves the model's focus to `node` and gives every binding concerned its final
  /// value, then notifies of each change once. O(registrations of the two nodes).
  ///
  /// - Parameters:
  ///   - isRequested: Whether the focus moves because a write requested it.
  ///   - isReplaced: Whether other content has taken the place of the focused node.
  /// - Returns: Whether the focus or a binding changed.
  @discardableResult
  func settle(
    on node: FocusNode?, deciding requests: [FocusRequest], isRequested: Bool = false,
    isReplaced: Bool = false
  ) -> Bool {
    let hasMoved = node !== focusedNode
    let id = ObjectIdentifier(self)
    let named = namingBindings.compactMap(\.binding)
    var touched: [AnyFocusBinding] = []
    for binding in named { binding.beginChange(&touched) }
    for request in requests { request.binding?.beginChange(&touched) }

    for binding in named { binding.clearTarget(in: id, keepsPlace: !hasMoved) }
    namingBindings.removeAll(keepingCapacity: true)
    if hasMoved {
      rememberInSections(movingTo: node)
      followService(movingTo: node)
      followOpeners(movingTo: node, isRequested: isRequested, isReplaced: isReplaced)
    }
    focusedNode = node
    if let node { name(node, &touched) }
    if let servedNode, canKeepFocus(servedNode) {
      name(servedNode, besides: namingBindings, &touched)
    }
    for binding in named { binding.dropClearedTargets() }

    let changed = touched.filter { $0.endChange() }
    for binding in changed { binding.didChange?() }
    return hasMoved || !changed.isEmpty
  }

  /// Finds the node that `node`, to which the focus moves, serves: the last one that was no accessory.
  private func followService(movingTo node: FocusNode?) {
    // The node that had the focus may be removed already: it is not asked again.
    let wasAccessory = isFocusedNodeAccessory
    isFocusedNodeAccessory = node.map(isAccessory) ?? false
    if !isFocusedNodeAccessory {
      servedNode = nil
    } else if !wasAccessory {
      servedNode = focusedNode
    }
  }

  /// Makes the bindings with which `node` is registered name it, except `others`.
  private func name(
    _ node: FocusNode, besides others: [WeakFocusBinding] = [], _ touched: inout [AnyFocusBinding]
  ) {
    var registration = node.firstRegistration
    while let current = registration {
      FocusCost.step()
      if let binding = current.binding, let target = current.target, target !== binding.none,
        !others.contains(where: { $0.binding === binding })
      {
        binding.beginChange(&touched)
        binding.setTarget(target, in: self)
        if !namingBindings.contains(where: { $0.binding === binding }) {
          namingBindings.append(WeakFocusBinding(binding: binding))
        }
      }
      registration = current.nextOfNode
    }
  }
}
