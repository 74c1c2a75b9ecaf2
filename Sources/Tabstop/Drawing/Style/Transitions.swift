/// How a view appears and disappears: at once here, whatever the transition. Mirrors SwiftUI's
/// `AnyTransition`.
public struct AnyTransition: Sendable {
  /// No transition.
  public static let identity = AnyTransition()
  /// A fade. No effect here.
  public static let opacity = AnyTransition()
  /// A slide. No effect here.
  public static let slide = AnyTransition()
  /// A scale. No effect here.
  public static let scale = AnyTransition()

  /// Creates a transition.
  public init() {}
  /// Creates a transition of the program's own. No effect here.
  public init<T: Transition>(_ transition: T) {}

  /// A scale. No effect here.
  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition { .scale }
  /// A move from an edge. No effect here.
  public static func move(edge: Edge) -> AnyTransition { .identity }
  /// A push from an edge. No effect here.
  public static func push(from edge: Edge) -> AnyTransition { .identity }
  /// A move by an offset. No effect here.
  public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition { .identity }
  /// Different transitions for appearing and disappearing. No effect here.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { .identity }
  /// A transition between two modifiers. No effect here.
  public static func modifier<M: ViewModifier>(active: M, identity: M) -> AnyTransition {
    .identity
  }

  /// A combination with another transition: the same here.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// The transition with another animation: the same here.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// A phase of a view that appears or disappears. Mirrors SwiftUI's `TransitionPhase`.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear
  /// Whether the view is in place.
  public var isIdentity: Bool { self == .identity }
  /// -1 before, 1 after, 0 while the view is in place.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// A transition with views of the program; they are shown in the phase `identity`. Mirrors
/// SwiftUI's `Transition`.
@preconcurrency
@MainActor
public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>
  /// The content in a phase; only `identity` is used.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// The content of a transition. Mirrors SwiftUI's `PlaceholderContentView`.
public struct PlaceholderContentView<T: Transition>: _PlainView {
  let content: AnyView
  public var body: AnyView { content }
}

/// A built-in transition.
public struct _NamedTransition: Transition, Sendable {
  nonisolated init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
  /// A combination with another transition: the same here.
  public func combined<T: Transition>(with other: T) -> some Transition { self }
  /// The transition with another animation: the same here.
  public func animation(_ animation: Animation?) -> some Transition { self }
}

extension Transition where Self == _NamedTransition {
  /// `_NamedTransition` by its short name. Mirrors SwiftUI.
  public static var blurReplace: _NamedTransition { _NamedTransition() }
  /// `_NamedTransition` by its short name. Mirrors SwiftUI.
  public static var symbolEffect: _NamedTransition { _NamedTransition() }
}

extension View {
  /// No effect: views come and go at once. Mirrors SwiftUI.
  public func transition(_ transition: AnyTransition) -> some View { self }
  /// No effect: views appear and disappear at once. Mirrors SwiftUI.
  @_disfavoredOverload
  public func transition<T: Transition>(_ transition: T) -> some View {
    transition.body(
      content: PlaceholderContentView(content: AnyView(self)), phase: .identity)
  }

  /// Sets how contents change: with `.opacity` the pictures inside cross-fade, unless the desktop's
  /// animations are off. Everything else changes at once. Mirrors SwiftUI.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}

private struct ContentTransitionKey: EnvironmentKey {
  static var defaultValue: ContentTransition { .identity }
}

extension EnvironmentValues {
  /// How contents change. Mirrors SwiftUI.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

/// How content changes within one view. Mirrors SwiftUI's `ContentTransition`.
public struct ContentTransition: Hashable, Sendable {
  private var isFade = false
  /// No transition.
  public static let identity = ContentTransition()
  /// An interpolation.
  public static let interpolate = ContentTransition()
  /// A fade.
  public static let opacity = ContentTransition(isFade: true)
  /// An effect of symbols: no effect here.
  public static let symbolEffect = ContentTransition()
  /// Digit by digit: no effect here.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { .identity }
  /// Digit by digit: no effect here.
  public static func numericText(value: Double) -> ContentTransition { .identity }
  /// An effect of symbols: no effect here.
  public static func symbolEffect(_ effect: SymbolEffect) -> ContentTransition { .identity }
}

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

  /// No effect: a desktop has no device for haptic feedback. Mirrors SwiftUI.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View { self }
  /// No effect: a desktop has no device for haptic feedback.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View { self }
  /// No effect: a desktop has no device for haptic feedback.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View { self }
  /// No effect: a desktop has no device for haptic feedback.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View { self }
}

/// Haptic feedback. Mirrors SwiftUI's `SensoryFeedback`. No effect here.
public struct SensoryFeedback: Hashable, Sendable {
  /// Feedback of this kind. A desktop has no device for it.
  public static let success = SensoryFeedback()
  /// Feedback of this kind. A desktop has no device for it.
  public static let warning = SensoryFeedback()
  /// Feedback of this kind. A desktop has no device for it.
  public static let error = SensoryFeedback()
  /// Feedback of this kind. A desktop has no device for it.
  public static let selection = SensoryFeedback()
  /// Feedback of this kind. A desktop has no device for it.
  public static let increase = SensoryFeedback()
  /// Feedback of this kind. A desktop has no device for it.
  public static let decrease = SensoryFeedback()
  /// Feedback of this kind. A desktop has no device for it.
  public static let start = SensoryFeedback()
  /// Feedback of this kind. A desktop has no device for it.
  public static let stop = SensoryFeedback()
  /// Feedback of this kind. A desktop has no device for it.
  public static let alignment = SensoryFeedback()
  /// Feedback of this kind. A desktop has no device for it.
  public static let levelChange = SensoryFeedback()
  /// Feedback of this kind. A desktop has no device for it.
  public static let impact = SensoryFeedback()
  /// Feedback of this kind. A desktop has no device for it.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    .impact
  }
  /// Feedback of this kind. A desktop has no device for it.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    .impact
  }
  /// The weight of an impact.
  public enum Weight: Hashable, Sendable { case light, medium, heavy }
  /// The flexibility of an impact.
  public enum Flexibility: Hashable, Sendable { case rigid, solid, soft }
}
