public import Foundation
internal import Tabstop
internal import TabstopFoundation

/// A switch. Mirrors UIKit's `UISwitch`.
open class UISwitch: UIControl {
  /// Whether the switch is on.
  @_Drawn open var isOn = false
  /// The colour of a switch that is on; that of the desktop by default.
  @_Drawn open var onTintColor: UIColor? = nil
  /// The colour of the knob. Stored, without effect.
  open var thumbTintColor: UIColor?
  /// The text that is announced for the switch. It is not shown.
  @_Drawn open var title: String? = nil
  /// Turns the switch on or off.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  override var content: AnyView? {
    AnyView(
      Toggle(accessibilityLabel ?? title ?? "", isOn: byUser(self, \.isOn)).labelsHidden()
        .tint(onTintColor?.color).disabled(!isEnabled))
  }
}

/// A value in a range. Mirrors UIKit's `UISlider`.
open class UISlider: UIControl {
  /// The rectangle itself. Never called: a slider is drawn by GTK.
  open func trackRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The rectangle itself. Never called: a slider is drawn by GTK.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    rect
  }
  /// The value.
  @_Drawn open var value: Float = 0
  /// The smallest value.
  @_Drawn open var minimumValue: Float = 0
  /// The largest value.
  @_Drawn open var maximumValue: Float = 1
  /// The colour of the track up to the value; that of the desktop by default.
  @_Drawn open var minimumTrackTintColor: UIColor? = nil
  /// The colour of the knob. Stored, without effect.
  open var thumbTintColor: UIColor?
  /// The colour of the track after the knob. Stored, without effect.
  open var maximumTrackTintColor: UIColor?
  /// Whether changes are reported while the user drags. Stored, without effect.
  open var isContinuous = true
  /// Sets the value.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  /// Does nothing.
  open func setThumbImage(_ image: UIImage?, for state: State) {}

  override var content: AnyView? {
    AnyView(
      Slider(value: byUser(self, \.value), in: minimumValue...max(maximumValue, minimumValue))
        .accessibilityLabel(accessibilityLabel ?? "", isEnabled: accessibilityLabel != nil)
        .tint(minimumTrackTintColor?.color).disabled(!isEnabled))
  }
}

/// A value that is changed in steps. Mirrors UIKit's `UIStepper`.
open class UIStepper: UIControl {
  /// The value.
  @_Drawn open var value: Double = 0
  /// The smallest value.
  @_Drawn open var minimumValue: Double = 0
  /// The largest value.
  @_Drawn open var maximumValue: Double = 100
  /// The difference between two values.
  @_Drawn open var stepValue: Double = 1
  /// Whether the end is followed by the beginning. Stored, without effect.
  open var wraps = false
  /// Whether a held button repeats. Stored, without effect.
  open var autorepeat = true
  /// The picture of the button for less. No effect: it is the desktop's.
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {}
  /// The picture of the button for more. No effect: it is the desktop's.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {}

  override var content: AnyView? {
    AnyView(
      Stepper(
        accessibilityLabel ?? "", value: byUser(self, \.value),
        in: minimumValue...max(maximumValue, minimumValue), step: stepValue
      )
      .labelsHidden().disabled(!isEnabled))
  }
}
