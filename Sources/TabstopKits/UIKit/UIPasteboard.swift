public import Foundation
public import TabstopFoundation

/// The desktop's clipboard, for texts and pictures. Mirrors the part of `UIPasteboard` that SwiftUI sources use.
///
/// A write is for all programs. A read returns what this program has put there; what another program has put
/// there is only available when the user pastes.
@preconcurrency @MainActor
public final class UIPasteboard {
  /// The desktop's clipboard.
  public static let general = UIPasteboard(name: .general, board: nil)

  /// The name of a clipboard. Mirrors UIKit's `UIPasteboard.Name`.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The desktop's clipboard.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }
  /// The name.
  public let name: Name
  /// A clipboard of the program's own.
  private let ownBoard: NSPasteboard?
  private static var named: [Name: UIPasteboard] = [:]

  /// The clipboard of a name. But for the desktop's, it is the program's own.
  ///
  /// - Parameters:
  ///   - pasteboardName: The name.
  ///   - create: Whether it is created if there is none; without, the result is `nil` then.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    guard pasteboardName != .general else {
      self.init(name: .general, board: nil)
      return
    }
    guard create || Self.named[pasteboardName] != nil else { return nil }
    self.init(
      name: pasteboardName, board: NSPasteboard(name: NSPasteboard.Name(pasteboardName.rawValue)))
    if Self.named[pasteboardName] == nil { Self.named[pasteboardName] = self }
  }
  /// A clipboard of the program's own, without a content.
  public class func withUniqueName() -> UIPasteboard {
    UIPasteboard(name: Name(UUID().uuidString), create: true)!
  }
  /// Gives up a clipboard of the program's own, with its content.
  public class func remove(withName pasteboardName: Name) {
    named.removeValue(forKey: pasteboardName)?.ownBoard?.releaseGlobally()
  }
  /// Posted when the clipboard has changed. Never posted: GTK's clipboard is read when the user
  /// pastes.
  nonisolated public static let changedNotification = Notification.Name(
    "UIPasteboardChangedNotification")

  private init(name: Name, board: NSPasteboard?) { (self.name, ownBoard) = (name, board) }

  private var board: NSPasteboard { ownBoard ?? .general }

  /// The text on the clipboard.
  public var string: String? {
    get { ownBoard.map { $0.string(forType: .string) } ?? Clipboard.ownText }
    set {
      if let ownBoard {
        ownBoard.clearContents()
        if let newValue { ownBoard.setString(newValue, forType: .string) }
      } else {
        Clipboard.ownText = newValue
        textChanges += 1
      }
    }
  }
  /// Whether there is such a text.
  public var hasStrings: Bool { string != nil }
  /// The texts: the one that `string` is.
  public var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.joined(separator: "\n") }
  }
  /// The address that the text is.
  public var url: URL? {
    get { string.flatMap { URL(string: $0) } }
    set { string = newValue?.absoluteString }
  }
  /// The addresses that the lines of the text are.
  public var urls: [URL]? {
    get {
      let urls = string?.split(separator: "\n").compactMap { URL(string: String($0)) }
      return urls?.isEmpty == false ? urls : nil
    }
    set { string = newValue?.map(\.absoluteString).joined(separator: "\n") }
  }
  /// Whether the text is an address.
  public var hasURLs: Bool { url?.scheme != nil }

  /// The picture on the clipboard.
  public var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  /// The pictures on the clipboard.
  public var images: [UIImage]? {
    get {
      let images =
        board.readObjects(forClasses: [UIImage.self], options: nil)
        as? [UIImage]
      return images?.isEmpty == false ? images : nil
    }
    set {
      board.clearContents()
      if let newValue { board.writeObjects(newValue) }
    }
  }
  /// The number of times that this program has written to the clipboard; changes by others are not
  /// counted.
  public var changeCount: Int { textChanges + board.changeCount }
  private var textChanges = 0
  /// Whether there is a picture.
  public var hasImages: Bool { image != nil }

  /// The colour that this program has put there, until something else is put there.
  public var color: UIColor? {
    get {
      ownBoard != nil && !hasStrings && !hasImages || colorContent?.isOnClipboard == true
        ? ownColor : nil
    }
    set {
      if newValue == nil, !hasColors { return }
      string = nil
      ownColor = newValue
      // By X11's convention: four numbers of 16 bits.
      guard ownBoard == nil else { return }
      colorContent = newValue?.cgColor.components.flatMap { components in
        let numbers = components.map { UInt16(min(max($0, 0), 1) * 65_535) }
        return Clipboard.setContent(
          text: nil, forms: [("application/x-color", numbers.withUnsafeBytes { Array($0) })])
      }
    }
  }
  private var ownColor: UIColor?
  private var colorContent: Clipboard.OwnContent?
  /// The colours on the clipboard: the one that `color` is.
  public var colors: [UIColor]? {
    get { color.map { [$0] } }
    set { color = newValue?.first }
  }
  /// Whether there is a colour.
  public var hasColors: Bool { color != nil }
  /// The types of what is on the clipboard.
  public var types: [String] { items.flatMap(\.keys) }
  /// What is on the clipboard, as items of a paste.
  public var itemProviders: [NSItemProvider] {
    get {
      let texts = string.map { [NSItemProvider(object: $0 as NSString)] } ?? []
      return texts + (images ?? []).map { NSItemProvider(object: $0) }
    }
    set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
  }
  /// Puts texts and pictures on the clipboard: a provider of neither changes nothing. The options have no effect.
  public func setItemProviders(
    _ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?
  ) {
    for provider in itemProviders {
      if provider.canLoadObject(ofClass: UIImage.self) {
        _ = provider.loadObject(ofClass: UIImage.self) { value, _ in
          guard let picture = value as? UIImage else { return }
          DispatchQueue.main.async { self.image = picture }
        }
      } else {
        _ = provider.loadObject(ofClass: NSString.self) { value, _ in
          guard let text = (value as? NSString)?.description else { return }
          DispatchQueue.main.async { self.string = text }
        }
      }
    }
  }

  /// The items on the clipboard, with their content by type: the text, the pictures.
  public var items: [[String: Any]] {
    get {
      var items: [[String: Any]] = []
      if let string { items.append([Self.text: string]) }
      for image in images ?? [] { items.append([Self.picture: image]) }
      return items
    }
    set { setItems(newValue) }
  }
  /// Puts texts and pictures on the clipboard, by type: of each item the picture, and the plain text or another one. The
  /// options have no effect.
  public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    let pictures = items.compactMap { item in
      Self.ordered(item).lazy.compactMap { value in
        value as? UIImage ?? (value as? Data).flatMap { UIImage(data: $0) }
      }.first
    }
    let texts = items.compactMap { item in
      Self.ordered(item).lazy.compactMap { value in
        value as? String ?? (value as? URL)?.absoluteString
          ?? (value as? Data).flatMap { String(data: $0, encoding: .utf8) }
      }.first
    }
    if pictures.isEmpty {
      string = texts.isEmpty ? nil : texts.joined(separator: "\n")
    } else {
      board.clearContents()
      board.writeObjects(pictures as [Any] + texts)
    }
  }

  /// The values of an item: that of a plain text first, the others by their types.
  private static func ordered(_ item: [String: Any]) -> [Any] {
    let rank = { (type: String) in (type.contains("plain-text") ? 0 : 1, type) }
    return item.sorted { rank($0.key) < rank($1.key) }.map(\.value)
  }
  /// Adds texts and pictures.
  public func addItems(_ items: [[String: Any]]) { setItems(self.items + items) }
  /// The number of items.
  public var numberOfItems: Int { items.count }
  /// An option for items. No effect. Mirrors UIKit's.
  public struct OptionsKey: Hashable, Sendable {
    private let name: String
    /// The key of the date at which the items are removed.
    public static let expirationDate = OptionsKey(name: "expirationDate")
    /// Whether other devices do not get the items: there are none.
    public static let localOnly = OptionsKey(name: "localOnly")
  }

  /// Puts a text, an address or a picture there; any other value removes what is there.
  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    setItems([[pasteboardType: value]])
  }
  /// Puts bytes there. Those of a text, an address or a picture are for all programs, those of another type for this one.
  public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    if Self.content(ofType: pasteboardType) == .own {
      board.clearContents()
      board.setData(data, forType: .init(pasteboardType))
    } else {
      setItems([[pasteboardType: data]])
    }
  }
  /// The bytes of a type: of the text, of the address, of the picture as a PNG file, or of the program's own type.
  public func data(forPasteboardType pasteboardType: String) -> Data? {
    switch Self.content(ofType: pasteboardType) {
    case .text: string.map { Data($0.utf8) }
    case .address: hasURLs ? string.map { Data($0.utf8) } : nil
    case .picture: image?.pngData()
    case .own: board.data(forType: .init(pasteboardType))
    }
  }
  /// The value of a type: the text, the address, the picture, or bytes of the program's own type.
  public func value(forPasteboardType pasteboardType: String) -> Any? {
    switch Self.content(ofType: pasteboardType) {
    case .text: string
    case .address: hasURLs ? url : nil
    case .picture: image
    case .own: data(forPasteboardType: pasteboardType)
    }
  }
  /// Whether there is something of the types.
  public func contains(pasteboardTypes: [String]) -> Bool {
    pasteboardTypes.contains { type in
      switch Self.content(ofType: type) {
      case .text: hasStrings
      case .address: hasURLs
      case .picture: hasImages
      case .own: data(forPasteboardType: type) != nil
      }
    }
  }

  private enum Content { case text, address, picture, own }

  private static func content(ofType identifier: String) -> Content {
    guard let type = UTType(identifier) else { return .own }
    return type.conforms(to: .url)
      ? .address : type.conforms(to: .text) ? .text : type.conforms(to: .image) ? .picture : .own
  }

  private static let text = "public.utf8-plain-text"
  private static let picture = "public.png"
}
