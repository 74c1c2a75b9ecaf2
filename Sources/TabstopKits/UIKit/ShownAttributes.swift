public import Foundation
internal import Tabstop
public import TabstopFoundation

extension NSAttributedString {
  /// The text with the attributes that views can show: UIKit's fonts, colours, lines, links and
  /// distances.
  var shown: AttributedString { AttributedString(self) }
}

extension UIFont: AttributedFont {}

extension UIColor: AttributedColor {}

extension AttributeScopes {
  /// UIKit's attributes, for `AttributedString(_:including:)`. Mirrors `AttributeScopes.uiKit`.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// AppKit's attributes, for `AttributedString(_:including:)`. Mirrors `AttributeScopes.appKit`.
  public var appKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// AppKit's attributes, which are UIKit's.
  public typealias AppKitAttributes = UIKitAttributes

  /// UIKit's attributes. Here they are SwiftUI's, which a `Text` shows: the font is a `Font`.
  public struct UIKitAttributes: AttributeScope {
    /// SwiftUI's attributes.
    public let swiftUI: SwiftUIAttributes
    /// Foundation's attributes: a `link`, and others.
    public let foundation: FoundationAttributes
  }
}

extension AttributeScopes.UIKitAttributes: StyleScope {}

extension AttributeContainer {
  /// Creates attributes from those of UIKit or AppKit, as far as views can show them. Mirrors Foundation's.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    let text = NSAttributedString(string: " ", attributes: dictionary).shown
    self = text.runs.first?.attributes ?? AttributeContainer()
  }
}

extension NSAttributedString {
  /// Creates a text from Markdown, with its letters and links. Mirrors Foundation's.
  public convenience init(
    markdown markdownString: String,
    options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    self.init(try AttributedString(markdown: markdownString, options: options, baseURL: baseURL))
  }
}
