public import Foundation
public import Tabstop

/// A value that can be dragged, copied and shared. Mirrors CoreTransferable's `Transferable`.
///
/// Within the program the value itself is dropped. To and from other programs it is a text, if one
/// of its representations is one.
public protocol Transferable {
  /// The representation of the type.
  associatedtype Representation: TransferRepresentation
  /// The representations of the value; the first one that is possible is used.
  @TransferRepresentationBuilder<Self>
  static var transferRepresentation: Representation { get }
}

extension Transferable {
  /// - Returns: `nil` if the text is not such a value.
  static func make(fromText text: String) -> Self? {
    transferRepresentation._item(fromText: text) as? Self
  }

  /// The text for other programs; `nil` if there is none.
  var text: String? {
    (self as? Representation.Item).flatMap(Self.transferRepresentation._text)
  }
}

/// A closure that reads a value from a file; it returns `nil` if it cannot.
public typealias _FileReader<Item> = @MainActor @Sendable (URL) async throws -> Item?

/// A representation of a value outside of the program. Mirrors CoreTransferable's
/// `TransferRepresentation`.
public protocol TransferRepresentation<Item> {
  /// The type that is transferred.
  associatedtype Item: Transferable
  /// The text for other programs; `nil` if there is none.
  func _text(of item: Item) -> String?
  /// The value for another program's text; `nil` if there is none.
  func _item(fromText text: String) -> Item?
  /// Reads the value from a file, or `nil` if it cannot.
  var _reader: _FileReader<Item> { get }
}

extension TransferRepresentation {
  public var _reader: _FileReader<Item> { { _ in nil } }

  /// Sets which programs get the representation. No effect: other programs get texts. Mirrors
  /// CoreTransferable.
  public func visibility(_ visibility: TransferRepresentationVisibility) -> Self { self }
  /// Sets a name for the file. No effect: texts have no names. Mirrors CoreTransferable.
  public func suggestedFileName(_ fileName: String) -> Self { self }
  /// Sets a name for the file. No effect: texts have no names. Mirrors CoreTransferable.
  public func suggestedFileName(_ fileName: @escaping @Sendable (Item) -> String?) -> Self { self }

  /// Uses the representation only if `condition` is true for the value. Mirrors CoreTransferable.
  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> some TransferRepresentation<Item> {
    _TextTransfer<Item>(
      text: { condition($0) ? _text(of: $0) : nil }, item: { _item(fromText: $0) },
      reader: _reader)
  }
}

/// The visibility of a representation. Mirrors CoreTransferable's
/// `TransferRepresentationVisibility`.
public enum TransferRepresentationVisibility: Hashable, Sendable {
  case all, team, group, ownProcess
}

/// A value as a text, or read from a file, or without representation.
public struct _TextTransfer<Item: Transferable>: TransferRepresentation {
  let text: (Item) -> String?
  let item: (String) -> Item?
  var reader: _FileReader<Item> = { _ in nil }

  public func _text(of item: Item) -> String? { text(item) }
  public func _item(fromText text: String) -> Item? { item(text) }
  public var _reader: _FileReader<Item> { reader }
}

/// A value encoded as JSON. Mirrors CoreTransferable's `CodableRepresentation`.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  /// Creates a representation.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {}

  public func _text(of item: Item) -> String? {
    (try? JSONEncoder().encode(item)).map { String(decoding: $0, as: UTF8.self) }
  }
  public func _item(fromText text: String) -> Item? {
    try? JSONDecoder().decode(Item.self, from: Data(text.utf8))
  }
}

/// A value represented by another one. Mirrors CoreTransferable's `ProxyRepresentation`.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  TransferRepresentation
{
  private var export: ((Item) throws -> ProxyRepresentation)?
  private var `import`: (@Sendable (ProxyRepresentation) throws -> Item)?

  /// Creates a representation.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    export = exporting
  }
  /// Creates a representation.
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
    `import` = importing
  }
  /// Creates a representation.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {
    export = exporting
    `import` = importing
  }

  public func _text(of item: Item) -> String? { try? export?(item).text }
  public func _item(fromText text: String) -> Item? {
    guard let proxy = ProxyRepresentation.make(fromText: text) else { return nil }
    return try? `import`?(proxy)
  }
  public var _reader: _FileReader<Item> {
    let proxyReader = ProxyRepresentation.transferRepresentation._reader
    return { [`import`] file in
      guard let `import`, let proxy = try await proxyReader(file) as? ProxyRepresentation
      else { return nil }
      return try `import`(proxy)
    }
  }
}

/// A value as data: within the program, and for the files of a photos picker. Mirrors
/// CoreTransferable's `DataRepresentation`.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  private var `import`: (@MainActor @Sendable (Data) async throws -> Item)?

  /// - Parameter importing: Called on the main thread, where pictures are created.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @MainActor @Sendable (Data) async throws -> Item
  ) {
    `import` = importing
  }
  /// Creates a representation.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {}
  /// - Parameter importing: Called on the main thread, where pictures are created.
  public init(
    importedContentType: UTType,
    importing: @escaping @MainActor @Sendable (Data) async throws -> Item
  ) {
    `import` = importing
  }

  public func _text(of item: Item) -> String? { nil }
  public func _item(fromText text: String) -> Item? { nil }
  public var _reader: _FileReader<Item> {
    { [`import`] file in try await `import`?(Data.contents(of: file)) }
  }
}

extension Data {
  /// Read on another thread.
  fileprivate static func contents(of file: URL) async throws -> Data {
    try await Task.detached { try Data(contentsOf: file) }.value
  }
}

/// A value as a file: for the files of a photos picker. Mirrors CoreTransferable's
/// `FileRepresentation`.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  private var `import`: (@MainActor @Sendable (ReceivedTransferredFile) async throws -> Item)?

  /// - Parameter importing: Called on the main thread, where pictures are created.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @MainActor @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    `import` = importing
  }
  /// Creates a representation.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {}
  /// - Parameter importing: Called on the main thread, where pictures are created.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @MainActor @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    `import` = importing
  }

  public func _text(of item: Item) -> String? { nil }
  public func _item(fromText text: String) -> Item? { nil }
  public var _reader: _FileReader<Item> {
    { [`import`] file in try await `import`?(ReceivedTransferredFile(file: file)) }
  }
}

/// A file that a value was written to. Mirrors CoreTransferable's `SentTransferredFile`.
public struct SentTransferredFile: Sendable {
  /// The file.
  public let file: URL
  /// Whether others may read the file itself.
  public let allowAccessingOriginalFile: Bool

  /// Creates a file for other programs.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file that a value is read from. Mirrors CoreTransferable's `ReceivedTransferredFile`.
public struct ReceivedTransferredFile: Sendable {
  /// The file; copy it to keep it.
  public let file: URL
  /// Whether this is the user's file rather than a copy: always true here.
  public var isOriginalFile: Bool { true }
}

/// A result builder that combines representations; the first that is possible is used. Mirrors
/// CoreTransferable's `TransferRepresentationBuilder`.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  /// A result-builder hook.
  public static func buildExpression<R: TransferRepresentation>(_ part: R) -> _TextTransfer<Item>
  where R.Item == Item {
    _TextTransfer(
      text: { part._text(of: $0) }, item: { part._item(fromText: $0) },
      reader: part._reader)
  }
  /// A result-builder hook.
  public static func buildBlock(_ parts: _TextTransfer<Item>...) -> _TextTransfer<Item> {
    _TextTransfer(
      text: { item in parts.lazy.compactMap { $0._text(of: item) }.first },
      item: { text in parts.lazy.compactMap { $0._item(fromText: text) }.first },
      reader: { [readers = parts.map(\.reader)] file in
        for read in readers {
          if let item = try await read(file) { return item }
        }
        return nil
      })
  }
}

// MARK: Standard types

extension String: Transferable {
  /// The representation of the type, which is text.
  public static var transferRepresentation: _TextTransfer<String> {
    _TextTransfer(text: { $0 }, item: { $0 })
  }
}

extension URL: Transferable {
  /// The representation of the type, which is text.
  public static var transferRepresentation: _TextTransfer<URL> {
    _TextTransfer(
      text: { $0.absoluteString },
      item: { text in
        let url = URL(string: text.trimmingCharacters(in: .whitespacesAndNewlines))
        return url?.scheme == nil ? nil : url
      })
  }
}

extension Data: Transferable {
  /// The representation of the type, which is text.
  public static var transferRepresentation: _TextTransfer<Data> {
    _TextTransfer(
      text: { String(data: $0, encoding: .utf8) }, item: { Data($0.utf8) },
      reader: { try await Data.contents(of: $0) })
  }
}

extension AttributedString: Transferable {
  /// The representation of the type, which is text.
  public static var transferRepresentation: _TextTransfer<AttributedString> {
    _TextTransfer(text: { String($0.characters) }, item: { AttributedString($0) })
  }
}

/// Pictures are transferred within the program, and from the files of a photos picker.
extension Image: Transferable {
  /// The representation, which exists within the program and for the files of a photos picker.
  public nonisolated static var transferRepresentation: _TextTransfer<Image> {
    _TextTransfer(
      text: { _ in nil }, item: { _ in nil },
      reader: { PictureData(try await Data.contents(of: $0)).map { Image($0) } })
  }
}

/// Colours are transferred within the program only.
extension Color: Transferable {
  /// The representation, which exists within the program only.
  public nonisolated static var transferRepresentation: _TextTransfer<Color> {
    _TextTransfer(text: { _ in nil }, item: { _ in nil })
  }
}
