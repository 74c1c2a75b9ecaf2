/// How a view would come and go: at once here. Mirrors SwiftUI's `AnyTransition`.
public struct AnyTransition: Sendable {
  public static let identity = AnyTransition()
  public static let opacity = AnyTransition()
  public static let slide = AnyTransition()
  public static let scale = AnyTransition()

  public init() {}
  public init<T: Transition>(_ transition: T) {}

  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition { .scale }
  public static func move(edge: Edge) -> AnyTransition { .identity }
  public static func push(from edge: Edge) -> AnyTransition { .identity }
  public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition { .identity }
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { .identity }
  public static func modifier<M: ViewModifier>(active: M, identity: M) -> AnyTransition {
    .identity
  }

  public func combined(with other: AnyTransition) -> AnyTransition { self }
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// A phase of a coming or going view. Mirrors SwiftUI's `TransitionPhase`.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear
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
  public func combined<T: Transition>(with other: T) -> some Transition { self }
  public func animation(_ animation: Animation?) -> some Transition { self }
}

extension Transition where Self == _NamedTransition {
  public static var blurReplace: _NamedTransition { _NamedTransition() }
  public static var symbolEffect: _NamedTransition { _NamedTransition() }
}

extension View {
  /// Without effect: views come and go at once. Mirrors SwiftUI.
  public func transition(_ transition: AnyTransition) -> some View { self }
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
  public static let identity = ContentTransition()
  public static let interpolate = ContentTransition()
  public static let opacity = ContentTransition(isFade: true)
  public static let symbolEffect = ContentTransition()
  public static func numericText(countsDown: Bool = false) -> ContentTransition { .identity }
  public static func numericText(value: Double) -> ContentTransition { .identity }
  public static func symbolEffect(_ effect: SymbolEffect) -> ContentTransition { .identity }
}

/// How a symbol would move. Mirrors the effects of Apple's Symbols.
public struct SymbolEffect: Hashable, Sendable {
  public static let bounce = SymbolEffect()
  public static let pulse = SymbolEffect()
  public static let scale = SymbolEffect()
  public static let appear = SymbolEffect()
  public static let disappear = SymbolEffect()
  public static let replace = SymbolEffect()
  public static let variableColor = SymbolEffect()
  public static let wiggle = SymbolEffect()
  public static let rotate = SymbolEffect()
  public static let breathe = SymbolEffect()
  public var up: SymbolEffect { self }
  public var down: SymbolEffect { self }
  public var byLayer: SymbolEffect { self }
  public var wholeSymbol: SymbolEffect { self }
  public var iterative: SymbolEffect { self }
  public var cumulative: SymbolEffect { self }
  public var reversing: SymbolEffect { self }
  public var downUp: SymbolEffect { self }
  public var upUp: SymbolEffect { self }
  public var offUp: SymbolEffect { self }
}

/// How a symbol's effect would be repeated. Mirrors Apple's `SymbolEffectOptions`.
public struct SymbolEffectOptions: Hashable, Sendable {
  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions()
  public static let nonRepeating = SymbolEffectOptions()
  public static func speed(_ speed: Double) -> SymbolEffectOptions { .default }
  public static func `repeat`(_ count: Int) -> SymbolEffectOptions { .default }
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
  public func `repeat`(_ count: Int) -> SymbolEffectOptions { self }
}

extension View {
  /// Without effect: symbols do not move. Mirrors SwiftUI.
  public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }
  public func symbolEffect<V: Equatable>(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: V
  ) -> some View { self }
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }

  /// Without effect: a desktop has nothing to be felt. Mirrors SwiftUI.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View { self }
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View { self }
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View { self }
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View { self }
}

/// What a person would feel. Mirrors SwiftUI's `SensoryFeedback`.
public struct SensoryFeedback: Hashable, Sendable {
  public static let success = SensoryFeedback()
  public static let warning = SensoryFeedback()
  public static let error = SensoryFeedback()
  public static let selection = SensoryFeedback()
  public static let increase = SensoryFeedback()
  public static let decrease = SensoryFeedback()
  public static let start = SensoryFeedback()
  public static let stop = SensoryFeedback()
  public static let alignment = SensoryFeedback()
  public static let levelChange = SensoryFeedback()
  public static let impact = SensoryFeedback()
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    .impact
  }
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    .impact
  }
  public enum Weight: Hashable, Sendable { case light, medium, heavy }
  public enum Flexibility: Hashable, Sendable { case rigid, solid, soft }
}
