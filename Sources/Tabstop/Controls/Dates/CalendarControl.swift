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
  let digits: Digits
  /// The value as text.
  let text: (CalendarTime) -> String

  /// - Parameters:
  ///   - value: Limits what is written to it.
  ///   - days: The days that can be chosen.
  ///   - digits: The digits of the user's language.
  ///   - text: The text of a value, in that language.
  package init(
    label: Label, value: Binding<CalendarTime>, in days: CalendarDays, hasDate: Bool,
    hasTime: Bool, shape: Shape, digits: Digits, text: @escaping (CalendarTime) -> String
  ) {
    self.digits = digits
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
        content: CalendarButton(
          value: value, days: days, hasTime: hasTime, digits: digits, text: text),
        shape: .filling)
    case .compact:
      LabeledRow(label: label, content: TimeFields(value: value, digits: digits), shape: .filling)
    case .inline:
      LabeledRow(
        label: label,
        content: VStack(alignment: .leading, spacing: 6) {
          if hasDate { CalendarGrid(value: value, days: days, digits: digits) }
          if hasTime { TimeFields(value: value, digits: digits) }
        }, shape: .stacked)
    }
  }
}
