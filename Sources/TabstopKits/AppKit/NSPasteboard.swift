public import Foundation
internal import TabstopFoundation

/// The desktop's clipboard, or one of the program's own. Mirrors the part of AppKit's
/// `NSPasteboard` that SwiftUI sources use. What is put on the desktop's is for all programs:
/// texts, addresses, pictures, pages and documents; of other types only this program reads. What is
/// read from it is what this program has put there: another program's text is only available when
/// the user pastes.
@preconcurrency @MainActor
public final class NSPasteboard {
  /// The desktop's clipboard.
  public static let general = NSPasteboard(name: .general)
  private static var changeCounts: [Name: Int] = [:]
  /// The contents of the program's own clipboards.
  private static var ownItems: [Name: [NSPasteboardItem]] = [:]

  /// The name.
  public let name: Name
  /// The items that the program has put on the desktop's clipboard, by any object.
  private static var items: [NSPasteboardItem] = []
  private static var content: Clipboard.OwnContent?

  /// The clipboard of a name. But for the desktop's, it is the program's own.
  public init(name: Name) { self.name = name }
  /// A clipboard of the program's own, without a content.
  public static func withUniqueName() -> NSPasteboard {
    NSPasteboard(name: Name(UUID().uuidString))
  }

  /// Removes everything from the clipboard.
  @discardableResult
  public func clearContents() -> Int {
    write([])
    Self.changeCounts[name, default: 0] += 1
    return changeCount
  }
  /// The number of times that this program has cleared the clipboard of this name, by any object; changes by
  /// others are not counted.
  public var changeCount: Int { Self.changeCounts[name] ?? 0 }

  /// Removes everything from the clipboard, for content of other types. The types and the owner have no effect.
  @discardableResult
  public func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int {
    clearContents()
  }
  /// Removes everything from the clipboard. The options have no effect. Mirrors AppKit.
  @discardableResult
  public func prepareForNewContents(with options: ContentsOptions = []) -> Int { clearContents() }

  /// Declares further types. No effect: what is put on the clipboard counts. Mirrors AppKit.
  @discardableResult
  public func addTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int { changeCount }
  /// Gives up a clipboard of the program's own, with its content. Mirrors AppKit.
  public func releaseGlobally() {
    if name != .general { (Self.ownItems[name], Self.changeCounts[name]) = (nil, nil) }
  }

  // MARK: Writing

  /// Adds texts, addresses, pictures and items; false for other objects.
  @discardableResult
  public func writeObjects(_ objects: [Any]) -> Bool {
    let new = objects.compactMap(NSPasteboardItem.of)
    guard !new.isEmpty else { return false }
    write(present + new)
    return new.count == objects.count
  }
  /// Puts bytes of a type on the clipboard.
  @discardableResult
  public func setData(_ data: Data?, forType dataType: PasteboardType) -> Bool {
    guard let data else { return false }
    return change { $0.setData(data, forType: dataType) }
  }
  /// Puts a text on the clipboard.
  @discardableResult
  public func setString(_ string: String, forType type: PasteboardType) -> Bool {
    change { $0.setString(string, forType: type) }
  }
  /// Puts a property list on the clipboard; returns false for a value that is not one. Mirrors AppKit.
  @discardableResult
  public func setPropertyList(_ plist: Any, forType dataType: PasteboardType) -> Bool {
    change { $0.setPropertyList(plist, forType: dataType) }
  }

  private func change(_ change: (NSPasteboardItem) -> Bool) -> Bool {
    let items = present
    let first = items.first ?? NSPasteboardItem()
    guard change(first) else { return false }
    write(items.isEmpty ? [first] : items)
    return true
  }

  /// The items on the clipboard; a text of another class of this program is one.
  private var present: [NSPasteboardItem] {
    guard name == .general else { return Self.ownItems[name] ?? [] }
    if let content = Self.content, content.isOnClipboard { return Self.items }
    return UIPasteboard.general.string.flatMap(NSPasteboardItem.of).map { [$0] } ?? []
  }

  private func write(_ items: [NSPasteboardItem]) {
    guard name == .general else { return Self.ownItems[name] = items }
    Self.items = items
    let texts = items.compactMap(\.text)
    Self.content = Clipboard.setContent(
      text: texts.isEmpty ? nil : texts.joined(separator: "\n"), forms: Self.forms(of: items))
    if Self.content == nil { UIPasteboard.general.string = nil }
  }

  /// The representations beside texts that other programs can read.
  private static func forms(of items: [NSPasteboardItem]) -> [(type: String, bytes: [UInt8])] {
    var forms: [(type: String, bytes: [UInt8])] = []
    let files = items.compactMap { $0.string(forType: .fileURL) }
    if !files.isEmpty {
      forms.append(("text/uri-list", Array((files.joined(separator: "\r\n") + "\r\n").utf8)))
    }
    let names: [(PasteboardType, String)] = [
      (.png, "image/png"), (.html, "text/html"), (.rtf, "text/rtf"), (.pdf, "application/pdf"),
    ]
    for (type, name) in names {
      if let data = items.lazy.compactMap({ $0.data(forType: type) }).first {
        forms.append((name, Array(data)))
      }
    }
    // The result of `tiffRepresentation` is a PNG file.
    if !forms.contains(where: { $0.type == "image/png" }),
      let data = items.lazy.compactMap({ $0.data(forType: .tiff) }).first
    {
      let isPNG = data.starts(with: [0x89, 0x50, 0x4E, 0x47])
      forms.append((isPNG ? "image/png" : "image/tiff", Array(data)))
    }
    // Types of this program alone, so that there is content. GDK needs a slash in
    // names.
    let known: Set<PasteboardType> = [.string, .URL, .fileURL, .tiff, .png, .html, .rtf, .pdf]
    for item in items {
      for type in item.types where !known.contains(type) {
        let name = type.rawValue.contains("/") ? type.rawValue : "application/x-\(type.rawValue)"
        if let data = item.data(forType: type) { forms.append((name, Array(data))) }
      }
    }
    return forms
  }

  // MARK: Reading

  /// The items that this program has put on the clipboard; `nil` for none. Mirrors AppKit.
  public var pasteboardItems: [NSPasteboardItem]? {
    let items = present
    return items.isEmpty ? nil : items
  }
  /// The types of what this program has put on the clipboard.
  public var types: [PasteboardType]? {
    present.flatMap(\.types).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
  /// The first of some types that is on the clipboard.
  public func availableType(from types: [PasteboardType]) -> PasteboardType? {
    let own = self.types ?? []
    return types.first { own.contains($0) }
  }
  /// The bytes of a type that this program has put on the clipboard.
  public func data(forType dataType: PasteboardType) -> Data? {
    present.lazy.compactMap { $0.data(forType: dataType) }.first
  }
  /// The text of a type that this program has put on the clipboard, of each item in a line.
  public func string(forType type: PasteboardType) -> String? {
    let texts = present.compactMap { $0.string(forType: type) }
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }
  /// The property list of a type that this program has put on the clipboard. Mirrors AppKit.
  public func propertyList(forType dataType: PasteboardType) -> Any? {
    present.lazy.compactMap { $0.propertyList(forType: dataType) }.first
  }

  /// The objects of some classes that this program has put on the clipboard: `NSURL`, `NSString`,
  /// `NSImage` and `NSPasteboardItem` can be read, each item as the first class that it can be.
  /// Mirrors AppKit.
  public func readObjects(
    forClasses classArray: [AnyClass], options: [ReadingOptionKey: Any]? = nil
  ) -> [Any]? {
    let filesOnly = (options?[.urlReadingFileURLsOnly] as? Bool) ?? false
    return present.compactMap { item in
      classArray.lazy.compactMap { Self.object(of: $0, in: item, filesOnly: filesOnly) }.first
    }
  }
  /// Whether `readObjects(forClasses:options:)` finds something. Mirrors AppKit.
  public func canReadObject(
    forClasses classArray: [AnyClass], options: [ReadingOptionKey: Any]? = nil
  ) -> Bool {
    readObjects(forClasses: classArray, options: options)?.isEmpty == false
  }

  private static func object(
    of type: AnyClass, in item: NSPasteboardItem, filesOnly: Bool
  ) -> Any? {
    switch type {
    case is NSURL.Type:
      item.url.flatMap { $0.scheme != nil && (!filesOnly || $0.isFileURL) ? $0 as NSURL : nil }
    case is NSString.Type: item.text.map { $0 as NSString }
    case is NSAttributedString.Type: item.text.map { NSAttributedString(string: $0) }
    case is UIImage.Type: item.picture
    case is NSPasteboardItem.Type: item
    default: nil
    }
  }
}
