import Tabstop

/// A page with a notification that takes the accessibility focus if it has priority.
struct NotificationPage: View {
  @State private var notification: String?
  @AccessibilityFocusState private var isNotificationFocused: Bool

  var body: some View {
    VStack(spacing: 0) {
      VStack(spacing: 12) {
        if let notification {
          Text(notification)
            .accessibilityFocused($isNotificationFocused)
        }
        Button("Notify with Priority") {
          notification = "Your train leaves in five minutes"
          isNotificationFocused = true
        }
        Button("Notify") { notification = "Your photos are in the library" }
        Button("Clear") { notification = nil }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      Readout([
        "Accessibility focus": isNotificationFocused ? "notification" : "nothing",
        "Notification": notification ?? "none",
      ])
    }
    .navigationTitle("Notification")
  }
}
