import Accounts
import Tabstop
import Vault

/// Makes a new recovery key, and shows it once.
struct RecoveryKeyForm: View {
  let planner: Planner

  @State private var key: NewRecoveryKey?
  /// The reason why the key does not work yet.
  @State private var error: String?
  /// Whether it is not known which key works: the store was lost while this one was kept.
  @State private var isUncertain = false
  @State private var isActivating = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    if let key {
      RecoveryKeyView(
        key: key.key, statusMessage: String(localized: "Your new recovery key has been made."),
        error: error, isBusy: isActivating, proceed: { activate(key) }, cancel: cancel
      )
      .navigationTitle("Recovery Key")
      .interactiveDismissDisabled()
    } else {
      PasswordQuestion(
        planner: planner, title: String(localized: "New Recovery Key"),
        saveTitle: String(localized: "Make Recovery Key"),
        progress: String(localized: "Making your recovery key…"),
        explanation: planner.hasRecoveryKey == true
          ? String(localized: "The recovery key that you have now will not work any more.")
          : String(localized: "A recovery key opens your account if you ever forget your password.")
      ) { password throws(AccountChangeError) in
        key = try await planner.newRecoveryKey(password: password)
      }
    }
  }

  /// Leaves the page without the key; possible as soon as the key could not be stored.
  private var cancel: (() -> Void)? {
    guard error != nil else { return nil }
    return { leave() }
  }

  /// The user has the key, and the one before opens nothing from now on.
  private func activate(_ key: NewRecoveryKey) {
    guard !isActivating else { return }
    isActivating = true
    Task {
      do throws(AccountChangeError) {
        try await planner.activateRecoveryKey(key)
        dismiss()
      } catch {
        switch error {
        case .signedOut, .accountIsGone:
          planner.showMessage(error.message)
          dismiss()
        default:
          // The key stays, for another attempt.
          show(error)
        }
      }
    }
  }

  private func show(_ fault: AccountChangeError) {
    isActivating = false
    if case .store(let fault) = fault, fault.requiresReopening { isUncertain = true }
    let earlier = earlierKeyWorks ? " " + Self.earlierKeySentence : ""
    let sentence = Planner.keyDoesNotWorkYet(fault) + earlier
    error = sentence
    AccessibilityNotification.Announcement(sentence).post()
  }

  private func leave() {
    dismiss()
    // Without a key, a notice says so.
    guard earlierKeyWorks else { return }
    // An announcement in a window that closes is not spoken.
    Task { planner.showMessage(Self.earlierKeySentence) }
  }

  private var earlierKeyWorks: Bool { planner.hasRecoveryKey == true && !isUncertain }

  private static let earlierKeySentence =
    String(localized: "The recovery key that you had before still works.")
}
