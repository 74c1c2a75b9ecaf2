public import Foundation
public import Tabstop

/// The parts of a date that are chosen. Mirrors SwiftUI's `DatePickerComponents`.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt
  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The time of the day.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A control that chooses a day, a time, or both. Mirrors SwiftUI's `DatePicker`, in the calendar,
/// the language and the time zone of the environment.
public struct DatePicker<Label: View>: View {
  /// The parts of a date that can be chosen.
  public typealias Components = DatePickerComponents

  let selection: Binding<Date>
  let limits: DateLimits
  let components: Components
  let label: Label
  @Environment(\.datePickerShape) private var shape
  @Environment(\.ownDatePickerStyle) private var ownStyle
  @Environment(\.calendar) private var environmentCalendar
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  init(
    _ selection: Binding<Date>, _ low: Date?, _ high: Date?, _ components: Components,
    _ label: Label
  ) {
    self.selection = selection
    limits = DateLimits(low: low, high: high)
    self.components = components
    self.label = label
  }

  /// Creates a picker of any time, with a label of any views.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, nil, displayedComponents, label())
  }

  /// Creates a picker with a range: a chosen time outside of it is replaced by the nearest inside.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label())
  }

  /// Creates a picker with a minimum: an earlier time is replaced by it.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range.lowerBound, nil, displayedComponents, label())
  }

  /// Creates a picker with a maximum: a later time is replaced by it.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, range.upperBound, displayedComponents, label())
  }

  /// The content of the view.
  @ViewBuilder public var body: some View {
    if let ownStyle {
      StyledDatePicker(
        style: ownStyle,
        configuration: DatePickerStyleConfiguration(
          label: AnyView(label), selection: selection, minimumDate: limits.low,
          maximumDate: limits.high, displayedComponents: components))
    } else {
      control
    }
  }

  @ViewBuilder private var control: some View {
    switch shape {
    case .fields:
      TypedDateFields(
        selection: selection, limits: limits, components: components, label: label)
    case .button, .calendar:
      CalendarControl(
        label: label, value: value, in: days, hasDate: components.contains(.date),
        hasTime: components.contains(.hourAndMinute),
        shape: shape == .calendar ? .inline : .compact, digits: locale.digits, text: text)
    }
  }

  private var calendar: Calendar { environmentCalendar.with(timeZone, locale) }

  /// GTK's calendar shows Gregorian months, whatever the calendar of the text.
  private var months: Calendar {
    var months = Calendar(identifier: .gregorian)
    months.timeZone = timeZone
    return months
  }

  private var days: CalendarDays {
    CalendarDays(
      from: limits.low.map { CalendarTime($0, in: months) },
      to: limits.high.map { CalendarTime($0, in: months) })
  }

  private var value: Binding<CalendarTime> {
    let (months, selection, limits) = (months, selection, limits)
    return Binding(
      get: { CalendarTime(selection.wrappedValue, in: months) },
      set: { time in
        let old = selection.wrappedValue
        guard let date = time.date(in: months, after: old).map(limits.clamp) else { return }
        if date != old { selection.wrappedValue = date }
      })
  }

  private func text(_ time: CalendarTime) -> String {
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.locale = locale
    formatter.timeZone = timeZone
    formatter.dateStyle = components.contains(.date) ? .medium : .none
    formatter.timeStyle = components.contains(.hourAndMinute) ? .short : .none
    return time.date(in: months, after: selection.wrappedValue).map(formatter.string) ?? ""
  }
}

extension Locale {
  fileprivate var digits: Digits {
    Digits(zero: 0.formatted(.number.locale(self)).unicodeScalars.first ?? "0")
  }
}

extension CalendarTime {
  fileprivate init(_ date: Date, in calendar: Calendar) {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    self.init(
      year: parts.year ?? 1, month: parts.month ?? 1, day: parts.day ?? 1,
      hour: parts.hour ?? 0, minute: parts.minute ?? 0)
  }

  /// The date, with the seconds of `old`.
  fileprivate func date(in calendar: Calendar, after old: Date) -> Date? {
    if self == CalendarTime(old, in: calendar) { return old }
    return calendar.date(
      from: DateComponents(
        year: year, month: month, day: day, hour: hour, minute: minute,
        second: calendar.component(.second, from: old)))
  }
}

extension DatePicker where Label == Text {
  /// Creates a date picker with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, nil, displayedComponents, Text(titleKey))
  }

  /// Creates a date picker with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, range.lowerBound, range.upperBound, displayedComponents, Text(titleKey))
  }

  /// Creates a date picker with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, nil, displayedComponents, Text(titleKey))
  }

  /// Creates a date picker with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, range.upperBound, displayedComponents, Text(titleKey))
  }

  /// Creates a date picker with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, nil, displayedComponents, Text(title))
  }

  /// Creates a date picker within a range, with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(title))
  }

  /// Creates a date picker within a range, with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, nil, displayedComponents, Text(title))
  }

  /// Creates a date picker within a range, with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, range.upperBound, displayedComponents, Text(title))
  }
}

extension DatePicker where Label == DatePickerStyleConfiguration.Label {
  /// Creates the picker of a style.
  init(_ configuration: DatePickerStyleConfiguration) {
    self.init(
      configuration.$selection, configuration.minimumDate, configuration.maximumDate,
      configuration.displayedComponents, configuration.label)
  }
}
