/// The focus of one window: mirrors the toolkit's focus into bindings, and turns writes to bindings
/// into moves of the toolkit's focus.
///
/// The toolkit's side reports what happens (``focusDidMove(to:by:)``, the items' properties, the
/// structure of the scopes), and calls ``resolve()`` once at the end of each turn of its main loop
/// for every coordinator that called ``needsTurn``, until none calls it again.
///
/// The model is not bound to a thread or an actor; it must not be used from two threads at once.
public final class FocusCoordinator {
  /// The outermost scope of the window. Lives as long as the coordinator.
  public let root: FocusScope

  /// The node that has the focus, as readers of bindings see it.
  public internal(set) var focusedNode: FocusNode?

  /// Moves the toolkit's focus to a node, or clears it (`nil`), and returns whether it succeeded.
  /// It may call ``focusDidMove(to:by:)`` before it returns. A report that comes after it has
  /// returned must give ``FocusMoveCause/toolkit`` as its cause. The default moves nothing.
  public var moveFocus: (FocusNode?) -> Bool = { _ in false }

  /// Whether a node only serves another node that had the focus before it, as an item of a keyboard's
  /// toolbar does. While such a node has the focus, bindings still name the served node. A request to
  /// clear the focus clears it from the accessory too.
  public var isAccessory: (FocusNode) -> Bool = { _ in false }

  /// Asks the toolkit to call ``resolve()`` at the end of this turn. Called at most once until
  /// then.
  public var needsTurn: () -> Void = {}

  /// Asks the toolkit to report the user's next input with ``userDidAct()``, or no longer to. Called
  /// only when that changes.
  public var watchUser: (Bool) -> Void = { _ in }

  /// Receives warnings for the programmer who uses the bindings.
  public var warn: (String) -> Void = { _ in }

  /// The toolkit's focus, as last reported. Differs from `focusedNode` when the toolkit moved the
  /// focus by itself and the turn is not resolved yet.
  var reported: FocusNode?

  /// The writes of this turn, oldest first.
  var queue: [FocusRequest] = []
  /// The write that waits for its node. One per window: the last write wins.
  var pending: FocusRequest?
  /// Requests up to this ticket are overtaken: the user, or a later write, moved the focus.
  var barrier: UInt64 = 0

  /// The place of the focused node that was removed in this turn.
  var tombstone: FocusTombstone?
  /// Whether other content has taken that place.
  var isFocusedNodeReplaced = false
  /// The node that lost the focus because it was disabled, until the user, the program or a page
  /// decides where the focus is.
  package internal(set) weak var displacedNode: FocusNode? {
    didSet {
      guard (displacedNode != nil) != isWatchingUser else { return }
      isWatchingUser.toggle()
      watchUser(isWatchingUser)
    }
  }
  private var isWatchingUser = false

  /// The later of: the end of the last turn, the user's last move. Only an item inserted after it
  /// can replace the focused one.
  var settledAt: UInt64 = 0

  /// The nodes from which the program moved the focus into content that arrived later, oldest first.
  var openers: [FocusOpener] = []
  /// When the focused node got the focus.
  var focusedSince: UInt64 = 0

  /// The node that the focused accessory serves; `nil` if the focused node is no accessory.
  weak var servedNode: FocusNode?
  /// Whether the focused node was an accessory when it got the focus.
  var isFocusedNodeAccessory = false

  /// The bindings that name the focused node, or the one that it serves.
  var namingBindings: [WeakFocusBinding] = []

  /// The direction of the arrow key that is moving the focus now.
  var travel: FocusDirection?

  var resets: [FocusScope] = []
  /// A page appeared, or was uncovered, in this turn.
  var arrival: FocusArrival?
  /// The default focus of a region into which the user moved.
  weak var defaultForUser: FocusNode?

  var appearance = Appearance.hidden
  /// The program wrote to a binding before the window first appeared.
  var hasWritesBeforeAppearance = false
  var isShown = false
  var isActive = true

  var isRequestingToolkitFocus = false
  /// The toolkit reported a move while `moveFocus` ran.
  var didToolkitReport = false
  private var isResolving = false
  /// Whether ``needsTurn`` was called and ``resolve()`` has not been called since.
  public private(set) var hasRequestedTurn = false

  enum Appearance {
    /// Never shown.
    case hidden
    /// Shown; default focus is evaluated when the turn is resolved.
    case due
    case done
  }

  /// Creates a window that is not shown, with no focus and an empty root scope.
  public init() {
    root = FocusScope(name: "window")
    root.window = self
  }

  deinit {
    root.window = nil
    // A request that is not decided waits at its binding, for a node in another window.
    for request in queue where request.holder == nil && request.state == .queued {
      request.state = .pending
    }
    settle(on: nil, deciding: queue)
  }

  /// Decides on everything that happened in this turn: the writes to bindings, the requests that
  /// wait, the disappearance of the focused node or its return, default focus. Moves the toolkit's
  /// focus at most once (a move that the toolkit refuses does not count) and changes each binding at
  /// most once.
  ///
  /// Call it when all views are up to date and all closures of the turn have run. If there is
  /// nothing to decide it does nothing, in O(1).
  ///
  /// - Returns: Whether the focus or the value of a binding changed.
  @discardableResult
  public func resolve() -> Bool {
    guard !isResolving else { return false }
    isResolving = true
    hasRequestedTurn = false

    forgetRemovedDisplacedNode()
    let requests = takeRequests()
    var plan = makePlan(for: requests)
    let landed = carryOut(&plan)
    keepPending(plan.pending, of: requests)

    if let node = reported, node.coordinator !== self { reported = nil }
    dropTombstone()
    let isReplaced = isFocusedNodeReplaced
    isFocusedNodeReplaced = false
    defaultForUser = nil
    resets.removeAll()
    arrival = nil
    if isShown { appearance = .done }
    settledAt = FocusTicket.settle()
    isResolving = false
    return settle(
      on: landed, deciding: requests, isRequested: plan.isCarriedOut, isReplaced: isReplaced)
  }

  /// Whether there are writes that the next ``resolve()`` decides on.
  public var hasRequests: Bool { !queue.isEmpty }

  /// Tries pending requests again, and the way back to a displaced node, after a change outside the
  /// model that may allow them.
  public func retry() {
    if pending != nil || displacedNode != nil { requestTurn() }
  }

  func requestTurn() {
    guard !hasRequestedTurn else { return }
    hasRequestedTurn = true
    needsTurn()
  }

  // MARK: The window

  /// Called when the window's widgets are mapped, each time it is shown.
  ///
  /// The first time, the next ``resolve()`` evaluates default focus, unless the program wrote to a
  /// binding or something already has the focus. Before that the user cannot have moved the focus,
  /// so all reports count as ``FocusMoveCause/toolkit``.
  public func windowDidAppear() {
    isShown = true
    if appearance == .hidden { appearance = .due }
    requestTurn()
  }

  /// Called when the whole window is hidden. From now on its nodes may be unmapped without losing
  /// the focus, until ``windowDidAppear()``.
  public func windowDidDisappear() {
    isShown = false
  }

  /// Called when the window became active or inactive. This does not change the focus: while the
  /// window is inactive, a report of no focus, or of the node that has it, changes nothing. A
  /// window counts as active at first.
  public func windowDidChangeActivation(isActive: Bool) {
    self.isActive = isActive
  }
}

struct WeakFocusBinding {
  weak var binding: AnyFocusBinding?
}
