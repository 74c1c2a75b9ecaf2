public import Foundation

extension NSPasteboard {
  /// A type of content on the clipboard.
  public struct PasteboardType: Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a type from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Creates a type from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Plain text.
    public static let string = PasteboardType("public.utf8-plain-text")
    /// URLs.
    public static let URL = PasteboardType("public.url")
    /// URLs of files.
    public static let fileURL = PasteboardType("public.file-url")
    /// PNG images.
    public static let png = PasteboardType("public.png")
    /// TIFF images.
    public static let tiff = PasteboardType("public.tiff")
    /// Text in the Rich Text Format.
    public static let rtf = PasteboardType("public.rtf")
    /// HTML.
    public static let html = PasteboardType("public.html")
    /// PDF documents.
    public static let pdf = PasteboardType("com.adobe.pdf")
    /// Text in the Rich Text Format with attached files.
    public static let rtfd = PasteboardType("com.apple.flat-rtfd")
    /// Tables, as tab-separated values.
    public static let tabularText = PasteboardType("public.utf8-tab-separated-values-text")
    /// The type of sounds.
    public static let sound = PasteboardType("com.apple.cocoa.pasteboard.sound")
    /// The type of fonts.
    public static let font = PasteboardType("com.apple.cocoa.pasteboard.character-formatting")
    /// Several selected texts. No such content is put on the clipboard.
    public static let multipleTextSelection = PasteboardType(
      "com.apple.cocoa.pasteboard.multiple-text-selection")
    /// Names of files, by the older identifier.
    public static let fileNameType = PasteboardType("NSFilenamesPboardType")
    /// The type of colours.
    public static let color = PasteboardType("com.apple.cocoa.pasteboard.color")
  }

  /// The name of a clipboard. Mirrors AppKit's.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The desktop's clipboard.
    public static let general = Name("Apple CFPasteboard general")
    /// The clipboard for dragging, which is private to the program. Use `draggable`.
    public static let drag = Name("Apple CFPasteboard drag")
    /// The clipboard for the searched text, which is private to the program.
    public static let find = Name("Apple CFPasteboard find")
    /// The clipboard for fonts, which is private to the program.
    public static let font = Name("Apple CFPasteboard font")
    /// The clipboard for rulers, which is private to the program.
    public static let ruler = Name("Apple CFPasteboard ruler")
  }

  /// Options for the devices that may read the content. No effect: the desktop decides. Mirrors
  /// AppKit's.
  public struct ContentsOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The option by which only this computer may read the content.
    public static let currentHostOnly = ContentsOptions(rawValue: 1)
  }

  /// A key of the options for reading. Mirrors AppKit's.
  public struct ReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The key of a Boolean: whether only URLs of files are read.
    public static let urlReadingFileURLsOnly = ReadingOptionKey(
      rawValue: "NSPasteboardURLReadingFileURLsOnlyKey")
    /// The key of the types of files. No effect: all files are read.
    public static let urlReadingContentsConformToTypes = ReadingOptionKey(
      rawValue: "NSPasteboardURLReadingContentsConformToTypesKey")
  }
}

/// An object that can be put on a clipboard. Mirrors AppKit's: texts, addresses, pictures and
/// `NSPasteboardItem` can be.
public protocol NSPasteboardWriting: AnyObject {}
/// An object that can be read from a clipboard. Mirrors AppKit's: texts, addresses, pictures and
/// `NSPasteboardItem` can be.
public protocol NSPasteboardReading: AnyObject {}
extension NSString: NSPasteboardWriting, NSPasteboardReading {}
extension NSURL: NSPasteboardWriting, NSPasteboardReading {}
extension NSAttributedString: NSPasteboardWriting {}
extension UIImage: NSPasteboardWriting, NSPasteboardReading {}
