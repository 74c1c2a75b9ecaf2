/// A day and a time of day as a calendar shows them: the value of a date picker.
package struct CalendarTime: Hashable, Comparable, Sendable {
  package var year: Int
  /// The month, from 1 to 12.
  package var month: Int
  /// The day, from 1 to 31.
  package var day: Int
  package var hour: Int
  package var minute: Int

  package init(year: Int, month: Int, day: Int, hour: Int, minute: Int) {
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
  }

  package static func < (a: CalendarTime, b: CalendarTime) -> Bool {
    (a.year, a.month, a.day, a.hour, a.minute) < (b.year, b.month, b.day, b.hour, b.minute)
  }
}

/// The days from one to another, both included; without an end where there is none.
package struct CalendarDays: Equatable, Sendable {
  private let first: CalendarTime?
  private let last: CalendarTime?

  /// - Parameters:
  ///   - first: Any time on the first day.
  ///   - last: Any time on the last day.
  package init(from first: CalendarTime?, to last: CalendarTime?) {
    (self.first, self.last) = (first, last)
  }

  func contains(year: Int, month: Int, day: Int) -> Bool {
    let day = (year, month, day)
    if let first, day < (first.year, first.month, first.day) { return false }
    if let last, day > (last.year, last.month, last.day) { return false }
    return true
  }
}

/// A control that chooses a day, a time, or both, in plain numbers.
package struct CalendarControl<Label: View>: _PlainView {
  package enum Shape: Sendable {
    /// A button that shows the value and opens the calendar.
    case compact
    /// The calendar itself.
    case inline
  }

  let label: Label
  let value: Binding<CalendarTime>
  let days: CalendarDays
  let hasDate: Bool
  let hasTime: Bool
  let shape: Shape
  /// The value as text.
  let text: (CalendarTime) -> String

  /// - Parameters:
  ///   - value: Limits what is written to it.
  ///   - days: The days that can be chosen.
  ///   - text: The text of a value, in the user's language.
  package init(
    label: Label, value: Binding<CalendarTime>, in days: CalendarDays, hasDate: Bool,
    hasTime: Bool, shape: Shape, text: @escaping (CalendarTime) -> String
  ) {
    self.days = days
    self.label = label
    self.value = value
    self.hasDate = hasDate
    self.hasTime = hasTime
    self.shape = shape
    self.text = text
  }

  package var body: some View {
    switch shape {
    case .compact where hasDate:
      LabeledRow(
        label: label,
        content: CalendarButton(value: value, days: days, hasTime: hasTime, text: text),
        shape: .filling)
    case .compact:
      LabeledRow(label: label, content: TimeFields(value: value), shape: .filling)
    case .inline:
      LabeledRow(
        label: label,
        content: VStack(alignment: .leading, spacing: 6) {
          if hasDate { CalendarGrid(value: value, days: days) }
          if hasTime { TimeFields(value: value) }
        }, shape: .stacked)
    }
  }
}
