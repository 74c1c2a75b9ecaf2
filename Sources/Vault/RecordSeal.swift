import Foundation

/// The seal of a record: its revision, kind and content are encrypted together, bound to the
/// account's number and the record's identifier.
///
/// Kind and revision are inside the sealed text, so that the kind of a record and the number of its
/// changes cannot be read without the key; the authentication tag covers them. The length of
/// the text is a multiple of 64 bytes.
///
/// | bytes | |
/// | --- | --- |
/// | 1 | the layout's version, 1 |
/// | 8 | revision, little-endian, as the numbers below |
/// | 1 | length of the kind |
/// | | kind, UTF-8 |
/// | 4 | length of the content |
/// | | content, then zeros |
enum RecordSeal {
  static let mostKind = 64
  static let mostContent = 1 << 20
  private static let version: UInt8 = 1
  private static let block = 64

  /// Whether a record may have this kind and content.
  static func accepts(kind: String, content: Data) -> Bool {
    kind.utf8.count <= mostKind && content.count <= mostContent
  }

  static func seal(_ record: VaultRecord, account: Int64, keys: UnlockedKeys) -> Data {
    keys.cost.countSealing()
    let kind = Array(record.kind.utf8)
    let length = 14 + kind.count + record.content.count
    return WipedMemory.with(count: (length + block - 1) / block * block) { text in
      text.initializeMemory(as: UInt8.self, repeating: 0)
      text[0] = version
      text.storeBytes(of: record.revision.littleEndian, toByteOffset: 1, as: Int64.self)
      text[9] = UInt8(kind.count)
      text[10...].copyBytes(from: kind)
      text.storeBytes(
        of: UInt32(record.content.count).littleEndian, toByteOffset: 10 + kind.count,
        as: UInt32.self)
      // Not `copyBytes(from:)`, whose iterator has a buffer of its own.
      record.content.withUnsafeBytes { content in
        UnsafeMutableRawBufferPointer(rebasing: text[(14 + kind.count)...]).copyMemory(
          from: content)
      }
      return Seal.seal(
        UnsafeRawBufferPointer(text), context: context(record.id, account), key: keys[.records])
    }
  }

  /// `nil` if the seal is damaged, or is one of another record, account or key.
  static func open(
    _ sealed: Data, id: VaultID, account: Int64, keys: UnlockedKeys
  ) -> VaultRecord? {
    keys.cost.countOpening()
    var revision: Int64 = 0
    var kind = ""
    let content = WipedMemory.data(count: max(0, sealed.count - Seal.overhead)) { text in
      let isSealed = sealed.withUnsafeBytes {
        Seal.open($0, context: context(id, account), key: keys[.records], into: text)
      }
      guard isSealed, text.count >= 14, text[0] == version else { return nil }
      revision = Int64(littleEndian: text.loadUnaligned(fromByteOffset: 1, as: Int64.self))
      let kindEnd = 10 + Int(text[9])
      guard kindEnd + 4 <= text.count else { return nil }
      kind = String(decoding: text[10..<kindEnd], as: UTF8.self)
      let length = UInt32(
        littleEndian: text.loadUnaligned(fromByteOffset: kindEnd, as: UInt32.self))
      let end = kindEnd + 4 + Int(length)
      return end <= text.count ? kindEnd + 4..<end : nil
    }
    return content.map { VaultRecord(id: id, kind: kind, revision: revision, content: $0) }
  }

  private static func context(_ id: VaultID, _ account: Int64) -> [UInt8] {
    Seal.context("Vacation Planner record", account: account, id.bytes)
  }
}
