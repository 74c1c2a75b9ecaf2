public import AppIntentsInterface

/// The source of the entries of a widget that the user configures. Never asked: there are no widgets. Mirrors
/// WidgetKit's `AppIntentTimelineProvider`.
public protocol AppIntentTimelineProvider {
  /// The type of its entries.
  associatedtype Entry: TimelineEntry
  /// The type of the settings of the widget.
  associatedtype Intent: WidgetConfigurationIntent
  /// What a widget is asked for.
  typealias Context = TimelineProviderContext
  /// An entry without the user's data. Never called.
  func placeholder(in context: Context) -> Entry
  /// An entry for the present. Never called.
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  /// The entries of the present and the future. Never called.
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
  /// Settings to choose from, where the user cannot configure a widget. Never called.
  func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
  /// None.
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// Settings of a widget with their name. Mirrors WidgetKit's.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
  /// Creates a recommendation.
  public init(intent: Intent, description: Text) {}
  /// Creates a recommendation.
  public init(intent: Intent, description: LocalizedStringKey) {}
  /// Creates a recommendation.
  @_disfavoredOverload
  public init<S: StringProtocol>(intent: Intent, description: S) {}
}

/// A widget that the user configures. It is never shown. Mirrors WidgetKit's.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>:
  WidgetConfiguration
{
  /// The configuration that this one consists of.
  public typealias Body = Never
  /// Creates a configuration. The provider is never asked: there are no widgets.
  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {}
}

/// A place of widgets. Mirrors WidgetKit's.
public struct WidgetLocation: Hashable, Sendable {
  private let name: String
  /// The home screen.
  public static let homeScreen = WidgetLocation(name: "homeScreen")
  /// The lock screen.
  public static let lockScreen = WidgetLocation(name: "lockScreen")
  /// The screen of a charging telephone.
  public static let standBy = WidgetLocation(name: "standBy")
  /// The display of a car.
  public static let carPlay = WidgetLocation(name: "carPlay")
  /// The desktop of a Mac.
  public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
}

extension WidgetConfiguration {
  /// The places in which the widget is not offered first. No effect: there are no widgets.
  public func disfavoredLocations(
    _ locations: [WidgetLocation], for families: [WidgetFamily]
  ) -> some WidgetConfiguration { self }
  /// Asks the user for the settings when a widget is added. No effect: there are no widgets.
  public func promptsForUserConfiguration() -> some WidgetConfiguration { self }
  /// Does something when a download of the widget's has ended. Never called: there are no widgets.
  public func onBackgroundURLSessionEvents(
    matching matchingString: String, _ callback: @escaping (String, @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }
  /// The sizes of a Live Activity on other devices. No effect: there are none.
  public func supplementalActivityFamilies(_ families: [ActivityFamily])
    -> some WidgetConfiguration
  { self }
}
