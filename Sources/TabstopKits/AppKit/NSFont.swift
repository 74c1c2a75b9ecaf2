public import Foundation
internal import Tabstop

extension UIFont {
  /// The font of menus: the desktop's. Size 0 is the usual one. Mirrors AppKit's.
  public class func menuFont(ofSize fontSize: CGFloat) -> UIFont { orSystemSize(fontSize) }
  /// The font of a menu bar: the desktop's. Size 0 is the usual one. Mirrors AppKit's.
  public class func menuBarFont(ofSize fontSize: CGFloat) -> UIFont { orSystemSize(fontSize) }
  /// The font of labels: the desktop's. Size 0 is the usual one. Mirrors AppKit's.
  public class func labelFont(ofSize fontSize: CGFloat) -> UIFont { orSystemSize(fontSize) }
  /// The font of alerts: the desktop's. Size 0 is the usual one. Mirrors AppKit's.
  public class func messageFont(ofSize fontSize: CGFloat) -> UIFont { orSystemSize(fontSize) }
  /// The font of title bars: the desktop's, bold. Size 0 is the usual one. Mirrors AppKit's.
  public class func titleBarFont(ofSize fontSize: CGFloat) -> UIFont {
    boldSystemFont(ofSize: fontSize > 0 ? fontSize : systemFontSize)
  }
  /// The font of tool tips: the desktop's. Size 0 is the usual one. Mirrors AppKit's.
  public class func toolTipsFont(ofSize fontSize: CGFloat) -> UIFont { orSystemSize(fontSize) }
  /// The font of controls: the desktop's. Size 0 is the usual one. Mirrors AppKit's.
  public class func controlContentFont(ofSize fontSize: CGFloat) -> UIFont {
    orSystemSize(fontSize)
  }
  /// The font of documents: the desktop's. Size 0 is the usual one. Mirrors AppKit's.
  public class func userFont(ofSize fontSize: CGFloat) -> UIFont? { orSystemSize(fontSize) }
  /// The font of code: the desktop's with one width. Size 0 is the usual one. Mirrors AppKit's.
  public class func userFixedPitchFont(ofSize fontSize: CGFloat) -> UIFont? {
    monospacedSystemFont(ofSize: fontSize > 0 ? fontSize : systemFontSize, weight: .regular)
  }
  private class func orSystemSize(_ size: CGFloat) -> UIFont {
    systemFont(ofSize: size > 0 ? size : systemFontSize)
  }

  /// The name of the typeface. Mirrors AppKit's.
  public var displayName: String? { fontName }
  /// The space between lines beside the height of letters: none. Mirrors AppKit's.
  public var leading: CGFloat { 0 }
  /// The height of small letters: about half the size. Mirrors AppKit's.
  public var xHeight: CGFloat { pointSize * 0.5 }
}

extension UIFontDescriptor.SymbolicTraits {
  /// Bold. Mirrors AppKit's.
  public static let bold = traitBold
  /// Italic. Mirrors AppKit's.
  public static let italic = traitItalic
  /// Fonts whose letters have the same width. Mirrors AppKit's.
  public static let monoSpace = traitMonoSpace
}

/// The traits of a typeface. Mirrors AppKit's.
public struct NSFontTraitMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates traits from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The trait of an italic font.
  public static let italicFontMask = NSFontTraitMask(rawValue: 1)
  /// The trait of a bold font.
  public static let boldFontMask = NSFontTraitMask(rawValue: 2)
  /// Fonts whose letters have the same width.
  public static let fixedPitchFontMask = NSFontTraitMask(rawValue: 1024)
}

extension NSFontManager {
  /// The names of the installed fonts: those of their typefaces. Mirrors AppKit's.
  public var availableFonts: [String] { UIFont.familyNames }
  /// The fonts of a typeface, each an array of its name, its style, its weight from 0 to 14, and its traits; `nil` if
  /// it is not installed: the regular and the bold one. Mirrors AppKit's.
  public func availableMembers(ofFontFamily fam: String) -> [[Any]]? {
    guard UIFont.familyNames.contains(fam) else { return nil }
    return [
      [fam, "Regular", 5, UInt(0)], [fam, "Bold", 9, NSFontTraitMask.boldFontMask.rawValue],
    ]
  }
  /// A font of a typeface; `nil` if it is not installed. The weight is from 0 to 14: 5 is regular, 9 is bold.
  /// Mirrors AppKit's.
  public func font(
    withFamily family: String, traits: NSFontTraitMask, weight: Int, size: CGFloat
  ) -> NSFont? {
    guard UIFont.familyNames.contains(family), let font = NSFont(name: family, size: size) else {
      return nil
    }
    return convert(font, toHaveTrait: weight >= 9 ? traits.union(.boldFontMask) : traits)
  }
  /// The traits of a font. Mirrors AppKit's.
  public func traits(of fontObj: NSFont) -> NSFontTraitMask {
    NSFontTraitMask(rawValue: UInt(fontObj.fontDescriptor.symbolicTraits.rawValue))
  }
  /// The same font in another typeface. Mirrors AppKit's.
  public func convert(_ fontObj: NSFont, toFamily family: String) -> NSFont {
    font(withFamily: family, traits: traits(of: fontObj), weight: 5, size: fontObj.pointSize)
      ?? fontObj
  }
  /// The same font with traits. Mirrors AppKit's.
  public func convert(_ fontObj: NSFont, toHaveTrait trait: NSFontTraitMask) -> NSFont {
    let traits = UIFontDescriptor.SymbolicTraits(rawValue: UInt32(trait.rawValue))
    let descriptor = fontObj.fontDescriptor
    return descriptor.withSymbolicTraits(descriptor.symbolicTraits.union(traits))
      .map { UIFont(descriptor: $0, size: fontObj.pointSize) } ?? fontObj
  }
  /// The same font in another size. Mirrors AppKit's.
  public func convert(_ fontObj: NSFont, toSize size: CGFloat) -> NSFont {
    fontObj.withSize(size)
  }
}
