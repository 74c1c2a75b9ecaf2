/// How a view would come and go: at once here. Mirrors SwiftUI's `AnyTransition`.
public struct AnyTransition: Sendable {
  /// Nothing is seen of it.
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
  /// Without effect: views come and go at once. Mirrors SwiftUI.
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
  /// Nothing is seen of it.
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
  /// An effect of this name; icons stand still here.
  public static let bounce = SymbolEffect()
  /// An effect of this name; icons stand still here.
  public static let pulse = SymbolEffect()
  /// An effect of this name; icons stand still here.
  public static let scale = SymbolEffect()
  /// An effect of this name; icons stand still here.
  public static let appear = SymbolEffect()
  /// An effect of this name; icons stand still here.
  public static let disappear = SymbolEffect()
  /// An effect of this name; icons stand still here.
  public static let replace = SymbolEffect()
  /// An effect of this name; icons stand still here.
  public static let variableColor = SymbolEffect()
  /// An effect of this name; icons stand still here.
  public static let wiggle = SymbolEffect()
  /// An effect of this name; icons stand still here.
  public static let rotate = SymbolEffect()
  /// An effect of this name; icons stand still here.
  public static let breathe = SymbolEffect()
  /// An effect of this name; icons stand still here.
  public var up: SymbolEffect { self }
  /// An effect of this name; icons stand still here.
  public var down: SymbolEffect { self }
  /// An effect of this name; icons stand still here.
  public var byLayer: SymbolEffect { self }
  /// An effect of this name; icons stand still here.
  public var wholeSymbol: SymbolEffect { self }
  /// An effect of this name; icons stand still here.
  public var iterative: SymbolEffect { self }
  /// An effect of this name; icons stand still here.
  public var cumulative: SymbolEffect { self }
  /// An effect of this name; icons stand still here.
  public var reversing: SymbolEffect { self }
  /// An effect of this name; icons stand still here.
  public var downUp: SymbolEffect { self }
  /// An effect of this name; icons stand still here.
  public var upUp: SymbolEffect { self }
  /// An effect of this name; icons stand still here.
  public var offUp: SymbolEffect { self }
}

/// How a symbol's effect would be repeated. Mirrors Apple's `SymbolEffectOptions`.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// How an effect runs; icons stand still here.
  public static let `default` = SymbolEffectOptions()
  /// How an effect runs; icons stand still here.
  public static let repeating = SymbolEffectOptions()
  /// How an effect runs; icons stand still here.
  public static let nonRepeating = SymbolEffectOptions()
  /// How an effect runs; icons stand still here.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { .default }
  /// How an effect runs; icons stand still here.
  public static func `repeat`(_ count: Int) -> SymbolEffectOptions { .default }
  /// How an effect runs; icons stand still here.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
  /// How an effect runs; icons stand still here.
  public func `repeat`(_ count: Int) -> SymbolEffectOptions { self }
}

extension View {
  /// Without effect: symbols do not move. Mirrors SwiftUI.
  public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }
  /// Without effect: icons stand still here.
  public func symbolEffect<V: Equatable>(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: V
  ) -> some View { self }
  /// Without effect: icons stand still here.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }

  /// Without effect: a desktop has nothing to be felt. Mirrors SwiftUI.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View { self }
  /// Without effect: a desktop has nothing to knock with.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View { self }
  /// Without effect: a desktop has nothing to knock with.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View { self }
  /// Without effect: a desktop has nothing to knock with.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View { self }
}

/// What a person would feel. Mirrors SwiftUI's `SensoryFeedback`.
public struct SensoryFeedback: Hashable, Sendable {
  /// A knock of this kind; a desktop has nothing to knock with.
  public static let success = SensoryFeedback()
  /// A knock of this kind; a desktop has nothing to knock with.
  public static let warning = SensoryFeedback()
  /// A knock of this kind; a desktop has nothing to knock with.
  public static let error = SensoryFeedback()
  /// A knock of this kind; a desktop has nothing to knock with.
  public static let selection = SensoryFeedback()
  /// A knock of this kind; a desktop has nothing to knock with.
  public static let increase = SensoryFeedback()
  /// A knock of this kind; a desktop has nothing to knock with.
  public static let decrease = SensoryFeedback()
  /// A knock of this kind; a desktop has nothing to knock with.
  public static let start = SensoryFeedback()
  /// A knock of this kind; a desktop has nothing to knock with.
  public static let stop = SensoryFeedback()
  /// A knock of this kind; a desktop has nothing to knock with.
  public static let alignment = SensoryFeedback()
  /// A knock of this kind; a desktop has nothing to knock with.
  public static let levelChange = SensoryFeedback()
  /// A knock of this kind; a desktop has nothing to knock with.
  public static let impact = SensoryFeedback()
  /// A knock of this kind; a desktop has nothing to knock with.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    .impact
  }
  /// A knock of this kind; a desktop has nothing to knock with.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    .impact
  }
  /// How heavy a knock is.
  public enum Weight: Hashable, Sendable { case light, medium, heavy }
  /// How hard what knocks is.
  public enum Flexibility: Hashable, Sendable { case rigid, solid, soft }
}
