// Modifiers for the screen of a phone, a tablet or a television, without a meaning in a window:
// declared so that sources compile.
extension View {
  /// Hides the status bar. No effect: a window has no status bar.
  public func statusBar(hidden: Bool) -> some View { self }
  /// Hides the status bar. No effect: a window has no status bar.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  /// Hides what the system shows over a window. No effect: the desktop shows nothing over a window.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  /// Sets the effect of the pointer over the view. No effect: the desktop's theme determines how a
  /// control looks under the pointer.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
  /// Sets the default effect of the pointer over the views inside. No effect: the desktop's theme
  /// determines how a control looks under the pointer.
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
  /// Sets the effect of the pointer over the view. No effect: the desktop's theme determines how a
  /// control looks under the pointer.
  public func hoverEffect(
    _ effect: HoverEffect = .automatic, isEnabled: Bool
  ) -> some View { self }
  /// Disables the effect of the pointer over the view. No effect: the desktop's theme determines
  /// how a control looks under the pointer. Views can read it.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isHoverEffectEnabled) { $0 = $0 && !disabled }
  }
  /// Mirrors the view in right-to-left languages. No effect: pictures are not mirrored, and
  /// directional symbols have their own right-to-left forms.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
  /// Marks content that may be outdated. No effect: the desktop shows no outdated content of a
  /// window elsewhere.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}

/// The appearance of a control under a tablet's pointer. Mirrors SwiftUI's `HoverEffect`. No effect
/// here.
public struct HoverEffect: Sendable {
  /// A value with the same effect as the others here: see `hoverEffect`.
  public static let automatic = HoverEffect()
  /// A value with the same effect as the others here.
  public static let highlight = HoverEffect()
  /// A value with the same effect as the others here.
  public static let lift = HoverEffect()
}

// MARK: Transitions, the edges of scroll views, tab bars

/// The transition from one page to another. Mirrors SwiftUI's `NavigationTransition`; types of the
/// program cannot conform.
public protocol NavigationTransition: Sendable {}

/// The default transition. Mirrors SwiftUI's `AutomaticNavigationTransition`.
public struct AutomaticNavigationTransition: NavigationTransition {}

/// A zoom from the pressed view; here the default. Mirrors SwiftUI's `ZoomNavigationTransition`.
public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The default transition.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// A zoom from the pressed view; here the default.
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition { ZoomNavigationTransition() }
}

/// The style of the edge where content scrolls under a bar. Mirrors SwiftUI's
/// `ScrollEdgeEffectStyle`. No effect here.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String
  /// The default. No effect here.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// A soft edge. No effect here.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
  /// A hard edge. No effect here.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
}

/// The condition under which the tab bar shrinks. Mirrors SwiftUI's `TabBarMinimizeBehavior`. No
/// effect here.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String
  /// The default. No effect here.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// The tab bar never becomes smaller. No effect here.
  public static let never = TabBarMinimizeBehavior(name: "never")
  /// The tab bar becomes smaller while the user scrolls down. No effect here.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// The tab bar becomes smaller while the user scrolls up. No effect here.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
}

extension View {
  /// Sets the transition to the page. No effect: pages have one transition on this desktop.
  public func navigationTransition(_ style: some NavigationTransition) -> some View { self }
  /// Sets the effect at the edges of a scroll view. No effect: bars are beside the scrolled
  /// content, not over it.
  public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View { self }
  /// Hides the effect at the edges of a scroll view. No effect: bars are beside the scrolled
  /// content, not over it.
  public func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View { self }
  /// Sets when the tab bar becomes smaller. No effect: a window always has space for its tabs.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
  /// Extends the view behind bars. No effect: bars are beside the content, not over it.
  public func backgroundExtensionEffect(isEnabled: Bool = true) -> some View { self }
  /// Keeps the view out of the corners of its container. No effect: windows have no buttons over their content.
  public func containerCornerOffset(_ edges: Edge.Set, sizeToFit: Bool = false) -> some View {
    self
  }
}

/// Whether dragged content that rests over a control presses it. Mirrors SwiftUI's
/// `SpringLoadingBehavior`. No effect here.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String
  /// The default. No effect here.
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  /// It presses the control. No effect here.
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  /// It does not press the control.
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}

/// A gesture of the hand that wears a watch. Mirrors SwiftUI's `HandGestureShortcut`. No effect here.
public struct HandGestureShortcut: Hashable, Sendable {
  /// The gesture for the most important action. No effect here.
  public static let primaryAction = HandGestureShortcut()
}

/// A group of hover effects that are shown together. Mirrors SwiftUI's `HoverEffectGroup`. No effect
/// here.
public struct HoverEffectGroup: Hashable, Sendable {
  private let id: Namespace.ID?
  /// Creates a group.
  ///
  /// - Parameter id: What distinguishes it from others; without one, the view has a group of its own.
  public init(_ id: Namespace.ID? = nil) { self.id = id }
}

/// An input that is no touch, by which a scroll view can be scrolled. Mirrors SwiftUI's
/// `ScrollInputKind`. No effect here.
public struct ScrollInputKind: Hashable, Sendable {
  private let name: String
  /// A gesture of the hand that wears a watch. No effect here.
  public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
  /// Looking at an edge. No effect here.
  public static let look = ScrollInputKind(name: "look")
}

/// Whether an input scrolls. Mirrors SwiftUI's `ScrollInputBehavior`. No effect here.
public struct ScrollInputBehavior: Hashable, Sendable {
  private let name: String
  /// The default. No effect here.
  public static let automatic = ScrollInputBehavior(name: "automatic")
  /// The input scrolls. No effect here.
  public static let enabled = ScrollInputBehavior(name: "enabled")
  /// The input does not scroll. No effect here.
  public static let disabled = ScrollInputBehavior(name: "disabled")
}

extension View {
  /// Sets whether dragged content that rests over the controls inside presses them. Mirrors SwiftUI.
  /// No effect.
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    environment(\.springLoadingBehavior, behavior)
  }
  /// Assigns a gesture of the hand that wears a watch. Mirrors SwiftUI. No effect.
  public func handGestureShortcut(
    _ shortcut: HandGestureShortcut, isEnabled: Bool = true
  ) -> some View { self }
  /// Shows the hover effects inside together. Mirrors SwiftUI. No effect: each is shown for its view.
  public func hoverEffectGroup(_ group: HoverEffectGroup? = HoverEffectGroup()) -> some View {
    self
  }
  /// Sets whether an input scrolls the scroll views inside. Mirrors SwiftUI. No effect.
  public func scrollInputBehavior(
    _ behavior: ScrollInputBehavior, for input: ScrollInputKind
  ) -> some View { self }
}
