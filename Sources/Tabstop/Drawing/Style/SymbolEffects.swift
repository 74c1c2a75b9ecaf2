/// An animation of a symbol. Mirrors the effects of Apple's Symbols. No effect here.
public struct SymbolEffect: Hashable, Sendable {
  /// The effect of this name. Icons do not move here.
  public static let bounce = SymbolEffect()
  /// The effect of this name. Icons do not move here.
  public static let pulse = SymbolEffect()
  /// The effect of this name. Icons do not move here.
  public static let scale = SymbolEffect()
  /// The effect of this name. Icons do not move here.
  public static let appear = SymbolEffect()
  /// The effect of this name. Icons do not move here.
  public static let disappear = SymbolEffect()
  /// The effect of this name. Icons do not move here.
  public static let replace = SymbolEffect()
  /// The effect of this name. Icons do not move here.
  public static let variableColor = SymbolEffect()
  /// The effect of this name. Icons do not move here.
  public static let wiggle = SymbolEffect()
  /// The effect of this name. Icons do not move here.
  public static let rotate = SymbolEffect()
  /// The effect of this name. Icons do not move here.
  public static let breathe = SymbolEffect()
  /// The effect of this name. Icons do not move here.
  public var up: SymbolEffect { self }
  /// The effect of this name. Icons do not move here.
  public var down: SymbolEffect { self }
  /// The effect of this name. Icons do not move here.
  public var byLayer: SymbolEffect { self }
  /// The effect of this name. Icons do not move here.
  public var wholeSymbol: SymbolEffect { self }
  /// The effect of this name. Icons do not move here.
  public var iterative: SymbolEffect { self }
  /// The effect of this name. Icons do not move here.
  public var cumulative: SymbolEffect { self }
  /// The effect of this name. Icons do not move here.
  public var reversing: SymbolEffect { self }
  /// The effect of this name. Icons do not move here.
  public var downUp: SymbolEffect { self }
  /// The effect of this name. Icons do not move here.
  public var upUp: SymbolEffect { self }
  /// The effect of this name. Icons do not move here.
  public var offUp: SymbolEffect { self }
}

/// The repetition of a symbol's effect. Mirrors Apple's `SymbolEffectOptions`. No effect here.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// A variant of the effect. Icons do not move here.
  public static let `default` = SymbolEffectOptions()
  /// A variant of the effect. Icons do not move here.
  public static let repeating = SymbolEffectOptions()
  /// A variant of the effect. Icons do not move here.
  public static let nonRepeating = SymbolEffectOptions()
  /// A variant of the effect. Icons do not move here.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { .default }
  /// A variant of the effect. Icons do not move here.
  public static func `repeat`(_ count: Int) -> SymbolEffectOptions { .default }
  /// A variant of the effect. Icons do not move here.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
  /// A variant of the effect. Icons do not move here.
  public func `repeat`(_ count: Int) -> SymbolEffectOptions { self }
}

extension View {
  /// No effect: symbols do not move. Mirrors SwiftUI.
  public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }
  /// No effect: icons do not move here.
  public func symbolEffect<V: Equatable>(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: V
  ) -> some View { self }
  /// No effect: icons do not move here.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}
