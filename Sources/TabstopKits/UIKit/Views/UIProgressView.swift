public import Foundation
internal import Tabstop
internal import TabstopFoundation

/// A spinner. Mirrors UIKit's `UIActivityIndicatorView`.
public final class UIActivityIndicatorView: UIView {
  /// The size.
  public enum Style: Int, Sendable {
    case medium = 100
    case large, whiteLarge, white, gray
  }
  /// The size.
  public var style: Style { didSet { changed(oldValue != style) } }
  /// The colour.
  public var color: UIColor! { didSet { changed(oldValue != color) } }
  /// Whether it is invisible while it does not spin.
  public var hidesWhenStopped = true { didSet { changed(oldValue != hidesWhenStopped) } }
  /// Whether it spins.
  public private(set) var isAnimating = false { didSet { changed(oldValue != isAnimating) } }

  /// Creates a spinner.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
  }

  /// Creates a spinner.
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
  }

  /// Lets it spin.
  public func startAnimating() { isAnimating = true }
  /// Stops it.
  public func stopAnimating() { isAnimating = false }

  override var content: AnyView? {
    guard isAnimating || !hidesWhenStopped else { return nil }
    return AnyView(
      ProgressView().controlSize(style == .large || style == .whiteLarge ? .large : .regular)
        .tint(color?.color))
  }
}

/// A bar that shows progress. Mirrors UIKit's `UIProgressView`.
public final class UIProgressView: UIView {
  /// From 0 to 1.
  public var progress: Float = 0 { didSet { changed(oldValue != progress) } }
  /// The colour of the part that is done.
  public var progressTintColor: UIColor? { didSet { changed(oldValue != progressTintColor) } }
  /// Stored, without effect.
  public var trackTintColor: UIColor?

  /// Sets the value.
  public func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  override var content: AnyView? {
    AnyView(ProgressView(value: Double(progress)).tint(progressTintColor?.color))
  }
}
