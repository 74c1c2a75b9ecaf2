internal import GtkBridge

/// The user's input, for a control that is disabled and would get the focus back.
extension WindowContext {
  /// Starts or ends to report keys and clicks to the focus model.
  func watchUser(_ isOn: Bool) {
    inputWatch.isOn = isOn
  }

  /// Called when the user has changed a value or pressed a button: also an on-screen keyboard and
  /// assistive technology do so, without a key.
  func userDidAct() { coordinator.userDidAct() }
}
