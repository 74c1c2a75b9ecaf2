internal import Foundation
internal import Tabstop
internal import TabstopFoundation

/// A value that is changed in steps. Mirrors AppKit's `NSStepper`.
open class NSStepper: _NSNumberControl {
  /// The largest value.
  @_Drawn open var maxValue: Double = 59
  /// The difference between two values.
  @_Drawn open var increment: Double = 1
  /// Whether the end is followed by the beginning. Stored, without effect.
  open var valueWraps = true
  /// Whether a held button repeats. Stored, without effect.
  open var autorepeat = true

  override var content: AnyView? {
    AnyView(
      Stepper(
        accessibilityLabel ?? "", value: byUser(self, \.doubleValue),
        in: minValue...max(maxValue, minValue), step: increment
      )
      .labelsHidden().disabled(!isEnabled))
  }
}
