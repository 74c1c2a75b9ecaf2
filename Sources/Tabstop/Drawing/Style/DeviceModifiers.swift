// What speaks of a phone's, a tablet's or a television's screen and has no meaning in a window:
// declared so that sources compile.
extension View {
  /// A window has no status bar.
  public func statusBar(hidden: Bool) -> some View { self }
  /// A window has no status bar.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  /// Nothing of the system lies over a window.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  /// The desktop's theme says how a control looks under the pointer.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
  /// The desktop's theme says how a control looks under the pointer.
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
  /// The desktop's theme says how a control looks under the pointer.
  public func hoverEffect(
    _ effect: HoverEffect = .automatic, isEnabled: Bool
  ) -> some View { self }
  /// The desktop's theme says how a control looks under the pointer.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  /// Pictures lie as they were drawn in either direction; symbols of directions turn by their
  /// own right-to-left forms.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
  /// Nothing shows old content of a window in another place.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}

/// How a control looks under a tablet's pointer. Mirrors SwiftUI's `HoverEffect`.
public struct HoverEffect: Sendable {
  /// As the others here: see `hoverEffect`.
  public static let automatic = HoverEffect()
  /// As the others here.
  public static let highlight = HoverEffect()
  /// As the others here.
  public static let lift = HoverEffect()
}

extension View {
  /// The colours that views inside take for the desktop's, as of SwiftUI's first years. The
  /// widgets' own follow `preferredColorScheme(_:)`.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}

// MARK: Of the systems of 2024 and 2025

/// How a page comes over another. Mirrors SwiftUI's `NavigationTransition`; types of one's own
/// cannot conform.
public protocol NavigationTransition: Sendable {}

/// As the desktop has pages come. Mirrors SwiftUI's `AutomaticNavigationTransition`.
public struct AutomaticNavigationTransition: NavigationTransition {}

/// From the view that was pressed; here as any other. Mirrors SwiftUI's `ZoomNavigationTransition`.
public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// As the desktop has pages come.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// From the view that was pressed; here as any other.
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition { ZoomNavigationTransition() }
}

/// The edge of what is scrolled under a bar. Mirrors SwiftUI's `ScrollEdgeEffectStyle`.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
}

/// When the bar of tabs shrinks. Mirrors SwiftUI's `TabBarMinimizeBehavior`.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  public static let never = TabBarMinimizeBehavior(name: "never")
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
}

extension View {
  /// Pages come in one way on this desktop.
  public func navigationTransition(_ style: some NavigationTransition) -> some View { self }
  /// Bars stand beside what is scrolled, not over it.
  public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View { self }
  /// Bars stand beside what is scrolled, not over it.
  public func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View { self }
  /// A window has room for its bar.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
  /// Bars stand beside the content, not over it.
  public func backgroundExtensionEffect(isEnabled: Bool = true) -> some View { self }
}
