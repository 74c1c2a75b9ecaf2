import Accounts
import Tabstop
import Trips

/// Shows a new recovery key once: its purpose, its groups, and a button to continue.
struct RecoveryKeyView: View {
  let key: RecoveryKey
  /// A sentence about the last change.
  var statusMessage: String?
  /// A sentence about the purpose of the key.
  var purpose = RecoveryKeyView.passwordPurpose
  /// The reason why it could not be stored.
  var error: String?
  /// The name of the running operation, if it takes a while.
  var progress: String?
  /// Whether the key is being stored: the page cannot be left meanwhile.
  var isBusy = false
  let proceed: () -> Void
  /// Leaves without the key, if that is possible.
  var cancel: (() -> Void)?

  @FocusState private var focusedGroup: Int?

  var body: some View {
    ScrollView {
      VStack(spacing: 12) {
        Text("Your Recovery Key")
          .font(.title)
          .multilineTextAlignment(.center)
          .accessibilityAddTraits(.isHeader)
        if let statusMessage {
          Text(statusMessage)
            .multilineTextAlignment(.center)
        }
        Text("\(purpose) Write it down and keep it in a safe place: it is not shown again.")
          .multilineTextAlignment(.center)
          .frame(maxWidth: 480)
        VStack(spacing: 6) {
          // Only this view keeps their texts in memory.
          let groups = key.groups
          ForEach(Array(groups.indices), id: \.self) { index in
            Text(groups[index])
              .font(.system(.title2, design: .monospaced))
              .textSelection(.enabled)
              .accessibilityLabel(Self.spoken(groups[index], number: index + 1, of: groups.count))
              .focused($focusedGroup, equals: index)
          }
        }
        .padding(12)
        .accessibilityElement(children: .contain)
        .accessibilityLabel("Recovery Key")
        if let error {
          Text(error)
            .styleClass("error")
            .multilineTextAlignment(.center)
            .frame(maxWidth: 480)
        }
        if let progress { ProgressView(progress) }
        // Not disabled while it is busy: that would take the focus away. Another press does nothing.
        Button("I Have Written It Down", action: proceed)
          .buttonStyle(.borderedProminent)
        if let cancel {
          Button("Cancel", role: .cancel, action: cancel)
            .buttonStyle(.borderless)
            .keyboardShortcut(.cancelAction)
            .disabled(isBusy)
        }
      }
      .padding(24)
    }
    .onAppear {
      if let statusMessage { AccessibilityNotification.Announcement(statusMessage).post() }
      // The focus is on the key, and not on the button: one Return too many must not skip the key.
      focusedGroup = 0
    }
  }

  static let passwordPurpose =
    String(localized: "If you ever forget your password, only this key can open your account.")
  static let providerPurpose =
    String(
      localized:
        "If this computer ever loses the key of your data, only this key can open your account.")

  /// A group letter by letter: "Group 2 of 6: C, 4, F, G, H, J".
  static func spoken(_ group: String, number: Int, of count: Int) -> String {
    String(
      localized:
        "Group \(number) of \(count): \(group.map(String.init).joined(separator: .comma))")
  }
}

/// The page of a new account's recovery key, before the planner's first page.
struct NewRecoveryKeyPage: View {
  let key: RecoveryKey
  let planner: Planner

  @State private var progress: String?

  var body: some View {
    RecoveryKeyView(
      key: key, statusMessage: statusMessage,
      purpose: isPending ? RecoveryKeyView.providerPurpose : RecoveryKeyView.passwordPurpose,
      progress: progress, isBusy: planner.isFinishingSignUp, proceed: proceed, cancel: cancel
    )
    .navigationTitle("Recovery Key")
    // The page has a heading of its own.
    .toolbar(removing: .title)
  }

  private func proceed() {
    guard !planner.isFinishingSignUp else { return }
    let sentence =
      isPending ? String(localized: "Creating your account…") : String(localized: "Saving…")
    Task {
      // Usually it is done at once.
      let waiting = Task {
        try? await Task.sleep(for: .seconds(1))
        guard !Task.isCancelled, planner.isFinishingSignUp else { return }
        progress = sentence
        AccessibilityNotification.Announcement(sentence).post()
      }
      await planner.recoveryKeyIsWritten()
      waiting.cancel()
      progress = nil
    }
  }

  private var cancel: (() -> Void)? {
    if isPending { return { planner.leaveNewAccount() } }
    // The account exists. A user whose key cannot be stored can continue without it.
    guard planner.recoveryKeyMessage != nil else { return nil }
    return { planner.continueWithoutRecoveryKey() }
  }

  private var isPending: Bool { planner.pendingAccount != nil }

  private var statusMessage: String {
    (isPending
      ? String(localized: "Your account is created as soon as you have your recovery key.")
      : String(localized: "Your account has been created."))
      + (planner.recoveryKeyMessage.map { " " + $0 } ?? "")
  }
}
