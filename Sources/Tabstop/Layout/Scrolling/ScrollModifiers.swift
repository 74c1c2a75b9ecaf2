/// When a scroll view shows its scroll bars. Mirrors SwiftUI's `ScrollIndicatorVisibility`.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  let isHidden: Bool
  /// Where there is something to scroll. The default.
  public static let automatic = ScrollIndicatorVisibility(isHidden: false)
  /// As `automatic`: GTK shows its bars while one scrolls or points there.
  public static let visible = ScrollIndicatorVisibility(isHidden: false)
  /// Never; the view still scrolls.
  public static let hidden = ScrollIndicatorVisibility(isHidden: true)
  /// As `hidden`.
  public static let never = ScrollIndicatorVisibility(isHidden: true)
}

/// How a scroll view answers a pull beyond its end. Mirrors SwiftUI's `ScrollBounceBehavior`.
public struct ScrollBounceBehavior: Sendable {
  /// As the others here: see `scrollBounceBehavior`.
  public static let automatic = ScrollBounceBehavior()
  /// As the others here.
  public static let always = ScrollBounceBehavior()
  /// As the others here.
  public static let basedOnSize = ScrollBounceBehavior()
}

/// Where scrolling comes to rest. Mirrors SwiftUI's `ScrollTargetBehavior`.
public protocol ScrollTargetBehavior {}

/// Stops at pages. Mirrors SwiftUI's `PagingScrollTargetBehavior`.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// The behaviour. Scrolling comes to rest anywhere here.
  public nonisolated init() {}
}
/// Stops at views. Mirrors SwiftUI's `ViewAlignedScrollTargetBehavior`.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views one scroll may pass.
  public struct LimitBehavior: Sendable {
    /// As the others here.
    public static let automatic = LimitBehavior()
    /// As the others here.
    public static let always = LimitBehavior()
    /// As the others here.
    public static let never = LimitBehavior()
  }
  /// The behaviour. Scrolling comes to rest anywhere here.
  public nonisolated init(limitBehavior: LimitBehavior = .automatic) {}
}
extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// `PagingScrollTargetBehavior` by its short name. Mirrors SwiftUI.
  public static var paging: PagingScrollTargetBehavior { .init() }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// `ViewAlignedScrollTargetBehavior` by its short name. Mirrors SwiftUI.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { .init() }
  /// `ViewAlignedScrollTargetBehavior` by its short name. Mirrors SwiftUI.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior { .init(limitBehavior: limitBehavior) }
}

/// What margins stand around. Mirrors SwiftUI's `ContentMarginPlacement`.
public struct ContentMarginPlacement: Sendable {
  /// As the others here: the margins are around the view.
  public static let automatic = ContentMarginPlacement()
  /// As the others here.
  public static let scrollContent = ContentMarginPlacement()
  /// As the others here.
  public static let scrollIndicators = ContentMarginPlacement()
}

/// What scroll views inherit.
struct ScrollTraits: Equatable {
  var hidesIndicators: Axis.Set = []
  var isDisabled = false
}

private struct ScrollTraitsKey: EnvironmentKey {
  static let defaultValue = ScrollTraits()
}

extension EnvironmentValues {
  var scrollTraits: ScrollTraits {
    get { self[ScrollTraitsKey.self] }
    set { self[ScrollTraitsKey.self] = newValue }
  }

  /// Whether the views may be scrolled by the person. Mirrors SwiftUI.
  public var isScrollEnabled: Bool {
    get { !scrollTraits.isDisabled }
    set { scrollTraits.isDisabled = !newValue }
  }
}

extension View {
  /// Whether scroll views inside show scroll bars; without, they still scroll. Mirrors SwiftUI.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.scrollTraits) {
      if visibility.isHidden {
        $0.hidesIndicators.formUnion(axes)
      } else {
        $0.hidesIndicators.subtract(axes)
      }
    }
  }

  /// Keeps the person from scrolling; `scrollTo` and the focus still do. Mirrors SwiftUI.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    environment(\.scrollTraits.isDisabled, disabled)
  }

  /// Without effect: GTK's scrolled windows do not flash their bars. Mirrors SwiftUI.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
  /// The same when a value changes: without effect as well.
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

  /// Without effect: GTK decides by the pointing device. Mirrors SwiftUI.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { self }

  /// Without effect: a GTK viewport always clips. Mirrors SwiftUI.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }

  /// Without effect: GTK scrolls freely. Mirrors SwiftUI.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }
  /// Without effect: scrolling comes to rest anywhere. Mirrors SwiftUI.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// Space within a scroll view, around its content: here around the view. Mirrors SwiftUI.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double?, for placement: ContentMarginPlacement = .automatic
  ) -> some View { padding(edges, length) }

  /// Space on all sides, in points.
  public func contentMargins(
    _ length: Double, for placement: ContentMarginPlacement = .automatic
  ) -> some View { padding(length) }

  /// Space on each of some sides, in points.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View { padding(insets) }
}
