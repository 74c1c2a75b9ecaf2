internal import Foundation
internal import Tabstop
public import TabstopFoundation

/// A value in a range. Mirrors AppKit's `NSSlider`.
open class NSSlider: _NSNumberControl {
  /// The shape of a slider. Mirrors AppKit's.
  public enum SliderType: UInt, Sendable { case linear, circular }
  /// The side of the marks. Mirrors AppKit's. No effect.
  public enum TickMarkPosition: UInt, Sendable {
    case below, above
    /// Before a vertical slider.
    public static var leading: TickMarkPosition { .above }
    /// After a vertical slider.
    public static var trailing: TickMarkPosition { .below }
  }
  /// The smallest value. A value below it becomes equal to it.
  open override var minValue: Double { didSet { limit() } }
  /// The largest value. A value above it becomes equal to it.
  @_Drawn open var maxValue: Double = 1 { didSet { limit() } }
  /// The value, between the smallest and the largest one.
  open override var doubleValue: Double {
    get { super.doubleValue }
    set { super.doubleValue = max(min(newValue, maxValue), minValue) }
  }

  private func limit() { doubleValue = super.doubleValue }

  /// The number of marks; more than one are steps if `allowsTickMarkValuesOnly` is set.
  @_Drawn open var numberOfTickMarks = 0
  /// Whether only the values of the marks can be chosen.
  @_Drawn open var allowsTickMarkValuesOnly = false
  /// The side of the marks. Stored, without effect: GTK's slider has none.
  open var tickMarkPosition = TickMarkPosition.below
  /// The shape. Stored, without effect: a slider is a line.
  open var sliderType = SliderType.linear
  /// Whether the slider is vertical. Stored, without effect: it is horizontal.
  open var isVertical = false
  /// The colour of the track up to the value; that of the desktop by default.
  @_Drawn open var trackFillColor: NSColor? = nil
  /// The step of the option key. Stored, without effect.
  open var altIncrementValue: Double = 0

  /// Creates a slider.
  public convenience init(
    value: Double, minValue: Double, maxValue: Double, target: Any?, action: Selector?
  ) {
    self.init(frame: .zero)
    (self.minValue, self.maxValue, doubleValue) = (minValue, maxValue, value)
    self.target = target as AnyObject?
    self.action = action
  }
  /// Creates a slider from 0 to 1.
  public convenience init(target: Any?, action: Selector?) {
    self.init(value: 0, minValue: 0, maxValue: 1, target: target, action: action)
  }

  override var content: AnyView? {
    let range = minValue...max(maxValue, minValue)
    let value = byUser(self, \.doubleValue)
    let steps = Double(numberOfTickMarks - 1)
    return AnyView(
      Group {
        if allowsTickMarkValuesOnly, steps > 0, maxValue > minValue {
          Slider(value: value, in: range, step: (maxValue - minValue) / steps)
        } else {
          Slider(value: value, in: range)
        }
      }
      .accessibilityLabel(accessibilityLabel ?? "", isEnabled: accessibilityLabel != nil)
      .tint(trackFillColor?.color).disabled(!isEnabled))
  }
}
