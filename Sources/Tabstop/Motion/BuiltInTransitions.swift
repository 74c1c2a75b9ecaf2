/// A transition of Tabstop's own, which is painted without the evaluation of a body.
@MainActor
protocol PaintedTransition: Transition {
  var painted: AnyTransition { get }
}

/// No transition. Mirrors SwiftUI's `IdentityTransition`.
public struct IdentityTransition: Transition, Sendable {
  /// Creates the transition.
  public nonisolated init() {}
  /// Returns the content as it looks in a phase of the transition.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
  /// The properties of the transition, which has no motion.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// A fade. Mirrors SwiftUI's `OpacityTransition`.
public struct OpacityTransition: Transition, Sendable {
  /// Creates the transition.
  public nonisolated init() {}
  /// Returns the content as it looks in a phase of the transition.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
  /// The properties of the transition, which has no motion.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// A growth from a share of the size. Mirrors SwiftUI's `ScaleTransition`.
public struct ScaleTransition: Transition, Sendable {
  /// The share of the size.
  public var scale: Double
  /// The point that stays in place.
  public var anchor: UnitPoint

  /// Creates the transition.
  public nonisolated init(_ scale: Double, anchor: UnitPoint = .center) {
    (self.scale, self.anchor) = (scale, anchor)
  }
  /// Returns the content as it looks in a phase of the transition.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

/// A move by an offset, in points. Mirrors SwiftUI's `OffsetTransition`.
public struct OffsetTransition: Transition, Sendable {
  let x: Double
  let y: Double

  /// Returns the content as it looks in a phase of the transition.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(x: phase.isIdentity ? 0 : x, y: phase.isIdentity ? 0 : y)
  }
}

/// A transition that moves the view in from the leading edge and out by the trailing edge. Mirrors
/// SwiftUI's `SlideTransition`.
public struct SlideTransition: Transition, Sendable {
  /// Creates the transition.
  public nonisolated init() {}
  /// The content, which is moved only while it is painted.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A move from an edge, and back to it. Mirrors SwiftUI's `MoveTransition`.
public struct MoveTransition: Transition, Sendable {
  /// The edge.
  public var edge: Edge
  /// Creates the transition.
  public nonisolated init(edge: Edge) { self.edge = edge }
  /// The content, which is moved only while it is painted.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A move from an edge with a fade, and on to the opposite edge. Mirrors SwiftUI's
/// `PushTransition`.
public struct PushTransition: Transition, Sendable {
  /// The edge.
  public var edge: Edge
  /// Creates the transition.
  public nonisolated init(edge: Edge) { self.edge = edge }
  /// The content, which is moved only while it is painted.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A fade with a small growth: GTK does not blur a view that it moves. Mirrors SwiftUI's
/// `BlurReplaceTransition`.
public struct BlurReplaceTransition: Transition, Sendable {
  /// The direction in which the size changes. Mirrors SwiftUI's.
  public struct Configuration: Hashable, Sendable {
    let removalScale: Double
    /// A growth for appearing, and back for disappearing.
    public static let downUp = Configuration(removalScale: 0.9)
    /// A growth for appearing, and on for disappearing.
    public static let upUp = Configuration(removalScale: 1.1)
  }

  /// The direction in which the size changes.
  public var configuration: Configuration
  /// Creates the transition.
  public nonisolated init(configuration: Configuration) { self.configuration = configuration }
  /// Returns the content as it looks in a phase of the transition.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let scale =
      switch phase {
      case .willAppear: 0.9
      case .identity: 1.0
      case .didDisappear: configuration.removalScale
      }
    content.opacity(phase.isIdentity ? 1 : 0).scaleEffect(scale)
  }
}

/// A fade with a small growth, whatever the effect is: a symbol that appears is a view like others
/// here. Mirrors SwiftUI's `SymbolEffectTransition`.
public struct SymbolEffectTransition: Transition, Sendable {
  /// Creates the transition. Neither the effect nor its options have an effect.
  public nonisolated init(effect: SymbolEffect, options: SymbolEffectOptions = .default) {}
  /// Returns the content as it looks in a phase of the transition.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0).scaleEffect(phase.isIdentity ? 1 : 0.9)
  }
}

extension SlideTransition: PaintedTransition {
  var painted: AnyTransition { AnyTransition.slide }
}

extension MoveTransition: PaintedTransition {
  var painted: AnyTransition { AnyTransition.move(edge: edge) }
}

extension PushTransition: PaintedTransition {
  var painted: AnyTransition { AnyTransition.push(from: edge) }
}

// MARK: Short names

extension Transition where Self == IdentityTransition {
  /// `IdentityTransition` by its short name. Mirrors SwiftUI.
  public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
  /// `OpacityTransition` by its short name. Mirrors SwiftUI.
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == ScaleTransition {
  /// A growth from nothing. Mirrors SwiftUI.
  public static var scale: ScaleTransition { ScaleTransition(0) }
  /// `ScaleTransition` by its short name. Mirrors SwiftUI.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == OffsetTransition {
  /// `OffsetTransition` by its short name. Mirrors SwiftUI.
  public static func offset(x: Double = 0, y: Double = 0) -> OffsetTransition {
    OffsetTransition(x: x, y: y)
  }
}

extension Transition where Self == SlideTransition {
  /// `SlideTransition` by its short name. Mirrors SwiftUI.
  public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == MoveTransition {
  /// `MoveTransition` by its short name. Mirrors SwiftUI.
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
  /// `PushTransition` by its short name. Mirrors SwiftUI.
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension Transition where Self == BlurReplaceTransition {
  /// `BlurReplaceTransition` by its short name. Mirrors SwiftUI.
  public static var blurReplace: BlurReplaceTransition { blurReplace(.downUp) }
  /// `BlurReplaceTransition` by its short name. Mirrors SwiftUI.
  public static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition { BlurReplaceTransition(configuration: configuration) }
}

extension Transition where Self == SymbolEffectTransition {
  /// `SymbolEffectTransition` by its short name. Mirrors SwiftUI.
  public static var symbolEffect: SymbolEffectTransition {
    SymbolEffectTransition(effect: .automatic)
  }
  /// `SymbolEffectTransition` by its short name. Mirrors SwiftUI.
  public static func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition { SymbolEffectTransition(effect: effect, options: options) }
}
