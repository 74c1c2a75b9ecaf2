public import Foundation

/// A formatter that writes the time between two dates in words: "in 2 hours", "yesterday". Mirrors
/// Foundation's, which Foundation on Linux (Swift 6.3) lacks; the words are ICU's, in the locale's
/// language.
open class RelativeDateTimeFormatter: Formatter {
  /// Whether names such as "yesterday" are used instead of numbers.
  public enum DateTimeStyle: Int, Sendable { case numeric, named }
  /// The length of the units' names. Mirrors Foundation's.
  public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }

  /// The style of dates; by default always with numbers.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// The style of units; by default the full names.
  open var unitsStyle = UnitsStyle.full
  /// The place of the words in a sentence.
  open var formattingContext = Context.unknown
  /// The language; by default the user's.
  open var locale: Locale! = .ofUser
  /// The calendar of days, months and years.
  open var calendar: Calendar! = .autoupdatingCurrent

  /// Creates a formatter.
  public override init() { super.init() }
  /// Passes the coder to the superclass: there are no archives here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The time from `referenceDate` to `date` in words, by its largest unit.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    var style = Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric,
      unitsStyle: unitsStyle.width, locale: locale ?? .ofUser, calendar: calendar ?? .current)
    style.capitalizationContext = formattingContext.capitalization
    return style.format(referenceDate)
  }

  /// A length of time in words: after now, or before it if it is negative.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// Components in words: the largest one that is not 0.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let now = Date()
    let calendar: Calendar = calendar ?? .current
    return localizedString(
      for: calendar.date(byAdding: dateComponents, to: now) ?? now, relativeTo: now)
  }

  /// The words for a `Date`, relative to now; `nil` for anything else.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }
}

extension RelativeDateTimeFormatter.UnitsStyle {
  fileprivate var width: Date.RelativeFormatStyle.UnitsStyle {
    switch self {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }
}

extension Formatter.Context {
  fileprivate var capitalization: FormatStyleCapitalizationContext {
    switch self {
    case .beginningOfSentence: .beginningOfSentence
    case .middleOfSentence: .middleOfSentence
    case .listItem: .listItem
    case .standalone: .standalone
    default: .unknown
    }
  }
}
