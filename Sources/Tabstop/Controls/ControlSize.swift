/// The size of controls. Mirrors SwiftUI's `ControlSize`.
public enum ControlSize: Hashable, CaseIterable, Sendable {
  case mini, small, regular, large, extraLarge

  var buttonCSS: String {
    switch self {
    case .mini: "padding: 0 9px; font-size: 85%;"
    case .small: "padding: 2px 12px; font-size: 90%;"
    case .regular: ""
    case .large: "padding: 11px 24px;"
    case .extraLarge: "padding: 15px 30px; font-size: 110%;"
    }
  }
}

/// The shape of a bordered button. Mirrors SwiftUI's `ButtonBorderShape`.
public struct ButtonBorderShape: Equatable, Sendable {
  let css: String

  /// The desktop theme's own outline. The default.
  public static let automatic = ButtonBorderShape(css: "")
  /// A shape with half circles at its ends.
  public static let capsule = ButtonBorderShape(css: "border-radius: 9999px;")
  /// The theme's own rounded corners: the same as `automatic`.
  public static let roundedRectangle = ButtonBorderShape(css: "")
  /// A capsule with equal padding on all sides: a circle around an icon.
  public static let circle = ButtonBorderShape(css: "border-radius: 9999px; padding: 6px;")
  /// Rounded corners with a radius in points.
  public static func roundedRectangle(radius: Double) -> ButtonBorderShape {
    ButtonBorderShape(
      css: "border-radius: \(radius.taken(as: "A corner's radius", in: .sizes))px;")
  }
}

/// Whether a held button repeats its action. Mirrors SwiftUI's `ButtonRepeatBehavior`.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String
  /// The default. All three values have the same effect: see `buttonRepeatBehavior`.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  /// The same as `automatic` here.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  /// The same as `automatic` here.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

private struct ControlSizeKey: EnvironmentKey {
  static var defaultValue: ControlSize { .regular }
}
private struct ButtonBorderShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape? { nil }
}

extension EnvironmentValues {
  /// The size of controls; `.regular` unless an enclosing `controlSize` sets another value. Mirrors
  /// SwiftUI.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
  var buttonBorderShape: ButtonBorderShape? {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets the size of the buttons and fields inside. Mirrors SwiftUI.
  public func controlSize(_ size: ControlSize) -> some View { environment(\.controlSize, size) }
  /// Sets the outline of the bordered buttons inside. Mirrors SwiftUI.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
  /// No effect: a GTK button acts once for each press, and a key that is held down repeats by
  /// itself.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }
}

extension EnvironmentValues {
  /// Whether the program has drawn a box around the control. A row of a form does not count: it is
  /// a box itself.
  var isInDrawnBox: Bool { inherited.drawnBox == .box && !inherited.isFormRow }

  /// The style classes that the program requests for a button's box, besides its style.
  @MainActor var buttonBoxClasses: [String] {
    var classes: [String] = []
    let css = (buttonBorderShape?.css ?? "") + controlSize.buttonCSS
    if !css.isEmpty { classes.append(StyleSheet.shared.className(for: css)) }
    if inherited.buttonStyle == .bordered, isInDrawnBox {
      StyleSheet.shared.include(.looks)
      classes.append("translucent")
    }
    return classes
  }
}
