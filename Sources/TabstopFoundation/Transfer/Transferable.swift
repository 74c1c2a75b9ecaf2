public import Foundation
public import Tabstop

/// A value that can be dragged, copied and shared. Mirrors CoreTransferable's `Transferable`.
///
/// Within the program the value itself is dropped. By drag and drop and in texts of the clipboard it is a text
/// for other programs, if one of its representations is one; `ShareLink` and `fileExporter(item:)` write the
/// others to files.
@preconcurrency
public protocol Transferable: Sendable {
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

  /// What can be written to a file, the preferred one first.
  var exports: [_TransferExport] {
    (self as? Representation.Item).map(Self.transferRepresentation._exports) ?? []
  }
}

/// A closure that reads a value from a file; it returns `nil` if it cannot.
public typealias _FileReader<Item> = @MainActor @Sendable (URL) async throws -> Item?

/// A representation of a value outside of the program. Mirrors CoreTransferable's
/// `TransferRepresentation`.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type that is transferred.
  associatedtype Item: Transferable
  /// The text for other programs; `nil` if there is none.
  func _text(of item: Item) -> String?
  /// The value for another program's text; `nil` if there is none.
  func _item(fromText text: String) -> Item?
  /// What can be written to a file, the preferred one first.
  func _exports(of item: Item) -> [_TransferExport]
  /// Reads the value from a file, or `nil` if it cannot.
  var _reader: _FileReader<Item> { get }
}

extension TransferRepresentation {
  public func _exports(of item: Item) -> [_TransferExport] { [] }
  public var _reader: _FileReader<Item> { { _ in nil } }

  /// Sets which programs get the representation. With `ownProcess` no other program does; a desktop knows no
  /// groups of programs, so the others have no effect. Mirrors CoreTransferable.
  public func visibility(
    _ visibility: TransferRepresentationVisibility
  ) -> some TransferRepresentation<Item> {
    erased(if: { _ in visibility != .ownProcess })
  }
  /// Sets a name for the file. Mirrors CoreTransferable.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
    erased(named: { _ in fileName })
  }
  /// Sets a name for the file, which depends on the value. Mirrors CoreTransferable.
  public func suggestedFileName(
    _ fileName: @escaping @Sendable (Item) -> String?
  ) -> some TransferRepresentation<Item> {
    erased(named: fileName)
  }

  /// Uses the representation only if `condition` is true for the value. Mirrors CoreTransferable.
  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> some TransferRepresentation<Item> {
    erased(if: condition)
  }

  fileprivate func erased(
    if condition: @escaping @Sendable (Item) -> Bool = { _ in true },
    named name: @escaping @Sendable (Item) -> String? = { _ in nil }
  ) -> _ErasedTransfer<Item> {
    _ErasedTransfer(
      text: { condition($0) ? _text(of: $0) : nil }, item: { _item(fromText: $0) },
      exports: { item in
        condition(item) ? _exports(of: item).map { $0.named(name(item)) } : []
      }, reader: _reader)
  }
}

/// The visibility of a representation. Mirrors CoreTransferable's
/// `TransferRepresentationVisibility`.
public enum TransferRepresentationVisibility: Hashable, Sendable {
  case all, team, group, ownProcess
}

/// A representation of any type.
public struct _ErasedTransfer<Item: Transferable>: TransferRepresentation {
  let text: @Sendable (Item) -> String?
  let item: @Sendable (String) -> Item?
  var exports: @Sendable (Item) -> [_TransferExport] = { _ in [] }
  var reader: _FileReader<Item> = { _ in nil }

  public func _text(of item: Item) -> String? { text(item) }
  public func _item(fromText text: String) -> Item? { item(text) }
  public func _exports(of item: Item) -> [_TransferExport] { exports(item) }
  public var _reader: _FileReader<Item> { reader }
}

/// A value encoded as JSON. Mirrors CoreTransferable's `CodableRepresentation`.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  private let contentType: UTType

  /// Creates a representation.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    self.contentType = contentType
  }

  public func _exports(of item: Item) -> [_TransferExport] {
    [_TransferExport(item, as: contentType) { .data(try JSONEncoder().encode($0)) }]
  }
  public func _text(of item: Item) -> String? {
    (try? JSONEncoder().encode(item)).map { String(decoding: $0, as: UTF8.self) }
  }
  public func _item(fromText text: String) -> Item? {
    try? JSONDecoder().decode(Item.self, from: Data(text.utf8))
  }
  public var _reader: _FileReader<Item> {
    { file in try? JSONDecoder().decode(Item.self, from: await Data.contents(of: file)) }
  }
}

/// A value represented by another one. Mirrors CoreTransferable's `ProxyRepresentation`.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  TransferRepresentation
{
  private var export: (@Sendable (Item) throws -> ProxyRepresentation)?
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
  public func _exports(of item: Item) -> [_TransferExport] {
    (try? export?(item).exports) ?? []
  }
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

/// A value as data: within the program, for the files of a photos picker, and to save it. Mirrors
/// CoreTransferable's `DataRepresentation`.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  private var `import`: (@MainActor @Sendable (Data) async throws -> Item)?
  private var export: (type: UTType, data: @Sendable (Item) async throws -> Data)?

  /// Creates a representation that is read and written.
  /// - Parameter importing: Called on the main thread, where pictures are created.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @MainActor @Sendable (Data) async throws -> Item
  ) {
    `import` = importing
    export = (contentType, exporting)
  }
  /// Creates a representation that is only written.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {
    export = (exportedContentType, exporting)
  }
  /// Creates a representation that is only read.
  /// - Parameter importing: Called on the main thread, where pictures are created.
  public init(
    importedContentType: UTType,
    importing: @escaping @MainActor @Sendable (Data) async throws -> Item
  ) {
    `import` = importing
  }

  public func _text(of item: Item) -> String? { nil }
  public func _item(fromText text: String) -> Item? { nil }
  public func _exports(of item: Item) -> [_TransferExport] {
    guard let export else { return [] }
    return [_TransferExport(item, as: export.type) { .data(try await export.data($0)) }]
  }
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

/// A value as a file: for the files of a photos picker, and to save it. Mirrors CoreTransferable's
/// `FileRepresentation`.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  private var `import`: (@MainActor @Sendable (ReceivedTransferredFile) async throws -> Item)?
  private var export: (type: UTType, file: @Sendable (Item) async throws -> SentTransferredFile)?

  /// Creates a representation that is read and written.
  /// - Parameter importing: Called on the main thread, where pictures are created.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @MainActor @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    `import` = importing
    export = (contentType, exporting)
  }
  /// Creates a representation that is only written.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    export = (exportedContentType, exporting)
  }
  /// Creates a representation that is only read.
  /// - Parameter importing: Called on the main thread, where pictures are created.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @MainActor @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    `import` = importing
  }

  public func _text(of item: Item) -> String? { nil }
  public func _item(fromText text: String) -> Item? { nil }
  public func _exports(of item: Item) -> [_TransferExport] {
    guard let export else { return [] }
    return [_TransferExport(item, as: export.type) { .file(try await export.file($0).file) }]
  }
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
  public static func buildExpression<R: TransferRepresentation>(_ part: R) -> _ErasedTransfer<Item>
  where R.Item == Item {
    part.erased()
  }
  /// A result-builder hook.
  public static func buildBlock(_ parts: _ErasedTransfer<Item>...) -> _ErasedTransfer<Item> {
    _ErasedTransfer(
      text: { item in parts.lazy.compactMap { $0._text(of: item) }.first },
      item: { text in parts.lazy.compactMap { $0._item(fromText: text) }.first },
      exports: { item in parts.flatMap { $0._exports(of: item) } },
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
  public static var transferRepresentation: _ErasedTransfer<String> {
    _ErasedTransfer(
      text: { $0 }, item: { $0 },
      exports: { [_TransferExport($0, as: .plainText) { .data(Data($0.utf8)) }] })
  }
}

extension URL: Transferable {
  /// The representation of the type, which is text.
  public static var transferRepresentation: _ErasedTransfer<URL> {
    _ErasedTransfer(
      text: { $0.absoluteString },
      item: { text in
        let url = URL(string: text.trimmingCharacters(in: .whitespacesAndNewlines))
        return url?.scheme == nil ? nil : url
      },
      exports: { url in
        guard url.isFileURL else { return [] }
        let type = UTType(filenameExtension: url.pathExtension) ?? .data
        return [_TransferExport(url, as: type) { .file($0) }.named(url.lastPathComponent)]
      })
  }
}

extension Data: Transferable {
  /// The representation of the type, which is text.
  public static var transferRepresentation: _ErasedTransfer<Data> {
    _ErasedTransfer(
      text: { String(data: $0, encoding: .utf8) }, item: { Data($0.utf8) },
      exports: { [_TransferExport($0, as: .data) { .data($0) }] },
      reader: { try await Data.contents(of: $0) })
  }
}

extension AttributedString: Transferable {
  /// The representation of the type, which is text.
  public static var transferRepresentation: _ErasedTransfer<AttributedString> {
    _ErasedTransfer(
      text: { String($0.characters) }, item: { AttributedString($0) },
      exports: { String($0.characters).exports })
  }
}

/// Pictures are transferred within the program, from the files of a photos picker, and saved. Icons of the
/// desktop's theme cannot be saved.
extension Image: Transferable {
  /// The representation: a picture in the PNG format.
  public nonisolated static var transferRepresentation: _ErasedTransfer<Image> {
    _ErasedTransfer(
      text: { _ in nil }, item: { _ in nil },
      exports: { image in
        guard image.isPicture else { return [] }
        return [
          _TransferExport(image, as: .png) { image in
            guard let file = await image.file(as: .png) else {
              throw CocoaError(.fileReadNoSuchFile)
            }
            return .data(Data(file))
          }
        ]
      },
      reader: { PictureData(try await Data.contents(of: $0)).map { Image($0) } })
  }
}

/// Colours are transferred within the program only.
extension Color: Transferable {
  /// The representation, which exists within the program only.
  public nonisolated static var transferRepresentation: _ErasedTransfer<Color> {
    _ErasedTransfer(text: { _ in nil }, item: { _ in nil })
  }
}
