import SwiftUI
import WatchKit

// As programs for a watch are written: the crown, pages and lists of their own, a delegate and feelings.

class LapDelegate: NSObject, WKApplicationDelegate {
  var events: [String] = []

  func applicationDidFinishLaunching() {
    events.append("launched")
  }
  func applicationDidBecomeActive() {
    events.append("active")
  }
  func applicationWillResignActive() {
    events.append("inactive")
  }
  func handle(_ backgroundTasks: Set<WKRefreshBackgroundTask>) {
    for task in backgroundTasks {
      switch task {
      case let refresh as WKApplicationRefreshBackgroundTask:
        refresh.setTaskCompletedWithSnapshot(false)
      case let snapshot as WKSnapshotRefreshBackgroundTask:
        snapshot.setTaskCompleted(
          restoredDefaultState: true, estimatedSnapshotExpiration: .distantFuture, userInfo: nil)
      default:
        task.setTaskCompletedWithSnapshot(false)
      }
    }
  }
}

final class LapExtension: NSObject, WKExtensionDelegate {
  var events: [String] = []

  func applicationDidBecomeActive() { events.append("active") }
  func applicationWillResignActive() { events.append("inactive") }
}

struct LapApp: App {
  @WKApplicationDelegateAdaptor(LapDelegate.self) private var delegate
  @WKExtensionDelegateAdaptor private var older: LapExtension
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup {
      NavigationStack {
        LapView(model: LapModel())
      }
    }
    .onChange(of: phase) { _, _ in WKExtension.shared().registerForRemoteNotifications() }
  }
}

final class LapModel: NSObject, ObservableObject, WKExtendedRuntimeSessionDelegate {
  @Published var volume = 0.5
  @Published var laps = 3
  @Published var turned: [Double] = []
  var states: [WKExtendedRuntimeSessionState] = []
  let session = WKExtendedRuntimeSession()

  func start() {
    session.delegate = self
    session.start()
    WKInterfaceDevice.current().play(.start)
  }
  func extendedRuntimeSessionDidStart(_ extendedRuntimeSession: WKExtendedRuntimeSession) {
    states.append(extendedRuntimeSession.state)
  }
  func extendedRuntimeSessionWillExpire(_ extendedRuntimeSession: WKExtendedRuntimeSession) {}
  func extendedRuntimeSession(
    _ extendedRuntimeSession: WKExtendedRuntimeSession,
    didInvalidateWith reason: WKExtendedRuntimeSessionInvalidationReason, error: Error?
  ) {
    states.append(extendedRuntimeSession.state)
  }
}

struct LapView: View {
  @ObservedObject var model: LapModel
  @State private var free = 0.0

  var body: some View {
    VStack {
      Text("Volume \(model.volume, specifier: "%.1f")")
        .focusable()
        .digitalCrownRotation(
          $model.volume, from: 0, through: 1, by: 0.1, sensitivity: .low, isContinuous: false,
          isHapticFeedbackEnabled: true)
      Text("Laps \(model.laps)")
        .focusable(true)
        .digitalCrownRotation(detent: $model.laps, from: 1, through: 4, by: 1, isContinuous: true) {
          event in
          model.turned.append(event.offset)
        } onIdle: {
          model.turned.append(0)
        }
      Text("Free \(free)").focusable().digitalCrownRotation($free).digitalCrownAccessory(.hidden)
    }
    .containerBackground(.blue.gradient, for: .tabView)
    .onAppear { WKInterfaceDevice.current().play(WKHapticType.click) }
  }
}

struct LapPages: View {
  @State private var page = 0

  var body: some View {
    TabView(selection: $page) {
      Text("First page").tag(0)
      Text("Second page").tag(1)
    }
    .tabViewStyle(.verticalPage(transitionStyle: .blur))
  }
}

struct LapList: View {
  var body: some View {
    List {
      ForEach(["One", "Two"], id: \.self) { name in
        Text(name).listRowPlatterColor(.blue)
      }
    }
    .listStyle(.carousel)
    .environment(
      \.defaultMinListRowHeight, WKInterfaceDevice.current().screenBounds.width > 180 ? 44 : 30)
  }
}
