public import Tabstop

/// The appearance of a `DatePicker`. Mirrors SwiftUI's `DatePickerStyle`.
@preconcurrency @MainActor
public protocol DatePickerStyle {
  /// Whether the calendar is always visible.
  static var _isInline: Bool { get }
}

/// A button that opens the calendar.
public struct DefaultDatePickerStyle: DatePickerStyle {
  public static var _isInline: Bool { false }
  /// Creates the style.
  public init() {}
}
/// A button that opens the calendar.
public struct CompactDatePickerStyle: DatePickerStyle {
  public static var _isInline: Bool { false }
  /// Creates the style.
  public init() {}
}
/// A calendar that is always visible.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  public static var _isInline: Bool { true }
  /// Creates the style.
  public init() {}
}
/// The same as `compact`: a wheel is made for touch, not for keyboard or pointer.
public struct WheelDatePickerStyle: DatePickerStyle {
  public static var _isInline: Bool { false }
  /// Creates the style.
  public init() {}
}
/// The same as `compact`.
public struct FieldDatePickerStyle: DatePickerStyle {
  public static var _isInline: Bool { false }
  /// Creates the style.
  public init() {}
}
/// The same as `compact`, which has steppers for times.
public struct StepperFieldDatePickerStyle: DatePickerStyle {
  public static var _isInline: Bool { false }
  /// Creates the style.
  public init() {}
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
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  var datePickerIsInline: Bool {
    get { self[DatePickerShapeKey.self] }
    set { self[DatePickerShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the date pickers inside. Mirrors SwiftUI.
  public func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View {
    environment(\.datePickerIsInline, Style._isInline)
  }
}
