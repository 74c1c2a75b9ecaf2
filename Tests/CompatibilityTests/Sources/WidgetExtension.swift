// The widget extension of an application: a widget with settings, a control and a Live Activity, in the shapes in which
// Xcode's template has them.
import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

struct PlantIntent: WidgetConfigurationIntent {
  static var title: LocalizedStringResource { "Plant" }
  static var description: IntentDescription { "Which plant is shown." }

  @Parameter(title: "Plant", default: "Fern")
  var plant: String
}

struct PlantEntry: TimelineEntry {
  let date: Date
  let configuration: PlantIntent
}

struct PlantProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> PlantEntry {
    PlantEntry(date: Date(), configuration: PlantIntent())
  }
  func snapshot(for configuration: PlantIntent, in context: Context) async -> PlantEntry {
    PlantEntry(date: Date(), configuration: configuration)
  }
  func timeline(for configuration: PlantIntent, in context: Context) async -> Timeline<PlantEntry> {
    var entries: [PlantEntry] = []
    for hour in 0..<3 {
      let date = Calendar.current.date(byAdding: .hour, value: hour, to: Date())!
      entries.append(PlantEntry(date: date, configuration: configuration))
    }
    return Timeline(entries: entries, policy: .atEnd)
  }
  func recommendations() -> [AppIntentRecommendation<PlantIntent>] {
    [AppIntentRecommendation(intent: PlantIntent(), description: "Fern")]
  }
}

struct PlantView: View {
  @Environment(\.widgetFamily) private var family
  var entry: PlantProvider.Entry

  var body: some View {
    switch family {
    case .accessoryCircular:
      ZStack {
        AccessoryWidgetBackground()
        Text(entry.configuration.plant).widgetLabel("Plant")
      }
    default:
      VStack {
        Text(entry.date, style: .time)
        Image(systemName: "leaf").widgetAccentedRenderingMode(.fullColor)
      }
    }
  }
}

struct PlantWidget: Widget {
  let kind = "Plant"

  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: kind, intent: PlantIntent.self, provider: PlantProvider()) {
      entry in
      PlantView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .configurationDisplayName("Plant")
    .supportedFamilies([.systemSmall, .accessoryCircular])
    .disfavoredLocations([.lockScreen], for: [.systemSmall])
  }
}

struct WateringControl: ControlWidget {
  static let kind = "Watering"

  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: Self.kind, provider: Provider()) { value in
      ControlWidgetToggle(
        "Watering", isOn: value.isRunning, action: WateringIntent(value.name)
      ) { isRunning in
        Label(isRunning ? "On" : "Off", systemImage: "drop")
      }
    }
    .displayName("Watering")
    .description("Waters the plants.")
  }
}

extension WateringControl {
  struct Value {
    var isRunning: Bool
    var name: String
  }

  struct Provider: AppIntentControlValueProvider {
    func previewValue(configuration: WateringConfiguration) -> Value {
      Value(isRunning: false, name: configuration.name)
    }
    func currentValue(configuration: WateringConfiguration) async throws -> Value {
      Value(isRunning: true, name: configuration.name)
    }
  }
}

struct WateringConfiguration: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Watering"
  @Parameter(title: "Name", default: "Balcony")
  var name: String
}

struct WateringIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Water the Plants"
  @Parameter(title: "Name")
  var name: String
  @Parameter(title: "Is watering")
  var value: Bool

  init() {}
  init(_ name: String) { self.name = name }
  func perform() async throws -> some IntentResult {
    await MainActor.run { Watering.watered.append(name) }
    return .result()
  }
}

@MainActor
enum Watering {
  static var watered: [String] = []
}

struct DoorControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Door") {
      ControlWidgetButton(action: WateringIntent("Door")) { Label("Door", systemImage: "door") }
    }
  }
}

struct WateringAttributes: ActivityAttributes {
  public struct ContentState: Codable, Hashable {
    var litres: Int
  }
  var name: String
}

struct WateringActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: WateringAttributes.self) { context in
      VStack {
        Text("\(context.state.litres) litres")
        Text(context.attributes.name).opacity(context.isStale ? 0.5 : 1)
      }
      .activityBackgroundTint(Color.cyan)
      .activitySystemActionForegroundColor(Color.black)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text("Water") }
        DynamicIslandExpandedRegion(.trailing, priority: 1) {
          if context.state.litres > 3 { Text("Much") }
        }
        DynamicIslandExpandedRegion(.bottom) {
          Text("\(context.state.litres)").dynamicIsland(verticalPlacement: .belowIfTooWide)
        }
      } compactLeading: {
        Text("W")
      } compactTrailing: {
        Text("\(context.state.litres)")
      } minimal: {
        Text("\(context.state.litres)")
      }
      .widgetURL(URL(string: "https://www.example.org"))
      .keylineTint(Color.red)
      .contentMargins(.trailing, 8, for: .expanded)
    }
    .supplementalActivityFamilies([.small])
  }
}

struct PlantWidgets: WidgetBundle {
  var body: some Widget {
    PlantWidget()
    WateringControl()
    WateringActivity()
    if #available(iOS 18.0, *) { DoorControl() }
  }
}

extension WateringAttributes {
  fileprivate static var preview: WateringAttributes { WateringAttributes(name: "Balcony") }
}

extension WateringAttributes.ContentState {
  fileprivate static var little: WateringAttributes.ContentState { .init(litres: 1) }
}

#Preview(as: .systemSmall) {
  PlantWidget()
} timeline: {
  PlantEntry(date: .now, configuration: PlantIntent())
  PlantEntry(date: .distantFuture, configuration: PlantIntent())
}

#Preview("Activity", as: .content, using: WateringAttributes.preview) {
  WateringActivity()
} contentStates: {
  WateringAttributes.ContentState.little
}

struct PlantViewPreviews: PreviewProvider {
  static var previews: some View {
    PlantView(entry: PlantEntry(date: Date(), configuration: PlantIntent()))
      .previewContext(WidgetPreviewContext(family: .systemSmall))
  }
}

func startWatering() async throws {
  let activity = try Activity.request(
    attributes: WateringAttributes(name: "Balcony"),
    content: .init(state: .init(litres: 1), staleDate: nil), pushType: nil)
  await activity.update(
    .init(state: .init(litres: 2), staleDate: nil),
    alertConfiguration: AlertConfiguration(title: "Water", body: "Two litres", sound: .default))
}

struct WateringSwitch: View {
  var isWatering: Bool
  var body: some View {
    Toggle("Watering", isOn: isWatering, intent: WateringIntent("Balcony"))
    Toggle(isOn: isWatering, intent: WateringIntent("Door")) { Text("Door") }
    Button("Water", systemImage: "drop", intent: WateringIntent("Balcony"))
    SiriTipView(intent: WateringIntent("Balcony"))
  }
}
