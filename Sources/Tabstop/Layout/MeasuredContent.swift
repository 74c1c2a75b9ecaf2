/// Evaluates the views of a window whose content depends on a size in the frame that has found it, before
/// the frame is painted.
@MainActor
final class MeasuredContent {
  private let phase: LayoutPhase
  private var hasChanged = false

  /// GTK repeats the layout of a window at most four times for one frame, and warns after that; rows that
  /// come into view need some of them.
  private static let rounds = 2

  init(in window: WindowContext) {
    phase = LayoutPhase(of: window.widget)
    phase.afterLayout = { [unowned self] in update() }
  }

  /// Called during layout when a size has changed, and the content for it is invalid.
  func changed() { hasChanged = true }

  private func update() {
    guard hasChanged else { return }
    hasChanged = false
    // Content that changes its own size without end is evaluated once in a turn.
    guard phase.round <= Self.rounds else { return }
    Updater.shared.run()
    phase.request()
  }
}
