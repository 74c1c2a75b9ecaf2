import CSodium
import Foundation

/// The identifier of a record or a document: 16 random bytes, which say nothing about it.
public struct VaultID: Hashable, Sendable {
  private let first: UInt64
  private let second: UInt64

  static let length = 16

  /// A new identifier.
  public init() {
    (first, second) = (.random(in: .min ... .max), .random(in: .min ... .max))
  }

  /// The identifier of ``bytes``; `nil` if there are not 16 of them.
  public init?(_ bytes: some Collection<UInt8>) {
    guard bytes.count == Self.length else { return nil }
    func number(_ bytes: some Sequence<UInt8>) -> UInt64 {
      bytes.reduce(0) { $0 << 8 | UInt64($1) }
    }
    (first, second) = (number(bytes.prefix(8)), number(bytes.dropFirst(8)))
  }

  /// The identifier with the bytes of `uuid`.
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

/// A record in clear.
public struct VaultRecord: Hashable, Sendable {
  /// The identifier.
  public let id: VaultID
  /// The kind of the record, in the application's own words: "trip", "booking". At most 64 bytes.
  public let kind: String
  /// The number of the change that wrote it; grows with every change to the account's records.
  public let revision: Int64
  /// The content of the record. The memory is overwritten when the last copy of the value is gone;
  /// strings made from it are the application's own.
  public let content: Data
}

extension VaultRecord: CustomStringConvertible, CustomReflectable {
  /// The identifier only: descriptions end up in logs.
  public var description: String { "VaultRecord \(id)" }
  public var customMirror: Mirror { Mirror(self, children: ["id": id]) }
}

/// One step of a transaction; see ``RecordVault/apply(_:)``.
public enum VaultEdit: Sendable {
  /// Inserts the record, or replaces the one that has this identifier now.
  case put(VaultID, kind: String, content: Data)
  /// Deletes the record; has no effect if there is none. A damaged record is deleted only if that
  /// is wanted.
  case delete(VaultID, evenIfDamaged: Bool = false)
  /// Keeps a document, which never changes, under a new identifier.
  case addDocument(VaultID, Data)
  /// Deletes a document, damaged or not; has no effect if there is none.
  case removeDocument(VaultID)
}

/// A change of a record, with enough information to undo it, also if another program had changed
/// the record in between.
public struct VaultChange: Hashable, Sendable {
  /// The identifier.
  public let id: VaultID
  /// The record that was replaced or deleted; `nil` if there was none.
  public let before: VaultRecord?
  /// The record as it is now; `nil` if it was deleted.
  public let after: VaultRecord?

  /// The edit that restores what was before.
  public var undo: VaultEdit {
    before.map { .put($0.id, kind: $0.kind, content: $0.content) } ?? .delete(id)
  }
}

/// All records of an account, at one moment.
public struct VaultContents: Sendable {
  /// The records.
  public let records: [VaultRecord]
  /// The records that fail their seal. They are left as they are.
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
  /// More than is known one by one: read all again.
  case everything
}
