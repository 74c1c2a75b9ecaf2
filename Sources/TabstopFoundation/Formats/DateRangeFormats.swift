public import Foundation

/// A format for the duration of a range of dates in units: "2 hours, 5 minutes". Mirrors
/// Foundation's `Date.ComponentsFormatStyle`, which Foundation on Linux (Swift 6.3) has without a
/// way to create it; by `DateComponentsFormatter`.
public struct DateRangeComponentsStyle: FormatStyle {
  /// The length of the units.
  public enum Style: Hashable, Codable, Sendable {
    case wide, abbreviated, condensedAbbreviated, narrow, spellOut
  }
  /// A unit.
  public enum Field: Hashable, Codable, Sendable, CaseIterable {
    case year, month, week, day, hour, minute, second
  }

  /// The length of the units.
  public var style: Style
  /// The units that are used; all without any.
  public var fields: Set<Field>?
  /// The locale.
  public var locale = Locale.autoupdatingCurrent
  /// The calendar.
  public var calendar = Calendar.autoupdatingCurrent

  /// Creates a style.
  public init(style: Style, fields: Set<Field>? = nil) {
    self.style = style
    self.fields = fields
  }

  /// The same style in another locale.
  public func locale(_ locale: Locale) -> DateRangeComponentsStyle {
    var copy = self
    copy.locale = locale
    return copy
  }

  /// The length of the range as text.
  public func format(_ value: Range<Date>) -> String {
    let formatter = DateComponentsFormatter()
    var calendar = calendar
    calendar.locale = locale
    formatter.calendar = calendar
    formatter.unitsStyle =
      switch style {
      case .wide: .full
      case .abbreviated: .short
      case .condensedAbbreviated, .narrow: .abbreviated
      case .spellOut: .spellOut
      }
    let units: [Field: NSCalendar.Unit] = [
      .year: .year, .month: .month, .week: .weekOfMonth, .day: .day, .hour: .hour,
      .minute: .minute, .second: .second,
    ]
    formatter.allowedUnits = (fields ?? Set(Field.allCases)).reduce(into: []) {
      $0.insert(units[$1]!)
    }
    return formatter.string(from: value.lowerBound, to: value.upperBound) ?? ""
  }
}

/// A format for the duration of a range of dates as a clock shows it: "2:05:00". Mirrors
/// Foundation's.
public struct DateRangeDurationStyle: FormatStyle {
  /// Creates a style.
  public init() {}

  /// The length of the range as text.
  public func format(_ value: Range<Date>) -> String {
    let seconds = value.upperBound.timeIntervalSince(value.lowerBound)
    let pattern: Duration.TimeFormatStyle.Pattern =
      seconds < 3600 ? .minuteSecond : .hourMinuteSecond
    return Duration.seconds(seconds).formatted(.time(pattern: pattern))
  }
}

extension FormatStyle where Self == DateRangeComponentsStyle {
  /// The length of a range in units. Mirrors Foundation.
  public static func components(
    style: DateRangeComponentsStyle.Style, fields: Set<DateRangeComponentsStyle.Field>? = nil
  ) -> DateRangeComponentsStyle { DateRangeComponentsStyle(style: style, fields: fields) }
}

extension FormatStyle where Self == DateRangeDurationStyle {
  /// The length of a range, as a clock shows it. Mirrors Foundation.
  public static var timeDuration: DateRangeDurationStyle { DateRangeDurationStyle() }
}
