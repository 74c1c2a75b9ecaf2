public import ActivityKitInterface

/// A preview of a widget with entries. It is checked, and generates nothing: there are no widgets. Mirrors
/// WidgetKit's `#Preview`.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, as family: WidgetFamily,
  widget: @escaping @MainActor () -> any Widget,
  @_WidgetPreviewBuilder<any TimelineEntry> timeline:
    @escaping @MainActor () async ->
    [any TimelineEntry]
) = #externalMacro(module: "TabstopMacroPlugin", type: "PreviewableMacro")

/// A preview of a widget with the entries of its provider. It is checked, and generates nothing: there are no
/// widgets. Mirrors WidgetKit's `#Preview`.
@freestanding(declaration)
public macro Preview<Provider: TimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily,
  widget: @escaping @MainActor () -> any Widget,
  timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "TabstopMacroPlugin", type: "PreviewableMacro")

/// A preview of a widget with settings, and with the entries of its provider. It is checked, and generates nothing:
/// there are no widgets. Mirrors WidgetKit's `#Preview`.
@freestanding(declaration)
public macro Preview<Provider: AppIntentTimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
  widget: @escaping @MainActor () -> any Widget,
  timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "TabstopMacroPlugin", type: "PreviewableMacro")

/// A preview of a Live Activity with states. It is checked, and generates nothing: there are none. Mirrors
/// WidgetKit's `#Preview`.
@freestanding(declaration)
public macro Preview<Attributes: ActivityAttributes>(
  _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Attributes,
  widget: @escaping @MainActor () -> any Widget,
  @_WidgetPreviewBuilder<Attributes.ContentState> contentStates:
    @escaping @MainActor () async ->
    [Attributes.ContentState]
) = #externalMacro(module: "TabstopMacroPlugin", type: "PreviewableMacro")

/// A form of a Live Activity in a preview. Mirrors WidgetKit's.
public enum ActivityPreviewViewKind: Sendable {
  case content
  case dynamicIsland(DynamicIslandPreviewViewState)

  /// A form of a Live Activity around the camera. Mirrors WidgetKit's.
  public enum DynamicIslandPreviewViewState: Sendable { case compact, expanded, minimal }
}

/// Lists what a preview of a widget shows.
@resultBuilder
public enum _WidgetPreviewBuilder<Element> {
  /// A result-builder hook.
  public static func buildExpression(_ element: Element) -> [Element] { [element] }
  /// A result-builder hook.
  public static func buildBlock(_ elements: [Element]...) -> [Element] { elements.flatMap(\.self) }
  /// A result-builder hook.
  public static func buildArray(_ elements: [[Element]]) -> [Element] { elements.flatMap(\.self) }
  /// A result-builder hook.
  public static func buildOptional(_ elements: [Element]?) -> [Element] { elements ?? [] }
  /// A result-builder hook.
  public static func buildEither(first elements: [Element]) -> [Element] { elements }
  /// A result-builder hook.
  public static func buildEither(second elements: [Element]) -> [Element] { elements }
}
