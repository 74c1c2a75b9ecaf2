public import ActivityKitInterface

/// What a view of a Live Activity shows. Never created: there are no Live Activities. Mirrors WidgetKit's.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  /// The identifier of the activity.
  public let activityID: String
  /// The part of the content that does not change.
  public let attributes: Attributes
  /// The part of the content that changes.
  public let state: Attributes.ContentState
  /// Whether the content is out of date.
  public let isStale: Bool
}

/// The views of a Live Activity, which is never shown. Mirrors WidgetKit's `ActivityConfiguration`.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  /// The configuration that this one consists of.
  public typealias Body = Never
  /// Creates a configuration. Its closures are never called: there are no Live Activities.
  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {}
}

/// The views of a Live Activity around the camera of a telephone, which are never shown. Mirrors WidgetKit's
/// `DynamicIsland`.
@preconcurrency @MainActor
public struct DynamicIsland {
  /// Creates the views. The closures are never called.
  public init<Expanded, CompactLeading: View, CompactTrailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded:
      @escaping () ->
      DynamicIslandExpandedContent<Expanded>,
    @ViewBuilder compactLeading: @escaping () -> CompactLeading,
    @ViewBuilder compactTrailing: @escaping () -> CompactTrailing,
    @ViewBuilder minimal: @escaping () -> Minimal
  ) {}

  /// The address that the program gets when the user chooses the activity. No effect.
  public func widgetURL(_ url: URL?) -> DynamicIsland { self }
  /// The colour of the edge. No effect.
  public func keylineTint(_ color: Color?) -> DynamicIsland { self }
  /// The space at the edges of a form of the activity. No effect.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
  ) -> DynamicIsland { self }
  /// The space at the edges of a form of the activity. No effect.
  public func contentMargins(_ insets: EdgeInsets, for mode: DynamicIslandMode) -> DynamicIsland {
    self
  }
}

/// A form of a Live Activity. Mirrors WidgetKit's.
public struct DynamicIslandMode: Hashable, Sendable {
  private let name: String
  /// All regions.
  public static let expanded = DynamicIslandMode(name: "expanded")
  /// Before the camera.
  public static let compactLeading = DynamicIslandMode(name: "compactLeading")
  /// Behind the camera.
  public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
  /// Beside another activity.
  public static let minimal = DynamicIslandMode(name: "minimal")
}

/// The place of a view around the camera. Mirrors WidgetKit's.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  private let name: String
  /// Before the camera.
  public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
  /// Behind the camera.
  public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
  /// Below the camera.
  public static let center = DynamicIslandExpandedRegionPosition(name: "center")
  /// Below the others.
  public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}

/// A region of a Live Activity with its view, which is never shown. Mirrors WidgetKit's.
public struct DynamicIslandExpandedRegion<Content: View> {
  /// Creates a region. Its closure is never called.
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
    @ViewBuilder content: @escaping () -> Content
  ) {}
  /// The space at the edges. No effect.
  public func contentMargins(_ edges: Edge.Set = .all, _ length: Double)
    -> DynamicIslandExpandedRegion
  { self }
}

/// The regions of a Live Activity. Mirrors WidgetKit's.
public struct DynamicIslandExpandedContent<Content> {
  init() {}
}

/// Builds the regions of a Live Activity. Mirrors WidgetKit's.
@resultBuilder
public enum DynamicIslandExpandedContentBuilder {
  /// A result-builder hook.
  public static func buildExpression<Content>(_ region: DynamicIslandExpandedRegion<Content>)
    -> DynamicIslandExpandedContent<Content>
  { DynamicIslandExpandedContent() }
  /// A result-builder hook.
  public static func buildBlock<each Content>(
    _ regions: repeat DynamicIslandExpandedContent<each Content>
  ) -> DynamicIslandExpandedContent<(repeat each Content)> { DynamicIslandExpandedContent() }
  /// A result-builder hook.
  public static func buildOptional<Content>(_ content: DynamicIslandExpandedContent<Content>?)
    -> DynamicIslandExpandedContent<Content?>
  { DynamicIslandExpandedContent() }
  /// A result-builder hook.
  public static func buildEither<First, Second>(first: DynamicIslandExpandedContent<First>)
    -> DynamicIslandExpandedContent<Either<First, Second>>
  { DynamicIslandExpandedContent() }
  /// A result-builder hook.
  public static func buildEither<First, Second>(second: DynamicIslandExpandedContent<Second>)
    -> DynamicIslandExpandedContent<Either<First, Second>>
  { DynamicIslandExpandedContent() }
  /// One of two contents.
  public enum Either<First, Second> {}
}

/// The place of a region's view below the camera. Mirrors WidgetKit's.
public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
  private let name: String
  /// The default.
  public static let `default` = DynamicIslandExpandedRegionVerticalPlacement(name: "default")
  /// Below the camera if the view is too wide.
  public static let belowIfTooWide =
    DynamicIslandExpandedRegionVerticalPlacement(name: "belowIfTooWide")
}

/// The size of a Live Activity. Mirrors WidgetKit's.
public enum ActivityFamily: Int, CaseIterable, Sendable { case small, medium }

extension EnvironmentValues {
  /// The size of the Live Activity that the view is in. Always `medium`: there are none. Mirrors WidgetKit.
  public var activityFamily: ActivityFamily { .medium }
  /// Whether the Live Activity that the view is in has the whole screen. Always `false`. Mirrors WidgetKit.
  public var isActivityFullscreen: Bool { false }
}

extension View {
  /// Colours a Live Activity. No effect: there are none.
  public func activityBackgroundTint(_ color: Color?) -> some View { self }
  /// Colours the buttons beside a Live Activity. No effect: there are none.
  public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
  /// Places the view in a Live Activity. No effect: there are none.
  public func dynamicIsland(
    verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
  ) -> some View { self }
}
