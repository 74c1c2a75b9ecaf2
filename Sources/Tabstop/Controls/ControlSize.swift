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

private struct ControlSizeKey: EnvironmentKey {
  static var defaultValue: ControlSize { .regular }
}

extension EnvironmentValues {
  /// The size of controls; `.regular` unless an enclosing `controlSize` sets another value. Mirrors
  /// SwiftUI.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

extension View {
  /// Sets the size of the buttons and fields inside. Mirrors SwiftUI.
  public func controlSize(_ size: ControlSize) -> some View { environment(\.controlSize, size) }
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
