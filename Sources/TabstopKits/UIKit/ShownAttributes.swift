public import Foundation
internal import Tabstop
public import TabstopFoundation

extension NSAttributedString {
  /// The text with the attributes that views can show: UIKit's fonts, colours, lines, links and
  /// distances.
  var shown: AttributedString {
    var text = AttributedString()
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      text += stretch(attributedSubstring(from: range).string, attributes)
    }
    return text
  }

  private func stretch(
    _ string: String, _ attributes: [NSAttributedString.Key: Any]
  ) -> AttributedString {
    var text = AttributedString(string)
    text.font = (attributes[.font] as? UIFont)?.font
    text.foregroundColor = (attributes[.foregroundColor] as? UIColor)?.color
    text.backgroundColor = (attributes[.backgroundColor] as? UIColor)?.color
    text.underlineStyle = attributes.line(.underlineStyle, color: .underlineColor)
    text.strikethroughStyle = attributes.line(.strikethroughStyle, color: .strikethroughColor)
    text.kern = attributes.length(.kern)
    text.baselineOffset = attributes.length(.baselineOffset)
    text.link = attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap(URL.init)
    return text
  }
}

extension [NSAttributedString.Key: Any] {
  /// The style of a line; `nil` without one.
  func line(_ key: NSAttributedString.Key, color: NSAttributedString.Key) -> Text.LineStyle? {
    let style = self[key]
    let number = (style as? NSUnderlineStyle)?.rawValue ?? (style as? NSNumber)?.intValue
    guard let number = number ?? style as? Int, number != 0 else { return nil }
    return Text.LineStyle(color: (self[color] as? UIColor)?.color)
  }

  /// A length, whatever number the program has written.
  func length(_ key: NSAttributedString.Key) -> CGFloat? {
    let value = self[key]
    return value as? CGFloat ?? (value as? Double).map { CGFloat($0) }
      ?? (value as? Int).map { CGFloat($0) }
      ?? (value as? NSNumber).map { CGFloat($0.doubleValue) }
  }
}

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
