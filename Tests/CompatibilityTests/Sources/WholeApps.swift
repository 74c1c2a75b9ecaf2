import AVFoundation
import AppKit
import AudioToolbox
@preconcurrency import Carbon
import Photos
import SwiftUI
import WidgetKit

// What whole applications name beside SwiftUI.

// MARK: A launcher with a shortcut for all programs

@MainActor
final class LauncherKey {
  private var hotKey: EventHotKeyRef?
  private var handler: EventHandlerRef?
  private(set) var status = noErr
  private let onTrigger: @MainActor () -> Void

  init(onTrigger: @escaping @MainActor () -> Void) { self.onTrigger = onTrigger }

  func start() {
    let types = [
      EventTypeSpec(
        eventClass: OSType(kEventClassKeyboard), eventKind: UInt32(kEventHotKeyPressed))
    ]
    let installed = InstallEventHandler(
      GetApplicationEventTarget(),
      { _, event, userData in
        guard let event, let userData else { return OSStatus(eventNotHandledErr) }
        var id = EventHotKeyID()
        let found = GetEventParameter(
          event, EventParamName(kEventParamDirectObject), EventParamType(typeEventHotKeyID), nil,
          MemoryLayout<EventHotKeyID>.size, nil, &id)
        guard found == noErr, id.id == 1 else { return noErr }
        let key = Unmanaged<LauncherKey>.fromOpaque(userData).takeUnretainedValue()
        Task { @MainActor in key.onTrigger() }
        return noErr
      }, 1, types, Unmanaged.passUnretained(self).toOpaque(), &handler)
    guard installed == noErr else { return }
    status = RegisterEventHotKey(
      UInt32(kVK_Space), UInt32(optionKey), EventHotKeyID(signature: 0x4D41_4C48, id: 1),
      GetApplicationEventTarget(), 0, &hotKey)
    if status != noErr { stop() }
  }

  func stop() {
    if let hotKey { UnregisterEventHotKey(hotKey) }
    hotKey = nil
    if let handler { RemoveEventHandler(handler) }
    handler = nil
  }

  var isRegistered: Bool { hotKey != nil }
}

@MainActor
func lookOfALauncher(_ item: NSStatusItem) -> NSStatusBarButton? {
  guard let button = item.button else { return nil }
  let image = NSImage(systemSymbolName: "key.fill", accessibilityDescription: "Keys")
  image?.size = NSSize(width: 18, height: 18)
  button.image = image
  button.imagePosition = .imageOnly
  button.imageScaling = .scaleProportionallyDown
  return button
}

let clockNames: [Notification.Name] = [.NSSystemClockDidChange, .NSSystemTimeZoneDidChange]

// MARK: A card that turns

struct TurningCard: View {
  @State private var isTurned = false
  private let axis: (x: CGFloat, y: CGFloat, z: CGFloat) = (x: 0, y: 1, z: 0)

  var body: some View {
    VStack {
      Text("Front")
        .rotation3DEffect(.degrees(isTurned ? 180 : 0), axis: axis)
        .rotation3DEffect(.degrees(0), axis: (x: 1, y: 0, z: 0))
        .visualEffect { content, _ in content.rotation3DEffect(.degrees(0), axis: axis) }
      Button("Turn") { isTurned.toggle() }
      if isTurned { Text("Back") }
    }
  }
}

// MARK: Recording

final class Recorder {
  private(set) var file: AVAudioFile?
  private(set) var failure: (any Error)?

  func open(_ url: URL, format: AVAudioFormat) {
    do {
      file = try AVAudioFile(forWriting: url, settings: format.settings)
    } catch {
      failure = error
    }
  }

  func write(_ buffer: AVAudioPCMBuffer) throws { try file?.write(from: buffer) }

  var hasHeadphones: Bool {
    AVAudioSession.sharedInstance().currentRoute.outputs.contains { output in
      [.headphones, .bluetoothA2DP, .bluetoothHFP].contains(output.portType)
    }
  }

  func preferOwnMicrophone() throws {
    let session = AVAudioSession.sharedInstance()
    guard let own = (session.availableInputs ?? []).first(where: { $0.portType == .builtInMic })
    else { return }
    try session.setPreferredInput(own)
  }
}

// MARK: Pictures by date

func newestFirst() -> PHFetchOptions {
  let options = PHFetchOptions()
  options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
  return options
}

// MARK: Widgets

struct StepsEntry: TimelineEntry {
  let date: Date
  var steps = 0
}

struct StepsProvider: TimelineProvider {
  func placeholder(in context: Context) -> StepsEntry { StepsEntry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (StepsEntry) -> Void) {
    completion(StepsEntry(date: .now, steps: context.isPreview ? 1 : 2))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<StepsEntry>) -> Void) {
    let next = Date(timeIntervalSinceReferenceDate: 3600)
    completion(Timeline(entries: [StepsEntry(date: .now)], policy: .after(next)))
  }
}

struct StepsWidget: Widget {
  let kind = "Steps"
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: StepsProvider()) { entry in
      VStack {
        Text(entry.date, style: .time)
        Text("\(entry.steps) steps").widgetAccentable()
      }
      .containerBackground(.fill.tertiary, for: .widget)
      .widgetURL(URL(string: "steps://today"))
    }
    .configurationDisplayName("Steps")
    .description("The steps of today.")
    .supportedFamilies([.systemSmall, .systemMedium])
    .contentMarginsDisabled()
  }
}

struct StepsWidgets: WidgetBundle {
  var body: some Widget {
    StepsWidget()
    StepsWidget()
  }
}
