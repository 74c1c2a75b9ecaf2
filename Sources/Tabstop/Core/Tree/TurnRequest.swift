/// Work that may be requested any number of times, and runs once, when the views are up to date.
///
/// The updater never drops a request, not even in a turn that it stops.
@MainActor
final class TurnRequest {
  private let work: () -> Void
  private var isPending = false

  /// - Parameter work: Must not retain the owner of this request.
  init(_ work: @escaping () -> Void) { self.work = work }

  /// Requests the work in this turn, or in the next if there is none. Another call before that has
  /// no effect.
  func schedule() {
    // The rest of a stopped turn waits for the next one.
    if isPending { return Updater.shared.requestTurn() }
    isPending = true
    Updater.shared.afterUpdate { [weak self] in
      guard let self else { return }
      isPending = false
      work()
    }
  }
}
