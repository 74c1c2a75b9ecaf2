/// What the writes of a turn come to.
struct FocusPlan {
  /// Where the focus would be.
  var node: FocusNode?
  /// The write that put it there; `nil` if none did.
  var decision: FocusRequest?
  /// The write that waits for its node.
  var pending: FocusRequest?
  /// A write asked for something in this turn.
  var wasAsked = false
}

extension FocusCoordinator {
  /// Takes a request that this window has to decide on.
  func receive(_ request: FocusRequest) {
    request.holder = self
    request.state = .queued
    // Nearly always the newest: only one from another window can be older.
    let index = queue.lastIndex { $0.ticket <= request.ticket }.map { $0 + 1 } ?? 0
    queue.insert(request, at: index)
    askForTurn()
  }

  /// The values that were asked for and that no node is registered for. A toolkit that creates its
  /// views by need may create theirs before it has ``resolve()`` called.
  public var unmetValues: [AnyHashable] {
    (queue + [pending].compactMap { $0 }).compactMap { request in
      guard request.holder === self, request.state != .done, request.target.first == nil,
        let binding = request.binding, request.target !== binding.none
      else { return nil }
      return request.target.anyValue
    }
  }

  /// The requests to decide on, oldest first; this window has none afterwards.
  func takeRequests() -> [FocusRequest] {
    var requests = queue
    queue.removeAll(keepingCapacity: true)
    if let pending { requests.insert(pending, at: 0) }
    pending = nil
    return requests.filter { $0.holder === self && $0.state != .done }
  }

  /// Applies the writes in their order to a simulated focus.
  func makePlan(for requests: [FocusRequest]) -> FocusPlan {
    var plan = FocusPlan(node: defaultForUser ?? focusedNode)
    for request in requests {
      FocusCost.step()
      let isNew = request.state == .queued
      // Another window may have decided on a newer write of the same binding already.
      guard let binding = request.binding, request.ticket > barrier,
        !isNew || request.ticket >= binding.newestDecision
      else { continue }
      if isNew { binding.overtake(before: request.ticket) }
      if isNew, appearance != .done { hasWritesBeforeAppearance = true }

      if request.target === binding.none {
        if plan.pending?.binding === binding { plan.pending = nil }
        if let node = plan.node, names(binding, node) || isAccessory(node) {
          plan.node = nil
          plan.decision = request
          plan.wasAsked = true
        }
      } else if let node = request.target.eligibleNode(preferring: binding.home) {
        warnOfDuplicate(of: node, for: request)
        plan.pending = nil
        plan.wasAsked = true
        if let window = node.coordinator, window !== self {
          window.receive(request)
        } else {
          plan.node = node
          plan.decision = request
        }
      } else {
        plan.pending = request
        if isNew { plan.wasAsked = true }
      }
    }
    return plan
  }

  /// Moves the toolkit's focus to where the plan has it, or to where it has to go by itself, and
  /// returns where it is then.
  func carryOut(_ plan: inout FocusPlan) -> FocusNode? {
    if !follow(&plan) {
      if let focusedNode, !canKeepFocus(focusedNode) {
        moveFocusFromLostNode()
      } else if isShown {
        // Undoes what the toolkit did by itself. If it insists, what it reported is the truth.
        _ = askToolkit(for: focusedNode)
      } else {
        // A hidden window's toolkit may have let go of the focus; it gets it back when it is shown.
        return focusedNode
      }
    }
    guard let reported, !canKeepFocus(reported) else { return reported }
    // Nothing that was asked for worked, and the toolkit's own choice is no place for the focus.
    _ = askToolkit(for: nil)
    return nil
  }

  /// Carries out what a user asked for, if anybody did. Returns whether the toolkit did it.
  private func follow(_ plan: inout FocusPlan) -> Bool {
    if let decision = plan.decision {
      if askToolkit(for: plan.node) {
        if plan.node != nil { barrier = max(barrier, decision.ticket) }
        return true
      }
      if plan.node != nil, plan.pending == nil { plan.pending = decision }
    }
    if plan.wasAsked { return false }
    if followArrival() { return true }
    if let node = focusForReset(), askToolkit(for: node) { return true }
    if let node = defaultForUser, canTakeFocus(node), askToolkit(for: node) { return true }
    return appearance == .due && evaluateAppearance(&plan)
  }

  /// What becomes of the requests that were decided on.
  func keepPending(_ kept: FocusRequest?, of requests: [FocusRequest]) {
    for request in requests where request !== kept && request.holder === self {
      request.state = .done
    }
    if let kept, kept.state != .done {
      kept.holder = self
      kept.state = .pending
      pending = kept
    }
  }

  /// Asks the toolkit to move its focus, if it is not there already. Returns whether it did.
  func askToolkit(for node: FocusNode?) -> Bool {
    if reported === node { return true }
    isAskingToolkit = true
    didToolkitReport = false
    let did = moveFocus(node)
    isAskingToolkit = false
    if did, !didToolkitReport { reported = node }
    return did
  }

  /// Whether `binding` names `node`: now, or as soon as the focus is there.
  private func names(_ binding: AnyFocusBinding, _ node: FocusNode) -> Bool {
    // A focused node that is being removed may have lost its registrations already.
    node.isRegistered(with: binding) || (node === focusedNode && binding.isStanding(in: self))
  }

  private func warnOfDuplicate(of node: FocusNode, for request: FocusRequest) {
    guard let other = request.target.duplicate(of: node),
      request.binding?.isFirstWarning(of: request.target) == true
    else { return }
    warn(
      "The focus value \(request.target.valueDescription) belongs to two views, “\(node.name)” and "
        + "“\(other.name)”. Writing it moves the focus to the first of them, “\(node.name)”. "
        + "Give each view a value of its own.")
  }
}
