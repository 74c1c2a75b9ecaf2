internal import GtkBridge

/// A change of a view's appearance that does not change its layout. Mirrors SwiftUI's
/// `VisualEffect`.
public protocol VisualEffect: Sendable {
  /// The changes, in order.
  var _steps: [_VisualStep] { get }
}

/// One change, in GTK's CSS.
public enum _VisualStep: Equatable, Sendable {
  case transform(String, UnitPoint)
  case filter(String)
  case opacity(Double)
}

/// The effect without changes, to which others are added. Mirrors SwiftUI's `EmptyVisualEffect`.
public struct EmptyVisualEffect: VisualEffect {
  /// Creates an effect that changes nothing.
  public init() {}
  public var _steps: [_VisualStep] { [] }
}

/// Several changes.
public struct _VisualSteps: VisualEffect {
  public let _steps: [_VisualStep]
}

extension VisualEffect {
  private func adding(_ step: _VisualStep) -> _VisualSteps { _VisualSteps(_steps: _steps + [step]) }

  /// Transforms the drawing of the view by CSS, about a point.
  package func transform(_ css: String, _ anchor: UnitPoint) -> some VisualEffect {
    adding(.transform(css, anchor))
  }

  /// Moves the drawing of the view, in points.
  public func offset(x: Double = 0, y: Double = 0) -> some VisualEffect {
    adding(.transform(EffectCSS.offset(x: x, y: y), .center))
  }
  /// Scales the drawing of the view.
  public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.transform(EffectCSS.scale(scale), anchor))
  }
  /// Scales the drawing of the view.
  public func scaleEffect(
    x: Double = 1, y: Double = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect { adding(.transform(EffectCSS.scale(x: x, y: y), anchor)) }
  /// Rotates the drawing of the view.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.transform(EffectCSS.rotation(angle), anchor))
  }
  /// Rotates the view about an axis in space, as `View.rotation3DEffect` does.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: Double, y: Double, z: Double), anchor: UnitPoint = .center,
    anchorZ: Double = 0, perspective: Double = 1
  ) -> some VisualEffect { adding(.transform(EffectCSS.rotation(angle, about: axis), anchor)) }

  /// Sets the opacity of the view: 0 to 1.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    adding(.opacity(opacity.clamped(to: 0...1)))
  }
  /// Blurs the view, in points.
  public func blur(radius: Double, opaque: Bool = false) -> some VisualEffect {
    adding(.filter(EffectCSS.blur(radius: radius)))
  }
  /// Makes the view brighter.
  public func brightness(_ amount: Double) -> some VisualEffect {
    adding(.filter(EffectCSS.brightness(amount)))
  }
  /// Sets the saturation.
  public func saturation(_ amount: Double) -> some VisualEffect {
    adding(.filter(EffectCSS.saturation(amount)))
  }
  /// Sets the contrast.
  public func contrast(_ amount: Double) -> some VisualEffect {
    adding(.filter(EffectCSS.contrast(amount)))
  }
  /// Turns colours into grey: 0 to 1.
  public func grayscale(_ amount: Double) -> some VisualEffect {
    adding(.filter(EffectCSS.grayscale(amount)))
  }
  /// Rotates the hues of the colours.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    adding(.filter(EffectCSS.hueRotation(angle)))
  }
}

extension View {
  /// Changes the view's appearance depending on its place and size. Mirrors SwiftUI.
  @preconcurrency
  public func visualEffect<E: VisualEffect>(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> E
  ) -> some View {
    modifier(VisualEffectModifier { effect(EmptyVisualEffect(), $0)._steps })
  }

  /// Changes the view's appearance as it enters and leaves the enclosing scroll view. Here it
  /// always has the appearance of the phase `identity`. Mirrors SwiftUI.
  @preconcurrency
  public func scrollTransition<E: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> E
  ) -> some View {
    visualEffect { effect, _ in transition(effect, .identity) }
  }

  /// Changes the view's appearance as it enters and leaves the enclosing scroll view, with a
  /// configuration for each end. Here it always has the appearance of the phase `identity`.
  @preconcurrency
  public func scrollTransition<E: VisualEffect>(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> E
  ) -> some View {
    scrollTransition(axis: axis, transition: transition)
  }
}

/// The position of a view in a scroll view. Mirrors SwiftUI's `ScrollTransitionPhase`.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing
  /// Whether the view is inside.
  public var isIdentity: Bool { self == .identity }
  /// -1 before it is inside, 0 inside, 1 after.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// The way in which a view enters a scroll view: always at once here. Mirrors SwiftUI's
/// `ScrollTransitionConfiguration`.
public struct ScrollTransitionConfiguration: Sendable {
  /// A configuration with the same effect as the others here.
  public static let interactive = ScrollTransitionConfiguration()
  /// A configuration with the same effect as the others here.
  public static let animated = ScrollTransitionConfiguration()
  /// A configuration with the same effect as the others here.
  public static let identity = ScrollTransitionConfiguration()
  /// A configuration with the same effect as the others here: the animation is not used.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { .animated }
  /// Returns this configuration: the animation has no effect here.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
  /// Returns this configuration: the threshold has no effect here.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }

  /// The share of a view that must be visible. No effect here.
  public struct Threshold: Sendable {
    /// The point at which the view is visible. No effect here.
    public static let visible = Threshold()
    /// The point at which the view is hidden. No effect here.
    public static let hidden = Threshold()
    /// The point at which the view is centered. No effect here.
    public static let centered = Threshold()
    /// The point at which a part of the view is visible. No effect here.
    public static func visible(_ amount: Double) -> Threshold { .visible }
    /// The point at a distance from this one. No effect here.
    public func inset(by distance: Double) -> Threshold { self }
    /// A point between this one and another. No effect here.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold { self }
  }
}

package struct VisualEffectModifier: _PrimitiveModifier {
  let steps: (GeometryProxy) -> [_VisualStep]

  init(_ steps: @escaping (GeometryProxy) -> [_VisualStep]) { self.steps = steps }

  package static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    VisualEffectNode(view, context)
  }
}

/// The view in two widgets: one that keeps its place, and one in it that is drawn elsewhere.
private final class VisualEffectNode<Content: View>:
  ContainerNode<ModifiedContent<Content, VisualEffectModifier>, Content>
{
  private let layout = GeometryLayout(hugs: true)
  private let painted = Widget.container(LayeredLayout())
  private lazy var source = GeometrySource(self, widget)
  private var steps: [_VisualStep] = []
  private var css = ""
  private var mapping: SignalConnection?
  private var observer: ScrollObserver?

  init(_ view: ModifiedContent<Content, VisualEffectModifier>, _ context: _Context) {
    super.init(view, context, widget: .container(layout))
    widget.insert(painted, after: nil)
    layout.sizeChanged = { [weak self] in
      Updater.shared.afterUpdate { self?.updateEffect() }
    }
    mapping = SignalConnection(widget, "map", owner: self) { node, _ in node.observe() }
    makeContent()
  }

  private func observe() {
    observer = ScrollObserver.scroller(around: widget).map { scroller in
      ScrollObserver(scroller) { [weak self] in
        guard let self, isMounted else { return }
        // GTK moves the content with the next frame.
        window.afterLayout { [weak self] in self?.updateEffect() }
      }
    }
  }

  private func updateEffect() {
    guard isMounted, let size = layout.size else { return }
    let steps = track {
      view.modifier.steps(GeometryProxy(source, width: size.width, height: size.height))
    }
    guard steps != self.steps else { return }
    self.steps = steps
    var (transforms, filters, opacity): ([String], [String], Double) = ([], [], 1)
    var anchor = UnitPoint.center
    for step in steps {
      switch step {
      // The last change applies to the result of the earlier ones.
      case .transform(let change, let point):
        transforms.insert(change, at: 0)
        if !change.hasPrefix("translate") { anchor = point }
      case .filter(let filter): filters.append(filter)
      case .opacity(let factor): opacity *= factor
      }
    }
    painted.pointer.opacity = opacity
    var css = ""
    if !transforms.isEmpty {
      css += "transform: \(transforms.joined(separator: " ")); "
      css += EffectCSS.origin(anchor) + " "
    }
    if !filters.isEmpty { css += "filter: \(filters.joined(separator: " "));" }
    paint(css)
  }

  private func paint(_ new: String) {
    guard new != css else { return }
    if !css.isEmpty { painted.removeRules(of: StyleSheet.shared.className(for: css)) }
    if !new.isEmpty { painted.addRules(of: StyleSheet.shared.className(for: new)) }
    css = new
  }

  override var modifiedContent: _Node? { child }
  override var content: Content { view.content }
  override var inner: Widget { painted }
  // The content does not inherit the surroundings of the view.
  override func modify(_ environment: inout EnvironmentValues) {}
  override func align(_ child: Widget) {
    painted.accessibleProxy = child
    widget.accessibleProxy = painted
    Alignment.center.apply(to: child)
  }

  override func evaluate() {
    super.evaluate()
    updateEffect()
  }

  override func unmount() {
    super.unmount()
    observer = nil
    mapping = nil
  }
}
