internal import GtkBridge

/// Runs the work of a turn of the main loop, always in the same order: views, then
/// `onAppear`/`onChange` closures (and again, until nothing changes), then focus, then
/// announcements.
@MainActor
package final class Updater {
  package static let shared = Updater()

  private var invalid: [_Node] = []
  /// The transactions in which nodes were invalidated.
  private var transactions = [ObjectIdentifier: Transaction]()
  private var closures: [Closure] = []
  /// The remaining work of a turn that was stopped because it did not end. One round of it is done
  /// in each turn, so that nothing is lost, and a cycle does not block every event.
  private var postponed: (views: [_Node], closures: [Closure]) = ([], [])
  private var beforehand: [() -> Void] = []
  private var afterwards: [() -> Void] = []
  private(set) var windows: [WindowContext] = []
  package private(set) var isUpdating = false
  private(set) var isRunning = false
  private lazy var turn = Turn { [unowned self] in run() }
  /// Whether something was requested that the current turn may have passed already.
  private var isRequested = false

  /// The maximum number of times that views and closures may trigger each other within one turn.
  private static let roundLimit = 100

  private struct Closure {
    let run: () -> Void
    /// Whether it is the program's reaction to a changed value.
    var isReaction = false
  }

  func add(_ window: WindowContext) { windows.append(window) }
  func remove(_ window: WindowContext) { windows.removeAll { $0 === window } }

  /// The active window, else the newest of those that can be on screen.
  var activeWindow: WindowContext? {
    windows.last { $0.isActive } ?? windows.last { $0.isRealWindow }
  }

  func enqueue(_ node: _Node) {
    invalid.append(node)
    requestTurn()
  }

  /// Evaluates a node that is invalidated now as a part of a transaction.
  func record(_ transaction: Transaction, for node: _Node) {
    guard node.isMounted, !isUpdating else { return }
    transactions[ObjectIdentifier(node)] = transaction
  }

  /// Runs `closure` after the views are up to date, in this turn. It is never dropped.
  package func afterUpdate(_ closure: @escaping () -> Void) {
    closures.append(Closure(run: closure))
    requestTurn()
  }

  /// Runs the program's reaction to a changed value. Only this is dropped when views and closures
  /// trigger each other endlessly: the caller compares the values again at the next update of the
  /// view.
  func runReaction(_ closure: @escaping () -> Void) {
    closures.append(Closure(run: closure, isReaction: true))
    requestTurn()
  }

  /// Runs `closure` when the views are settled, before the focus is decided: a screen reader reads the control that
  /// gets the focus.
  func beforeFocus(_ closure: @escaping () -> Void) {
    beforehand.append(closure)
    requestTurn()
  }

  /// Runs `closure` when the turn is settled, including the focus: for announcements.
  package func afterFocus(_ closure: @escaping () -> Void) {
    afterwards.append(closure)
    requestTurn()
  }

  /// Requests a turn: a window's focus has something to resolve, or there is other work. While a turn runs,
  /// most of that is done in it, and another is scheduled only if something is left.
  func requestTurn() {
    isRequested = true
    if !isRunning { turn.schedule() }
  }

  /// Runs the action of a key press or a button, and ends the turn with it: everything is settled
  /// before the next event, and before a frame shows half of it.
  package func event(_ action: () -> Void) {
    let wasHandling = isHandlingEvent
    isHandlingEvent = true
    defer { isHandlingEvent = wasHandling }
    action()
    run()
  }

  /// Whether what happens is the effect of a key press or a button.
  private(set) var isHandlingEvent = false

  /// Runs the main loop in the middle of the program's code, until `isOver` is true: for dialogs whose
  /// answer that code waits for. Not from the body of a view.
  package func wait(until isOver: () -> Bool) {
    guard !isUpdating else {
      warn("A view's body waits for a dialog, which would never be shown.")
      return
    }
    // A closure of the turn may wait: the rest of that turn follows it.
    let wasRunning = isRunning
    isRunning = false
    defer { isRunning = wasRunning }
    run()
    while !isOver() { MainLoop.iterate(mayBlock: true) }
  }

  /// Runs the turn now. The main loop does so for a turn that no event started; tests may.
  func run() {
    guard !isRunning else { return }
    isRunning = true
    turn.cancel()
    defer {
      isRunning = false
      if isRequested { turn.schedule() }
    }
    let late = postponed
    postponed = ([], [])
    var rounds = 0
    repeat {
      settle(&rounds)
      isRequested = false
    } while rounds < Self.roundLimit && resolveFocus()
    if rounds >= Self.roundLimit { stop() }
    runPostponed(with: late)
    StyleSheet.shared.flush()
    let afterwards = afterwards
    self.afterwards = []
    for closure in afterwards { closure() }
  }

  /// Ends a turn whose views and closures trigger each other: drops the program's reactions to
  /// changes, which ends the cycle for most programs, and runs all other requests once more. Their
  /// own requests wait for the next turn, so that nothing is lost and an idle program stays idle.
  private func stop() {
    warn(
      "Views and their onChange/onAppear closures set each other off without end; "
        + "stopped after \(Self.roundLimit) rounds. A closure probably writes state that "
        + "triggers it again.")
    closures.removeAll { $0.isReaction }
    updateInvalidViews()
    closures.removeAll { $0.isReaction }
    runClosures()
    _ = resolveFocus()
    closures.removeAll { $0.isReaction }
    postpone()
  }

  /// Runs one round of the work that a stopped turn has left; what that work requests waits again.
  private func runPostponed(with late: (views: [_Node], closures: [Closure])) {
    if late.views.isEmpty, late.closures.isEmpty { return }
    for node in late.views { node.invalidate() }
    closures += late.closures
    updateInvalidViews()
    runClosures()
    _ = resolveFocus()
    postpone()
  }

  /// Leaves the remaining requests to the next turn.
  private func postpone() {
    for node in invalid where node.isInvalid && node.isMounted { postponed.views.append(node) }
    postponed.closures += closures
    (invalid, closures) = ([], [])
    // A later write requests a turn again.
    for node in postponed.views { node.isInvalid = false }
    isRequested = false
    // A window requests no second turn while its first request is open. Not before events: two windows that
    // request each other's focus without end leave the program in use.
    guard windows.contains(where: \.isWaitingForTurn) else { return }
    MainLoop.whenIdle { [weak self] in self?.requestTurn() }
  }

  /// Resolves the turn's focus requests; returns whether that left views to update.
  private func resolveFocus() -> Bool {
    let beforehand = beforehand
    self.beforehand = []
    for closure in beforehand { closure() }
    for window in windows {
      // Before the focus: a screen reader announces the page, then the control on it.
      let (isRetitled, focus) = (window.showTitle(), window.coordinator.focusedNode)
      window.coordinator.resolve()
      // A request that waits for a missing row is decided when the row exists.
      if window.makeRowsForFocus() { window.coordinator.resolve() }
      if isRetitled { window.announceTitle(unlessFocusIsStillOn: focus) }
      // The keyboard first: announcements may depend on it.
      window.accessibilityFocusIfUsed?.resolve()
    }
    return !invalid.isEmpty || !closures.isEmpty
  }

  /// Updates views and runs closures until there are no more requests, or the limit is reached.
  private func settle(_ rounds: inout Int) {
    while !invalid.isEmpty || !closures.isEmpty {
      // A body may write what it reads.
      while !invalid.isEmpty {
        rounds += 1
        if rounds >= Self.roundLimit { return }
        updateInvalidViews()
      }
      rounds += 1
      if rounds >= Self.roundLimit { return }
      runClosures()
    }
  }

  private func runClosures() {
    let closures = closures
    self.closures = []
    Evaluation.begin()
    for closure in closures { closure.run() }
  }

  /// Evaluates the views that are invalid now; their evaluation may invalidate others.
  private func updateInvalidViews() {
    isUpdating = true
    defer { isUpdating = false }
    var batch = invalid
    invalid = []
    // Parents first: what they pass down may make a child's own evaluation unnecessary.
    if batch.count > 1 { batch.sort { $0.depth < $1.depth } }
    let transactions = transactions
    if !transactions.isEmpty { self.transactions = [ObjectIdentifier: Transaction]() }
    for node in batch where node.isInvalid && node.isMounted {
      node.isInvalid = false
      Evaluation.begin()
      if !transactions.isEmpty, let transaction = transactions[ObjectIdentifier(node)] {
        node.update(by: transaction) { node.evaluate() }
      } else {
        node.evaluate()
      }
    }
  }
}

/// Prints a warning for the programmer to standard error.
package nonisolated func warn(_ message: String) {
  StandardError.print("Tabstop: \(message)")
}

/// Runs `work` on the main actor: at once when on the main thread, else when it gets there.
package nonisolated func onMainActor(_ work: @escaping @MainActor @Sendable () -> Void) {
  if MainLoop.isMainThread {
    MainActor.assumeIsolated(work)
  } else {
    Task { @MainActor in work() }
  }
}
