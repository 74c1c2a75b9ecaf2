/// The result of a turn's writes.
struct FocusPlan {
  /// The node that would have the focus.
  var node: FocusNode?
  /// The write that put it there, if there was one.
  var decision: FocusRequest?
  /// The write that waits for its node.
  var pending: FocusRequest?
  /// Whether a write of this turn requested anything.
  var wasAsked = false
  /// Whether the toolkit moved its focus to the node, because of the decision.
  var isCarriedOut = false
}

extension FocusCoordinator {
  /// Accepts a request that this window has to decide on.
  func receive(_ request: FocusRequest) {
    request.holder = self
    request.state = .queued
    // Nearly always the newest: only one from another window can be older.
    let index = queue.lastIndex { $0.ticket <= request.ticket }.map { $0 + 1 } ?? 0
    queue.insert(request, at: index)
    requestTurn()
  }

  /// The requested values that no node is registered for. A toolkit that creates its views lazily
  /// may create theirs before it calls ``resolve()``.
  public var unmetValues: [AnyHashable] {
    (queue + [pending].compactMap { $0 }).compactMap { request in
      guard request.holder === self, request.state != .done, request.target.first == nil,
        let binding = request.binding, request.target !== binding.none
      else { return nil }
      return request.target.anyValue
    }
  }

  /// Removes and returns the requests to decide on, oldest first.
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
      if isNew {
        binding.endRequests(before: request.ticket)
        displacedNode = nil
      }
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

  /// Moves the toolkit's focus to the plan's node, or to the node that gets it without a request,
  /// and returns the node that has it then.
  func carryOut(_ plan: inout FocusPlan) -> FocusNode? {
    if carryOutDecision(&plan) {
      displacedNode = nil
    } else if !returnToDisplacedNode() {
      if let focusedNode, !canKeepFocus(focusedNode) {
        rememberDisplaced(focusedNode)
        moveFocusFromLostNode()
      } else if isShown {
        // Undoes the toolkit's own move. If the toolkit refuses, its report is the truth.
        _ = requestToolkitFocus(for: focusedNode)
      } else {
        // The toolkit may have cleared the focus of a hidden window; the focus returns when the
        // window is shown.
        return focusedNode
      }
    }
    guard let reported, !canKeepFocus(reported) else { return reported }
    // No request worked, and the toolkit's own choice must not keep the focus.
    _ = requestToolkitFocus(for: nil)
    return nil
  }

  /// Carries out what a write requested, if there was one. Returns whether the toolkit did it.
  private func carryOutDecision(_ plan: inout FocusPlan) -> Bool {
    if let decision = plan.decision {
      if requestToolkitFocus(for: plan.node) {
        if plan.node != nil { barrier = max(barrier, decision.ticket) }
        plan.isCarriedOut = true
        return true
      }
      if plan.node != nil, plan.pending == nil { plan.pending = decision }
    }
    if plan.wasAsked { return false }
    if performArrival() { return true }
    if let node = focusForReset(), requestToolkitFocus(for: node) { return true }
    if let node = defaultForUser, canTakeFocus(node), requestToolkitFocus(for: node) { return true }
    return appearance == .due && evaluateAppearance(&plan)
  }

  /// Ends the requests that were decided on, except for `kept`, which stays pending.
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
  func requestToolkitFocus(for node: FocusNode?) -> Bool {
    if reported === node { return true }
    isRequestingToolkitFocus = true
    didToolkitReport = false
    let did = moveFocus(node)
    isRequestingToolkitFocus = false
    if did, !didToolkitReport { reported = node }
    return did
  }

  /// Whether `binding` names `node`: now, or as soon as the focus is there.
  private func names(_ binding: AnyFocusBinding, _ node: FocusNode) -> Bool {
    // A focused node that is being removed may have lost its registrations already.
    node.isRegistered(with: binding) || (node === focusedNode && binding.hasTarget(in: self))
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
