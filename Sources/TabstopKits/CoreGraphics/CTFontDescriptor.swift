public import Foundation
internal import GtkBridge
public import TabstopFoundation

/// The names of a typeface in a file. Mirrors the part of Core Text's `CTFontDescriptor` that SwiftUI sources use.
public final class CTFontDescriptor: Sendable {
  fileprivate let names: ProgramFonts.Names
  fileprivate let file: URL

  fileprivate init(_ names: ProgramFonts.Names, _ file: URL) {
    (self.names, self.file) = (names, file)
  }
}

/// The name by which `Font.custom` finds the typeface. Mirrors Core Text's.
public var kCTFontNameAttribute: CFString { "NSFontNameAttribute" }
/// The name of the family. Mirrors Core Text's.
public var kCTFontFamilyNameAttribute: CFString { "NSFontFamilyAttribute" }
/// The style, such as "Bold". Mirrors Core Text's.
public var kCTFontStyleNameAttribute: CFString { "NSFontFaceAttribute" }
/// The whole name. Mirrors Core Text's.
public var kCTFontDisplayNameAttribute: CFString { "NSFontVisibleNameAttribute" }
/// The file. Mirrors Core Text's.
public var kCTFontURLAttribute: CFString { "NSCTFontFileURLAttribute" }

/// The typefaces in a file; `nil` if it has none. Mirrors Core Text's.
public func CTFontManagerCreateFontDescriptorsFromURL(_ fileURL: CFURL) -> CFArray? {
  let file = fileURL as URL
  let descriptors = ProgramFonts.names(inFile: file.path).map { CTFontDescriptor($0, file) }
  return descriptors.isEmpty ? nil : descriptors as NSArray
}

/// A name of a typeface, or its file; `nil` for what is not known. Mirrors Core Text's.
public func CTFontDescriptorCopyAttribute(_ descriptor: CTFontDescriptor, _ attribute: CFString)
  -> CFTypeRef?
{
  switch attribute {
  case kCTFontNameAttribute: descriptor.names.postScript as NSString?
  case kCTFontFamilyNameAttribute: descriptor.names.family as NSString?
  case kCTFontStyleNameAttribute: descriptor.names.style as NSString?
  case kCTFontDisplayNameAttribute: descriptor.names.full as NSString?
  case kCTFontURLAttribute: descriptor.file as NSURL
  default: nil
  }
}
