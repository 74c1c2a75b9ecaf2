/// The appearance of a `Picker`. Mirrors SwiftUI's `PickerStyle`.
@MainActor @preconcurrency
public protocol PickerStyle {
  /// The kind of control. As in SwiftUI, a program cannot define styles of its own.
  static var _appearance: _PickerAppearance { get }
}

/// The kind of control that a picker uses.
public enum _PickerAppearance: Hashable, Sendable {
  /// A button that opens the list of options.
  case menu
  /// The options side by side, as one bar.
  case segmented
  /// The options below each other.
  case inline
}

/// A drop-down list.
public struct DefaultPickerStyle: PickerStyle {
  public static var _appearance: _PickerAppearance { .menu }
  /// Creates the style.
  public init() {}
}

/// A drop-down list.
public struct MenuPickerStyle: PickerStyle {
  public static var _appearance: _PickerAppearance { .menu }
  /// Creates the style.
  public init() {}
}

/// A drop-down list, by its older name.
public struct PopUpButtonPickerStyle: PickerStyle {
  public static var _appearance: _PickerAppearance { .menu }
  /// Creates the style.
  public init() {}
}

/// A drop-down list: a wheel is made for touch, not for keyboard or pointer.
public struct WheelPickerStyle: PickerStyle {
  public static var _appearance: _PickerAppearance { .menu }
  /// Creates the style.
  public init() {}
}

/// A drop-down list: the options need no page of their own on a desktop.
public struct NavigationLinkPickerStyle: PickerStyle {
  public static var _appearance: _PickerAppearance { .menu }
  /// Creates the style.
  public init() {}
}

/// A bar of the options.
public struct SegmentedPickerStyle: PickerStyle {
  public static var _appearance: _PickerAppearance { .segmented }
  /// Creates the style.
  public init() {}
}

/// A bar of the options.
public struct PalettePickerStyle: PickerStyle {
  public static var _appearance: _PickerAppearance { .segmented }
  /// Creates the style.
  public init() {}
}

/// The options below each other, as rows in a form.
public struct InlinePickerStyle: PickerStyle {
  public static var _appearance: _PickerAppearance { .inline }
  /// Creates the style.
  public init() {}
}

/// The options below each other, as rows in a form.
public struct RadioGroupPickerStyle: PickerStyle {
  public static var _appearance: _PickerAppearance { .inline }
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// `DefaultPickerStyle` by its short name. Mirrors SwiftUI.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// `MenuPickerStyle` by its short name. Mirrors SwiftUI.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// `WheelPickerStyle` by its short name. Mirrors SwiftUI.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// `NavigationLinkPickerStyle` by its short name. Mirrors SwiftUI.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// `SegmentedPickerStyle` by its short name. Mirrors SwiftUI.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// `PalettePickerStyle` by its short name. Mirrors SwiftUI.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// `InlinePickerStyle` by its short name. Mirrors SwiftUI.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// `RadioGroupPickerStyle` by its short name. Mirrors SwiftUI.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

private struct PickerAppearanceKey: EnvironmentKey {
  static var defaultValue: _PickerAppearance { .menu }
}

extension EnvironmentValues {
  var pickerAppearance: _PickerAppearance {
    get { self[PickerAppearanceKey.self] }
    set { self[PickerAppearanceKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the pickers inside. Mirrors SwiftUI.
  public func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View {
    environment(\.pickerAppearance, Style._appearance)
  }
}
