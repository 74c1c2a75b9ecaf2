// The names of Apple's types of effects: one type has all of them here.

/// The type of `bounce`. Mirrors Apple's Symbols.
public typealias BounceSymbolEffect = SymbolEffect
/// The type of `pulse`. Mirrors Apple's Symbols.
public typealias PulseSymbolEffect = SymbolEffect
/// The type of `scale`. Mirrors Apple's Symbols.
public typealias ScaleSymbolEffect = SymbolEffect
/// The type of `appear`. Mirrors Apple's Symbols.
public typealias AppearSymbolEffect = SymbolEffect
/// The type of `disappear`. Mirrors Apple's Symbols.
public typealias DisappearSymbolEffect = SymbolEffect
/// The type of `replace`. Mirrors Apple's Symbols.
public typealias ReplaceSymbolEffect = SymbolEffect
/// The type of `variableColor`. Mirrors Apple's Symbols.
public typealias VariableColorSymbolEffect = SymbolEffect
/// The type of `wiggle`. Mirrors Apple's Symbols.
public typealias WiggleSymbolEffect = SymbolEffect
/// The type of `rotate`. Mirrors Apple's Symbols.
public typealias RotateSymbolEffect = SymbolEffect
/// The type of `breathe`. Mirrors Apple's Symbols.
public typealias BreatheSymbolEffect = SymbolEffect
/// The type of `drawOn`. Mirrors Apple's Symbols.
public typealias DrawOnSymbolEffect = SymbolEffect
/// The type of `drawOff`. Mirrors Apple's Symbols.
public typealias DrawOffSymbolEffect = SymbolEffect

/// The way in which a symbol shows a value. Mirrors SwiftUI's `SymbolVariableValueMode`. No effect
/// here.
public struct SymbolVariableValueMode: Hashable, Sendable {
  private let name: String
  /// The symbol shows the value by the opacity of its layers.
  public static let color = SymbolVariableValueMode(name: "color")
  /// The symbol shows the value by the length of its strokes.
  public static let draw = SymbolVariableValueMode(name: "draw")
}

/// The way in which the colours of a symbol are filled. Mirrors SwiftUI's
/// `SymbolColorRenderingMode`. No effect here.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let name: String
  /// Layers are filled with one colour.
  public static let flat = SymbolColorRenderingMode(name: "flat")
  /// Layers are filled with a gradient.
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

extension View {
  /// Sets how a symbol shows a value. No effect: symbols have one layer here, which shows no value.
  /// Mirrors SwiftUI.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    environment(\.symbolVariableValueMode, mode)
  }
  /// Sets how the colours of symbols are chosen. No effect: a theme's icons have one colour.
  /// Mirrors SwiftUI.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    environment(\.symbolColorRenderingMode, mode)
  }
}

extension Image {
  /// Sets how the symbol shows a value. No effect: symbols have one layer here, which shows no
  /// value. Mirrors SwiftUI.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image { self }
  /// Sets how the colours of the symbol are chosen. No effect: a theme's icons have one colour.
  /// Mirrors SwiftUI.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image { self }
}
