internal import GtkBridge

/// The effect with which a view appears and disappears in an animated change. Mirrors SwiftUI's
/// `AnyTransition`.
///
/// A view that disappears is gone at once; its last picture is painted meanwhile.
public struct AnyTransition: Sendable {
  /// The effect of a transition on a view that has not appeared yet, or has disappeared.
  @MainActor
  struct End {
    let effect: PaintEffect
    /// An animation of its own.
    var animation: Animation?
  }

  private let insertionEnd: @MainActor @Sendable () -> End
  private let removalEnd: @MainActor @Sendable () -> End

  /// Whether a transition has an animation of its own, so that changes without one are examined.
  @MainActor private(set) static var someAnimate = false

  @MainActor var insertion: End { insertionEnd() }
  @MainActor var removal: End { removalEnd() }

  /// The animation of an appearance, given that of the change; `nil` for none.
  @MainActor func insertionAnimation(
    _ animation: Animation?, in widget: WidgetPointer
  ) -> Animation? { Self.animation(insertion.animation, animation, widget) }

  /// The animation of a disappearance.
  @MainActor func removalAnimation(
    _ animation: Animation?, in widget: WidgetPointer
  ) -> Animation? { Self.animation(removal.animation, animation, widget) }

  @MainActor private static func animation(
    _ own: Animation?, _ change: Animation?, _ widget: WidgetPointer
  ) -> Animation? {
    own.flatMap { Motions.animation(Transaction(animation: $0), for: widget) } ?? change
  }

  init(
    insertion: @escaping @MainActor @Sendable () -> End,
    removal: @escaping @MainActor @Sendable () -> End
  ) {
    (insertionEnd, removalEnd) = (insertion, removal)
  }

  private init(_ change: @escaping @MainActor @Sendable (inout PaintEffect) -> Void) {
    self.init(removing: change, change)
  }

  private init(
    removing removal: @escaping @MainActor @Sendable (inout PaintEffect) -> Void,
    _ insertion: @escaping @MainActor @Sendable (inout PaintEffect) -> Void
  ) {
    func end(
      _ change: @escaping @MainActor @Sendable (inout PaintEffect) -> Void
    ) -> @MainActor @Sendable () -> End {
      {
        var effect = PaintEffect()
        change(&effect)
        return End(effect: effect)
      }
    }
    self.init(insertion: end(insertion), removal: end(removal))
  }

  /// Creates a custom transition.
  @MainActor @preconcurrency
  public init<T: Transition>(_ transition: T) {
    if let transition = transition as? any PaintedTransition {
      self = transition.painted
      return
    }
    func end(_ phase: TransitionPhase) -> End {
      let content = PlaceholderContentView<T>(content: AnyView(EmptyView()))
      return End(effect: .painted(by: transition.body(content: content, phase: phase)))
    }
    self.init(insertion: { end(.willAppear) }, removal: { end(.didDisappear) })
  }

  // MARK: Kinds

  /// No transition.
  public static let identity = AnyTransition { _ in }
  /// A fade.
  public static let opacity = AnyTransition { $0.opacity = 0 }
  /// A transition that moves the view in from the leading edge and out by the trailing edge.
  public static let slide = AnyTransition(
    removing: { $0.transform.shareX = direction(.trailing).x },
    { $0.transform.shareX = direction(.leading).x })
  /// A growth from nothing.
  public static let scale = scale(scale: 0)

  /// A growth from a share of the size.
  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition {
      ($0.transform.scaleX, $0.transform.scaleY) = (scale, scale)
      ($0.anchorX, $0.anchorY) = (anchor.x, anchor.y)
    }
  }
  /// A move from an edge, and back to it.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition { ($0.transform.shareX, $0.transform.shareY) = direction(edge) }
  }
  /// A move from an edge with a fade, and on to the opposite edge.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(
      removing: {
        let (x, y) = direction(edge)
        ($0.transform.shareX, $0.transform.shareY) = (-x, -y)
        $0.opacity = 0
      },
      {
        ($0.transform.shareX, $0.transform.shareY) = direction(edge)
        $0.opacity = 0
      })
  }
  /// A move by an offset, in points.
  public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition {
    AnyTransition { ($0.transform.x, $0.transform.y) = (x, y) }
  }
  /// Different transitions for appearing and disappearing.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(insertion: insertion.insertionEnd, removal: removal.removalEnd)
  }
  /// A transition between two modifiers: as far as they move, scale, rotate and fade the view.
  public static func modifier<M: ViewModifier>(active: M, identity: M) -> AnyTransition {
    nonisolated(unsafe) let active = active
    let end: @MainActor @Sendable () -> End = {
      End(effect: .painted(by: EmptyView().modifier(active)))
    }
    return AnyTransition(insertion: end, removal: end)
  }

  /// Both transitions at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    func combined(
      _ a: @escaping @MainActor @Sendable () -> End, _ b: @escaping @MainActor @Sendable () -> End
    ) -> @MainActor @Sendable () -> End {
      {
        let (first, second) = (a(), b())
        return End(
          effect: first.effect.combined(with: second.effect),
          animation: first.animation ?? second.animation)
      }
    }
    return AnyTransition(
      insertion: combined(insertionEnd, other.insertionEnd),
      removal: combined(removalEnd, other.removalEnd))
  }

  /// The transition with an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition {
    guard let animation else { return self }
    onMainActor { Self.someAnimate = true }
    let (insertion, removal) = (insertionEnd, removalEnd)
    return AnyTransition(
      insertion: { End(effect: insertion().effect, animation: animation) },
      removal: { End(effect: removal().effect, animation: animation) })
  }

  /// Towards an edge, in sizes of the view.
  private static func direction(_ edge: Edge) -> (x: Double, y: Double) {
    let isMirrored = WidgetPointer.isRightToLeftByDefault
    return switch edge {
    case .top: (0, -1)
    case .bottom: (0, 1)
    case .leading: (isMirrored ? 1 : -1, 0)
    case .trailing: (isMirrored ? -1 : 1, 0)
    }
  }
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

/// A transition with views of the program: its phases are painted as far as they move, scale,
/// rotate and fade the content. Mirrors SwiftUI's `Transition`.
@preconcurrency
@MainActor
public protocol Transition {
  /// The view that the transition creates.
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>
  /// The content in a phase.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
  /// The properties of the transition. No effect here: see `TransitionProperties`.
  static var properties: TransitionProperties { get }
}

/// The properties of a transition. Mirrors SwiftUI's `TransitionProperties`. No effect here: while
/// the desktop's animations are off, no transition is shown, whether it moves the view or not.
public struct TransitionProperties: Sendable {
  /// Whether the view moves.
  public var hasMotion: Bool
  /// Creates properties.
  public nonisolated init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// The content of a transition. Mirrors SwiftUI's `PlaceholderContentView`.
public struct PlaceholderContentView<Value>: _PlainView {
  let content: AnyView
  /// The content of the view.
  public var body: AnyView { content }
}
