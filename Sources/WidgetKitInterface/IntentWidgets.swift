public import IntentsInterface

/// The source of the entries of a widget that the user configures, by an older kind of settings. Never asked: there are
/// no widgets. Mirrors WidgetKit's `IntentTimelineProvider`.
public protocol IntentTimelineProvider {
  /// The type of its entries.
  associatedtype Entry: TimelineEntry
  /// The type of the settings of the widget.
  associatedtype Intent: INIntent
  /// What a widget is asked for.
  typealias Context = TimelineProviderContext
  /// An entry without the user's data. Never called.
  func placeholder(in context: Context) -> Entry
  /// Passes an entry for the present. Never called.
  @preconcurrency
  func getSnapshot(
    for configuration: Intent, in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  /// Passes the entries of the present and the future. Never called.
  @preconcurrency
  func getTimeline(
    for configuration: Intent, in context: Context,
    completion: @escaping @Sendable (Timeline<Entry>) -> Void)
  /// Settings to choose from, where the user cannot configure a widget. Never called.
  func recommendations() -> [IntentRecommendation<Intent>]
}

extension IntentTimelineProvider {
  /// None.
  public func recommendations() -> [IntentRecommendation<Intent>] { [] }
}

/// Settings of a widget with their name. Mirrors WidgetKit's `IntentRecommendation`.
public struct IntentRecommendation<Intent: INIntent> {
  /// Creates a recommendation.
  public init(intent: Intent, description: Text) {}
  /// Creates a recommendation.
  public init(intent: Intent, description: LocalizedStringKey) {}
  /// Creates a recommendation.
  @_disfavoredOverload
  public init<S: StringProtocol>(intent: Intent, description: S) {}
}

/// A widget that the user configures, by an older kind of settings. It is never shown. Mirrors WidgetKit's
/// `IntentConfiguration`.
public struct IntentConfiguration<Intent: INIntent, Content: View>: WidgetConfiguration {
  /// The configuration that this one consists of.
  public typealias Body = Never
  /// Creates a configuration. The provider is never asked: there are no widgets.
  public init<Provider: IntentTimelineProvider>(
    kind: String, intent: Intent.Type, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {}
}
