extension Transition {
  /// The properties of a transition that moves the view.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// A view in a phase of the transition. Mirrors SwiftUI.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView(content: AnyView(content)), phase: phase)
  }

  /// Both transitions at once. Mirrors SwiftUI.
  public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  /// The transition with an animation of its own. Mirrors SwiftUI.
  public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }
}

/// Two transitions at once.
private struct CombinedTransition<First: Transition, Second: Transition>: PaintedTransition {
  let first: First
  let second: Second

  var painted: AnyTransition {
    AnyTransition(first).combined(with: AnyTransition(second))
  }

  func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }
}

/// A transition with an animation of its own.
private struct AnimatedTransition<Base: Transition>: PaintedTransition {
  let base: Base
  let animation: Animation?

  var painted: AnyTransition { AnyTransition(base).animation(animation) }

  func body(content: Content, phase: TransitionPhase) -> some View {
    base.apply(content: content, phase: phase)
  }
}

/// Different transitions for appearing and disappearing. Mirrors SwiftUI's `AsymmetricTransition`.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  /// The transition for appearing.
  public var insertion: Insertion
  /// The transition for disappearing.
  public var removal: Removal

  /// Creates the transition.
  public init(insertion: Insertion, removal: Removal) {
    (self.insertion, self.removal) = (insertion, removal)
  }

  /// Returns the content as it looks in a phase of the transition.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    if phase == .didDisappear {
      removal.apply(content: content, phase: phase)
    } else {
      insertion.apply(content: content, phase: phase)
    }
  }
}

extension AsymmetricTransition: PaintedTransition {
  var painted: AnyTransition {
    AnyTransition.asymmetric(
      insertion: AnyTransition(insertion), removal: AnyTransition(removal))
  }
}

extension Transition {
  /// Different transitions for appearing and disappearing. Mirrors SwiftUI.
  public static func asymmetric<Insertion: Transition, Removal: Transition>(
    insertion: Insertion, removal: Removal
  ) -> Self where Self == AsymmetricTransition<Insertion, Removal> {
    AsymmetricTransition(insertion: insertion, removal: removal)
  }
}
