public import Foundation
internal import Tabstop
internal import TabstopFoundation

/// A date. Mirrors UIKit's `UIDatePicker`.
open class UIDatePicker: UIControl {
  /// The parts of a date that can be chosen. Mirrors UIKit's.
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }
  /// The chosen date.
  @_Drawn open var date = Date()
  /// The first date that can be chosen; `nil` means any.
  @_Drawn open var minimumDate: Date? = nil
  /// The last date that can be chosen; `nil` means any.
  @_Drawn open var maximumDate: Date? = nil
  /// The parts of the date that can be chosen. A countdown is chosen as a time.
  @_Drawn open var datePickerMode = Mode.dateAndTime
  /// The style of the date picker. Stored, without effect.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  /// The style in use: the preferred one.
  open var datePickerStyle: UIDatePickerStyle { preferredDatePickerStyle }
  /// The step of the minutes. Stored, without effect.
  open var minuteInterval = 1
  /// The locale of the date picker. Stored, without effect: dates are written in the user's locale.
  open var locale: Locale?
  /// The calendar of the dates. Stored, without effect.
  open var calendar: Calendar! = .current
  /// The time zone of the dates. Stored, without effect.
  open var timeZone: TimeZone?
  /// The duration of the timer, in seconds. Stored, without effect.
  open var countDownDuration: TimeInterval = 0
  /// Sets the date.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  override var content: AnyView? {
    let parts: DatePickerComponents =
      switch datePickerMode {
      case .time, .countDownTimer: .hourAndMinute
      case .date, .yearAndMonth: .date
      case .dateAndTime: [.date, .hourAndMinute]
      }
    let first = minimumDate ?? .distantPast
    let last = max(maximumDate ?? .distantFuture, first)
    return AnyView(
      DatePicker(
        accessibilityLabel ?? "", selection: byUser(self, \.date), in: first...last,
        displayedComponents: parts
      )
      .labelsHidden().disabled(!isEnabled))
  }
}

/// The style of a date picker. Mirrors UIKit's. No effect: `datePickerStyle(_:)` has.
public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }
