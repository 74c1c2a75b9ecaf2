extension View {
  /// Sets the colour of the texts and symbols inside; for a gradient, its first colour. Mirrors
  /// SwiftUI.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(ForegroundModifier(primary: style, levels: []))
  }

  /// Sets also the second level, which `.secondary` inside uses. Mirrors SwiftUI.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    modifier(ForegroundModifier(primary: primary, levels: [secondary]))
  }

  /// Sets also the third level, which `.tertiary` inside uses. Mirrors SwiftUI.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(ForegroundModifier(primary: primary, levels: [secondary, tertiary]))
  }
}

package struct ForegroundModifier<Primary: ShapeStyle>: InheritanceModifier {
  let primary: Primary
  let levels: [any ShapeStyle]

  func modify(_ environment: inout EnvironmentValues) {
    // A colour is its own paint, in every context.
    if Primary.self == Color.self, levels.isEmpty, environment[ForegroundLevels.self].isEmpty {
      environment.inherited.foreground = primary as? Color
      return
    }
    var context = environment.styleContext
    context.isForText = true
    environment.inherited.foreground = primary._paint(context).color
    let levels = levels.map { $0._paint(context).color }
    if levels != context.levels { environment[ForegroundLevels.self] = levels }
  }

  // Styles have any types; their resulting colours are compared.
  func givesSame(as old: Self, given: EnvironmentValues, in outer: EnvironmentValues) -> Bool {
    var next = outer
    modify(&next)
    return next.inherited.foreground == given.inherited.foreground
      && next[ForegroundLevels.self] == given[ForegroundLevels.self]
  }
}

private struct ForegroundLevels: EnvironmentKey {
  static let defaultValue: [Color] = []
}

private struct TintGradient: EnvironmentKey {
  static let defaultValue: Gradient? = nil
}

private struct Tint: EnvironmentKey {
  static let defaultValue: Color? = nil
}

extension EnvironmentValues {
  /// The values that styles depend on.
  var styleContext: _StyleContext {
    _StyleContext(
      environment: self, foreground: inherited.foreground, levels: self[ForegroundLevels.self],
      tint: tint)
  }

  /// The colour of controls, if it is not the accent colour.
  var tint: Color? {
    get { self[Tint.self] }
    set { self[Tint.self] = newValue }
  }

  /// The tint, if it is a gradient: what can show one does, and the rest has its nearest colour.
  var tintGradient: Gradient? {
    get { self[TintGradient.self] }
    set { self[TintGradient.self] = newValue }
  }
}
