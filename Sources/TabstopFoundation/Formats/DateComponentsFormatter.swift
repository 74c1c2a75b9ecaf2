public import Foundation
internal import Tabstop

/// A formatter that writes a length of time in words or digits: "1 hour, 5 minutes", "1:05:00".
/// Mirrors Foundation's, which is unavailable in Foundation on Linux (Swift 6.3).
///
/// Weeks, days, hours, minutes and seconds have the words of ICU, in the calendar's language; months
/// and years have English ones.
open class DateComponentsFormatter: Formatter {
  /// The length of the units' names.
  public enum UnitsStyle: Int, Sendable {
    /// Digits and colons: "1:05:00".
    case positional
    /// Letters: "1h 5m".
    case abbreviated
    /// Short names: "1 hr, 5 min".
    case short
    /// Full names: "1 hour, 5 minutes".
    case full
    /// Full names with numbers in words. Here the numbers are digits, as in `full`.
    case spellOut
    /// Short names without spaces: "1hr 5min".
    case brief
  }

  /// The treatment of units whose number is 0.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Leading ones are dropped in positional style, all in the others.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Units before the first that is not 0 are dropped.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// Units between two that are not 0 are dropped.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// Units after the last that is not 0 are dropped.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// All units that are 0 are dropped.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// The behaviour by which no zero is dropped; in positional style hours, minutes and seconds
    /// have two digits.
    public static let pad = ZeroFormattingBehavior(rawValue: 65536)
  }

  /// The style of the units; by default digits and colons.
  open var unitsStyle = UnitsStyle.positional
  /// The units that may appear; none means all from years to seconds.
  open var allowedUnits: NSCalendar.Unit = []
  /// The treatment of units whose number is 0.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The calendar of months and years; its locale determines the language.
  open var calendar: Calendar? = .autoupdatingCurrent
  /// The date from which months and years are counted; by default the reference date of 2001.
  open var referenceDate: Date?
  /// Whether the smallest unit may have a fraction. Stored, without effect: all numbers are whole.
  open var allowsFractionalUnits = false
  /// The maximum number of units; 0 means all.
  open var maximumUnitCount = 0
  /// Whether the largest unit takes what larger ones would have: 90 minutes instead of one and a half
  /// hours. No effect, because that is what happens when the larger unit is not allowed.
  open var collapsesLargestUnit = false
  /// Whether the text begins with "about".
  open var includesApproximationPhrase = false
  /// Whether the text ends with "remaining".
  open var includesTimeRemainingPhrase = false
  /// The place of the words in a sentence. No effect.
  open var formattingContext = Context.unknown

  /// Creates a formatter.
  public override init() { super.init() }
  /// Passes the coder to the superclass: there are no archives here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A number of seconds.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    let rounded = (ti.magnitude + 1e-6).rounded(.down)
    guard let string = string(from: start, to: start.addingTimeInterval(rounded)) else {
      return nil
    }
    return ti < 0 && rounded > 0 ? "-\(string)" : string
  }

  /// The time between two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    var calendar = calendar ?? .current
    // A day is 24 hours, wherever the user is, unless both dates are the user's.
    if referenceDate == nil, startDate == Date(timeIntervalSinceReferenceDate: 0) {
      calendar.timeZone = .gmt
    }
    let units = units
    return string(
      units: units,
      calendar.dateComponents(Set(units.map(\.component)), from: startDate, to: endDate))
  }

  /// Components as they are: only those that are set.
  open func string(from components: DateComponents) -> String? {
    string(units: units.filter { components.value(for: $0.component) != nil }, components)
  }

  /// Components in a style.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// `DateComponents` or a number of seconds; `nil` for anything else.
  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let seconds as TimeInterval: string(from: seconds)
    default: nil
    }
  }

  // MARK: Parts

  private var units: [TimeUnit] {
    TimeUnit.all.filter {
      allowedUnits.isEmpty ? $0.component != .weekOfMonth : allowedUnits.contains($0.unit)
    }
  }

  private func string(units: [TimeUnit], _ components: DateComponents) -> String? {
    let all = units.map { (unit: $0, number: components.value(for: $0.component) ?? 0) }
    guard !all.isEmpty else { return nil }
    var shown = withoutZeros(all)
    if shown.isEmpty { shown = all.suffix(1) }
    if maximumUnitCount > 0 { shown = Array(shown.prefix(maximumUnitCount)) }
    var string = unitsStyle == .positional ? positional(shown) : words(shown)
    if includesApproximationPhrase { string = String(own: "About \(string)") }
    if includesTimeRemainingPhrase { string = String(own: "\(string) remaining") }
    return string
  }

  private typealias Part = (unit: TimeUnit, number: Int)

  private func withoutZeros(_ parts: [Part]) -> [Part] {
    var drops = zeroFormattingBehavior
    if drops.contains(.pad) { return parts }
    if drops.contains(.default) {
      drops.formUnion(unitsStyle == .positional ? .dropLeading : .dropAll)
    }
    let first = parts.firstIndex { $0.number != 0 } ?? parts.count
    let last = parts.lastIndex { $0.number != 0 } ?? -1
    return parts.indices.compactMap { index in
      guard parts[index].number == 0 else { return parts[index] }
      let isDropped =
        index < first
        ? drops.contains(.dropLeading)
        : index > last ? drops.contains(.dropTrailing) : drops.contains(.dropMiddle)
      return isDropped ? nil : parts[index]
    }
  }

  /// Returns a text such as "1:05:00". Larger units than hours have a letter and a space.
  private func positional(_ parts: [Part]) -> String {
    let clock = parts.filter { $0.unit.isOfClock }
    let larger = parts.filter { !$0.unit.isOfClock }
    let isPadded = zeroFormattingBehavior.contains(.pad)
    let digits = clock.enumerated().map { index, part in
      // A number alone has no leading zero, unless all are padded.
      let hasTwoDigits = index > 0 || (isPadded && clock.count > 1)
      return hasTwoDigits && part.number < 10 ? "0\(part.number)" : "\(part.number)"
    }.joined(separator: ":")
    return (larger.map { "\($0.number)\($0.unit.letter)" } + (digits.isEmpty ? [] : [digits]))
      .joined(separator: " ")
  }

  private func words(_ parts: [Part]) -> String {
    let locale = calendar?.locale ?? .ofUser
    let words = parts.map { part in
      guard let unit = part.unit.durationUnit else {
        return part.unit.english(part.number, unitsStyle)
      }
      let style = Duration.UnitsFormatStyle(
        allowedUnits: [unit], width: unitsStyle.width,
        zeroValueUnits: .show(length: 1)
      ).locale(locale)
      let text = style.format(.seconds(part.number * part.unit.seconds))
      return unitsStyle == .brief ? text.filter { !$0.isWhitespace } : text
    }
    return words.joined(
      separator: unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", ")
  }
}

/// A unit of time and its names.
private struct TimeUnit {
  let unit: NSCalendar.Unit
  let component: Calendar.Component
  /// The unit of ICU, if it is a unit of durations there.
  let durationUnit: Duration.UnitsFormatStyle.Unit?
  let seconds: Int
  /// The English names, for units that are not units of durations in ICU.
  let names: (letter: String, short: String, full: String)

  var letter: String { names.letter }
  var isOfClock: Bool { seconds > 0 && seconds <= 3600 }

  func english(_ number: Int, _ style: DateComponentsFormatter.UnitsStyle) -> String {
    switch style {
    case .positional, .abbreviated: "\(number)\(names.letter)"
    case .brief: "\(number)\(names.short)\(number == 1 ? "" : "s")"
    case .short: "\(number) \(names.short)\(number == 1 ? "" : "s")"
    case .full, .spellOut: "\(number) \(names.full)\(number == 1 ? "" : "s")"
    }
  }

  static let all = [
    TimeUnit(
      unit: .year, component: .year, durationUnit: nil, seconds: 0, names: ("y", "yr", "year")),
    TimeUnit(
      unit: .month, component: .month, durationUnit: nil, seconds: 0, names: ("mo", "mth", "month")),
    TimeUnit(
      unit: .weekOfMonth, component: .weekOfMonth, durationUnit: .weeks, seconds: 604_800,
      names: ("w", "wk", "week")),
    TimeUnit(
      unit: .day, component: .day, durationUnit: .days, seconds: 86_400, names: ("d", "day", "day")),
    TimeUnit(
      unit: .hour, component: .hour, durationUnit: .hours, seconds: 3600, names: ("h", "hr", "hour")
    ),
    TimeUnit(
      unit: .minute, component: .minute, durationUnit: .minutes, seconds: 60,
      names: ("m", "min", "minute")),
    TimeUnit(
      unit: .second, component: .second, durationUnit: .seconds, seconds: 1,
      names: ("s", "sec", "second")),
  ]
}

extension DateComponentsFormatter.UnitsStyle {
  fileprivate var width: Duration.UnitsFormatStyle.UnitWidth {
    switch self {
    case .positional, .abbreviated: .narrow
    case .short, .brief: .abbreviated
    case .full, .spellOut: .wide
    }
  }
}
