/// How a view would come and go: at once here. Mirrors SwiftUI's `AnyTransition`.
public struct AnyTransition: Sendable {
  /// Shows nothing.
  public static let identity = AnyTransition()
  /// Fades.
  public static let opacity = AnyTransition()
  /// Slides.
  public static let slide = AnyTransition()
  /// Grows and shrinks.
  public static let scale = AnyTransition()

  /// A transition.
  public init() {}
  /// A transition of one's own.
  public init<T: Transition>(_ transition: T) {}

  /// Grows and shrinks.
  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition { .scale }
  /// Comes from an edge.
  public static func move(edge: Edge) -> AnyTransition { .identity }
  /// Pushes from an edge.
  public static func push(from edge: Edge) -> AnyTransition { .identity }
  /// Comes from a distance.
  public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition { .identity }
  /// Goes otherwise than it comes.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { .identity }
  /// Comes and goes as two modifiers say.
  public static func modifier<M: ViewModifier>(active: M, identity: M) -> AnyTransition {
    .identity
  }

  /// With another one: the same here.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// At another speed: the same here.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// A phase of a coming or going view. Mirrors SwiftUI's `TransitionPhase`.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear
  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }
  /// -1 before, 1 after, 0 while it is there.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// A way to come and go, made of one's own views; they are shown as in the phase `identity`.
/// Mirrors SwiftUI's `Transition`.
@preconcurrency
@MainActor
public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>
  /// The content as it is in a phase; only `identity` is asked for.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// What a transition is applied to. Mirrors SwiftUI's `PlaceholderContentView`.
public struct PlaceholderContentView<T: Transition>: _PlainView {
  let content: AnyView
  public var body: AnyView { content }
}

/// A transition of the library's.
public struct _NamedTransition: Transition, Sendable {
  nonisolated init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
  /// With another one: the same here.
  public func combined<T: Transition>(with other: T) -> some Transition { self }
  /// At another speed: the same here.
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
  /// How the view comes and goes. Without effect: it does at once.
  @_disfavoredOverload
  public func transition<T: Transition>(_ transition: T) -> some View {
    transition.body(
      content: PlaceholderContentView(content: AnyView(self)), phase: .identity)
  }

  /// Has contents change by a transition: with `.opacity` the pictures inside cross-fade, unless
  /// the desktop's animations are off. All else changes at once. Mirrors SwiftUI.
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
  /// Shows nothing.
  public static let identity = ContentTransition()
  /// From one into the other.
  public static let interpolate = ContentTransition()
  /// Fades.
  public static let opacity = ContentTransition(isFade: true)
  /// As an effect of symbols: at once here.
  public static let symbolEffect = ContentTransition()
  /// Digit by digit: at once here.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { .identity }
  /// Digit by digit: at once here.
  public static func numericText(value: Double) -> ContentTransition { .identity }
  /// As an effect of symbols: at once here.
  public static func symbolEffect(_ effect: SymbolEffect) -> ContentTransition { .identity }
}

/// How a symbol would move. Mirrors the effects of Apple's Symbols.
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

/// How a symbol's effect would be repeated. Mirrors Apple's `SymbolEffectOptions`.
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
  /// No effect: icons stand still here.
  public func symbolEffect<V: Equatable>(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: V
  ) -> some View { self }
  /// No effect: icons stand still here.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }

  /// No effect: a desktop has nothing to be felt. Mirrors SwiftUI.
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

/// What a user would feel. Mirrors SwiftUI's `SensoryFeedback`.
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
  /// How heavy a knock is.
  public enum Weight: Hashable, Sendable { case light, medium, heavy }
  /// How hard what knocks is.
  public enum Flexibility: Hashable, Sendable { case rigid, solid, soft }
}
