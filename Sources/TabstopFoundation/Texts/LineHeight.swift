public import Foundation
public import Tabstop

extension AttributedString {
  /// The height of a text's lines. Mirrors SwiftUI's, for `lineHeight(_:)`.
  public struct LineHeight: Hashable, Sendable {
    let rule: LineHeightRule
    /// The font's own height.
    public static let normal = LineHeight(rule: .own)
    /// The font's own height, which varies with the letters.
    public static let variable = LineHeight(rule: .own)
    /// Little space between the lines.
    public static let tight = LineHeight(rule: .multiple(1.2))
    /// Much space between the lines.
    public static let loose = LineHeight(rule: .multiple(1.7))
    /// A factor of the font's size.
    public static func multiple(factor: CGFloat) -> LineHeight {
      LineHeight(rule: .multiple(Double(factor)))
    }
    /// A number of points for all sizes of text.
    public static func exact(points: CGFloat) -> LineHeight {
      LineHeight(rule: .exact(Double(points)))
    }
    /// A number of points in addition to the font's size.
    public static func leading(increase: CGFloat) -> LineHeight {
      LineHeight(rule: .leading(Double(increase)))
    }
  }
}

extension View {
  /// Sets the height of the lines of texts; `nil` for that of the views around. Mirrors SwiftUI.
  public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    _lineHeight(lineHeight?.rule)
  }
}
