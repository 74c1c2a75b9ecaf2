/// Work that may be asked for any number of times, and is done once, when the views are up to date.
///
/// The updater never drops what it is asked for, also not in a turn that it stops, so a request
/// that is pending gets its turn.
@MainActor
final class TurnRequest {
  private let work: () -> Void
  private var isPending = false

  /// - Parameter work: Must not keep the owner of this request alive.
  init(_ work: @escaping () -> Void) { self.work = work }

  /// Has the work done in this turn, or in the next if none is going on. Again before that: nothing.
  func ask() {
    // What a stopped turn has left waits for one.
    if isPending { return Updater.shared.askForTurn() }
    isPending = true
    Updater.shared.afterUpdate { [weak self] in
      guard let self else { return }
      isPending = false
      work()
    }
  }
}
