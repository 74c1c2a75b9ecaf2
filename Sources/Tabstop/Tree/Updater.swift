internal import CGtk
internal import GtkBridge

/// Carries out everything that a turn of the main loop has to do, in one order, always: views,
/// then `onAppear`/`onChange` closures (and again, until quiet), then focus, then announcements.
@MainActor
package final class Updater {
  package static let shared = Updater()

  private var invalid: [_Node] = []
  private var closures: [Closure] = []
  /// Views that were left invalid when a turn without end was stopped.
  private var postponed: [_Node] = []
  private var afterwards: [() -> Void] = []
  private(set) var windows: [WindowContext] = []
  package private(set) var isUpdating = false
  private(set) var isRunning = false
  private lazy var turn = Turn { [unowned self] in run() }

  /// How often views and closures may set each other off within one turn.
  private static let roundLimit = 100

  private struct Closure {
    let run: () -> Void
    /// What the program does when a value has changed.
    var isReaction = false
  }

  func add(_ window: WindowContext) { windows.append(window) }
  func remove(_ window: WindowContext) { windows.removeAll { $0 === window } }

  /// The window that has the keys, else the newest.
  var activeWindow: WindowContext? { windows.last { $0.isActive } ?? windows.last }

  func enqueue(_ node: _Node) {
    invalid.append(node)
    turn.ask()
  }

  /// Runs `closure` after the views are up to date, in this turn. It is never dropped, so what it
  /// resets may wait for it.
  package func afterUpdate(_ closure: @escaping () -> Void) {
    closures.append(Closure(run: closure))
    turn.ask()
  }

  /// Runs what the program does when a value has changed. Only this is dropped when views and
  /// closures set each other off without end: whoever asks compares the values again at the next
  /// update of the view.
  func react(_ closure: @escaping () -> Void) {
    closures.append(Closure(run: closure, isReaction: true))
    turn.ask()
  }

  /// Runs `closure` when the turn has settled, focus included: for what is spoken.
  func afterFocus(_ closure: @escaping () -> Void) {
    afterwards.append(closure)
    turn.ask()
  }

  /// A window's focus has something to resolve.
  func askForTurn() { turn.ask() }

  /// Carries out what a press of a key or a button asks for, and ends the turn with it: all is
  /// settled before the next event, and before a frame shows half of it.
  package func event(_ action: () -> Void) {
    action()
    run()
  }

  /// Runs the turn now. The main loop does so for what no event began; tests may.
  func run() {
    guard !isRunning else { return }
    isRunning = true
    defer { isRunning = false }
    turn.cancel()
    for node in postponed { node.invalidate() }
    postponed = []
    var rounds = 0
    repeat {
      settle(&rounds)
    } while rounds < Self.roundLimit && resolveFocus()
    if rounds >= Self.roundLimit { stop() }
    StyleSheet.shared.flush()
    let afterwards = afterwards
    self.afterwards = []
    for closure in afterwards { closure() }
  }

  /// Ends a turn whose views and closures set each other off: drops the program's reactions to
  /// changes, which closes the circle for most programs, and does once more whatever else has been
  /// asked for. What that asks for waits for the next turn, so that nothing is lost and an idle
  /// program stays idle.
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
    postponed = invalid
    invalid = []
    // A later write asks for a turn again.
    for node in postponed { node.isInvalid = false }
    turn.cancel()
  }

  /// Resolves what the turn asks of the focus; true if that left views to be updated.
  private func resolveFocus() -> Bool {
    for window in windows {
      // Before the focus: a screen reader announces the page, then the control on it.
      window.showTitle()
      window.coordinator.resolve()
      // What waits for a row that is not made yet is decided when it is.
      if window.bringRowsForFocus() { window.coordinator.resolve() }
      // The keyboard first: what is spoken may depend on where it is.
      window.accessibilityFocusIfUsed?.resolve()
    }
    return !invalid.isEmpty || !closures.isEmpty
  }

  /// Updates views and runs closures until neither asks for more, or the limit is reached.
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
    for node in batch where node.isInvalid && node.isMounted {
      node.isInvalid = false
      Evaluation.begin()
      node.evaluate()
    }
  }
}

/// Says on standard error what a programmer should know.
@MainActor
package func warn(_ message: String) {
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
