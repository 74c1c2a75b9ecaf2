public import Foundation

/// The desktop's clipboard, for texts. Mirrors the part of AppKit's `NSPasteboard` that forms use.
@preconcurrency @MainActor
public final class NSPasteboard {
  /// The only instance.
  public static let general = NSPasteboard()

  private init() {}

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
    /// Colours.
    public static let color = PasteboardType("com.apple.cocoa.pasteboard.color")
  }

  /// Removes everything from the clipboard.
  @discardableResult
  public func clearContents() -> Int {
    UIPasteboard.general.string = nil
    changeCount += 1
    return changeCount
  }
  /// The number of times that this program has cleared the clipboard; changes by others are not
  /// counted.
  public private(set) var changeCount = 0

  /// The same as `clearContents()`.
  @discardableResult
  public func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int {
    clearContents()
  }
  /// Puts texts and addresses on the clipboard; false for other objects.
  @discardableResult
  public func writeObjects(_ objects: [Any]) -> Bool {
    let texts = objects.compactMap { object in
      object as? String ?? (object as? NSString).map { String(describing: $0) }
        ?? (object as? URL)?.absoluteString ?? (object as? NSURL)?.absoluteString
    }
    guard !texts.isEmpty else { return false }
    UIPasteboard.general.string = texts.joined(separator: "\n")
    return true
  }
  /// Puts a text on the clipboard; false for other types.
  @discardableResult
  public func setData(_ data: Data?, forType dataType: PasteboardType) -> Bool {
    guard dataType == .string, let data else { return false }
    return setString(String(decoding: data, as: UTF8.self), forType: dataType)
  }
  /// The text that this program has put on the clipboard; `nil` for other types.
  public func data(forType dataType: PasteboardType) -> Data? {
    dataType == .string ? string(forType: dataType).map { Data($0.utf8) } : nil
  }
  /// Texts, if there is one.
  public var types: [PasteboardType]? { string(forType: .string) == nil ? [] : [.string] }
  /// Texts, if there is one and they are among the types.
  public func availableType(from types: [PasteboardType]) -> PasteboardType? {
    self.types?.first { types.contains($0) }
  }

  /// Puts a text on the clipboard, for all programs.
  @discardableResult
  public func setString(_ string: String, forType type: PasteboardType) -> Bool {
    UIPasteboard.general.string = string
    return true
  }

  /// The text that this program has put on the clipboard; see `UIPasteboard.string`.
  public func string(forType type: PasteboardType) -> String? { UIPasteboard.general.string }
}
