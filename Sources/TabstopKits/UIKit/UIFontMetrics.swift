public import Foundation
internal import Tabstop

/// Lengths that grow with the user's text size. Mirrors the part of `UIFontMetrics` that SwiftUI
/// sources use; a view that reads one follows the size.
@preconcurrency @MainActor
public final class UIFontMetrics {
  /// The metrics of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Creates metrics. All text grows by the same factor on the desktop: the style has no effect.
  public init(forTextStyle textStyle: UIFont.TextStyle) {}

  /// The length at the current text size.
  public func scaledValue(for value: CGFloat) -> CGFloat { value * TextScale.shared.value }
}

extension UIFontMetrics {
  /// A font at the current text size.
  public func scaledFont(for font: UIFont) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize))
  }
}
