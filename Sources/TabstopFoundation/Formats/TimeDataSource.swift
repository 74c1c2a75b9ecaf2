public import Foundation
public import Tabstop

/// A value that changes as time passes, for a text that shows it. Mirrors SwiftUI's `TimeDataSource`.
public struct TimeDataSource<Value>: Sendable {
  /// The value at a time.
  let value: @Sendable (Date) -> Value
}

extension TimeDataSource where Value == Date {
  /// The present time.
  public static var currentDate: TimeDataSource<Date> { TimeDataSource { $0 } }
}

extension TimeDataSource where Value == Range<Date> {
  /// The time from a date until now; empty before that date.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource { date..<max(date, $0) }
  }

  /// The time from now until a date; empty after that date.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource { min($0, date)..<date }
  }
}

extension TimeDataSource where Value == Duration {
  /// The time until a date; less than zero after that date.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    // A duration ends at 10^20 seconds, and a date does not.
    TimeDataSource { .seconds(min(max(-1e18, date.timeIntervalSince($0)), 1e18)) }
  }
}

nonisolated extension Text {
  /// Creates a text from a value that changes as time passes, in a format. It is updated each second. Mirrors SwiftUI.
  public init<V, F: FormatStyle & SendableMetatype>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == String {
    // A text is read on the main thread.
    nonisolated(unsafe) let format = format.inLocaleOfView
    self.init(live: { format.format(source.value(.now)) })
  }
}
