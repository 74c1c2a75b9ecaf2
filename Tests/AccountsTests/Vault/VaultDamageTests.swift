import Foundation
import GRDB
import Testing

@testable import Accounts
@testable import Vault

/// Rows that were changed without the keys: which changes are detected, and which are not.
@Suite struct VaultDamageTests {
  let folder = try! TemporaryFolder()
  private let oslo = VaultID()
  private let rome = VaultID()
  private let document = VaultID()

  /// An account with two records and a document of two parts.
  private func open() async throws -> OpenAccount {
    let account = try await OpenAccount.new(in: folder)
    try await account.records.apply([
      .put(oslo, kind: "trip", content: Data("Oslo".utf8)),
      .put(rome, kind: "trip", content: Data("Rome".utf8)),
      .addDocument(document, Data(count: 100_000)),
    ])
    return account
  }

  /// SQL as another program would run it, with the identifiers in the place of their names.
  private func run(_ sql: String) throws {
    func literal(_ id: VaultID) -> String { "x'\(id)'" }
    try folder.run(
      "PRAGMA foreign_keys = OFF;"
        + sql.replacingOccurrences(of: ":oslo", with: literal(oslo))
        .replacingOccurrences(of: ":rome", with: literal(rome))
        .replacingOccurrences(of: ":document", with: literal(document)))
  }

  /// Flips a bit of a column of bytes, `fromEnd` bytes before its end.
  private func flip(_ table: String, _ column: String, fromEnd: Int, where condition: String) throws
  {
    let values = try folder.read { db in
      try Data.fetchAll(db, sql: "SELECT \(column) FROM \(table)")
    }
    #expect(!values.isEmpty)
    let database = try folder.connect()
    try database.write { db in
      let sql = "SELECT \(column) FROM \(table) WHERE \(condition)"
        .replacingOccurrences(of: ":oslo", with: "x'\(oslo)'")
      var value = try #require(try Data.fetchOne(db, sql: sql))
      let old = value
      value[value.count - fromEnd] ^= 0x10
      try db.execute(
        sql: "UPDATE \(table) SET \(column) = ? WHERE \(column) = ?", arguments: [value, old])
    }
    try database.close()
  }

  private func expect(
    _ account: OpenAccount, records: Set<String>, damaged: [VaultID] = [], isAltered: Bool,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let contents = try await account.records.readAll()
    let texts = Set(contents.records.map { String(decoding: $0.content, as: UTF8.self) })
    #expect(texts == records, sourceLocation: sourceLocation)
    #expect(contents.damaged == damaged, sourceLocation: sourceLocation)
    #expect(contents.isAltered == isAltered, sourceLocation: sourceLocation)
  }

  @Test(arguments: [1, 20, 60])
  func aDamagedRecordIsNamedAndLeftAndAllOthersAreUsable(_ place: Int) async throws {
    let account = try await open()
    try flip("vaultRecord", "sealed", fromEnd: place, where: "id = :oslo")
    let before = try folder.read { try Data.fetchAll($0, sql: "SELECT sealed FROM vaultRecord") }
    // The tag identifies the row, so a wrong one is another row as well.
    try await expect(account, records: ["Rome"], damaged: [oslo], isAltered: place <= 16)
    await #expect(throws: VaultError.damaged(oslo)) { _ = try await account.records.read(oslo) }
    await #expect(throws: VaultError.damaged(oslo)) {
      try await account.records.apply([
        .put(rome, kind: "trip", content: Data("Paris".utf8)),
        .put(oslo, kind: "trip", content: Data("Bergen".utf8)),
      ])
    }
    await #expect(throws: VaultError.damaged(oslo)) { try await account.records.delete(oslo) }
    #expect(
      try folder.read { try Data.fetchAll($0, sql: "SELECT sealed FROM vaultRecord") } == before)
    try await account.records.put(rome, kind: "trip", content: Data("Paris".utf8))
    try await expect(account, records: ["Paris"], damaged: [oslo], isAltered: place <= 16)
    try await account.records.delete(oslo, evenIfDamaged: true)
    try await account.records.acceptAlterations()
    try await expect(account, records: ["Paris"], isAltered: false)
  }

  @Test func anotherIdentifierIsDamage() async throws {
    let account = try await open()
    try flip("vaultRecord", "id", fromEnd: 1, where: "id = :oslo")
    let contents = try await account.records.readAll()
    #expect(contents.records.map(\.id) == [rome])
    #expect(contents.damaged.count == 1 && contents.damaged != [oslo])
    #expect(contents.isAltered)
  }

  @Test func anIdentifierThatIsNoneIsAnAlteration() async throws {
    let account = try await open()
    try run("UPDATE vaultRecord SET id = x'0102' WHERE id = :oslo")
    try await expect(account, records: ["Rome"], isAltered: true)
  }

  @Test func aRecordMovedToAnotherIdentifierIsDamaged() async throws {
    let account = try await open()
    try run(
      """
      UPDATE vaultRecord SET sealed = (SELECT sealed FROM vaultRecord WHERE id = :oslo)
      WHERE id = :rome
      """)
    try await expect(account, records: ["Oslo"], damaged: [rome], isAltered: true)
  }

  @Test func aRecordMovedToAnotherAccountIsDamagedThereAndMissedHere() async throws {
    let ada = try await open()
    let bob = try await OpenAccount.new(in: folder, email: "bob@example.org")
    try run("UPDATE vaultRecord SET account = 2 WHERE id = :oslo")
    try await expect(ada, records: ["Rome"], isAltered: true)
    // Bob had nothing yet, so that there is no head to compare with.
    try await expect(bob, records: [], damaged: [oslo], isAltered: true)
  }

  @Test func aRecordThatWasRemovedIsMissed() async throws {
    let account = try await open()
    try run("DELETE FROM vaultRecord WHERE id = :oslo")
    try await expect(account, records: ["Rome"], isAltered: true)
    // It is not forgotten by writing on,
    try await account.records.put(rome, kind: "trip", content: Data("Paris".utf8))
    await account.close()
    let again = try await OpenAccount.signIn(folder.path)
    try await expect(again, records: ["Paris"], isAltered: true)
    // only by accepting it.
    try await again.records.acceptAlterations()
    try await expect(again, records: ["Paris"], isAltered: false)
  }

  @Test func anOlderRevisionPutBackIsFoundThoughItIsSealed() async throws {
    let account = try await open()
    let old = try folder.read {
      try Data.fetchOne($0, sql: "SELECT sealed FROM vaultRecord WHERE id = x'\(oslo)'")
    }
    try await account.records.put(oslo, kind: "trip", content: Data("Bergen".utf8))
    try run("UPDATE vaultRecord SET sealed = x'\(hex(try #require(old)))' WHERE id = :oslo")
    // The record alone is genuine: reading one does not find it.
    #expect(text(try await account.records.read(oslo)) == "Oslo")
    try await expect(account, records: ["Oslo", "Rome"], isAltered: true)
  }

  @Test func aDeletedRecordPutBackIsFound() async throws {
    let account = try await open()
    let old = try folder.read {
      try Data.fetchOne($0, sql: "SELECT sealed FROM vaultRecord WHERE id = x'\(oslo)'")
    }
    try await account.records.delete(oslo)
    try run("INSERT INTO vaultRecord VALUES (1, :oslo, x'\(hex(try #require(old)))')")
    try await expect(account, records: ["Oslo", "Rome"], isAltered: true)
  }

  /// The limit: nothing outside of the file says how new it must be.
  @Test func anOlderStateOfAllRowsTogetherIsNotFound() async throws {
    let account = try await open()
    await account.close()
    let old = try folder.contents()
    let later = try await OpenAccount.signIn(folder.path)
    try await later.records.put(oslo, kind: "trip", content: Data("Bergen".utf8))
    await later.close()
    for (name, bytes) in old { try bytes.write(to: URL(fileURLWithPath: folder.path + "/" + name)) }
    let again = try await OpenAccount.signIn(folder.path)
    try await expect(again, records: ["Oslo", "Rome"], isAltered: false)
  }

  @Test func aProgramThatHasSeenMoreReadsAnOlderStateAnew() async throws {
    let account = try await open()
    let old = try folder.read { try Data.fetchOne($0, sql: "SELECT sealed FROM vaultHead") }
    var events = account.records.changes().makeAsyncIterator()
    try await account.records.put(oslo, kind: "trip", content: Data("Bergen".utf8))
    #expect(await events.next() == .records([oslo]))
    try run("UPDATE vaultHead SET sealed = x'\(hex(try #require(old)))'")
    await account.records.refresh()
    #expect(await events.next() == .everything)
    try await expect(account, records: ["Bergen", "Rome"], isAltered: true)
  }

  @Test(arguments: [
    "DELETE FROM vaultHead", "UPDATE vaultHead SET sealed = x'00'",
    "UPDATE vaultHead SET account = 9", "UPDATE vaultHead SET sealed = randomblob(2000)",
  ])
  func withoutItsHeadTheRecordsAreUsable(_ sql: String) async throws {
    let account = try await open()
    try run(sql)
    try await expect(account, records: ["Oslo", "Rome"], isAltered: true)
    try await account.records.put(rome, kind: "trip", content: Data("Paris".utf8))
    try await expect(account, records: ["Oslo", "Paris"], isAltered: true)
    try await account.records.acceptAlterations()
    try await account.records.delete(oslo)
    try await expect(account, records: ["Paris"], isAltered: false)
  }

  @Test func everyBitOfTheHeadCounts() async throws {
    let account = try await open()
    for place in [1, 16, 17, 500, 1_000] {
      try flip("vaultHead", "sealed", fromEnd: place, where: "1")
      try await expect(account, records: ["Oslo", "Rome"], isAltered: true)
      try await account.records.acceptAlterations()
      try await expect(account, records: ["Oslo", "Rome"], isAltered: false)
    }
  }

  @Test(arguments: [
    "UPDATE vaultDocument SET sealed = zeroblob(length(sealed)) WHERE part = 1",
    "DELETE FROM vaultDocument WHERE part = 1", "DELETE FROM vaultDocument WHERE part = 0",
    "UPDATE vaultDocument SET part = part + 1 WHERE part = 1",
    "UPDATE vaultDocument SET part = 1 - part + 10; UPDATE vaultDocument SET part = part - 10",
    "UPDATE vaultDocument SET sealed = x''",
    "INSERT INTO vaultDocument SELECT account, id, 2, sealed FROM vaultDocument WHERE part = 1",
  ])
  func aDamagedDocumentIsNamedAndCanBeRemoved(_ sql: String) async throws {
    let account = try await open()
    try run(sql)
    await #expect(throws: VaultError.damaged(document)) {
      _ = try await account.records.document(document)
    }
    try await expect(account, records: ["Oslo", "Rome"], isAltered: false)
    try await account.records.apply([.removeDocument(document)])
    #expect(try await account.records.document(document) == nil)
    try await expect(account, records: ["Oslo", "Rome"], isAltered: false)
  }

  @Test func aRemovedDocumentIsMissed() async throws {
    let account = try await open()
    try run("DELETE FROM vaultDocument WHERE id = :document")
    try await expect(account, records: ["Oslo", "Rome"], isAltered: true)
  }

  @Test func anotherKeyOpensNothingAndChangesNothing() async throws {
    let account = try await open()
    let store = account.store
    let stranger = Session(
      account.session.user, keys: try newKeys(), connection: store.connection)
    let contents = try await stranger.records.readAll()
    #expect(contents.records.isEmpty && Set(contents.damaged) == [oslo, rome])
    #expect(contents.isAltered)
    await #expect(throws: VaultError.damaged(oslo)) { try await stranger.records.delete(oslo) }
    await #expect(throws: VaultError.damaged(document)) {
      _ = try await stranger.records.document(document)
    }
    try await expect(account, records: ["Oslo", "Rome"], isAltered: false)
  }
}

func hex(_ data: Data) -> String {
  data.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
}
