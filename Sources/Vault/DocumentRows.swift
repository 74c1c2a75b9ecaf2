import Foundation
import GRDB

/// The rows of the table `vaultDocument`: a document in parts of 64 KiB, each sealed with its number
/// and with whether it is the last.
///
/// So parts that were exchanged, or are missing at the end, are detected. A document never changes, and
/// its identifier is random: there is no older content by which it could be replaced.
struct DocumentRows {
  /// The maximum size of a document, in bytes: 64 MiB.
  static let mostBytes = 64 << 20
  private static let partLength = 65_536

  let account: Int64
  let db: Database

  func contains(_ id: VaultID) throws -> Bool {
    try Row.fetchOne(
      db, sql: "SELECT 1 FROM vaultDocument WHERE account = ? AND id = ? LIMIT 1",
      arguments: [account, Data(id.bytes)]) != nil
  }

  /// The identifiers of all documents; `nil` for one that is not a valid `VaultID`.
  func all() throws -> [VaultID?] {
    let rows = try Row.fetchCursor(
      db, sql: "SELECT DISTINCT id FROM vaultDocument WHERE account = ?", arguments: [account])
    var ids: [VaultID?] = []
    while let row = try rows.next() { ids.append(VaultID(try row.value(0) as Data)) }
    return ids
  }

  func add(_ id: VaultID, _ content: Data, keys: UnlockedKeys) throws {
    try content.withUnsafeBytes { content in
      var start = 0
      var part = 0
      repeat {
        let end = min(content.count, start + Self.partLength)
        let sealed = Seal.seal(
          UnsafeRawBufferPointer(rebasing: content[start..<end]),
          context: context(id, part: part, isLast: end == content.count), key: keys[.documents])
        try db.execute(
          sql: "INSERT INTO vaultDocument (account, id, part, sealed) VALUES (?, ?, ?, ?)",
          arguments: [account, Data(id.bytes), part, sealed])
        start = end
        part += 1
      } while start < content.count
    }
  }

  func remove(_ id: VaultID) throws {
    try db.execute(
      sql: "DELETE FROM vaultDocument WHERE account = ? AND id = ?",
      arguments: [account, Data(id.bytes)])
  }

  /// The content, which must exist; `nil` if it is damaged.
  func open(_ id: VaultID, keys: UnlockedKeys) throws -> Data? {
    let sizes = try Row.fetchOne(
      db,
      sql: "SELECT count(*), sum(length(sealed)) FROM vaultDocument WHERE account = ? AND id = ?",
      arguments: [account, Data(id.bytes)])
    guard let sizes,
      case let (parts, bytes) = (try sizes.value(0) as Int, try sizes.value(1) as Int), parts > 0,
      bytes >= parts * Seal.overhead
    else { return nil }
    let length = bytes - parts * Seal.overhead
    guard length <= Self.mostBytes else { return nil }
    let rows = try Row.fetchCursor(
      db, sql: "SELECT part, sealed FROM vaultDocument WHERE account = ? AND id = ? ORDER BY part",
      arguments: [account, Data(id.bytes)])
    var failure: (any Error)?
    let content = WipedMemory.data(count: length) { text in
      do {
        var start = 0
        for part in 0..<parts {
          guard let row = try rows.next(), try row.value(0) == part else { return nil }
          let end = try row.withUnsafeData(atIndex: 1) { sealed -> Int? in
            let sealed = sealed ?? Data()
            let end = start + sealed.count - Seal.overhead
            guard sealed.count >= Seal.overhead, end <= length else { return nil }
            let isSealed = sealed.withUnsafeBytes {
              Seal.open(
                $0, context: context(id, part: part, isLast: part == parts - 1),
                key: keys[.documents],
                into: UnsafeMutableRawBufferPointer(rebasing: text[start..<end]))
            }
            return isSealed ? end : nil
          }
          guard let end else { return nil }
          start = end
        }
        return 0..<start
      } catch {
        failure = error
        return nil
      }
    }
    if let failure { throw failure }
    return content
  }

  private func context(_ id: VaultID, part: Int, isLast: Bool) -> [UInt8] {
    var rest = id.bytes
    withUnsafeBytes(of: Int64(part).littleEndian) { rest += $0 }
    rest.append(isLast ? 1 : 0)
    return Seal.context("Vacation Planner document", account: account, rest)
  }
}
