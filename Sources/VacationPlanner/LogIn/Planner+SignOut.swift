import Tabstop

/// The end of a session.
extension Planner {
  /// Saves the notes and signs the user out; asks if they cannot be saved.
  func signOut() {
    guard let window, !window.notes.isEmpty else { return finishSignOut() }
    Task {
      do throws(PlanFault) {
        try await window.notes.saveAll()
        if isCurrent(window.plans) { finishSignOut() }
      } catch {
        if isCurrent(window.plans) { signOutFault = error }
      }
    }
  }

  /// Whether the plans are those of the current session. They are not if that session ended during an
  /// operation, even if another user has signed in since.
  func isCurrent(_ plans: Plans?) -> Bool { plans != nil && window?.plans === plans }

  /// Signs the user out even though the notes could not be saved.
  func signOutWithoutSaving() {
    window?.notes.discardAll()
    finishSignOut()
  }

  private func finishSignOut() {
    let logOut = endSession()
    AccessibilityNotification.Announcement(String(localized: "You are signed out")).post()
    guard let logOut else { return }
    Task {
      guard let logOut = await logOut.value, page == .logIn, window == nil else { return }
      providerLogOut = logOut
      AccessibilityNotification.Announcement(logOut.sentence).post()
    }
  }

  /// Opens the page at which the user signs out at the provider, too.
  func logOutAtProvider() {
    guard let providerLogOut else { return }
    Task {
      switch await providerLogOut.run(openBrowser: providerSignIn.openBrowser) {
      case .notOpened:
        AccessibilityNotification.Announcement(
          String(localized: "No browser could be opened.")
        ).post()
      case .opened: break
      case .signedOut:
        guard self.providerLogOut === providerLogOut else { return }
        AccessibilityNotification.Announcement(providerLogOut.sentence).post()
      }
    }
  }

  /// Signs the user out for a reason that is shown on the log-in page.
  func endSession(because reason: String) {
    guard window != nil else { return }
    endSession()
    notice = reason
    AccessibilityNotification.Announcement(reason).post()
  }

  /// Wipes the keys, ends the provider's session, closes the forms, and shows the log-in page. Returns a task whose
  /// value signs out at the provider, too; `nil` if the user did not sign in with one.
  @discardableResult
  private func endSession() -> Task<ProviderLogOut?, Never>? {
    window?.plans.session.signOut()
    if window != nil { FreedMemory.overwrite() }
    window?.openedDocuments.removeAll()
    confirmation.cancel()
    // Before the form closes: requests that wait for its end must not be carried out.
    externalRequests.forgetPlans()
    window?.form = nil
    window = nil
    signOutFault = nil
    signInMethods = nil
    user = nil
    forgetNewRecoveryKey()
    let logOut = providerSession?.end()
    providerSession = nil
    hasRecoveryKey = nil
    statusMessage = nil
    page = .logIn
    return logOut
  }
}
