internal import Foundation
internal import Tabstop

/// A switch. Mirrors AppKit's `NSSwitch`.
open class NSSwitch: _NSValueControl {
  /// Whether the switch is on.
  open override var state: NSControl.StateValue {
    get { isOn ? .on : .off }
    set { isOn = newValue.isOn }
  }
  @_Drawn final var isOn = false

  override var content: AnyView? {
    AnyView(
      Toggle(accessibilityLabel ?? "", isOn: byUser(self, \.isOn))
        .toggleStyle(.switch).labelsHidden().disabled(!isEnabled))
  }
}
