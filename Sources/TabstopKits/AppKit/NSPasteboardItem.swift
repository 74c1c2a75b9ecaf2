public import Foundation

/// A content in one or more types, on a clipboard. Mirrors AppKit's `NSPasteboardItem`.
@preconcurrency @MainActor
open class NSPasteboardItem: NSObject, NSPasteboardWriting, NSPasteboardReading {
  /// The types that it has a content of, in the order in which they were set.
  open private(set) var types: [NSPasteboard.PasteboardType] = []
  private var contents: [NSPasteboard.PasteboardType: Data] = [:]

  /// Creates an item without a content.
  public override init() { super.init() }

  /// The first of some types that it has a content of.
  open func availableType(
    from types: [NSPasteboard.PasteboardType]
  ) -> NSPasteboard.PasteboardType? {
    types.first { contents[$0] != nil }
  }
  /// Sets the content of a type.
  @discardableResult
  open func setData(_ data: Data, forType type: NSPasteboard.PasteboardType) -> Bool {
    if contents.updateValue(data, forKey: type) == nil { types.append(type) }
    return true
  }
  /// Sets the content of a type: a text.
  @discardableResult
  open func setString(_ string: String, forType type: NSPasteboard.PasteboardType) -> Bool {
    setData(Data(string.utf8), forType: type)
  }
  /// Sets the content of a type to a property list; returns false for a value that is not one.
  @discardableResult
  open func setPropertyList(
    _ propertyList: Any, forType type: NSPasteboard.PasteboardType
  ) -> Bool {
    if let text = propertyList as? String { return setString(text, forType: type) }
    guard
      let data = try? PropertyListSerialization.data(
        fromPropertyList: propertyList, format: .binary, options: 0)
    else { return false }
    return setData(data, forType: type)
  }
  /// The content of a type.
  open func data(forType type: NSPasteboard.PasteboardType) -> Data? { contents[type] }
  /// The content of a type, if it is a text.
  open func string(forType type: NSPasteboard.PasteboardType) -> String? {
    contents[type].flatMap { String(data: $0, encoding: .utf8) }
  }
  /// The content of a type, if it is a property list or a text.
  open func propertyList(forType type: NSPasteboard.PasteboardType) -> Any? {
    guard let data = contents[type] else { return nil }
    return (try? PropertyListSerialization.propertyList(from: data, options: [], format: nil))
      ?? String(data: data, encoding: .utf8)
  }

  /// An item with the content of an object; `nil` for one that clipboards do not take.
  static func of(_ object: Any) -> NSPasteboardItem? {
    if let item = object as? NSPasteboardItem { return item }
    if let promise = object as? NSFilePromiseProvider { return promise.fulfilled().flatMap(of) }
    let item = NSPasteboardItem()
    if let url = object as? URL ?? (object as? NSURL).map({ $0 as URL }) {
      if url.isFileURL { item.setString(url.absoluteString, forType: .fileURL) }
      item.setString(url.absoluteString, forType: .URL)
    } else if let text = object as? String ?? (object as? NSString).map({ $0 as String })
      ?? (object as? NSAttributedString)?.string
    {
      item.setString(text, forType: .string)
    } else if let data = (object as? UIImage)?.pngData() {
      item.setData(data, forType: .png)
    } else {
      return nil
    }
    return item
  }

  /// The text for programs that take texts alone.
  var text: String? {
    availableType(from: [.string, .URL, .fileURL]).flatMap { string(forType: $0) }
  }
  /// The address, if it is one.
  var url: URL? {
    availableType(from: [.fileURL, .URL]).flatMap { string(forType: $0) }
      .flatMap { URL(string: $0) }
  }
  /// The picture, if it is one.
  var picture: UIImage? {
    availableType(from: [.png, .tiff]).flatMap { data(forType: $0) }.flatMap { UIImage(data: $0) }
  }
}
