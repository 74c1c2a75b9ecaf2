internal import Foundation
internal import Tabstop
internal import TabstopFoundation

/// A bar that shows a value. Mirrors AppKit's `NSLevelIndicator`.
open class NSLevelIndicator: _NSNumberControl {
  /// The look of the bar. Mirrors AppKit's. No effect: it is a bar.
  public enum Style: UInt, Sendable {
    case relevancy, continuousCapacity, discreteCapacity, rating
  }
  /// The largest value.
  @_Drawn open var maxValue: Double = 2
  /// The value from which the bar warns. Stored, without effect.
  open var warningValue: Double = 2
  /// The value from which the bar is critical. Stored, without effect.
  open var criticalValue: Double = 2
  /// The look of the bar. Stored, without effect.
  open var levelIndicatorStyle = Style.discreteCapacity
  /// The colour of the bar; that of the desktop by default.
  @_Drawn open var fillColor: NSColor? = nil
  /// Whether the user can change the value. Stored, without effect: the bar only shows it.
  open var isEditable = false

  override var content: AnyView? {
    let range = minValue...max(maxValue, minValue)
    return AnyView(
      Gauge(value: min(max(doubleValue, range.lowerBound), range.upperBound), in: range) {
        Text(verbatim: accessibilityLabel ?? "")
      }
      .labelsHidden().tint(fillColor?.color))
  }
}
