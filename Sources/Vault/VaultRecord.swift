import Foundation

/// The identifier of a record or a document: 16 random bytes, which reveal nothing about its
/// content.
public struct VaultID: Hashable, Sendable {
  private let first: UInt64
  private let second: UInt64

  static let length = 16

  /// Creates a new random identifier.
  public init() {
    (first, second) = (.random(in: .min ... .max), .random(in: .min ... .max))
  }

  /// Creates the identifier with these bytes; `nil` if their number is not 16.
  public init?(_ bytes: some Collection<UInt8>) {
    guard bytes.count == Self.length else { return nil }
    func number(_ bytes: some Sequence<UInt8>) -> UInt64 {
      bytes.reduce(0) { $0 << 8 | UInt64($1) }
    }
    (first, second) = (number(bytes.prefix(8)), number(bytes.dropFirst(8)))
  }

  /// Creates the identifier with the bytes of `uuid`.
  public init(_ uuid: UUID) {
    let bytes = withUnsafeBytes(of: uuid.uuid) { Array($0) }
    self.init(bytes)!
  }

  /// The identifier as a UUID of the same bytes.
  public var uuid: UUID {
    let bytes = bytes
    return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }

  /// The bytes of the identifier.
  public var bytes: [UInt8] {
    withUnsafeBytes(of: (first.bigEndian, second.bigEndian)) { Array($0) }
  }
}

extension VaultID: CustomStringConvertible {
  /// 32 hexadecimal digits.
  public var description: String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

/// A decrypted record.
public struct VaultRecord: Hashable, Sendable {
  /// The identifier.
  public let id: VaultID
  /// The kind of the record, in the application's own words: "trip", "booking". At most 64 bytes.
  public let kind: String
  /// The number of the change that wrote the record. Numbers grow with every change to the
  /// account's records.
  public let revision: Int64
  /// The content of the record. Its memory is overwritten when the last copy of the value is
  /// released; the application is responsible for strings that it makes from it.
  public let content: Data
}

extension VaultRecord: CustomStringConvertible, CustomReflectable {
  /// The identifier only, because descriptions end up in logs.
  public var description: String { "VaultRecord \(id)" }
  /// A mirror of the identifier only.
  public var customMirror: Mirror { Mirror(self, children: ["id": id]) }
}

/// One step of a transaction; see ``RecordVault/apply(_:)``.
public enum VaultEdit: Sendable {
  /// Inserts the record, or replaces the one that has this identifier now.
  case put(VaultID, kind: String, content: Data)
  /// Deletes the record; has no effect if there is none. A damaged record is deleted only with
  /// `evenIfDamaged`.
  case delete(VaultID, evenIfDamaged: Bool = false)
  /// Stores a document under a new identifier. Documents never change.
  case addDocument(VaultID, Data)
  /// Deletes a document, damaged or not; has no effect if there is none.
  case removeDocument(VaultID)
}

/// A change of a record, with the information to undo it, even if another program changed the
/// record just before.
public struct VaultChange: Hashable, Sendable {
  /// The identifier.
  public let id: VaultID
  /// The record that was replaced or deleted; `nil` if there was none.
  public let before: VaultRecord?
  /// The record after the change; `nil` if it was deleted.
  public let after: VaultRecord?

  /// The edit that undoes the change.
  public var undo: VaultEdit {
    before.map { .put($0.id, kind: $0.kind, content: $0.content) } ?? .delete(id)
  }
}

/// All records of an account, at one moment.
public struct VaultContents: Sendable {
  /// The records.
  public let records: [VaultRecord]
  /// The records whose seal is not valid. They are left as they are.
  public let damaged: [VaultID]
  /// The documents, whether damaged or not.
  public let documents: [VaultID]
  /// Whether records or documents were removed, replaced by older ones, or added, other than by
  /// this program. See ``RecordVault/acceptAlterations()``.
  public let isAltered: Bool
}

/// A change to an account's records, by this program or another.
public enum VaultEvent: Equatable, Sendable {
  /// These records were written or deleted.
  case records([VaultID])
  /// Unknown records changed: read all of them again.
  case everything
}
