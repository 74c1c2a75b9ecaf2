public import Foundation
@_spi(Reflection) private import Swift
package import Tabstop

/// A font among the attributes of an `NSAttributedString`: UIKit's or AppKit's.
package protocol AttributedFont { var font: Font { get } }

/// A colour among the attributes of an `NSAttributedString`: UIKit's or AppKit's.
package protocol AttributedColor { var color: Color { get } }

/// A scope with fonts and colours that an `NSAttributedString` can have: UIKit's and AppKit's.
package protocol StyleScope: AttributeScope {}

extension AttributedString {
  /// Creates a text from one of Objective-C's classes, with what a `Text` shows of its attributes: fonts,
  /// colours, lines, distances and links. They become SwiftUI's attributes.
  public init(_ nsStr: NSAttributedString) { self.init(nsStr, withStyles: true) }

  /// Creates a text from one of Objective-C's classes with the attributes of a scope: fonts and colours if it
  /// has UIKit's or AppKit's, as `\.uiKit` and `\.appKit` have, and links. Mirrors Foundation's.
  public init<S: AttributeScope>(
    _ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>
  ) throws {
    try self.init(nsStr, including: S.self)
  }

  /// Creates a text from one of Objective-C's classes with the attributes of a scope. Mirrors Foundation's.
  public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: S.Type) throws {
    self.init(nsStr, withStyles: Self.hasStyles(scope))
  }

  /// Whether a scope is UIKit's or AppKit's, or contains it.
  private static func hasStyles(_ scope: any AttributeScope.Type) -> Bool {
    if scope is any StyleScope.Type { return true }
    var isFound = false
    _ = _forEachField(of: scope, options: _EachFieldOptions(rawValue: 0)) { _, _, type, _ in
      if let inner = type as? any AttributeScope.Type { isFound = hasStyles(inner) }
      return !isFound
    }
    return isFound
  }

  private init(_ text: NSAttributedString, withStyles: Bool) {
    self.init()
    let whole = NSRange(location: 0, length: text.length)
    let kept = KeptAttribute.all
    text.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      var part = AttributedString((text.string as NSString).substring(with: range))
      part.link = attributes.address
      for attribute in kept { attribute.read(attributes, &part) }
      if withStyles { part.setStyles(attributes) }
      append(part)
    }
  }

  private mutating func setStyles(_ attributes: [NSAttributedString.Key: Any]) {
    if let shown = attributes[.font] as? any AttributedFont { self.font = shown.font }
    if let shown = attributes.color(.color) { self.foregroundColor = shown }
    if let shown = attributes.color(.background) { self.backgroundColor = shown }
    if let shown = attributes.line(.underline, color: .colorOfUnderline) {
      self.underlineStyle = shown
    }
    if let shown = attributes.line(.strikethrough, color: .colorOfStrikethrough) {
      self.strikethroughStyle = shown
    }
    if let shown = attributes.number(.letterSpacing) { self.kern = CGFloat(shown) }
    if let shown = attributes.number(.offset) { self.baselineOffset = CGFloat(shown) }
  }
}

extension NSAttributedString {
  /// Creates a text from one of Swift's, with its links. SwiftUI's attributes stay SwiftUI's, which
  /// `AttributedString(_:)` reads again, as on Apple's systems.
  public convenience init(_ attrStr: AttributedString) {
    let text = NSMutableAttributedString(string: "")
    let kept = KeptAttribute.all
    for run in attrStr.runs {
      var attributes: [NSAttributedString.Key: Any] = [:]
      for attribute in kept { attribute.write(run.attributes, &attributes) }
      attributes[.address] = run.attributes.link
      text.append(
        NSAttributedString(
          string: String(attrStr.characters[run.range]), attributes: attributes))
    }
    self.init(attributedString: text)
  }

  /// Creates a text from one of Swift's: a scope leaves out nothing that this class can have here. Mirrors
  /// Foundation's.
  public convenience init<S: AttributeScope>(
    _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>
  ) throws {
    self.init(attrStr)
  }

  /// Creates a text from one of Swift's: a scope leaves out nothing that this class can have here. Mirrors
  /// Foundation's.
  public convenience init<S: AttributeScope>(
    _ attrStr: AttributedString, including scope: S.Type
  ) throws {
    self.init(attrStr)
  }
}

extension TextStretch {
  /// Creates a range of a text of Objective-C's class, with what an editor shows of its attributes: fonts,
  /// colours, lines and distances.
  package init(_ text: String, _ attributes: [NSAttributedString.Key: Any]) {
    self.init(text)
    font = (attributes[.font] as? any AttributedFont)?.font
    color = attributes.color(.color)
    background = attributes.color(.background)
    underline = attributes.line(.underline, color: .colorOfUnderline)
    strikethrough = attributes.line(.strikethrough, color: .colorOfStrikethrough)
    spacing = attributes.number(.letterSpacing)
    baselineOffset = attributes.number(.offset)
  }
}

/// One of SwiftUI's attributes, which texts of both classes keep.
private struct KeptAttribute {
  let read: ([NSAttributedString.Key: Any], inout AttributedString) -> Void
  let write: (AttributeContainer, inout [NSAttributedString.Key: Any]) -> Void

  private init<K: AttributedStringKey>(_ key: K.Type) where K.Value: Sendable {
    let name = NSAttributedString.Key(K.name)
    read = { if let value = $0[name] as? K.Value { $1[key] = value } }
    write = { $1[name] = $0[key] }
  }

  static var all: [KeptAttribute] {
    typealias SwiftUI = AttributeScopes.SwiftUIAttributes
    return [
      KeptAttribute(SwiftUI.FontAttribute.self),
      KeptAttribute(SwiftUI.ForegroundColorAttribute.self),
      KeptAttribute(SwiftUI.BackgroundColorAttribute.self),
      KeptAttribute(SwiftUI.UnderlineStyleAttribute.self),
      KeptAttribute(SwiftUI.StrikethroughStyleAttribute.self),
      KeptAttribute(SwiftUI.KerningAttribute.self),
      KeptAttribute(SwiftUI.TrackingAttribute.self),
      KeptAttribute(SwiftUI.BaselineOffsetAttribute.self),
    ]
  }
}

extension [NSAttributedString.Key: Any] {
  /// A number, in whatever type the program has written it.
  package func number(_ key: NSAttributedString.Key) -> Double? {
    switch self[key] {
    case let number as NSNumber: number.doubleValue
    case let number as CGFloat: Double(number)
    case let number as Double: number
    case let number as Int: Double(number)
    case let style as any RawRepresentable<Int>: Double(style.rawValue)
    default: nil
    }
  }

  /// The style of a line; `nil` without one.
  package func line(
    _ key: NSAttributedString.Key, color colorKey: NSAttributedString.Key
  ) -> Text.LineStyle? {
    guard let number = number(key), number != 0 else { return nil }
    return Text.LineStyle(color: color(colorKey))
  }

  fileprivate func color(_ key: NSAttributedString.Key) -> Color? {
    (self[key] as? any AttributedColor)?.color
  }

  /// The address of a link.
  fileprivate var address: URL? {
    self[.address] as? URL ?? (self[.address] as? String).flatMap { URL(string: $0) }
  }
}

// The attributes whose names Foundation on Linux does not declare.
extension NSAttributedString.Key {
  fileprivate static let address = NSAttributedString.Key("NSLink")
  fileprivate static let font = NSAttributedString.Key("NSFont")
  fileprivate static let color = NSAttributedString.Key("NSColor")
  fileprivate static let background = NSAttributedString.Key("NSBackgroundColor")
  fileprivate static let underline = NSAttributedString.Key("NSUnderline")
  fileprivate static let colorOfUnderline = NSAttributedString.Key("NSUnderlineColor")
  fileprivate static let strikethrough = NSAttributedString.Key("NSStrikethrough")
  fileprivate static let colorOfStrikethrough = NSAttributedString.Key("NSStrikethroughColor")
  fileprivate static let letterSpacing = NSAttributedString.Key("NSKern")
  fileprivate static let offset = NSAttributedString.Key("NSBaselineOffset")
}
