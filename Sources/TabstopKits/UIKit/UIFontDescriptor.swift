public import Foundation
internal import Tabstop

/// The description of a font. Mirrors the part of `UIFontDescriptor` that changes a font's design.
public final class UIFontDescriptor: Hashable, Sendable {
  let base: Font
  /// The name of the typeface.
  let name: String
  /// The size in points.
  public let pointSize: CGFloat

  init(base: Font, pointSize: CGFloat, name: String) {
    (self.base, self.pointSize, self.name) = (base, pointSize, name)
  }

  /// Creates the description of a typeface by its name, which is the system's one if it is not installed.
  public convenience init(name: String, size: CGFloat) {
    self.init(base: .custom(name, size: size), pointSize: size, name: name)
  }

  /// Creates the description of the system's font with these attributes.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let changed = UIFont().fontDescriptor.addingAttributes(attributes)
    self.init(base: changed.base, pointSize: changed.pointSize, name: changed.name)
  }

  /// The traits of the font; bold also if the typeface's name says so.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if base.hasBold || name.lowercased().contains("bold") { traits.insert(.traitBold) }
    if base.hasItalic { traits.insert(.traitItalic) }
    if base.hasEqualWidths { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The design of the system's typeface. Mirrors UIKit's.
  public struct SystemDesign: Hashable, Sendable {
    let design: Font.Design
    /// The design of the desktop's font.
    public static let `default` = SystemDesign(design: .default)
    /// The design with round letters.
    public static let rounded = SystemDesign(design: .rounded)
    /// The design with serifs.
    public static let serif = SystemDesign(design: .serif)
    /// The design with letters of one width.
    public static let monospaced = SystemDesign(design: .monospaced)
  }

  /// Traits of a typeface. Mirrors UIKit's.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt32
    /// Creates a value from its raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Italic letters.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Bold letters.
    public static let traitBold = SymbolicTraits(rawValue: 2)
    /// Letters of equal width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
  }

  /// What a description says of a font. Mirrors UIKit's.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a name from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The name of the typeface: a text.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The name of the typeface: a text.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The size in points: a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The weight and other traits: a dictionary by `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
  }

  /// A trait of a typeface. Mirrors UIKit's.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a key from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The weight: a `UIFont.Weight`, or its number.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// Bold, italic and equal widths: a number of `SymbolicTraits`.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
  }

  /// The same font with these attributes instead of its own. Other attributes have no effect.
  public func addingAttributes(
    _ attributes: [AttributeName: Any] = [:]
  ) -> UIFontDescriptor {
    var result = self
    if let name = (attributes[.name] ?? attributes[.family]) as? String {
      result = UIFontDescriptor(name: name, size: pointSize)
    }
    if let size = attributes[.size] as? any BinaryFloatingPoint {
      result = result.withSize(CGFloat(size))
    } else if let size = attributes[.size] as? any BinaryInteger {
      result = result.withSize(CGFloat(size))
    }
    guard let traits = attributes[.traits] as? [TraitKey: Any] else { return result }
    if let symbolic = traits[.symbolic] as? UInt32,
      let changed = result.withSymbolicTraits(SymbolicTraits(rawValue: symbolic))
    {
      result = changed
    }
    let number = traits[.weight] as? CGFloat ?? (traits[.weight] as? Double).map { CGFloat($0) }
    if let weight = traits[.weight] as? UIFont.Weight ?? number.map(UIFont.Weight.init(rawValue:)) {
      result = UIFontDescriptor(
        base: result.base.weight(weight.weight), pointSize: result.pointSize, name: result.name)
    }
    return result
  }

  /// The description of a text style's font.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style).fontDescriptor }

  /// The same font in another size.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(
      base: base.scaled(by: newPointSize / max(pointSize, 1)), pointSize: newPointSize, name: name)
  }

  /// The system's font in another design, with the weight and the slant of this one.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    UIFontDescriptor(
      base: base.design(design.design), pointSize: pointSize, name: UIFont().fontName)
  }

  /// The same font with these traits, and without the others. Mirrors AppKit's, which always returns one.
  @_disfavoredOverload
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor {
    withSymbolicTraits(traits) ?? self
  }
  /// The font of a family by its name. Mirrors AppKit's.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    addingAttributes([.family: newFamily])
  }
  /// The attributes: the name, the size and the traits. Mirrors AppKit's.
  public var fontAttributes: [AttributeName: Any] {
    let traits: [TraitKey: Any] = [
      .weight: symbolicTraits.contains(.traitBold)
        ? UIFont.Weight.bold.rawValue : UIFont.Weight.regular.rawValue,
      .symbolic: symbolicTraits.rawValue,
    ]
    return [.name: name, .family: name, .size: pointSize, .traits: traits]
  }
  /// One of the attributes. Mirrors AppKit's.
  public func object(forKey attribute: AttributeName) -> Any? { fontAttributes[attribute] }
  /// The name of the typeface. Mirrors AppKit's.
  public var postscriptName: String? { name }

  /// The same font with these traits, and without the others.
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    var font = base
    if traits.contains(.traitBold) != font.hasBold { font = font.bold(!font.hasBold) }
    font = font.italic(traits.contains(.traitItalic))
    let isMonospaced = traits.contains(.traitMonoSpace)
    if isMonospaced != font.hasEqualWidths {
      font = font.design(isMonospaced ? .monospaced : .default)
    }
    return UIFontDescriptor(base: font, pointSize: pointSize, name: name)
  }

  /// Whether both are equal.
  public static func == (a: UIFontDescriptor, b: UIFontDescriptor) -> Bool {
    a.base == b.base && a.pointSize == b.pointSize
  }
  /// Hashes the value.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(base)
    hasher.combine(pointSize)
  }
}
