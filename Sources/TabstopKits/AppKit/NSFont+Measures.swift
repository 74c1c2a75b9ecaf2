public import Foundation

extension UIFont {
  /// Whether all letters are equally wide. Mirrors AppKit's.
  public var isFixedPitch: Bool {
    let widths = ["i", "W"].map { ($0 as NSString).size(withAttributes: [.font: self]).width }
    return widths[0] == widths[1]
  }
  /// The width of the widest letter. Mirrors AppKit's.
  public var maximumAdvancement: CGSize {
    CGSize(width: ("W" as NSString).size(withAttributes: [.font: self]).width, height: 0)
  }
}

extension NSFontManager {
  /// The weight of a font, from 0 to 15: 5 is regular, 9 bold. Mirrors AppKit's.
  public func weight(of fontObj: NSFont) -> Int {
    traits(of: fontObj).contains(.boldFontMask) ? 9 : 5
  }
  /// A font that is bolder, or less bold. Mirrors AppKit's.
  public func convertWeight(_ upFlag: Bool, of fontObj: NSFont) -> NSFont {
    upFlag
      ? convert(fontObj, toHaveTrait: .boldFontMask)
      : convert(fontObj, toNotHaveTrait: .boldFontMask)
  }
  /// The same font without traits. Mirrors AppKit's.
  public func convert(_ fontObj: NSFont, toNotHaveTrait trait: NSFontTraitMask) -> NSFont {
    let traits = UIFontDescriptor.SymbolicTraits(rawValue: UInt32(trait.rawValue))
    let descriptor = fontObj.fontDescriptor
    return descriptor.withSymbolicTraits(descriptor.symbolicTraits.subtracting(traits))
      .map { UIFont(descriptor: $0, size: fontObj.pointSize) } ?? fontObj
  }
  /// The name of a family for the user: the same. Mirrors AppKit's.
  public func localizedName(forFamily family: String, face faceKey: String?) -> String {
    [family, faceKey].compactMap { $0 }.joined(separator: " ")
  }
}
