package import GtkBridge

/// The window that the desktop's dialogs for a view belong to: the view's own, which may be a sheet
/// that is not active yet.
package struct DialogParent {
  fileprivate let state: WindowState?

  /// The GTK widget of the window; without a window, that of the active one.
  @MainActor package var widget: Widget? { state?.window?.widget ?? Desktop.activeGtkWindow }

  /// Makes the window the active one again, after a dialog over it. Until then it counts as about to
  /// be active: announcements wait, and a sheet that is closed meanwhile passes
  /// the activation on.
  @MainActor package func activate() {
    (state?.window ?? Updater.shared.activeWindow)?.regainActivation()
  }

  /// Asks `mayClose`, until the connection ends, before the window closes; it stays open if that is
  /// false.
  @MainActor package func onCloseRequest<Owner: AnyObject>(
    of owner: Owner, _ mayClose: @escaping @MainActor (Owner) -> Bool
  ) -> SignalConnection? {
    guard let window = state?.window else { return nil }
    return SignalConnection(window.widget, "close-request", owner: owner) { owner, arguments in
      Updater.shared.event { arguments.answer(!mayClose(owner)) }
    }
  }

  /// Closes the window as the user does, when the present event is handled.
  @MainActor package func close() {
    MainLoop.whenIdle { [weak window = state?.window] in
      if let window { window.widget.closeWindow() }
    }
  }

  /// Runs `action` when the views are up to date and the window is on the screen: a dialog that is
  /// shown before would stand behind it.
  @MainActor package func whenPresented(_ action: @escaping () -> Void) {
    Updater.shared.afterUpdate {
      if let window = state?.window { window.whenPresented(action) } else { action() }
    }
  }
}

extension EnvironmentValues {
  /// The window that the desktop's dialogs belong to.
  package var dialogParent: DialogParent { DialogParent(state: windowState) }
}
