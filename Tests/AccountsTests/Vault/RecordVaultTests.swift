import Foundation
import GRDB
import Testing

@testable import Accounts
@testable import Vault

@Suite struct RecordVaultTests {
  let folder = try! TemporaryFolder()

  @Test func keepsRecordsAcrossRestarts() async throws {
    let first = try await OpenAccount.new(in: folder)
    #expect(try await first.records.readAll().records.isEmpty)
    let id = VaultID()
    let change = try await first.records.put(id, kind: "trip", content: Data("Oslo".utf8))
    #expect(change.before == nil)
    #expect(change.after?.revision == 1)
    await first.close()
    let second = try await OpenAccount.signIn(folder.path)
    let contents = try await second.records.readAll()
    #expect(contents.records == [try #require(change.after)])
    #expect(contents.damaged.isEmpty && !contents.isAltered)
    #expect(try await second.records.read(id) == change.after)
    #expect(try await second.records.read(VaultID()) == nil)
  }

  @Test func givesBackWhatWasReplacedOrDeleted() async throws {
    let account = try await OpenAccount.new(in: folder)
    let id = VaultID()
    let oslo = try await account.records.put(id, kind: "trip", content: Data("Oslo".utf8))
    let rome = try await account.records.put(id, kind: "tour", content: Data("Rome".utf8))
    #expect(rome.before == oslo.after)
    let gone = try await account.records.delete(id)
    #expect(gone.before == rome.after && gone.after == nil)
    #expect(try await account.records.read(id) == nil)
    #expect(try await account.records.delete(id).before == nil)
    // All of it can be undone.
    for (change, expected) in [(gone, "Rome"), (rome, "Oslo"), (oslo, nil)] as [(_, String?)] {
      try await account.records.apply([change.undo])
      #expect(text(try await account.records.read(id)) == expected)
    }
  }

  @Test func revisionsGrowAlsoAfterADeletion() async throws {
    let account = try await OpenAccount.new(in: folder)
    let id = VaultID()
    var revisions: [Int64] = []
    for _ in 0..<3 {
      let change = try await account.records.put(id, kind: "trip", content: Data())
      revisions.append(try #require(change.after).revision)
      try await account.records.delete(id)
    }
    #expect(revisions == revisions.sorted() && Set(revisions).count == 3)
  }

  @Test func appliesAllEditsInOrderOrNone() async throws {
    let account = try await OpenAccount.new(in: folder)
    let (first, second) = (VaultID(), VaultID())
    let changes = try await account.records.apply([
      .put(first, kind: "a", content: Data("1".utf8)),
      .put(first, kind: "a", content: Data("2".utf8)),
      .put(second, kind: "b", content: Data("3".utf8)), .delete(second),
    ])
    #expect(changes.map { text($0.before) } == [nil, "1", nil, "3"])
    #expect(changes.map { text($0.after) } == ["1", "2", "3", nil])
    let tooLarge = Data(count: RecordSeal.mostContent + 1)
    await #expect(throws: VaultError.tooLarge(second)) {
      try await account.records.apply([
        .put(first, kind: "a", content: Data("4".utf8)),
        .put(second, kind: "a", content: tooLarge),
      ])
    }
    let tooLong = String(repeating: "k", count: RecordSeal.mostKind + 1)
    await #expect(throws: VaultError.tooLarge(second)) {
      try await account.records.put(second, kind: tooLong, content: Data())
    }
    let contents = try await account.records.readAll()
    #expect(contents.records == [try #require(changes[1].after)])
    #expect(!contents.isAltered)
  }

  @Test func identifiersAreThoseOfTheApplication() {
    let uuid = UUID()
    #expect(VaultID(uuid).uuid == uuid)
    #expect(VaultID(VaultID(uuid).bytes) == VaultID(uuid))
    #expect(VaultID([1, 2, 3]) == nil)
    let digits = uuid.uuidString.lowercased().replacingOccurrences(of: "-", with: "")
    #expect(VaultID(uuid).description == digits)
  }

  @Test func keepsAccountsApart() async throws {
    let ada = try await OpenAccount.new(in: folder)
    let bob = try await OpenAccount.new(in: folder, email: "bob@example.org")
    let id = VaultID()
    try await ada.records.put(id, kind: "trip", content: Data("Oslo".utf8))
    try await bob.records.put(id, kind: "trip", content: Data("Rome".utf8))
    #expect(try await ada.records.texts() == ["Oslo"])
    #expect(try await bob.records.texts() == ["Rome"])
  }

  @Test(arguments: [0, 1, 65_536, 65_537, 3_000_000])
  func keepsDocuments(_ length: Int) async throws {
    let account = try await OpenAccount.new(in: folder)
    let content = Data((0..<length).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) })
    let id = VaultID()
    try await account.records.apply([.addDocument(id, content)])
    #expect(try await account.records.readAll().documents == [id])
    #expect(try await account.records.document(id) == content)
    await #expect(throws: VaultError.documentExists(id)) {
      try await account.records.apply([.addDocument(id, Data())])
    }
    try await account.records.apply([.removeDocument(id), .removeDocument(VaultID())])
    #expect(try await account.records.document(id) == nil)
    let contents = try await account.records.readAll()
    #expect(contents.documents.isEmpty && !contents.isAltered)
  }

  @Test func refusesADocumentThatIsTooLarge() async throws {
    let account = try await OpenAccount.new(in: folder)
    let id = VaultID()
    await #expect(throws: VaultError.tooLarge(id)) {
      try await account.records.apply([.addDocument(id, Data(count: DocumentRows.mostBytes + 1))])
    }
  }

  @Test func nothingWorksOnceSignedOut() async throws {
    let account = try await OpenAccount.new(in: folder)
    let stream = account.records.changes()
    account.session.signOut()
    account.session.signOut()
    await #expect(throws: VaultError.signedOut) { _ = try await account.records.readAll() }
    await #expect(throws: VaultError.signedOut) { try await account.records.delete(VaultID()) }
    for await _ in stream {}
    for await _ in account.records.changes() {}
    // The store itself goes on.
    _ = try await account.store.logIn(email: "ada@example.org", password: goodPassword)
  }

  @Test func saysWhatIsWrongWithTheStore() async throws {
    let account = try await OpenAccount.new(in: folder, options: .impatient)
    let writer = try Writer(folder)
    let locked = VaultError.store(StoreFault(.locked, path: account.store.path))
    await #expect(throws: locked) { try await account.records.delete(VaultID()) }
    try writer.stop()
    try await account.records.delete(VaultID())
    unlink(folder.main)
    let vanished = VaultError.store(StoreFault(.vanished, path: account.store.path))
    await #expect(throws: vanished) { _ = try await account.records.readAll() }
  }

  @Test func emptiesALongLog() async throws {
    let account = try await OpenAccount.new(in: folder)
    try await account.records.apply([.addDocument(VaultID(), Data(count: 9 << 20))])
    #expect(folder.files.logSize < 1 << 20)
  }

  /// Opening reads each record once; saving does not depend on how many there are.
  @Test func theWorkIsThatOfTheRecords() async throws {
    let account = try await OpenAccount.new(in: folder)
    let cost = account.records.accountKeys.cost
    let content = Data(String(repeating: "a booking ", count: 30).utf8)
    let ids = (0..<30_000).map { _ in VaultID() }
    try await account.records.apply(ids.map { .put($0, kind: "booking", content: content) })
    #expect(cost.drain() == (opened: 0, sealed: 30_000))
    let contents = try await account.records.readAll()
    #expect(cost.drain() == (opened: 30_000, sealed: 0))
    #expect(contents.records.count == 30_000 && contents.damaged.isEmpty && !contents.isAltered)
    try await account.records.put(ids[7], kind: "booking", content: content)
    #expect(cost.drain() == (opened: 1, sealed: 1))
    _ = try await account.records.read(ids[8])
    await account.records.refresh()
    #expect(cost.drain() == (opened: 1, sealed: 0))
  }
}
