/// The focus of one window: mirrors the toolkit's focus into bindings, and turns writes to bindings
/// into moves of the toolkit's focus.
///
/// The toolkit's side tells it what happens (``focusDidMove(to:by:)``, the items' properties, the
/// structure of the scopes), and calls ``resolve()`` once at the end of each turn of its main loop for
/// every coordinator that asked for it by ``needsTurn``, until none asks any more.
///
/// Nothing of the model is bound to a thread or an actor, and nothing in it is safe to use from two
/// threads at once.
public final class FocusCoordinator {
  /// The outermost scope of the window. Exists as long as the coordinator.
  public let root: FocusScope

  /// Where the focus is, as readers of bindings know it.
  public internal(set) var focusedNode: FocusNode?

  /// Asks the toolkit to put the focus on a node, or to take it away (`nil`). It answers whether it
  /// did, and may report by ``focusDidMove(to:by:)`` before it answers. A report that comes later
  /// than the answer has to name ``FocusMoveCause/toolkit`` as its cause. At first nothing is moved.
  public var moveFocus: (FocusNode?) -> Bool = { _ in false }

  /// Whether a node only serves another that had the focus before it, as an item of a bar does.
  /// Asking for no focus takes it from such a node too, though no binding names it.
  public var isAccessory: (FocusNode) -> Bool = { _ in false }

  /// There is something to resolve: have ``resolve()`` called at the end of this turn. Called once
  /// until then.
  public var needsTurn: () -> Void = {}

  /// Takes a sentence for the programmer who uses the bindings.
  public var warn: (String) -> Void = { _ in }

  /// Where the toolkit's focus is, as far as it told. Differs from `focusedNode` when the toolkit
  /// moved the focus by itself and the turn is not resolved yet.
  var reported: FocusNode?

  /// The writes of this turn, oldest first.
  var queue: [FocusRequest] = []
  /// The write that waits for its node. One per window: the last write wins.
  var pending: FocusRequest?
  /// Requests up to this one are overtaken: the user, or a later write, moved the focus.
  var barrier: UInt64 = 0

  /// Where the focused node stood that was removed in this turn.
  var tombstone: FocusTombstone?
  /// When the last turn ended or the user moved the focus, whichever was later. Only an item that
  /// was inserted after that can be there in place of the focused one.
  var settledAt: UInt64 = 0

  /// The bindings that name the focused node.
  var namingBindings: [WeakFocusBinding] = []

  /// The way that the focus goes while it is moved by an arrow key.
  var travel: FocusDirection?

  var resets: [FocusScope] = []
  /// A page came up, or came back, in this turn.
  var arrival: FocusArrival?
  /// Where a region's default focus takes the user who moved into it.
  weak var defaultForUser: FocusNode?

  var appearance = Appearance.hidden
  /// A program wrote to a binding before the window appeared first.
  var hasWritesBeforeAppearance = false
  var isShown = false
  var isActive = true

  var isAskingToolkit = false
  /// The toolkit reported a move while it was being asked.
  var didToolkitReport = false
  private var isResolving = false
  private var hasAskedForTurn = false

  enum Appearance {
    /// Never shown.
    case hidden
    /// Shown; default focus is evaluated when the turn is resolved.
    case due
    case done
  }

  /// A window that is not shown, with no focus and an empty root scope.
  public init() {
    root = FocusScope(name: "window")
    root.window = self
  }

  deinit {
    root.window = nil
    // What is not decided waits on its binding, for a node in some other window.
    for request in queue where request.holder == nil && request.state == .queued {
      request.state = .pending
    }
    settle(on: nil, deciding: queue)
  }

  /// Decides on everything that happened in this turn: the writes to bindings, the requests that wait,
  /// the focused node's disappearance, default focus. Moves the toolkit's focus at most once (a move
  /// that the toolkit refuses does not count) and changes each binding at most once.
  ///
  /// To be called when all views are up to date and all closures of the turn have run. When there is
  /// nothing to decide it does nothing, in O(1).
  ///
  /// - Returns: whether the focus or the value of a binding changed.
  @discardableResult
  public func resolve() -> Bool {
    guard !isResolving else { return false }
    isResolving = true
    hasAskedForTurn = false

    let requests = takeRequests()
    var plan = makePlan(for: requests)
    let landed = carryOut(&plan)
    keepPending(plan.pending, of: requests)

    if let node = reported, node.coordinator !== self { reported = nil }
    dropTombstone()
    defaultForUser = nil
    resets.removeAll()
    arrival = nil
    if isShown { appearance = .done }
    settledAt = FocusTicket.next()
    isResolving = false
    return settle(on: landed, deciding: requests)
  }

  /// Whether writes wait for ``resolve()`` to decide on them.
  public var hasRequests: Bool { !queue.isEmpty }

  /// Something outside has changed that may let a request that waits be carried out.
  public func retry() {
    if pending != nil { askForTurn() }
  }

  func askForTurn() {
    guard !hasAskedForTurn else { return }
    hasAskedForTurn = true
    needsTurn()
  }

  // MARK: The window

  /// The window is on the screen: to be called when its widgets are mapped, each time it is shown.
  ///
  /// The first time, default focus is evaluated in the next ``resolve()``, unless the program wrote to
  /// a binding or the focus is somewhere already. Up to then no user can have moved the focus, so
  /// all reports count as ``FocusMoveCause/toolkit``.
  public func windowDidAppear() {
    isShown = true
    if appearance == .hidden { appearance = .due }
    askForTurn()
  }

  /// The window as a whole is hidden. Its nodes may be unmapped now without losing the focus, until
  /// ``windowDidAppear()``.
  public func windowDidDisappear() {
    isShown = false
  }

  /// The window became the one that gets the keys, or ceased to be. That is no change of focus: while
  /// it is inactive, a report of no focus, or of the node that has it, changes nothing. Windows count
  /// as active at first.
  public func windowDidChangeActivation(isActive: Bool) {
    self.isActive = isActive
  }
}

struct WeakFocusBinding {
  weak var binding: AnyFocusBinding?
}
