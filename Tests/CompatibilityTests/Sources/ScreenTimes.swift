// What applications do that limit the use of others.
import DeviceActivity
import FamilyControls
import ManagedSettings
import SwiftUI

extension ManagedSettingsStore.Name {
  static let evening = Self("evening")
}

extension DeviceActivityName {
  static let day = Self("day")
}

extension DeviceActivityReport.Context {
  static let total = Self("total")
}

@MainActor
final class FocusTime: ObservableObject {
  @Published var selection = FamilyActivitySelection()
  @Published private(set) var message = ""
  @Published var status = AuthorizationStatus.notDetermined
  @ObservedObject var center = AuthorizationCenter.shared
  private let store = ManagedSettingsStore(named: .evening)

  func authorize() async {
    do {
      try await AuthorizationCenter.shared.requestAuthorization(for: .individual)
    } catch {
      message = error.localizedDescription
    }
  }

  func start() -> Bool {
    store.shield.applications =
      selection.applicationTokens.isEmpty ? nil : selection.applicationTokens
    store.shield.applicationCategories = .specific(selection.categoryTokens, except: [])
    store.shield.webDomains = selection.webDomainTokens
    store.application.denyAppRemoval = true
    store.webContent.blockedByFilter = .auto([WebDomain(domain: "example.org")])
    let schedule = DeviceActivitySchedule(
      intervalStart: DateComponents(hour: 0, minute: 0),
      intervalEnd: DateComponents(hour: 23, minute: 59), repeats: true)
    let event = DeviceActivityEvent(
      applications: selection.applicationTokens, threshold: DateComponents(minute: 30))
    do {
      try DeviceActivityCenter().startMonitoring(
        .day, during: schedule, events: [DeviceActivityEvent.Name("limit"): event])
      return true
    } catch {
      message = error.localizedDescription
      return false
    }
  }

  func stop() {
    store.clearAllSettings()
    DeviceActivityCenter().stopMonitoring([.day])
  }
}

struct FocusTimePage: View {
  @StateObject private var model = FocusTime()
  @State private var isPicking = false

  var body: some View {
    VStack {
      Button("Choose") { isPicking = true }
      Text("It is \(model.status.description)")
      ForEach(Array(model.selection.applicationTokens), id: \.self) { Label($0) }
      DeviceActivityReport(
        .total,
        filter: DeviceActivityFilter(
          segment: .daily(during: DateInterval(start: .now, duration: 60)), users: .all,
          devices: .init([.iPhone])))
    }
    .familyActivityPicker(isPresented: $isPicking, selection: $model.selection)
    .onReceive(AuthorizationCenter.shared.$authorizationStatus) { model.status = $0 }
    .onChange(of: AuthorizationCenter.shared.authorizationStatus) { print($0) }
  }
}
