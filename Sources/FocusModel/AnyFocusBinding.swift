/// A ``FocusBinding`` with the type of its value erased.
public class AnyFocusBinding {
  /// Called once for each change of `value` that a reader could see, after all bindings and the
  /// coordinator have their new values. It may read and write bindings.
  public final var didChange: (() -> Void)?

  /// The window of the view that declares the binding. A request waits there while no node is
  /// registered for its value.
  public final weak var home: FocusCoordinator? {
    didSet {
      guard let home else { return }
      for request in requests where request.state != .done && request.holder == nil {
        home.receive(request)
      }
    }
  }

  /// The focus that the binding names in one window.
  private struct WindowTarget {
    /// The identity of the window, by which the entry is found while the window is deinitialised.
    let id: ObjectIdentifier
    /// A window removes its entries before it is deinitialised.
    unowned let window: FocusCoordinator
    /// `nil` only in the middle of a transaction.
    var target: FocusTarget?
  }

  final let none: FocusTarget

  /// Newest last: the window whose focus moved last decides what the binding says.
  private final var windowTargets: [WindowTarget] = []

  /// The value written in this turn, until it is decided.
  private final var written: FocusTarget?

  /// The binding's writes that are not carried out yet, oldest first.
  private final var requests: [FocusRequest] = []

  /// The value that a reader saw before the current transaction.
  private final var before: FocusTarget?

  /// The newest write of this binding that any window has decided. Older ones are overtaken.
  final var newestDecision: UInt64 = 0

  init(none: FocusTarget) {
    self.none = none
  }

  /// The value that a reader sees.
  final var current: FocusTarget {
    written ?? windowTargets.last?.target ?? none
  }

  /// Whether the duplicate registration of `target` has not been warned about yet.
  func isFirstWarning(of target: FocusTarget) -> Bool {
    preconditionFailure("Every binding is a FocusBinding.")
  }

  // MARK: Requests

  final func request(_ target: FocusTarget) {
    let seen = current
    written = target
    let ticket = FocusTicket.next()
    let windows = target === none ? windowsToClear : [target.window ?? home ?? anyWindow]
    for window in windows {
      let request = FocusRequest(target, of: self, ticket: ticket)
      requests.append(request)
      window?.receive(request)
    }
    if current !== seen { didChange?() }
  }

  /// A request that waits for its node without having been written: readers do not see it.
  final func pendingRequest(_ target: FocusTarget) -> FocusRequest {
    let request = FocusRequest(target, of: self, ticket: FocusTicket.next())
    request.state = .pending
    requests.append(request)
    return request
  }

  /// All windows whose focus the binding may name, now or through a request that is not done yet.
  private final var windowsToClear: [FocusCoordinator?] {
    var windows: [FocusCoordinator?] = []
    func add(_ window: FocusCoordinator?) {
      if let window, !windows.contains(where: { $0 === window }) { windows.append(window) }
    }
    for windowTarget in windowTargets { add(windowTarget.window) }
    for request in requests where request.state != .done { add(request.holder) }
    if windows.isEmpty { add(home ?? anyWindow) }
    return windows.isEmpty ? [nil] : windows
  }

  /// A window of one of the targets or requests, for a binding without a home.
  private final var anyWindow: FocusCoordinator? {
    windowTargets.last?.window ?? requests.last?.holder
  }

  /// A node that is registered for `target` has become part of `window`, or has become eligible.
  final func node(
    for target: FocusTarget, arrivedIn window: FocusCoordinator, isEligible: Bool
  ) {
    guard !requests.isEmpty else { return }
    for request in requests where request.state != .done {
      FocusCost.step()
      if request.holder == nil {
        window.receive(request)
      } else if isEligible, request.target === target {
        if request.holder === window { window.requestTurn() } else { window.receive(request) }
      }
    }
  }

  /// Ends the requests that wait since before `ticket`: a newer write of this binding is decided.
  final func endRequests(before ticket: UInt64) {
    newestDecision = max(newestDecision, ticket)
    for request in requests where request.state == .pending && request.ticket < ticket {
      request.state = .done
    }
  }

  // MARK: Transactions

  /// Notes what readers see now, once per transaction.
  final func beginChange(_ touched: inout [AnyFocusBinding]) {
    guard before == nil else { return }
    before = current
    touched.append(self)
  }

  /// Whether readers see something else than before the transaction.
  final func endChange() -> Bool {
    requests.removeAll { $0.state == .done }
    if !requests.contains(where: { $0.state == .queued }) { written = nil }
    defer { before = nil }
    return current !== before
  }

  /// Forgets what the binding names in a window. If `keepsPlace`, a new value for the same window
  /// takes the same rank among the windows.
  final func clearTarget(in id: ObjectIdentifier, keepsPlace: Bool) {
    guard let index = windowTargets.firstIndex(where: { $0.id == id }) else { return }
    if keepsPlace { windowTargets[index].target = nil } else { windowTargets.remove(at: index) }
  }

  /// Sets what the binding names in a window.
  final func setTarget(_ target: FocusTarget, in window: FocusCoordinator) {
    let id = ObjectIdentifier(window)
    if let index = windowTargets.firstIndex(where: { $0.id == id }) {
      windowTargets[index].target = target
    } else {
      windowTargets.append(WindowTarget(id: id, window: window, target: target))
    }
  }

  /// Removes the windows whose focus the binding no longer names.
  final func dropClearedTargets() {
    windowTargets.removeAll { $0.target == nil }
  }

  /// Whether the binding names the focus of `window`.
  final func hasTarget(in window: FocusCoordinator) -> Bool {
    windowTargets.contains { $0.window === window }
  }
}
