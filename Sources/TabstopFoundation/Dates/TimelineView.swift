public import Foundation
public import Tabstop

/// Content that is evaluated again at the times of a schedule. Mirrors SwiftUI's `TimelineView`.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  /// The context of the content.
  public struct Context {
    /// The current time of the schedule.
    public let date: Date

    /// The frequency of the content's changes.
    public enum Cadence: Comparable, Sendable { case live, seconds, minutes }
    /// The rate of changes. Always `live`: the date may change at any time.
    public var cadence: Cadence { .live }
  }

  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content
  @State private var date: Date?
  @State private var start = Date()

  /// Creates a view that follows a schedule.
  /// - Parameter content: Called at each time of the schedule while the view exists.
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  /// The content of the view.
  public var body: some View {
    content(TimelineViewDefaultContext(date: date ?? first)).task(id: schedule.identity) {
      await updateOnSchedule()
    }
  }

  /// The first time: the schedule's, if that has passed.
  private var first: Date {
    var entries = schedule.entries(from: start, mode: .normal).makeIterator()
    return entries.next().map { min($0, start) } ?? start
  }

  private func updateOnSchedule() async {
    for next in schedule.entries(from: start, mode: .normal) {
      let wait = next.timeIntervalSinceNow
      if wait > 0 {
        do { try await Task.sleep(for: .seconds(wait.clamped(to: 0...1e9))) } catch { return }
      }
      date = next
      // A date in the past needs no wait; for others events are handled in between.
      if wait <= 0 { await Task.yield() }
      if Task.isCancelled { return }
    }
  }
}

/// The context of the content of any `TimelineView`. Mirrors SwiftUI.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

/// The times at which a view is updated. Mirrors SwiftUI's `TimelineSchedule`.
public protocol TimelineSchedule {
  /// The dates at which the view changes.
  associatedtype Entries: Sequence where Entries.Element == Date
  typealias Mode = TimelineScheduleMode
  /// The times from `startDate` on, in order. The first may be in the past: it is shown at once.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// The precision of a schedule: always `.normal` here. Mirrors SwiftUI's `TimelineScheduleMode`.
public enum TimelineScheduleMode: Hashable, Sendable { case normal, lowFrequency }

extension TimelineSchedule {
  /// A value that differs if the times differ.
  fileprivate var identity: AnyHashable {
    (self as? any Hashable).map { AnyHashable($0) } ?? AnyHashable(0)
  }
}

/// A schedule of times at equal intervals. Mirrors SwiftUI's `PeriodicTimelineSchedule`.
public struct PeriodicTimelineSchedule: TimelineSchedule, Hashable, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// Creates a schedule.
  /// - Parameter interval: In seconds, above 0.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval.clamped(to: 0.001...1e9)
  }

  /// The times, from `startDate` on.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let passed = max((startDate.timeIntervalSince(start) / interval).rounded(.down), 0)
    return Entries(upcoming: start.addingTimeInterval(passed * interval), interval: interval)
  }

  /// Times at equal intervals.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var upcoming: Date
    let interval: TimeInterval

    /// The next time.
    public mutating func next() -> Date? {
      defer { upcoming.addTimeInterval(interval) }
      return upcoming
    }
  }

  /// Whether both are equal.
  public static func == (a: Self, b: Self) -> Bool {
    // `.periodic(from: .now, …)` in a body has a new start at each evaluation, but is the same
    // schedule.
    a.interval == b.interval
  }
  /// Hashes the value.
  public func hash(into hasher: inout Hasher) { hasher.combine(interval) }
}

/// The beginning of each minute. Mirrors SwiftUI's `EveryMinuteTimelineSchedule`.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Hashable, Sendable {
  /// Creates the schedule.
  public init() {}

  /// The times, from `startDate` on.
  public func entries(
    from startDate: Date, mode: TimelineScheduleMode
  ) -> PeriodicTimelineSchedule.Entries {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
    return .init(upcoming: Date(timeIntervalSinceReferenceDate: minute), interval: 60)
  }
}

/// A schedule of times that are frequent enough for an animation. Mirrors SwiftUI's
/// `AnimationTimelineSchedule`.
public struct AnimationTimelineSchedule: TimelineSchedule, Hashable, Sendable {
  private let interval: TimeInterval
  private let isPaused: Bool

  /// Creates a schedule.
  /// - Parameter minimumInterval: In seconds; 1/60 by default.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = (minimumInterval ?? 0).clamped(to: (1.0 / 60)...1e9)
    isPaused = paused
  }

  /// The times, from `startDate` on.
  public func entries(
    from startDate: Date, mode: TimelineScheduleMode
  ) -> AnySequence<Date> {
    isPaused
      ? AnySequence([startDate])
      : AnySequence(PeriodicTimelineSchedule.Entries(upcoming: startDate, interval: interval))
  }
}

/// Given times. Mirrors SwiftUI's `ExplicitTimelineSchedule`.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// Creates a schedule of these times.
  public init(_ dates: Entries) { self.dates = dates }

  /// The times, from `startDate` on.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// `PeriodicTimelineSchedule` by its short name. Mirrors SwiftUI.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// `EveryMinuteTimelineSchedule` by its short name. Mirrors SwiftUI.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// `AnimationTimelineSchedule` by its short name. Mirrors SwiftUI.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  /// `AnimationTimelineSchedule` by its short name. Mirrors SwiftUI.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// `ExplicitTimelineSchedule` by its short name. Mirrors SwiftUI.
  public static func explicit<S: Sequence>(
    _ dates: S
  ) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
