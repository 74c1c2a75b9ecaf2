internal import Foundation
internal import Synchronization

extension TipCenter {
  /// Collects, while rules are evaluated, when their results may change because time passes.
  final class Evaluation: Sendable {
    @TaskLocal static var current: Evaluation?
    private let date = Mutex<Date?>(nil)
    func expires(at new: Date) { date.withLock { $0 = min($0 ?? new, new) } }
    var expiry: Date? { date.withLock { $0 } }
  }

  /// The status of a tip, followed by the view that reads it.
  func status(of tip: any Tip) -> Tips.Status {
    follow()
    let evaluation = Evaluation()
    let status = Evaluation.$current.withValue(evaluation) {
      currentStatus(of: tip, evaluation)
    }
    if let expiry = evaluation.expiry { wake(at: expiry) }
    return status
  }

  private func currentStatus(of tip: any Tip, _ evaluation: Evaluation) -> Tips.Status {
    let id = tip.id
    let override = read { state in state.isConfigured ? state.overrides.override(for: tip) : .hides
    }
    switch override {
    case .shows: return .available
    case .hides: return .pending
    case nil: break
    }
    let limits = TipLimits(tip.options)
    let (record, display, now, others) = read { state in
      let now = state.clock.now()
      // One in the future is from a clock that was wrong.
      let last = state.records.lastDisplay.flatMap { $0.tip == id || $0.date > now ? nil : $0.date }
      return (
        state.records.tips[id] ?? .init(), state.displays[id], now,
        last.map { $0 + state.interval }
      )
    }
    if let reason = record.invalidation { return .invalidated(reason) }
    if let display {
      let end = TipCenter.end(of: display, record, limits)
      if now >= end { return .invalidated(.displayDurationExceeded) }
      if end < .distantFuture { evaluation.expires(at: end) }
    } else {
      if record.displayCount >= limits.displayCount { return .invalidated(.displayCountExceeded) }
      if record.displayDuration >= limits.displayDuration {
        return .invalidated(.displayDurationExceeded)
      }
    }
    guard tip.rules.allSatisfy({ $0.isMet() }) else { return .pending }
    if display == nil, !limits.ignoresFrequency, let others, now < others {
      evaluation.expires(at: others)
      return .pending
    }
    return .available
  }

  /// When a tip on screen has been shown as long as it may be: not in the first minute.
  private static func end(
    of display: Display, _ record: TipRecords.Tip, _ limits: TipLimits
  ) -> Date {
    guard limits.displayDuration < .infinity else { return .distantFuture }
    return display.start + max(60, limits.displayDuration - record.displayDuration)
  }

  // MARK: Displays

  /// Begins the display of a tip in a view. Returns whether it may be shown: that is decided here, so
  /// that of two tips in one window the frequency allows one only.
  func beginDisplay(of tip: any Tip) -> Bool {
    guard status(of: tip) == .available else { return false }
    let id = tip.id
    change { state in
      if state.displays[id] != nil {
        state.displays[id]!.views += 1
        return
      }
      let now = state.clock.now()
      state.displays[id] = Display(start: now)
      guard state.overrides.override(for: tip) == nil else { return }
      state.record(.display(.init(tip: id, date: now)))
    }
    return true
  }

  /// Ends the display of a tip in a view.
  func endDisplay(of tip: any Tip) {
    let (id, limits) = (tip.id, TipLimits(tip.options))
    change { state in
      guard var display = state.displays[id] else { return }
      display.views -= 1
      state.displays[id] = display.views > 0 ? display : nil
      guard display.views == 0, state.overrides.override(for: tip) == nil,
        // Its eligibility may have been reset.
        let record = state.records.tips[id]
      else { return }
      let now = state.clock.now()
      state.record(
        .displayed(
          tip: id, seconds: max(0, now.timeIntervalSince(display.start)),
          isOver: now >= TipCenter.end(of: display, record, limits), limits: limits))
    }
  }

  func isDisplayed(_ id: String) -> Bool { read { $0.displays[id] != nil } }

  /// How often a tip that is shown for testing was closed.
  func dismissals(of id: String) -> Int { read { $0.dismissals[id] ?? 0 } }
}
