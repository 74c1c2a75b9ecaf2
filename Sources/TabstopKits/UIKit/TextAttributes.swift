public import Foundation
internal import GtkBridge

// Attributes of texts by UIKit's names, and how large texts are with them.

extension NSAttributedString.Key {
  /// The colour of the text. Foundation on Linux has no names for attributes.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The colour behind the text.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The font.
  public static let font = NSAttributedString.Key("NSFont")
  /// The space between letters.
  public static let kern = NSAttributedString.Key("NSKern")
  /// Lines under a text: the number of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The colour of lines under a text.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// Lines through a text: the number of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The colour of lines through a text.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The distance from the baseline, in points.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// An address.
  public static let link = NSAttributedString.Key("NSLink")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  // Stored: views do not show these.

  /// The width of the letters' outline. Stored, without effect.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The colour of the letters' outline. Stored, without effect.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// An `NSShadow`. Stored, without effect.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// Whether letters are joined. Stored, without effect: the font decides.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// The slant of the letters. Stored, without effect: use an italic font.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// The stretch of the letters. Stored, without effect: use a wide font.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// The directions of writing. Stored, without effect: Pango finds them.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  /// The explanation of a range. Stored, without effect.
  public static let toolTip = NSAttributedString.Key("NSToolTip")
  /// An `NSCursor`. Stored, without effect.
  public static let cursor = NSAttributedString.Key("NSCursor")
  /// How often letters are raised. Stored, without effect: use `baselineOffset`.
  public static let superscript = NSAttributedString.Key("NSSuperScript")
  /// An effect of the letters. Stored, without effect.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
}

/// The lines under, or through, a text. Mirrors UIKit's.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates a style from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// A line of dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// A line of dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
}

/// The way in which lines of a text break. Mirrors UIKit's.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}

/// The properties of a paragraph. Mirrors UIKit's `NSParagraphStyle`.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  private let header = AttributeHeader()
  /// The alignment of its lines.
  public fileprivate(set) var alignment = NSTextAlignment.natural
  /// The space between lines, in points.
  public fileprivate(set) var lineSpacing: CGFloat = 0
  /// The space after it, in points.
  public fileprivate(set) var paragraphSpacing: CGFloat = 0
  /// The way in which its lines break.
  public fileprivate(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// The space before its first line, in points.
  public fileprivate(set) var firstLineHeadIndent: CGFloat = 0
  /// The space before its other lines, in points.
  public fileprivate(set) var headIndent: CGFloat = 0
  /// A factor of the height of lines.
  public fileprivate(set) var lineHeightMultiple: CGFloat = 0

  /// Creates the usual properties.
  public override init() { super.init() }
  /// The usual properties.
  @preconcurrency @MainActor public static let `default` = NSParagraphStyle()

  /// Returns a style with the same properties: itself, if it cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// Returns a style with the same properties, an `NSMutableParagraphStyle`.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.setParagraphStyle(self)
    return copy
  }
}

/// The properties of a paragraph, to be changed. Mirrors UIKit's `NSMutableParagraphStyle`.
public final class NSMutableParagraphStyle: NSParagraphStyle {
  /// The alignment of its lines.
  public override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  /// The space between lines, in points.
  public override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { super.lineSpacing = newValue }
  }
  /// The space after it, in points.
  public override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { super.paragraphSpacing = newValue }
  }
  /// The way in which its lines break.
  public override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }
  /// The space before its first line, in points.
  public override var firstLineHeadIndent: CGFloat {
    get { super.firstLineHeadIndent }
    set { super.firstLineHeadIndent = newValue }
  }
  /// The space before its other lines, in points.
  public override var headIndent: CGFloat {
    get { super.headIndent }
    set { super.headIndent = newValue }
  }
  /// A factor of the height of lines.
  public override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { super.lineHeightMultiple = newValue }
  }
  /// The smallest height of a line, in points. Stored, without effect.
  public var minimumLineHeight: CGFloat = 0
  /// The largest height of a line, in points. Stored, without effect.
  public var maximumLineHeight: CGFloat = 0
  /// The space before it, in points. Stored, without effect.
  public var paragraphSpacingBefore: CGFloat = 0
  /// The space after its lines, in points. Stored, without effect.
  public var tailIndent: CGFloat = 0
  /// How much words are broken, from 0 to 1. Stored, without effect.
  public var hyphenationFactor: Float = 0
  /// The places that a tab goes to. Stored, without effect.
  public var tabStops: [NSTextTab]! = []
  /// The cells of tables that it is in. Stored, without effect: see `NSTextBlock`.
  public var textBlocks: [NSTextBlock] = []
  /// The lists that it is in. Stored, without effect: write the markers in the text.
  public var textLists: [NSTextList] = []
  /// The distance of further tabs. Stored, without effect.
  public var defaultTabInterval: CGFloat = 0
  /// The direction of writing. Stored, without effect: Pango finds it.
  public var baseWritingDirection = NSWritingDirection.natural
  /// Whether lines that are truncated may be made tighter. Stored, without effect.
  public var allowsDefaultTighteningForTruncation = false
  /// How lines are broken. Stored, without effect.
  public var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
  /// Takes the properties of another style.
  public func setParagraphStyle(_ obj: NSParagraphStyle) {
    alignment = obj.alignment
    lineSpacing = obj.lineSpacing
    paragraphSpacing = obj.paragraphSpacing
    lineBreakMode = obj.lineBreakMode
    firstLineHeadIndent = obj.firstLineHeadIndent
    headIndent = obj.headIndent
    lineHeightMultiple = obj.lineHeightMultiple
    // A style that cannot be changed has the usual values of the others.
    let other = obj as? NSMutableParagraphStyle ?? NSMutableParagraphStyle()
    minimumLineHeight = other.minimumLineHeight
    maximumLineHeight = other.maximumLineHeight
    paragraphSpacingBefore = other.paragraphSpacingBefore
    tailIndent = other.tailIndent
    hyphenationFactor = other.hyphenationFactor
    tabStops = other.tabStops
    textBlocks = other.textBlocks
    textLists = other.textLists
    defaultTabInterval = other.defaultTabInterval
    baseWritingDirection = other.baseWritingDirection
    allowsDefaultTighteningForTruncation = other.allowsDefaultTighteningForTruncation
    lineBreakStrategy = other.lineBreakStrategy
  }
  /// Returns a style with the same properties, which does not follow this one.
  public override func copy(with zone: NSZone? = nil) -> Any { mutableCopy(with: zone) }
  /// Adds a place that a tab goes to. Stored, without effect.
  public func addTabStop(_ anObject: NSTextTab) { tabStops.append(anObject) }
}

extension NSParagraphStyle {
  /// How lines are broken. No effect. Mirrors UIKit's.
  public struct LineBreakStrategy: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a strategy from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Not before the last word alone.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Korean words stay whole.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    /// As the system's own texts.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}

/// The direction of writing. Mirrors UIKit's.
public enum NSWritingDirection: Int, Sendable {
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// A place that a tab goes to. Stored, without effect. Mirrors UIKit's `NSTextTab`.
public final class NSTextTab: NSObject {
  /// An option. Mirrors UIKit's.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The letters that end a column.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }
  /// The alignment of the column.
  public let alignment: NSTextAlignment
  /// The distance from the margin, in points.
  public let location: CGFloat
  /// The options.
  public let options: [OptionKey: Any]

  /// Creates a place.
  public init(textAlignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]) {
    (alignment, self.location, self.options) = (textAlignment, location, options)
    super.init()
  }
}

/// Options for measuring a text. No effect: lines and their heights count. Mirrors UIKit's.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates options from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The rectangle of all lines.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// Lines have the height of the font.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// The last line is truncated.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

private func measure(
  _ text: String, _ attributes: [NSAttributedString.Key: Any]?, width: CGFloat?
) -> CGSize {
  let font = attributes?[.font] as? UIFont ?? UIFont.systemFont(ofSize: 12)
  let isSystem = font.fontName.hasPrefix(".")
  let size = TextMeasure.size(
    of: text, family: isSystem ? nil : font.fontName, size: font.pointSize, isBold: font.isBold,
    width: width.map(Double.init))
  return CGSize(width: size.width, height: size.height)
}

extension String {
  /// The size of the text in one line. Mirrors UIKit's method of `NSString`.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    measure(self, attrs, width: nil)
  }
  /// The rectangle of the text in lines of a width. Mirrors UIKit's method of `NSString`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    CGRect(origin: .zero, size: measure(self, attributes, width: size.width))
  }
}

extension NSString {
  /// The size of the text in one line. Mirrors UIKit.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (self as String).size(withAttributes: attrs)
  }
  /// The rectangle of the text in lines of a width. Mirrors UIKit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    (self as String).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}

extension NSAttributedString {
  /// The size of the text in one line, with the attributes at its start. Mirrors UIKit.
  public func size() -> CGSize {
    string.size(withAttributes: attributesAtStart)
  }
  /// The rectangle of the text in lines of a width, with the attributes at its start. Mirrors UIKit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    string.boundingRect(
      with: size, options: options, attributes: attributesAtStart, context: context)
  }

  private var attributesAtStart: [NSAttributedString.Key: Any]? {
    length > 0 ? attributes(at: 0, effectiveRange: nil) : nil
  }
}

/// A context for drawing a text. No effect. Mirrors UIKit's.
public final class NSStringDrawingContext: NSObject {}

extension UIFont {
  fileprivate var isBold: Bool { fontName.lowercased().contains("bold") }

  /// The names of the installed typefaces.
  public class var familyNames: [String] { TextMeasure.families }
  /// The names of the fonts of a typeface: the typeface's own.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    TextMeasure.families.contains(familyName) ? [familyName] : []
  }
}
