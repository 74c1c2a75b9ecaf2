public import Tabstop

/// The appearance of a `DatePicker`. Mirrors SwiftUI's `DatePickerStyle`.
@preconcurrency @MainActor
public protocol DatePickerStyle {
  /// The view that the style creates.
  associatedtype Body: View
  typealias Configuration = DatePickerStyleConfiguration
  /// The views of a picker.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The shape; `nil` for a custom style.
  static var _shape: _DatePickerShape? { get }
}

extension DatePickerStyle {
  /// The shape of the control. Always `nil`: a custom style.
  public static var _shape: _DatePickerShape? { nil }

  fileprivate func anyBody(_ configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

/// The parts of a `DatePicker`. Mirrors SwiftUI's `DatePickerStyleConfiguration`.
public struct DatePickerStyleConfiguration {
  /// The label.
  public struct Label: View {
    let content: AnyView
    /// The content of the view.
    public var body: some View { content }
  }

  /// The label.
  public let label: Label
  /// The date.
  @Binding public var selection: Date
  /// The first possible date.
  public let minimumDate: Date?
  /// The last possible date.
  public let maximumDate: Date?
  /// The parts that are chosen.
  public let displayedComponents: DatePickerComponents

  init(
    label: AnyView, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
    displayedComponents: DatePickerComponents
  ) {
    self.label = Label(content: label)
    _selection = selection
    self.minimumDate = minimumDate
    self.maximumDate = maximumDate
    self.displayedComponents = displayedComponents
  }
}

/// Shows a picker in a custom style, which may use pickers itself.
struct StyledDatePicker: View {
  let style: any DatePickerStyle
  let configuration: DatePickerStyleConfiguration

  var body: some View {
    style.anyBody(configuration).environment(\.ownDatePickerStyle, nil)
  }
}

/// The shape of a date picker, by its style.
public enum _DatePickerShape: Sendable {
  /// A button that opens the calendar.
  case button
  /// A calendar that is always visible.
  case calendar
  /// Fields that are typed first.
  case fields
}

/// A button that opens the calendar.
public struct DefaultDatePickerStyle: DatePickerStyle {
  public static var _shape: _DatePickerShape? { .button }
  /// Creates the style.
  public init() {}
  /// Creates the views of a control with this style.
  public func makeBody(configuration: Configuration) -> some View {
    DatePicker(configuration).environment(\.datePickerShape, .button)
  }
}

/// A button that opens the calendar.
public struct CompactDatePickerStyle: DatePickerStyle {
  public static var _shape: _DatePickerShape? { .button }
  /// Creates the style.
  public init() {}
  /// Creates the views of a control with this style.
  public func makeBody(configuration: Configuration) -> some View {
    DatePicker(configuration).environment(\.datePickerShape, .button)
  }
}

/// A calendar that is always visible.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  public static var _shape: _DatePickerShape? { .calendar }
  /// Creates the style.
  public init() {}
  /// Creates the views of a control with this style.
  public func makeBody(configuration: Configuration) -> some View {
    DatePicker(configuration).environment(\.datePickerShape, .calendar)
  }
}

/// A button that opens the calendar, as with `compact`: a wheel is made for touch, not for keyboard or pointer.
public struct WheelDatePickerStyle: DatePickerStyle {
  public static var _shape: _DatePickerShape? { .button }
  /// Creates the style.
  public init() {}
  /// Creates the views of a control with this style.
  public func makeBody(configuration: Configuration) -> some View {
    DatePicker(configuration).environment(\.datePickerShape, .button)
  }
}

/// A field that is typed first, for a day and for a time each: "24 Dec", "tomorrow", "+3", "9:30".
///
/// The typed text becomes the value when the field is left, and at Return; the whole date is the
/// field's text then, and is announced. Up and Down change the day by one, with Shift by a week,
/// Page Up and Page Down by a month; the time by 5 minutes, with Shift by an hour. Alt+Down opens a
/// calendar. A text that is not understood is kept, with a sentence below the field.
public struct FieldDatePickerStyle: DatePickerStyle {
  public static var _shape: _DatePickerShape? { .fields }
  /// Creates the style.
  public init() {}
  /// Creates the views of a control with this style.
  public func makeBody(configuration: Configuration) -> some View {
    DatePicker(configuration).environment(\.datePickerShape, .fields)
  }
}

/// A field that is typed first, as with `field`: the arrow keys are the stepper.
public struct StepperFieldDatePickerStyle: DatePickerStyle {
  public static var _shape: _DatePickerShape? { .fields }
  /// Creates the style.
  public init() {}
  /// Creates the views of a control with this style.
  public func makeBody(configuration: Configuration) -> some View {
    DatePicker(configuration).environment(\.datePickerShape, .fields)
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// `DefaultDatePickerStyle` by its short name. Mirrors SwiftUI.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// `CompactDatePickerStyle` by its short name. Mirrors SwiftUI.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// `GraphicalDatePickerStyle` by its short name. Mirrors SwiftUI.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// `WheelDatePickerStyle` by its short name. Mirrors SwiftUI.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// `FieldDatePickerStyle` by its short name. Mirrors SwiftUI.
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// `StepperFieldDatePickerStyle` by its short name. Mirrors SwiftUI.
  public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

private struct DatePickerShapeKey: EnvironmentKey {
  static var defaultValue: _DatePickerShape { .button }
}

private struct OwnDatePickerStyleKey: EnvironmentKey {
  static var defaultValue: (any DatePickerStyle)? { nil }
}

extension EnvironmentValues {
  /// A custom style.
  var ownDatePickerStyle: (any DatePickerStyle)? {
    get { self[OwnDatePickerStyleKey.self] }
    set { self[OwnDatePickerStyleKey.self] = newValue }
  }
  var datePickerShape: _DatePickerShape {
    get { self[DatePickerShapeKey.self] }
    set { self[DatePickerShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the date pickers inside. Mirrors SwiftUI.
  @ViewBuilder public func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View {
    if let shape = Style._shape {
      environment(\.datePickerShape, shape).environment(\.ownDatePickerStyle, nil)
    } else {
      environment(\.ownDatePickerStyle, style)
    }
  }
}
