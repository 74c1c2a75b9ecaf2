import Accounts
import Tabstop

/// The accounts cannot be used: what happened, where, and a way to try again.
struct StoreFaultPage: View {
  let fault: StoreFault
  let planner: Planner

  @State private var isTrying = false
  @FocusState private var isRetryFocused: Bool

  var body: some View {
    ScrollView {
      VStack(spacing: 12) {
        Spacer()
        Text("Trouble with your accounts")
          .font(.title)
          .multilineTextAlignment(.center)
          .accessibilityAddTraits(.isHeader)
        Text(fault.message)
          .multilineTextAlignment(.center)
          .frame(maxWidth: 480)
        Text(fault.path)
          .foregroundColor(.secondary)
          .multilineTextAlignment(.center)
        Button("Retry") {
          isTrying = true
          Task {
            await planner.retry()
            isTrying = false
          }
        }
        .buttonStyle(.borderedProminent)
        .focused($isRetryFocused)
        .disabled(isTrying)
        .padding(.top, 12)
        Spacer()
      }
      .padding(24)
    }
    .onAppear {
      isRetryFocused = true
      AccessibilityNotification.Announcement(fault.message).post()
    }
    .onChange(of: isTrying) {
      guard !isTrying else { return }
      isRetryFocused = true
      AccessibilityNotification.Announcement(fault.message).post()
    }
  }
}
