extension View {
  /// Hides the focus ring of the views inside. Mirrors SwiftUI.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    modifier(FocusEffectModifier(isDisabled: disabled))
  }
}

extension EnvironmentValues {
  /// Whether views show a focus ring. Mirrors SwiftUI.
  public var isFocusEffectEnabled: Bool {
    get { self[FocusEffectKey.self] }
    set { self[FocusEffectKey.self] = newValue }
  }
}

package struct FocusEffectModifier: InheritanceModifier {
  let isDisabled: Bool

  func modify(_ environment: inout EnvironmentValues) {
    if isDisabled { environment[FocusEffectKey.self] = false }
  }
}

private struct FocusEffectKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}
