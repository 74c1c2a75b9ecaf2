public import Foundation
internal import Tabstop

/// A converter of lengths and fonts to the user's text size. Mirrors the part of `UIFontMetrics`
/// that SwiftUI sources use. A view that calls it is updated when the text size changes.
@preconcurrency @MainActor
public final class UIFontMetrics {
  /// The metrics of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Creates metrics. The style has no effect, because the desktop scales all text by the same
  /// factor.
  public init(forTextStyle textStyle: UIFont.TextStyle) {}

  /// Returns a length, scaled to the current text size.
  public func scaledValue(for value: CGFloat) -> CGFloat { value * TextScale.shared.value }
}

extension UIFontMetrics {
  /// Returns a font, scaled to the current text size.
  public func scaledFont(for font: UIFont) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize))
  }
}
