public import Foundation

extension UIFont {
  /// The usual size of the text of a control. Mirrors AppKit's.
  public class func systemFontSize(for controlSize: NSControl.ControlSize) -> CGFloat {
    switch controlSize {
    case .mini: 9
    case .small: smallSystemFontSize
    case .regular, .large, .extraLarge: systemFontSize
    }
  }
  /// The font of a kind of text. The options have no effect. Mirrors AppKit's.
  public class func preferredFont(
    forTextStyle style: TextStyle, options: [TextStyleOptionKey: Any]
  ) -> UIFont { preferredFont(forTextStyle: style) }
  /// An option of a kind of text. There are none. Mirrors AppKit's.
  public struct TextStyleOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  /// The place of the line under a text, below the letters' foot. Mirrors AppKit's.
  public var underlinePosition: CGFloat { -pointSize * 0.1 }
  /// The thickness of the line under a text. Mirrors AppKit's.
  public var underlineThickness: CGFloat { max(1, pointSize * 0.05) }
  /// A rectangle that every letter fits in, by the size of the font. Mirrors AppKit's.
  public var boundingRectForFont: CGRect {
    CGRect(x: 0, y: descender, width: pointSize, height: ascender - descender)
  }
}

extension NSControl {
  /// The size of a control. Mirrors AppKit's.
  public enum ControlSize: UInt, Sendable { case regular, small, mini, large, extraLarge }
}

/// AppKit's name of `UIFontDescriptor`.
public typealias NSFontDescriptor = UIFontDescriptor

extension NSFont {
  /// Creates a font from its description; `nil` without one. Mirrors AppKit, whose
  /// `withSymbolicTraits(_:)` always returns a description, while UIKit's may return `nil`.
  public convenience init?(descriptor: NSFontDescriptor?, size fontSize: CGFloat) {
    guard let descriptor else { return nil }
    self.init(descriptor: descriptor, size: fontSize)
  }
}
