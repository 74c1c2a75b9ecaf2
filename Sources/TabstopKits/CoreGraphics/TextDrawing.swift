public import Foundation
internal import Tabstop
internal import TabstopFoundation

// Drawing texts in pictures, PDF files and canvases. The names are those of UIKit; AppKit has the
// same.

/// Draws a text with the attributes for its font, colour, lines and alignment.
private func draw(
  _ string: String, in rect: CGRect?, at point: CGPoint,
  _ attributes: [NSAttributedString.Key: Any]?
) {
  guard let context = CGContext.current, !string.isEmpty else { return }
  var text = Text(verbatim: string)
  text = text.font((attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)).font)
  text = text.foregroundColor((attributes?[.foregroundColor] as? UIColor)?.color ?? .black)
  if let line = attributes?.line(.underlineStyle, color: .underlineColor) {
    text = text.underline(color: line.color)
  }
  if let line = attributes?.line(.strikethroughStyle, color: .strikethroughColor) {
    text = text.strikethrough(color: line.color)
  }
  if let kern = attributes?.number(.kern) { text = text.kerning(kern) }
  let alignment = (attributes?[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural
  context.add { drawing in
    let resolved = drawing.resolve(text)
    guard let rect else {
      let size = resolved.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
      return drawing.draw(resolved, in: CGRect(origin: point, size: size))
    }
    var place = rect
    // A canvas's texts are at the leading edge: a shorter one is moved as a whole.
    let width = min(resolved.measure(in: rect.size).width + 1, rect.width)
    if alignment == .center { place.origin.x += (rect.width - width) / 2 }
    if alignment == .right { place.origin.x += rect.width - width }
    place.size.width = width
    drawing.draw(resolved, in: place)
  }
}

extension String {
  /// Draws the text in one line, whose top left corner is at a point. Mirrors UIKit's method of
  /// `NSString`.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    TabstopKits.draw(self, in: nil, at: point, attrs)
  }
  /// Draws the text in a rectangle, in lines. Mirrors UIKit's method of `NSString`.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    TabstopKits.draw(self, in: rect, at: rect.origin, attrs)
  }
}

extension NSString {
  /// Draws the text in one line, whose top left corner is at a point. Mirrors UIKit.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    (self as String).draw(at: point, withAttributes: attrs)
  }
  /// Draws the text in a rectangle, in lines. Mirrors UIKit.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    (self as String).draw(in: rect, withAttributes: attrs)
  }
}

extension NSAttributedString {
  private var first: [NSAttributedString.Key: Any]? {
    length > 0 ? attributes(at: 0, effectiveRange: nil) : nil
  }
  /// Draws the text in one line, whose top left corner is at a point, with the attributes at its
  /// start. Mirrors UIKit.
  public func draw(at point: CGPoint) { string.draw(at: point, withAttributes: first) }
  /// Draws the text in a rectangle, in lines, with the attributes at its start. Mirrors UIKit.
  public func draw(in rect: CGRect) { string.draw(in: rect, withAttributes: first) }
  /// Draws the text in a rectangle, in lines, with the attributes at its start. Mirrors UIKit.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) { draw(in: rect) }
}
