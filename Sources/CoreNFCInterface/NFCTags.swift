public import Foundation

/// A tag that was found: there is none. Mirrors Core NFC's `NFCTag`.
public enum NFCTag {
  case feliCa(any NFCFeliCaTag)
  case iso7816(any NFCISO7816Tag)
  case iso15693(any NFCISO15693Tag)
  case miFare(any NFCMiFareTag)

  /// Whether it can be used. Always `false`.
  public var isAvailable: Bool { false }
}

/// What can be done with a message on a tag. Mirrors Core NFC's.
public enum NFCNDEFStatus: UInt, Sendable { case notSupported = 1, readWrite, readOnly }

/// A tag with messages: there is none. Mirrors Core NFC's `NFCNDEFTag`.
public protocol NFCNDEFTag: AnyObject {
  /// Whether it can be used.
  var isAvailable: Bool { get }
  /// Asks what can be done with the message.
  @preconcurrency
  func queryNDEFStatus(
    completionHandler: @escaping @Sendable (NFCNDEFStatus, Int, (any Error)?) -> Void)
  /// Asks what can be done with the message.
  func queryNDEFStatus() async throws -> (NFCNDEFStatus, Int)
  /// Reads the message.
  @preconcurrency
  func readNDEF(completionHandler: @escaping @Sendable (NFCNDEFMessage?, (any Error)?) -> Void)
  /// Reads the message.
  func readNDEF() async throws -> NFCNDEFMessage
  /// Writes a message.
  @preconcurrency
  func writeNDEF(
    _ ndefMessage: NFCNDEFMessage, completionHandler: @escaping @Sendable ((any Error)?) -> Void)
  /// Writes a message.
  func writeNDEF(_ ndefMessage: NFCNDEFMessage) async throws
  /// Forbids writing.
  @preconcurrency
  func writeLock(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
  /// Forbids writing.
  func writeLock() async throws
}

/// A tag of ISO 7816: there is none. Mirrors Core NFC's.
public protocol NFCISO7816Tag: NFCNDEFTag {
  /// The number of the tag.
  var identifier: Data { get }
  /// The chosen application.
  var initialSelectedAID: String { get }
  /// What the tag says about itself.
  var historicalBytes: Data? { get }
}

/// A tag of ISO 15693: there is none. Mirrors Core NFC's.
public protocol NFCISO15693Tag: NFCNDEFTag {
  /// The number of the tag.
  var identifier: Data { get }
  /// The number of its maker.
  var icManufacturerCode: Int { get }
}

/// A tag of the kind MIFARE: there is none. Mirrors Core NFC's.
public protocol NFCMiFareTag: NFCNDEFTag {
  /// The number of the tag.
  var identifier: Data { get }
  /// The kind.
  var mifareFamily: NFCMiFareFamily { get }
  /// What the tag says about itself.
  var historicalBytes: Data? { get }
  /// Sends a command.
  func sendMiFareCommand(commandPacket command: Data) async throws -> Data
}

/// A kind of MIFARE. Mirrors Core NFC's.
public enum NFCMiFareFamily: UInt, Sendable { case unknown = 1, ultralight, plus, desfire }

/// A tag of the kind FeliCa: there is none. Mirrors Core NFC's.
public protocol NFCFeliCaTag: NFCNDEFTag {
  /// The number of the system.
  var currentSystemCode: Data { get }
  /// The number of the tag.
  var currentIDm: Data { get }
}

/// How the type of a record is written. Mirrors Core NFC's.
public enum NFCTypeNameFormat: UInt8, Sendable {
  case empty, nfcWellKnown, media, absoluteURI, nfcExternal, unknown, unchanged
}

/// A message of records. Mirrors Core NFC's `NFCNDEFMessage`.
// Sendable: one thread at a time.
open class NFCNDEFMessage: NSObject, @unchecked Sendable {
  /// The records.
  open var records: [NFCNDEFPayload]
  /// Creates a message.
  public init(records: [NFCNDEFPayload]) {
    self.records = records
    super.init()
  }
  /// The number of bytes of the message.
  open var length: Int { records.reduce(0) { $0 + $1.length } }
}

/// A record of a message. Mirrors Core NFC's `NFCNDEFPayload`.
// Sendable: one thread at a time.
open class NFCNDEFPayload: NSObject, @unchecked Sendable {
  /// How the type is written.
  open var typeNameFormat: NFCTypeNameFormat
  /// The type.
  open var type: Data
  /// The identifier.
  open var identifier: Data
  /// The content.
  open var payload: Data

  /// Creates a record.
  public init(format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data) {
    (typeNameFormat, self.type) = (format, type)
    (self.identifier, self.payload) = (identifier, payload)
    super.init()
  }

  /// Creates a record with an address.
  open class func wellKnownTypeURIPayload(url: URL) -> NFCNDEFPayload? {
    wellKnownTypeURIPayload(string: url.absoluteString)
  }

  /// Creates a record with an address.
  open class func wellKnownTypeURIPayload(string uri: String) -> NFCNDEFPayload? {
    guard !uri.isEmpty else { return nil }
    let prefix =
      prefixes.indices.dropFirst().filter { uri.hasPrefix(prefixes[$0]) }
      .max { prefixes[$0].count < prefixes[$1].count } ?? 0
    return NFCNDEFPayload(
      format: .nfcWellKnown, type: Data("U".utf8), identifier: Data(),
      payload: Data([UInt8(prefix)]) + Data(uri.utf8.dropFirst(prefixes[prefix].utf8.count)))
  }

  /// Creates a record with a text.
  open class func wellKnownTypeTextPayload(string text: String, locale: Locale) -> NFCNDEFPayload? {
    let language = Array((locale.language.languageCode?.identifier ?? "en").utf8.prefix(63))
    return NFCNDEFPayload(
      format: .nfcWellKnown, type: Data("T".utf8), identifier: Data(),
      payload: Data([UInt8(language.count)]) + Data(language) + Data(text.utf8))
  }

  /// The address in the record, if it has one.
  open func wellKnownTypeURIPayload() -> URL? {
    guard typeNameFormat == .nfcWellKnown, type == Data("U".utf8), let first = payload.first,
      Int(first) < Self.prefixes.count
    else { return nil }
    return URL(
      string: Self.prefixes[Int(first)] + String(decoding: payload.dropFirst(), as: UTF8.self))
  }

  /// The text in the record and its language, if it has one.
  open func wellKnownTypeTextPayload() -> (String?, Locale?) {
    guard typeNameFormat == .nfcWellKnown, type == Data("T".utf8), let first = payload.first else {
      return (nil, nil)
    }
    let length = Int(first & 63)
    let rest = payload.dropFirst()
    guard rest.count >= length else { return (nil, nil) }
    let text = Data(rest.dropFirst(length))
    return (
      first & 128 == 0
        ? String(decoding: text, as: UTF8.self) : String(data: text, encoding: .utf16),
      Locale(identifier: String(decoding: rest.prefix(length), as: UTF8.self))
    )
  }

  var length: Int {
    3 + (payload.count > 255 ? 3 : 0) + (identifier.isEmpty ? 0 : 1)
      + type.count + identifier.count + payload.count
  }

  /// The beginnings of addresses that have a number (NFC Forum, URI Record Type Definition).
  private static let prefixes = [
    "", "http://www.", "https://www.", "http://", "https://", "tel:", "mailto:",
    "ftp://anonymous:anonymous@", "ftp://ftp.", "ftps://", "sftp://", "smb://", "nfs://", "ftp://",
    "dav://", "news:", "telnet://", "imap:", "rtsp://", "urn:", "pop:", "sip:", "sips:", "tftp:",
    "btspp://", "btl2cap://", "btgoep://", "tcpobex://", "irdaobex://", "file://", "urn:epc:id:",
    "urn:epc:tag:", "urn:epc:pat:", "urn:epc:raw:", "urn:epc:", "urn:nfc:",
  ]
}
