/// The condition under which a scroll view shows its scroll bars. Mirrors SwiftUI's
/// `ScrollIndicatorVisibility`.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private enum Kind { case automatic, visible, hidden, never }
  private let kind: Kind
  var isHidden: Bool { kind == .hidden || kind == .never }

  /// The indicators are shown if there is something to scroll. The default.
  public static let automatic = ScrollIndicatorVisibility(kind: .automatic)
  /// As `automatic` here: GTK shows its bars while the user scrolls or points there.
  public static let visible = ScrollIndicatorVisibility(kind: .visible)
  /// Indicators are never shown; the view still scrolls.
  public static let hidden = ScrollIndicatorVisibility(kind: .hidden)
  /// As `hidden` here.
  public static let never = ScrollIndicatorVisibility(kind: .never)
}

/// Whether a scroll view bounces at its end. Mirrors SwiftUI's `ScrollBounceBehavior`. No effect
/// here.
public struct ScrollBounceBehavior: Equatable, Sendable {
  private enum Kind { case automatic, always, basedOnSize }
  private let kind: Kind

  /// A value with the same effect as the others here: see `scrollBounceBehavior`.
  public static let automatic = ScrollBounceBehavior(kind: .automatic)
  /// A value with the same effect as the others here.
  public static let always = ScrollBounceBehavior(kind: .always)
  /// A value with the same effect as the others here.
  public static let basedOnSize = ScrollBounceBehavior(kind: .basedOnSize)
}

/// The positions at which scrolling stops. Mirrors SwiftUI's `ScrollTargetBehavior`. No effect
/// here.
public protocol ScrollTargetBehavior {}

/// Scrolling that stops at pages. Mirrors SwiftUI's `PagingScrollTargetBehavior`. No effect here.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates the behaviour. Scrolling stops anywhere here.
  public nonisolated init() {}
}

/// Scrolling that stops at views. Mirrors SwiftUI's `ViewAlignedScrollTargetBehavior`. No effect
/// here.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// The number of views that one scroll may pass. No effect here.
  public struct LimitBehavior: Sendable {
    /// A value with the same effect as the others here.
    public static let automatic = LimitBehavior()
    /// A value with the same effect as the others here.
    public static let always = LimitBehavior()
    /// A value with the same effect as the others here.
    public static let alwaysByFew = LimitBehavior()
    /// A value with the same effect as the others here.
    public static let alwaysByOne = LimitBehavior()
    /// A value with the same effect as the others here.
    public static let never = LimitBehavior()
  }
  /// Creates the behaviour. Scrolling stops anywhere here.
  public nonisolated init(limitBehavior: LimitBehavior = .automatic) {}
  /// Creates the behaviour with the point at which views are aligned. Scrolling stops anywhere
  /// here.
  public nonisolated init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {}
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
  /// `ViewAlignedScrollTargetBehavior` by its short name. Mirrors SwiftUI.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic, anchor: UnitPoint?
  ) -> ViewAlignedScrollTargetBehavior { .init(limitBehavior: limitBehavior, anchor: anchor) }
}

/// The place at which content margins are added. Mirrors SwiftUI's `ContentMarginPlacement`.
public struct ContentMarginPlacement: Sendable {
  /// A value with the same effect as the others here: the margins are around the view.
  public static let automatic = ContentMarginPlacement()
  /// A value with the same effect as the others here.
  public static let scrollContent = ContentMarginPlacement()
  /// A value with the same effect as the others here.
  public static let scrollIndicators = ContentMarginPlacement()
}

/// Properties that scroll views inherit.
struct ScrollTraits: Equatable {
  var horizontalIndicators = ScrollIndicatorVisibility.automatic
  var verticalIndicators = ScrollIndicatorVisibility.automatic
  /// The axes without scroll bars.
  var hidesIndicators: Axis.Set {
    Axis.Set(horizontalIndicators.isHidden ? [.horizontal] : [])
      .union(verticalIndicators.isHidden ? [.vertical] : [])
  }
  var isDisabled = false
  var isUnclipped = false
}

private struct ScrollTraitsKey: EnvironmentKey {
  static let defaultValue = ScrollTraits()
}

extension EnvironmentValues {
  var scrollTraits: ScrollTraits {
    get { self[ScrollTraitsKey.self] }
    set { self[ScrollTraitsKey.self] = newValue }
  }

  /// The visibility of horizontal scroll bars. Mirrors SwiftUI.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { scrollTraits.horizontalIndicators }
    set { scrollTraits.horizontalIndicators = newValue }
  }
  /// The visibility of vertical scroll bars. Mirrors SwiftUI.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { scrollTraits.verticalIndicators }
    set { scrollTraits.verticalIndicators = newValue }
  }
  /// Whether the user may scroll. Mirrors SwiftUI.
  public var isScrollEnabled: Bool {
    get { !scrollTraits.isDisabled }
    set { scrollTraits.isDisabled = !newValue }
  }
}

extension View {
  /// Sets whether scroll views inside show scroll bars; without them, they still scroll. Mirrors
  /// SwiftUI.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.scrollTraits) {
      if axes.contains(.horizontal) { $0.horizontalIndicators = visibility }
      if axes.contains(.vertical) { $0.verticalIndicators = visibility }
    }
  }

  /// Stops the user from scrolling; `scrollTo` and the focus still scroll. Mirrors SwiftUI.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    environment(\.scrollTraits.isDisabled, disabled)
  }

  /// Flashes the scroll bars. No effect: GTK's scrolled windows do not flash their bars. Mirrors
  /// SwiftUI.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
  /// Flashes the scroll bars when a value changes. No effect: GTK's scrolled windows do not flash their bars.
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

  /// Sets whether scrolling bounces at the ends. No effect: GTK decides by the pointing device. Views can read it.
  /// Mirrors SwiftUI.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    transformEnvironment(\.self) {
      if axes.contains(.horizontal) { $0.horizontalScrollBounceBehavior = behavior }
      if axes.contains(.vertical) { $0.verticalScrollBounceBehavior = behavior }
    }
  }

  /// Sets whether content outside of the scroll views inside is visible: shadows and borders at their edges,
  /// for example. Mirrors SwiftUI.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.scrollTraits.isUnclipped, disabled)
  }

  /// Sets where scrolling stops. No effect: GTK scrolls freely. Mirrors SwiftUI.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }
  /// Marks the views at which scrolling stops. No effect: scrolling stops anywhere. Mirrors
  /// SwiftUI.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// Adds space inside a scroll view, around its content: here around the view. Mirrors SwiftUI.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double?, for placement: ContentMarginPlacement = .automatic
  ) -> some View { padding(edges, length) }

  /// Adds space on all sides, in points.
  public func contentMargins(
    _ length: Double, for placement: ContentMarginPlacement = .automatic
  ) -> some View { padding(length) }

  /// Adds space on some sides, in points.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View { padding(insets) }
}
