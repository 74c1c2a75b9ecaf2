import Foundation
import GRDB
import Synchronization

/// The sealed records and documents of one account.
///
/// ```swift
/// let events = vault.changes()
/// let contents = try await vault.readAll()
/// let change = try await vault.put(VaultID(), kind: "trip", content: json)
/// try await vault.apply([change.undo])
/// for await event in events { … }
/// ```
///
/// Every change is one transaction, which is on the disk when the call returns. Programs and windows
/// that use one account see each other's changes; of two changes to one record the later wins, and
/// returns what it replaced. Nothing here blocks the caller's thread.
public final class RecordVault: Sendable {
  private let account: Int64
  private let keys: VaultKeys
  private let storage: any VaultStorage
  private let feed = VaultFeed()
  private let activity = Mutex<FileActivity?>(nil)
  /// Whether a look for others' changes has been requested and not begun.
  private let isRefreshDue = Atomic(false)

  /// The vault of the account with the number `account`, opened by its `keys`.
  package init(account: Int64, keys: VaultKeys, storage: any VaultStorage) {
    self.account = account
    self.keys = keys
    self.storage = storage
  }

  /// The absolute path of the database.
  public var path: String { storage.path }

  // MARK: Reading

  /// Reads all records, in one transaction. O(n): each is opened once.
  public func readAll() async throws(VaultError) -> VaultContents {
    let account = account
    return try await read { keys, head, db in
      var present = head
      var records: [VaultRecord] = []
      var damaged: [VaultID] = []
      try present.digestRows(account: account, keys: keys, db: db) { id, sealed in
        if let record = RecordSeal.open(sealed, id: id, account: account, keys: keys) {
          records.append(record)
        } else {
          damaged.append(id)
        }
      }
      let documents = try DocumentRows(account: account, db: db).all()
      let contents = VaultContents(
        records: records, damaged: damaged, documents: documents.compactMap(\.self),
        isAltered: head.isAltered || present.digest != head.digest)
      return .success(contents)
    }
  }

  /// Reads one record; `nil` if there is none.
  public func read(_ id: VaultID) async throws(VaultError) -> VaultRecord? {
    let account = account
    return try await read { keys, _, db in
      guard let sealed = try RecordRows(account: account, db: db).sealed(id) else {
        return .success(nil)
      }
      let record = RecordSeal.open(sealed, id: id, account: account, keys: keys)
      return record.map { .success($0) } ?? .failure(.damaged(id))
    }
  }

  /// Reads a document; `nil` if there is none.
  public func document(_ id: VaultID) async throws(VaultError) -> Data? {
    let account = account
    return try await read { keys, _, db in
      let documents = DocumentRows(account: account, db: db)
      guard try documents.contains(id) else { return .success(nil) }
      return try documents.open(id, keys: keys).map { .success($0) } ?? .failure(.damaged(id))
    }
  }

  // MARK: Changing

  /// Carries out all of `edits` in one transaction, or none of them.
  ///
  /// - Returns: A change for each edit of a record, in their order.
  @discardableResult
  public func apply(_ edits: [VaultEdit]) async throws(VaultError) -> [VaultChange] {
    guard !edits.isEmpty else { return [] }
    let account = account
    let (changes, head) = try await write { keys, db in
      try VaultTransaction(account: account, keys: keys, db: db).apply(edits)
    }
    feed.record(head, isWritten: true)
    return changes
  }

  /// Inserts a record, or replaces the one that has this identifier now.
  @discardableResult
  public func put(
    _ id: VaultID, kind: String, content: Data
  ) async throws(VaultError) -> VaultChange {
    try await apply([.put(id, kind: kind, content: content)])[0]
  }

  /// Deletes a record; has no effect if there is none.
  @discardableResult
  public func delete(
    _ id: VaultID, evenIfDamaged: Bool = false
  ) async throws(VaultError) -> VaultChange {
    try await apply([.delete(id, evenIfDamaged: evenIfDamaged)])[0]
  }

  /// Runs `body` in one transaction, in which it may read records, and carries out its edits: no
  /// other program writes in between. If it throws, nothing has changed.
  ///
  /// - Throws: What `body` throws, or ``VaultError``.
  public func transaction<Value: Sendable>(
    _ body: @escaping @Sendable (VaultAccess) throws -> Value
  ) async throws -> Value {
    let account = account
    let (result, head) = try await write { keys, db in
      let access = VaultAccess(account: account, keys: keys, db: db)
      let value: Value
      do {
        value = try body(access)
      } catch let error as VaultAccess.ReadingError {
        throw error.cause
      } catch {
        // Thrown from here, it would be taken for an error of the database.
        return .success((Result<Value, any Error>.failure(error), VaultHead?.none))
      }
      if access.edits.isEmpty { return .success((.success(value), nil)) }
      return try VaultTransaction(account: account, keys: keys, db: db).apply(access.edits)
        .map { (.success(value), $0.head) }
    }
    if let head { feed.record(head, isWritten: true) }
    return try result.get()
  }

  /// Takes the records as they are now for what must be there, after the user was informed of
  /// ``VaultContents/isAltered``.
  public func acceptAlterations() async throws(VaultError) {
    let account = account
    let head = try await write { keys, db in
      var head = try VaultHead.load(account: account, keys: keys, db: db)
      try head.digestRows(account: account, keys: keys, db: db)
      head.isAltered = false
      try head.store(account: account, keys: keys, db: db)
      return .success(head)
    }
    feed.record(head, isWritten: true)
  }

  // MARK: The changes of others

  /// The changes to the records from now on, by this program and others, until the task is cancelled,
  /// the user signs out, or the account is deleted (after ``VaultEvent/everything``).
  ///
  /// Call it before the first ``readAll()``, so that no change is missed in between. A change by this
  /// object is reported as well: other windows need it. The program does not wake up while there
  /// are no changes.
  public func changes() -> AsyncStream<VaultEvent> {
    activity.withLock { activity in
      if activity == nil, !keys.isWiped {
        activity = FileActivity(path: storage.path) { [weak self] in
          guard let self, !isRefreshDue.exchange(true, ordering: .acquiringAndReleasing) else {
            return
          }
          Task {
            self.isRefreshDue.store(false, ordering: .releasing)
            await self.refresh()
          }
        }
      }
    }
    return feed.stream()
  }

  /// Looks now whether another program has changed records. Needed only where the system offers no
  /// notifications (inotify); call it when a window becomes active.
  public func refresh() async {
    do throws(VaultError) {
      // Notes the head.
      try await read { _, _, _ in .success(()) }
    } catch {
      if error == .accountIsGone { feed.finishReportingAll() }
    }
  }

  // MARK: Signing out

  /// Wipes the keys from memory, as soon as no transaction uses them, and ends the streams of changes;
  /// every later call throws ``VaultError/signedOut``. Never waits.
  package func close() {
    keys.wipe()
    activity.withLock { $0 = nil }
    feed.finish()
  }

  /// Whether the store's records of this account are sealed by these keys. `false` also if an
  /// account from an earlier version has never had a record.
  package func matchesKeys() async throws(VaultError) -> Bool {
    let account = account
    return try await read { keys, _, db in
      .success(try VaultHead.opens(account: account, keys: keys, db: db))
    }
  }

  /// The account's keys, to wrap the data key again.
  package var accountKeys: VaultKeys { keys }

  deinit {
    feed.finish()
  }
}

extension RecordVault {
  /// Runs `body` in a transaction, with the account's head, which it notes.
  private func read<Value: Sendable>(
    _ body:
      @escaping @Sendable (UnlockedKeys, VaultHead, Database) throws -> Result<Value, VaultError>
  ) async throws(VaultError) -> Value {
    let (account, keys, feed) = (account, keys, feed)
    let result: Result<Value, VaultError>
    do {
      result = try await storage.read { db in
        try Self.unlock(keys, account: account, db: db) { keys in
          let head = try VaultHead.load(account: account, keys: keys, db: db)
          // Here, and not after the transaction: one after the other.
          feed.record(head)
          return try body(keys, head, db)
        }
      }
    } catch {
      throw .store(error)
    }
    return try result.get()
  }

  /// Runs `body` in a transaction, which is rolled back if it throws, but not if it returns a failure.
  private func write<Value: Sendable>(
    _ body: @escaping @Sendable (UnlockedKeys, Database) throws -> Result<Value, VaultError>
  ) async throws(VaultError) -> Value {
    let (account, keys) = (account, keys)
    let result: Result<Value, VaultError>
    do {
      result = try await storage.write { db in
        try Self.unlock(keys, account: account, db: db) { try body($0, db) }
      }
    } catch {
      throw .store(error)
    }
    return try result.get()
  }

  private static func unlock<Value: Sendable>(
    _ keys: VaultKeys, account: Int64, db: Database,
    _ body: (UnlockedKeys) throws -> Result<Value, VaultError>
  ) throws -> Result<Value, VaultError> {
    try keys.withUnlocked { keys in
      // Another program may have deleted the account.
      guard
        try Row.fetchOne(db, sql: "SELECT 1 FROM account WHERE id = ?", arguments: [account]) != nil
      else { return .failure(.accountIsGone) }
      return try body(keys)
    } ?? .failure(.signedOut)
  }
}
