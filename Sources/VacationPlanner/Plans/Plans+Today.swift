import Foundation
import Tabstop
import Trips

extension Plans {
  /// Reads the clock again at each midnight, until the task is cancelled.
  func followDays() async {
    while !Task.isCancelled {
      readClock()
      let now = Date()
      let midnight = Self.nextMidnight(after: now, in: .current)
      // At most an hour: the clock may be set, and another zone chosen.
      let pause = min(max(midnight.timeIntervalSince(now), 1), 3600)
      do { try await Task.sleep(for: .seconds(pause)) } catch { return }
    }
  }

  /// Brings today up to date, by the desktop's present time zone: Foundation keeps the one that it read first.
  func readClock() {
    NSTimeZone.resetSystemTimeZone()
    updateToday()
  }

  /// The moment at which the next day begins.
  static func nextMidnight(after date: Date, in zone: TimeZone) -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    return calendar.dateInterval(of: .day, for: date)?.end ?? date.addingTimeInterval(3600)
  }
}

/// Keeps the plans' today while a window shows them.
struct FollowingDays: ViewModifier {
  let plans: Plans
  @Environment(\.scenePhase) private var scenePhase

  func body(content: Content) -> some View {
    content
      .task { await plans.followDays() }
      // Perhaps the computer has slept.
      .onChange(of: scenePhase) { plans.readClock() }
  }
}
