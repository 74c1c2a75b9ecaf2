internal import Foundation

/// A change to the records. The changes of this run are made again on the stored records, which may be
/// other ones: before the tips are configured, and if another process has written the file.
enum TipChange: Sendable {
  /// Forgets everything.
  case reset
  case parameter(String, value: String?)
  case donation(event: String, TipRecords.Donation, limit: TipRecords.Limit)
  case deletedDonations(event: String)
  case display(TipRecords.Display)
  /// A display that has ended, after a number of seconds.
  case displayed(tip: String, seconds: TimeInterval, isOver: Bool, limits: TipLimits)
  case invalidation(tip: String, Tips.InvalidationReason)
  case resetEligibility(tip: String)

  var isReset: Bool { if case .reset = self { true } else { false } }
}

extension TipRecords {
  /// The number and the first date of the donations that are kept.
  struct Limit: Sendable {
    let count: Int
    let oldest: Date
  }

  mutating func make(_ change: TipChange) {
    switch change {
    case .reset: self = TipRecords()
    case .parameter(let id, let value): parameters[id] = value
    case .donation(let id, let donation, let limit):
      events[id, default: []].append(donation)
      events[id]?.keep(limit.count) { $0.date >= limit.oldest }
    case .deletedDonations(let id): events[id] = nil
    case .display(let display):
      tips[display.tip, default: .init()].displayCount += 1
      lastDisplay = display
    case .displayed(let id, let seconds, let isOver, let limits):
      // Its eligibility may have been reset.
      tips[id]?.finishDisplay(of: seconds, isOver: isOver, limits)
    case .invalidation(let id, let reason):
      let first = tips[id]?.invalidation
      tips[id, default: .init()].invalidation = first ?? reason
    case .resetEligibility(let id):
      tips[id] = nil
      if lastDisplay?.tip == id { lastDisplay = nil }
    }
  }
}

extension TipRecords.Tip {
  fileprivate mutating func finishDisplay(
    of seconds: TimeInterval, isOver: Bool, _ limits: TipLimits
  ) {
    displayDuration += seconds
    guard invalidation == nil else { return }
    if isOver || displayDuration >= limits.displayDuration {
      invalidation = .displayDurationExceeded
    } else if displayCount >= limits.displayCount {
      invalidation = .displayCountExceeded
    }
  }
}

extension Array {
  /// Keeps the last elements that are wanted, up to a number. They are in the order of their dates: only
  /// if the first one is not wanted are the others looked at.
  mutating func keep(_ count: Int, _ isWanted: (Element) -> Bool) {
    if let first, !isWanted(first) { removeAll { !isWanted($0) } }
    if self.count > count { removeFirst(self.count - count) }
  }
}
