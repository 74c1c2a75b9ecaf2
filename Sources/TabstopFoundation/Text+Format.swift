public import Foundation
public import Tabstop

extension Text {
  /// A value as a format style writes it. Mirrors SwiftUI's `Text(_:format:)`.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }

  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject as Any) ?? "")
  }

  /// A date in a style of its own. It reads as it is when the view is evaluated: the relative
  /// styles do not go on by themselves.
  public init(_ date: Date, style: DateStyle) {
    self.init(verbatim: style.text(of: date))
  }

  public init(_ dates: ClosedRange<Date>) {
    self.init(verbatim: (dates.lowerBound..<dates.upperBound).formatted())
  }

  /// Mirrors SwiftUI's `Text.DateStyle`.
  public struct DateStyle: Equatable, Sendable {
    private enum Kind: Sendable { case date, time, relative, offset, timer }
    private let kind: Kind

    public static let date = DateStyle(kind: .date)
    public static let time = DateStyle(kind: .time)
    public static let relative = DateStyle(kind: .relative)
    public static let offset = DateStyle(kind: .offset)
    public static let timer = DateStyle(kind: .timer)

    nonisolated func text(of date: Date) -> String {
      switch kind {
      case .date: return date.formatted(date: .long, time: .omitted)
      case .time: return date.formatted(date: .omitted, time: .shortened)
      case .relative: return Self.span(to: date)
      case .offset: return (date < .now ? "-" : "+") + Self.span(to: date)
      case .timer:
        let seconds = Int(abs(date.timeIntervalSinceNow))
        let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
        let tail = String(format: "%02d", seconds % 60)
        return hours > 0
          ? "\(hours):\(String(format: "%02d", minutes)):\(tail)" : "\(minutes):\(tail)"
      }
    }

    private nonisolated static func span(to date: Date) -> String {
      Duration.seconds(abs(date.timeIntervalSinceNow).rounded())
        .formatted(.units(allowed: [.days, .hours, .minutes, .seconds], maximumUnitCount: 2))
    }
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// A date in a style of its own: `"Due \(date, style: .date)"`. Mirrors SwiftUI.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendFormatted(style.text(of: date))
  }

  /// Two dates with what lies between. Mirrors SwiftUI.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
    appendFormatted((dates.lowerBound..<dates.upperBound).formatted())
  }
}
