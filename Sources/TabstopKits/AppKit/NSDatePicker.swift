public import Foundation
internal import Tabstop
internal import TabstopFoundation

/// A date. Mirrors AppKit's `NSDatePicker`.
open class NSDatePicker: _NSValueControl {
  /// The look of a date. Mirrors AppKit's.
  public enum Style: UInt, Sendable { case textFieldAndStepper, clockAndCalendar, textField }
  /// Whether a date or a range is chosen. Mirrors AppKit's. No effect: a date.
  public enum Mode: UInt, Sendable { case single, range }
  /// The parts of a date that can be chosen. Mirrors AppKit's.
  public struct ElementFlags: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates parts from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The hour and the minute.
    public static let hourMinute = ElementFlags(rawValue: 0x0C)
    /// The hour, the minute and the second: without the second here.
    public static let hourMinuteSecond = ElementFlags(rawValue: 0x0E)
    /// The time zone. No effect.
    public static let timeZone = ElementFlags(rawValue: 0x10)
    /// The year and the month: the day as well here.
    public static let yearMonth = ElementFlags(rawValue: 0xC0)
    /// The year, the month and the day.
    public static let yearMonthDay = ElementFlags(rawValue: 0xE0)
    /// The era. No effect.
    public static let era = ElementFlags(rawValue: 0x100)
  }
  /// The chosen date.
  @_Drawn open var dateValue = Date()
  /// The first date that can be chosen; `nil` means any.
  @_Drawn open var minDate: Date? = nil
  /// The last date that can be chosen; `nil` means any.
  @_Drawn open var maxDate: Date? = nil
  /// The parts of the date that can be chosen.
  @_Drawn open var datePickerElements: ElementFlags = [.yearMonthDay, .hourMinuteSecond]
  /// The look: a calendar, or fields.
  @_Drawn open var datePickerStyle = Style.textFieldAndStepper
  /// Whether a date or a range is chosen. Stored, without effect.
  open var datePickerMode = Mode.single
  /// The locale. Stored, without effect: dates are written in the user's locale.
  open var locale: Locale?
  /// The calendar. Stored, without effect.
  open var calendar: Calendar?
  /// The time zone. Stored, without effect.
  open var timeZone: TimeZone?
  /// Whether it has a border. Stored, without effect.
  open var isBordered = true
  /// Whether it has a bezel. Stored, without effect.
  open var isBezeled = true
  /// Whether the background is drawn. Stored, without effect.
  open var drawsBackground = false
  /// The colour of the text. Stored, without effect.
  open var textColor = NSColor.labelColor
  /// Whether a calendar opens over the fields. Stored, without effect: it does.
  open var presentsCalendarOverlay = false

  override var content: AnyView? {
    var parts: DatePickerComponents = []
    if !datePickerElements.isDisjoint(with: .yearMonthDay) { parts.insert(.date) }
    if !datePickerElements.isDisjoint(with: .hourMinuteSecond) { parts.insert(.hourAndMinute) }
    let first = minDate ?? .distantPast
    let picker = DatePicker(
      accessibilityLabel ?? "", selection: byUser(self, \.dateValue),
      in: first...max(maxDate ?? .distantFuture, first), displayedComponents: parts)
    return AnyView(
      Group {
        if datePickerStyle == .clockAndCalendar {
          picker.datePickerStyle(.graphical)
        } else {
          picker
        }
      }
      .labelsHidden().disabled(!isEnabled))
  }
}
