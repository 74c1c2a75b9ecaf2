internal import Tabstop
internal import TabstopFoundation

/// A bar that shows progress. Mirrors UIKit's `UIProgressView`.
open class UIProgressView: UIView {
  /// The styles of a bar. All look alike here.
  public enum Style: Int, Sendable { case `default`, bar }
  /// The style. Stored, without effect.
  open var progressViewStyle = Style.default
  /// The progress, from 0 to 1.
  open var progress: Float = 0 { didSet { changed(oldValue != progress) } }
  /// The colour of the part that is done.
  open var progressTintColor: UIColor? { didSet { changed(oldValue != progressTintColor) } }
  /// The colour of the track. Stored, without effect.
  open var trackTintColor: UIColor?

  /// Creates a bar.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// Sets the value.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  override var content: AnyView? {
    AnyView(ProgressView(value: Double(progress)).tint(progressTintColor?.color))
  }
}
