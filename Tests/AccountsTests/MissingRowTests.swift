import Foundation
import GRDB
import Testing

@testable import Accounts
@testable import Vault

/// Changes of rows that are gone: they are never reported as done.
@Suite struct MissingRowTests {
  let folder = try! TemporaryFolder()
  private let newPassword = "battery staple"

  /// It would open nothing.
  @Test func noRecoveryKeyIsMadeWithoutAKeyThatItCouldOpen() async throws {
    let account = try await OpenAccount.new(in: folder)
    try await account.records.put(VaultID(), kind: "trip", content: Data("Oslo".utf8))
    try folder.run("DELETE FROM accountKey")
    await #expect(throws: AccountChangeError.keyDamaged) {
      _ = try await account.store.newRecoveryKey(for: account.session, password: goodPassword)
    }
    #expect(throws: (any Error).self) {
      let database = try folder.connect()
      try database.write { db in
        let wrap = AccountKey.ByRecoveryKey(salt: Data(), wrap: Data())
        try AccountKey.store(wrap, account: 1, db: db)
      }
    }
    // As the message says.
    try await account.store.changePassword(
      of: account.session, from: goodPassword, to: newPassword)
    let new = try await account.store.newRecoveryKey(
      for: account.session, password: newPassword)
    try await account.store.activate(new, for: account.session)
    account.session.signOut()
    let session = try await account.store.recover(
      email: "ada@example.org", recoveryKey: new.key.text, newPassword: goodPassword)
    #expect(try await session.records.texts() == ["Oslo"])
  }

  /// A row that is not there is an error, and not a change without effect.
  @Test func aChangeThatChangesNoRowIsAnError() throws {
    let (queue, ada) = (try DatabaseQueue(), User(id: 7, name: "Ada", email: "ada@example.org"))
    try queue.write { db in
      for migration in StoreSchema.current.migrations { try db.execute(sql: migration.sql) }
      #expect(throws: (any Error).self) { try Account.setHash("hash", of: 7, db: db) }
      #expect(throws: (any Error).self) { try Account.update(ada, db: db) }
      #expect(throws: (any Error).self) { try Account.delete(7, db: db) }
    }
  }
}
