/// An animation of a symbol. Mirrors the effects of Apple's Symbols: of one layer, that is, the
/// variants for layers are the same here.
public struct SymbolEffect: Hashable, Sendable {
  enum Kind: Hashable {
    case bounce, pulse, scale, appear, disappear, replace, variableColor, wiggle, rotate, breathe
  }

  let kind: Kind
  /// Towards a smaller size, or against the clock.
  private(set) var isReversed = false

  private init(_ kind: Kind) { self.kind = kind }

  private var backwards: SymbolEffect {
    var effect = self
    effect.isReversed = true
    return effect
  }

  /// A growth and back, once for each change.
  public static let bounce = SymbolEffect(.bounce)
  /// A fade to half of the opacity and back.
  public static let pulse = SymbolEffect(.pulse)
  /// Another size while it is active.
  public static let scale = SymbolEffect(.scale)
  /// The effect of a symbol that appears. No effect: the symbol is there. Use a `transition` for an
  /// appearance.
  public static let appear = SymbolEffect(.appear)
  /// Invisible while it is active.
  public static let disappear = SymbolEffect(.disappear)
  /// The change from one symbol to the next, in a `contentTransition`.
  public static let replace = SymbolEffect(.replace)
  /// A fade of one layer after the other: here of the whole symbol, as by `pulse`, because symbols have one layer.
  public static let variableColor = SymbolEffect(.variableColor)
  /// A short turn to both sides.
  public static let wiggle = SymbolEffect(.wiggle)
  /// A whole turn.
  public static let rotate = SymbolEffect(.rotate)
  /// A slow growth with a fade, and back.
  public static let breathe = SymbolEffect(.breathe)

  /// The usual effect of a `contentTransition`: `replace`.
  public static let automatic = replace
  /// Invisible while it is active, as by `disappear`: a symbol is not drawn stroke by stroke here.
  public static let drawOn = disappear
  /// Invisible while it is active, as by `disappear`: a symbol is not drawn stroke by stroke here.
  public static let drawOff = disappear
  /// A change from one symbol to the next, down and up. Here it is `replace`.
  public static let downUp = replace
  /// A change from one symbol to the next, upwards. Here it is `replace`.
  public static let upUp = replace
  /// A change from one symbol to the next, which comes up. Here it is `replace`.
  public static let offUp = replace

  /// Towards a larger size.
  public var up: SymbolEffect { self }
  /// Towards a smaller size.
  public var down: SymbolEffect { backwards }
  /// The effect turns clockwise.
  public var clockwise: SymbolEffect { self }
  /// Against the clock.
  public var counterClockwise: SymbolEffect { backwards }
  /// Affects one layer after the other. Has no effect of its own: symbols have one layer here.
  public var byLayer: SymbolEffect { self }
  /// Affects the whole symbol. Has no effect of its own: symbols have one layer here.
  public var wholeSymbol: SymbolEffect { self }
  /// Affects one layer at a time. Has no effect of its own: symbols have one layer here.
  public var iterative: SymbolEffect { self }
  /// Affects the layers one after the other, and keeps them. Has no effect of its own: symbols have
  /// one layer here.
  public var cumulative: SymbolEffect { self }
  /// Repeats backwards. Has no effect of its own: symbols have one layer here.
  public var reversing: SymbolEffect { self }
  /// Repeats forwards. Has no effect of its own: symbols have one layer here.
  public var nonReversing: SymbolEffect { self }
  /// Hides the inactive layers. Has no effect of its own: symbols have one layer here.
  public var hideInactiveLayers: SymbolEffect { self }
  /// Dims the inactive layers. Has no effect of its own: symbols have one layer here.
  public var dimInactiveLayers: SymbolEffect { self }
  /// Moves the old symbol down and the new one up. Has no effect of its own.
  public var downUp: SymbolEffect { self }
  /// Moves both symbols up. Has no effect of its own.
  public var upUp: SymbolEffect { self }
  /// Removes the old symbol before the new one moves up. Has no effect of its own.
  public var offUp: SymbolEffect { self }
  /// Changes only what differs. Has no effect of its own: a symbol fades to the next one, whatever
  /// they have in common.
  public func magic(fallback: SymbolEffect) -> SymbolEffect { self }
  /// Fades while the symbol breathes. Has no effect of its own: `breathe` always fades.
  public var pulse: SymbolEffect { self }
  /// Breathes without fading. Has no effect of its own: `breathe` always fades.
  public var plain: SymbolEffect { self }
  /// Affects the layers individually. Has no effect of its own: symbols have one layer here.
  public var individually: SymbolEffect { self }
  /// Draws backwards. Has no effect of its own: a symbol is not drawn stroke by stroke here.
  public var reversed: SymbolEffect { self }
  /// Draws forwards. Has no effect of its own: a symbol is not drawn stroke by stroke here.
  public var nonReversed: SymbolEffect { self }
  /// The effect turns to the other side first.
  public var left: SymbolEffect { backwards }
  /// Moves to the right. Has no effect of its own: `wiggle` turns the symbol.
  public var right: SymbolEffect { self }
  /// Moves in the reading direction. Has no effect of its own: `wiggle` turns the symbol.
  public var forward: SymbolEffect { self }
  /// The effect turns to the other side first.
  public var backward: SymbolEffect { backwards }
  /// Moves at an angle. Has no effect of its own: `wiggle` turns the symbol.
  public func custom(angle: Double) -> SymbolEffect { self }
  /// Moves at an angle. Has no effect of its own: `wiggle` turns the symbol.
  public func custom(angle: Angle) -> SymbolEffect { self }
}

extension View {
  /// Moves the view while the effect is active, at most for five seconds; a symbol has the new size of
  /// `scale`, and is invisible by `disappear`, as long as it is active. Mirrors SwiftUI.
  public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(ActiveSymbolEffect(effect: effect, options: options, isActive: isActive))
  }
  /// Moves the view once for each change of a value. Mirrors SwiftUI.
  public func symbolEffect<V: Equatable>(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: V
  ) -> some View {
    modifier(
      TriggeredSymbolEffect(effect: effect, options: options, trigger: AnyEquatable(value)))
  }
  /// Takes away the effects that the enclosing views have set: none do here. Mirrors SwiftUI.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}
