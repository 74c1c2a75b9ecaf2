import SwiftUI
import UserNotifications

class ReminderCenter: NSObject, ObservableObject, UNUserNotificationCenterDelegate {
  @Published var isAllowed = false
  @Published var opened: [String] = []

  override init() {
    super.init()
    UNUserNotificationCenter.current().delegate = self
  }

  func ask() {
    UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .badge, .sound]) {
      success, error in
      if success {
        DispatchQueue.main.async { self.isAllowed = true }
      } else if let error = error {
        print(error.localizedDescription)
      }
    }
  }

  func schedule(_ title: String, in seconds: TimeInterval) {
    let content = UNMutableNotificationContent()
    content.title = title
    content.subtitle = "Soon"
    content.sound = UNNotificationSound.default
    content.userInfo = ["id": title]
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: false)
    let request = UNNotificationRequest(identifier: title, content: content, trigger: trigger)
    UNUserNotificationCenter.current().add(request)
  }

  func daily(at hour: Int) async throws {
    var components = DateComponents()
    components.hour = hour
    let trigger = UNCalendarNotificationTrigger(dateMatching: components, repeats: true)
    let content = UNMutableNotificationContent()
    content.body = "Drink"
    let center = UNUserNotificationCenter.current()
    let settings = await center.notificationSettings()
    guard settings.authorizationStatus == .authorized else { return }
    try await center.add(
      UNNotificationRequest(identifier: UUID().uuidString, content: content, trigger: trigger))
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    completionHandler([.banner, .sound])
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    opened.append(
      response.notification.request.identifier + " " + response.actionIdentifier)
    completionHandler()
  }
}
