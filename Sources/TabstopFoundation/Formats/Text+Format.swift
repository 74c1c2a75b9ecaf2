public import Foundation
public import Tabstop

nonisolated extension Text {
  /// Creates a text from a value in a format. Mirrors SwiftUI's `Text(_:format:)`.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String {
    self.init(verbatim: format.inLocaleOfView.format(input))
  }

  /// Creates a text from a value by a formatter; empty if it cannot format the value.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject as Any) ?? "")
  }

  /// Creates a text from a date in a style. The relative styles are updated each second; in a
  /// concatenated text they are not. Mirrors SwiftUI.
  public init(_ date: Date, style: DateStyle) {
    let locale = Locale.ofUser
    if style.goesOn {
      self.init(live: { style.text(of: date, in: locale) })
    } else {
      self.init(verbatim: style.text(of: date, in: locale))
    }
  }

  /// Creates a text with the remaining or elapsed time of an interval, updated each second. Mirrors
  /// SwiftUI.
  ///
  /// - Parameters:
  ///   - pauseTime: When it stops, if that is within the interval.
  ///   - countsDown: Whether it shows the remaining time.
  ///   - showsHours: Whether 90 minutes are shown as 1:30:00 or as 90:00.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(live: { Self.clock(timerInterval, pauseTime, countsDown, showsHours) })
  }

  fileprivate nonisolated static func clock(
    _ interval: ClosedRange<Date>, _ pauseTime: Date?, _ countsDown: Bool, _ showsHours: Bool
  ) -> String {
    let now = min(pauseTime ?? .distantFuture, max(interval.lowerBound, .now))
    let moment = min(now, interval.upperBound)
    let span =
      countsDown
      ? interval.upperBound.timeIntervalSince(moment)
      : moment.timeIntervalSince(interval.lowerBound)
    return DateStyle.clock(Int(span.clamped(to: 0...1e12).rounded()), showsHours: showsHours)
  }

  /// Creates a text from a range of dates, as Foundation formats it.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// Creates a text of two dates.
  public init(_ dates: ClosedRange<Date>) {
    self.init(verbatim: Self.interval(dates))
  }

  fileprivate nonisolated static func interval(_ dates: ClosedRange<Date>) -> String {
    Date.IntervalFormatStyle(date: .numeric, time: .shortened).inLocaleOfView
      .format(dates.lowerBound..<dates.upperBound)
  }

  /// The style of a date in a text. Mirrors SwiftUI's `Text.DateStyle`.
  public struct DateStyle: Equatable, Sendable {
    private enum Kind: Sendable { case date, time, relative, offset, timer }
    private let kind: Kind

    /// The day, with the month's name.
    public static let date = DateStyle(kind: .date)
    /// The time of the day.
    public static let time = DateStyle(kind: .time)
    /// The time until then, or since then.
    public static let relative = DateStyle(kind: .relative)
    /// The time until then, or since then, with a sign: `+` for the future.
    public static let offset = DateStyle(kind: .offset)
    /// A clock of the hours, minutes and seconds until the date, and then since it.
    public static let timer = DateStyle(kind: .timer)

    /// Whether the text changes as time passes.
    fileprivate var goesOn: Bool { [.relative, .offset, .timer].contains(kind) }

    nonisolated func text(of date: Date, in locale: Locale) -> String {
      switch kind {
      case .date:
        return date.formatted(Date.FormatStyle(date: .long, time: .omitted, locale: locale))
      case .time:
        return date.formatted(Date.FormatStyle(date: .omitted, time: .shortened, locale: locale))
      case .relative: return Self.span(to: date, locale)
      case .offset: return (date < .now ? "-" : "+") + Self.span(to: date, locale)
      case .timer:
        return Self.clock(
          Int(abs(date.timeIntervalSinceNow).clamped(to: 0...1e12)), showsHours: true)
      }
    }

    fileprivate nonisolated static func clock(_ seconds: Int, showsHours: Bool) -> String {
      let hours = showsHours ? seconds / 3600 : 0
      let minutes = seconds / 60 - hours * 60
      return hours > 0
        ? String(format: "%d:%02d:%02d", hours, minutes, seconds % 60)
        : String(format: "%d:%02d", minutes, seconds % 60)
    }

    private nonisolated static func span(to date: Date, _ locale: Locale) -> String {
      Duration.seconds(abs(date.timeIntervalSinceNow).clamped(to: 0...1e12).rounded())
        .formatted(
          .units(allowed: [.days, .hours, .minutes, .seconds], maximumUnitCount: 2).locale(locale))
    }
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends a date in a style: `"Due \(date, style: .date)"`. Mirrors SwiftUI.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendFormatted(style.text(of: date, in: .ofUser))
  }

  /// Appends a range of dates. Mirrors SwiftUI.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
    appendFormatted(Text.interval(dates))
  }

  /// Appends the remaining or elapsed time of an interval, as it is when the text is created: unlike the same text
  /// alone, it is not updated each second. Mirrors SwiftUI.
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    appendFormatted(Text.clock(timerInterval, pauseTime, countsDown, showsHours))
  }
}
