import CSodium
import Foundation
import GRDB

/// The sealed row that describes all others of an account: how many changes there were, which
/// records the latest changed, and a digest of what must be there.
///
/// Every transaction writes it. Programs see each other's changes by it; and rows that were removed,
/// added or replaced by older ones without the keys do not fit to its digest.
struct VaultHead: Equatable, Sendable {
  /// The number of latest changes that are kept one by one.
  static let mostLatest = 64
  private static let version: UInt8 = 1
  private static let digestLength = 32
  private static let length = 1 + 1 + 8 + 8 + digestLength + 1 + mostLatest * VaultID.length

  /// Sequences are comparable only within an epoch. A head that had to be recreated begins another.
  var epoch: UInt64 = 0
  /// The number of changes to records.
  var sequence: Int64 = 0
  /// The exclusive or of a keyed digest of each row. A row is identified by its nonce and tag, which
  /// are new at each sealing.
  private(set) var digest = [UInt8](repeating: 0, count: digestLength)
  /// Whether an alteration was found and not accepted by the user yet.
  var isAltered = false
  /// The records of the latest changes, the latest at the end.
  private(set) var latest: [VaultID] = []

  mutating func count(_ id: VaultID) {
    sequence += 1
    latest = (latest + [id]).suffix(Self.mostLatest)
  }

  /// Adds an element to the digest, or removes it.
  mutating func toggle(_ element: [UInt8]) {
    for index in digest.indices { digest[index] ^= element[index] }
  }

  /// The changes since `earlier`; `nil` if there are none.
  func changes(since earlier: VaultHead) -> VaultEvent? {
    guard epoch == earlier.epoch, sequence >= earlier.sequence else { return .everything }
    let count = sequence - earlier.sequence
    guard count > 0 else { return nil }
    guard count <= latest.count else { return .everything }
    var seen: Set<VaultID> = []
    return .records(latest.suffix(Int(count)).filter { seen.insert($0).inserted })
  }
}

/// The elements of the digest.
extension VaultHead {
  static func element(record id: VaultID, _ sealed: Data, keys: UnlockedKeys) -> [UInt8] {
    sealed.withUnsafeBytes { sealed in
      var input = [UInt8(ascii: "r")]
      input.reserveCapacity(1 + VaultID.length + Seal.overhead)
      input += id.bytes
      input += sealed.prefix(Seal.nonceLength)
      input += sealed.suffix(Seal.tagLength)
      return digest(of: input, keys: keys)
    }
  }

  static func element(document id: VaultID, keys: UnlockedKeys) -> [UInt8] {
    digest(of: [UInt8(ascii: "d")] + id.bytes, keys: keys)
  }

  private static func digest(of input: [UInt8], keys: UnlockedKeys) -> [UInt8] {
    let key = keys[.digest]
    var digest = [UInt8](repeating: 0, count: digestLength)
    crypto_generichash(
      &digest, digest.count, input, UInt64(input.count),
      key.baseAddress!.assumingMemoryBound(to: UInt8.self), key.count)
    return digest
  }
}

/// The row of the table `vaultHead`.
extension VaultHead {
  /// The account's head. One that is missing or unreadable is recreated from the rows, and says
  /// that they may have been altered; nothing is written.
  static func load(account: Int64, keys: UnlockedKeys, db: Database) throws -> VaultHead {
    let row = try Row.fetchOne(
      db, sql: "SELECT sealed FROM vaultHead WHERE account = ?", arguments: [account])
    if let row, let head = open(try row.value(0), account: account, keys: keys) { return head }
    var head = VaultHead()
    let isEmpty = try head.digestRows(account: account, keys: keys, db: db)
    if row == nil, isEmpty { return head }
    head.isAltered = true
    // The same for the same rows, until it is stored.
    head.epoch = head.digest.prefix(8).reduce(0) { $0 << 8 | UInt64($1) } | 1
    return head
  }

  /// Whether the account has a head that these keys open: then they are its keys.
  static func opens(account: Int64, keys: UnlockedKeys, db: Database) throws -> Bool {
    let sealed = try Data.fetchOne(
      db, sql: "SELECT sealed FROM vaultHead WHERE account = ?", arguments: [account])
    return sealed.flatMap { open($0, account: account, keys: keys) } != nil
  }

  func store(account: Int64, keys: UnlockedKeys, db: Database) throws {
    try db.execute(
      sql: "INSERT OR REPLACE INTO vaultHead (account, sealed) VALUES (?, ?)",
      arguments: [account, seal(account: account, keys: keys)])
  }

  /// Sets the digest to that of the rows, and calls `body` with each record's. Returns whether there
  /// are no rows.
  @discardableResult
  mutating func digestRows(
    account: Int64, keys: UnlockedKeys, db: Database,
    _ body: (VaultID, Data) -> Void = { _, _ in }
  ) throws -> Bool {
    var isEmpty = true
    digest = [UInt8](repeating: 0, count: Self.digestLength)
    try RecordRows(account: account, db: db).forEach { id, sealed in
      isEmpty = false
      guard let id else { return }
      toggle(Self.element(record: id, sealed, keys: keys))
      body(id, sealed)
    }
    for id in try DocumentRows(account: account, db: db).all() {
      isEmpty = false
      if let id { toggle(Self.element(document: id, keys: keys)) }
    }
    return isEmpty
  }

  private func seal(account: Int64, keys: UnlockedKeys) -> Data {
    var text = [Self.version, isAltered ? 1 : 0]
    withUnsafeBytes(of: epoch.littleEndian) { text += $0 }
    withUnsafeBytes(of: sequence.littleEndian) { text += $0 }
    text += digest
    text.append(UInt8(latest.count))
    for id in latest { text += id.bytes }
    // Always as long, so that the length says nothing.
    text += [UInt8](repeating: 0, count: Self.length - text.count)
    return text.withUnsafeBytes {
      Seal.seal($0, context: Self.context(account), key: keys[.head])
    }
  }

  private static func open(_ sealed: Data, account: Int64, keys: UnlockedKeys) -> VaultHead? {
    var text = [UInt8](repeating: 0, count: length)
    let isSealed = text.withUnsafeMutableBytes { text in
      sealed.withUnsafeBytes {
        Seal.open($0, context: context(account), key: keys[.head], into: text)
      }
    }
    guard isSealed, text[0] == version, Int(text[50]) <= mostLatest else { return nil }
    var head = VaultHead()
    head.isAltered = text[1] != 0
    text.withUnsafeBytes { text in
      head.epoch = UInt64(littleEndian: text.loadUnaligned(fromByteOffset: 2, as: UInt64.self))
      head.sequence = Int64(littleEndian: text.loadUnaligned(fromByteOffset: 10, as: Int64.self))
    }
    head.digest = Array(text[18..<50])
    head.latest = (0..<Int(text[50])).compactMap { index in
      VaultID(text[(51 + index * VaultID.length)...].prefix(VaultID.length))
    }
    return head
  }

  private static func context(_ account: Int64) -> [UInt8] {
    Seal.context("Vacation Planner head", account: account)
  }
}

extension VaultKeys {
  /// Writes the head of a new account, which has no records yet: by it a later session knows that
  /// these are the account's keys.
  package func beginRecords(account: Int64, db: Database) throws {
    try withUnlocked { try VaultHead().store(account: account, keys: $0, db: db) }
  }
}
