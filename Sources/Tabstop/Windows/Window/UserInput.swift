internal import GtkBridge

/// The user's input, for a control that is disabled and would get the focus back.
extension WindowContext {
  /// Starts or stops reporting keys and clicks to the focus model.
  func watchUser(_ isOn: Bool) {
    inputWatch.isOn = isOn
  }

  /// Called when the user has changed a value or pressed a button. On-screen keyboards and assistive
  /// technologies do so without a key.
  func userDidAct() { coordinator.userDidAct() }
}
