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
    /// Texts.
    public static let string = PasteboardType("public.utf8-plain-text")
    /// Addresses.
    public static let URL = PasteboardType("public.url")
    /// Files.
    public static let fileURL = PasteboardType("public.file-url")
    /// Pictures.
    public static let png = PasteboardType("public.png")
    /// Pictures.
    public static let tiff = PasteboardType("public.tiff")
    /// Texts with a style.
    public static let rtf = PasteboardType("public.rtf")
    /// Pages.
    public static let html = PasteboardType("public.html")
    /// Documents.
    public static let pdf = PasteboardType("com.adobe.pdf")
    /// Texts with a style, and files.
    public static let rtfd = PasteboardType("com.apple.flat-rtfd")
    /// Tables.
    public static let tabularText = PasteboardType("public.utf8-tab-separated-values-text")
    /// Sounds.
    public static let sound = PasteboardType("com.apple.cocoa.pasteboard.sound")
    /// Fonts.
    public static let font = PasteboardType("com.apple.cocoa.pasteboard.character-formatting")
    /// Names of files: the older spelling.
    public static let fileNameType = PasteboardType("NSFilenamesPboardType")
    /// Colours.
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
    /// What is dragged: a clipboard of the program's own. Use `draggable`.
    public static let drag = Name("Apple CFPasteboard drag")
    /// What is searched: a clipboard of the program's own.
    public static let find = Name("Apple CFPasteboard find")
    /// A font: a clipboard of the program's own.
    public static let font = Name("Apple CFPasteboard font")
    /// A ruler: a clipboard of the program's own.
    public static let ruler = Name("Apple CFPasteboard ruler")
  }

  /// Where a content may go. No effect: the desktop decides. Mirrors AppKit's.
  public struct ContentsOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To this computer alone.
    public static let currentHostOnly = ContentsOptions(rawValue: 1)
  }

  /// What is read. Mirrors AppKit's.
  public struct ReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whether of addresses only files are read.
    public static let urlReadingFileURLsOnly = ReadingOptionKey(
      rawValue: "NSPasteboardURLReadingFileURLsOnlyKey")
    /// The types of files. No effect: all are read.
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
