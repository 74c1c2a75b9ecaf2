public import Foundation
internal import Tabstop
internal import TabstopFoundation

/// A spinner. Mirrors UIKit's `UIActivityIndicatorView`.
open class UIActivityIndicatorView: UIView {
  /// The styles of a spinner.
  public enum Style: Int, Sendable {
    case medium = 100
    case large, whiteLarge, white, gray
  }
  /// The style, which decides the size.
  open var style: Style { didSet { changed(oldValue != style) } }
  /// The colour.
  open var color: UIColor! { didSet { changed(oldValue != color) } }
  /// Whether it is hidden while it does not spin. One that is shown spins in any case.
  open var hidesWhenStopped = true { didSet { changed(oldValue != hidesWhenStopped) } }
  /// Whether it spins.
  open private(set) var isAnimating = false { didSet { changed(oldValue != isAnimating) } }

  /// Creates a spinner.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
  }

  /// Creates a spinner.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
  }

  /// Creates a spinner.
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
  }

  /// Starts to spin.
  open func startAnimating() { isAnimating = true }
  /// Stops spinning.
  open func stopAnimating() { isAnimating = false }

  override var content: AnyView? {
    guard isAnimating || !hidesWhenStopped else { return nil }
    return AnyView(
      ProgressView().controlSize(style == .large || style == .whiteLarge ? .large : .regular)
        .tint(color?.color))
  }
}
