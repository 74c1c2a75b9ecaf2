public import Foundation
internal import Tabstop

/// A namespace for UIKit's text styles.
public enum UIFont {
  /// The purpose of a text. All text grows by the same factor on the desktop. Mirrors UIKit's.
  public struct TextStyle: Hashable, Sendable {
    private let name: String

    public static let extraLargeTitle = TextStyle(name: "extraLargeTitle")
    public static let largeTitle = TextStyle(name: "largeTitle")
    public static let title1 = TextStyle(name: "title1")
    public static let title2 = TextStyle(name: "title2")
    public static let title3 = TextStyle(name: "title3")
    public static let headline = TextStyle(name: "headline")
    public static let subheadline = TextStyle(name: "subheadline")
    public static let body = TextStyle(name: "body")
    public static let callout = TextStyle(name: "callout")
    public static let footnote = TextStyle(name: "footnote")
    public static let caption1 = TextStyle(name: "caption1")
    public static let caption2 = TextStyle(name: "caption2")
  }
}

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
