internal import Tabstop

/// A bar that shows progress, or a spinner. Mirrors AppKit's `NSProgressIndicator`.
open class NSProgressIndicator: UIView {
  /// What it looks like. Mirrors AppKit's.
  public enum Style: UInt, Sendable { case bar, spinning }

  /// What it looks like.
  @_Drawn open var style = Style.bar
  /// Whether the end is not known.
  @_Drawn open var isIndeterminate = true
  /// The progress, between `minValue` and `maxValue`.
  @_Drawn open var doubleValue = 0.0
  /// The value at the start.
  @_Drawn open var minValue = 0.0
  /// The value at the end.
  @_Drawn open var maxValue = 100.0
  /// The size.
  @_Drawn open var controlSize = NSControl.ControlSize.regular
  /// Whether it is shown while it does not run; only a spinner or a bar without a known end is hidden.
  @_Drawn open var isDisplayedWhenStopped = true
  /// Whether it runs on a thread of its own. Stored, without effect.
  open var usesThreadedAnimation = true
  /// Whether it has a frame. Stored, without effect.
  open var isBezeled = true
  @_Drawn private var isRunning = false

  /// Starts to move, without a known end.
  open func startAnimation(_ sender: Any?) { isRunning = true }
  /// Stops moving.
  open func stopAnimation(_ sender: Any?) { isRunning = false }
  /// Adds to the progress.
  open func increment(by delta: Double) { doubleValue += delta }
  /// Does nothing: it has its size by itself.
  open override func sizeToFit() {}

  override var content: AnyView? {
    guard isRunning || isDisplayedWhenStopped || !isIndeterminate else { return nil }
    let size: ControlSize =
      switch controlSize {
      case .mini: .mini
      case .small: .small
      case .large: .large
      default: .regular
      }
    let total = max(maxValue - minValue, .ulpOfOne)
    let done = min(max(0, doubleValue - minValue), total)
    // Without a known end nothing moves before the start.
    let value: Double? = isIndeterminate ? (isRunning ? nil : 0) : done
    if style == .spinning {
      return AnyView(
        ProgressView(value: value, total: total).progressViewStyle(.circular).controlSize(size))
    }
    return AnyView(
      ProgressView(value: value, total: total).progressViewStyle(.linear).controlSize(size))
  }
}
