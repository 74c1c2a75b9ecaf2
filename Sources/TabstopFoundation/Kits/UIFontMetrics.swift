public import Foundation
internal import Tabstop

/// A font by UIKit's name: here the name space of its text styles.
public enum UIFont {
  /// What a text is for. All of them grow alike on the desktop. Mirrors UIKit's.
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

/// Lengths that grow with the person's text size. Mirrors the part of `UIFontMetrics` that SwiftUI
/// sources use; a view that asks for one follows the size.
@preconcurrency @MainActor
public final class UIFontMetrics {
  /// The one for the body's texts.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// All text grows alike on the desktop: the style makes no difference.
  public init(forTextStyle textStyle: UIFont.TextStyle) {}

  /// The length for the text size that is set now.
  public func scaledValue(for value: CGFloat) -> CGFloat { value * TextScale.shared.value }
}
