import Dispatch
import GRDB
import Synchronization
import Vault

/// One connection to an open store, on a thread of its own.
///
/// Every access checks first that the files still exist and that no newer program has changed the
/// tables, and throws a ``StoreFault`` otherwise.
final class StoreConnection: Sendable {
  private enum State {
    case open
    case closed
    /// The files are lost, damaged or of a newer version. The connection is never closed: SQLite,
    /// on closing, would write its log into the file, and remove by name the log of whatever store
    /// is there now.
    case abandoned(StoreFault)
  }

  enum Access: Sendable { case reading, writing }

  let files: StoreFiles
  private let version: Int32
  private let database: DatabaseQueue
  private let watch: StoreWatch
  private let use: OpenStores
  private let queue: DispatchQueue
  private let state = Mutex(State.open)
  /// The connections that are being closed because their last owner released them.
  private static let closing = DispatchGroup()

  /// Opens `files`, which must have been examined. Blocks.
  init(
    _ files: StoreFiles, schema: StoreSchema, busyTimeout: Double, use: OpenStores,
    on queue: DispatchQueue
  ) throws(StoreFault) {
    self.files = files
    version = schema.version
    self.use = use
    self.queue = queue
    files.makePrivate()
    do {
      database = try Self.open(files, busyTimeout: busyTimeout)
    } catch {
      use.leave()
      throw StoreFault(error, files: files)
    }
    do {
      if try database.read(StoreSchema.storedVersion) < schema.version {
        try schema.migrate(database)
      }
      // A write transaction, though it may have nothing to write: it shows now, not at the first
      // sign-up, that the store is locked or read-only.
      try database.write { db in
        try Self.check(schema.version, db, files: files)
        try schema.checkTables(db, version: schema.version)
      }
    } catch {
      let fault = StoreFault(error, files: files)
      if fault.mustStayOpen {
        _ = Unmanaged.passRetained(database)
      } else {
        try? database.close()
        use.leave()
      }
      throw fault
    }
    files.makePrivate()
    watch = StoreWatch(files)
  }

  deinit {
    let state = state.withLock { $0 }
    // Closing writes, and the last owner may be the main thread.
    queue.async(group: Self.closing) { [database, watch, use, files, version] in
      switch state {
      case .closed: break
      case .open where Self.lossInUse(database, watch, version, files) == nil:
        try? database.close()
        use.leave()
      case .open, .abandoned: _ = Unmanaged.passRetained(database)
      }
    }
  }

  /// Waits until the connections that have been released are closed. Blocks.
  static func waitUntilReleasedAreClosed() { closing.wait() }

  private static func open(_ files: StoreFiles, busyTimeout: Double) throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.label = "org.tabstop.accounts.store"
    configuration.busyMode = .timeout(busyTimeout)
    configuration.prepareDatabase { db in
      // A file of unknown origin must not run functions in its views and triggers.
      try db.execute(sql: "PRAGMA trusted_schema = OFF")
      try db.execute(sql: "PRAGMA cell_size_check = ON")
      // Usually set already, unless another program changed it; a file system without shared memory
      // keeps the older journal, which is as safe and only slower.
      try db.execute(sql: "PRAGMA journal_mode = WAL")
      // A confirmed account survives a loss of power.
      try db.execute(sql: "PRAGMA synchronous = FULL")
      // Deleted data is overwritten, and nothing is written elsewhere.
      try db.execute(sql: "PRAGMA secure_delete = ON")
      // A log that is restarted is cut to its first commit; see `writeLogBack()`.
      try db.execute(sql: "PRAGMA journal_size_limit = 0")
      try db.execute(sql: "PRAGMA temp_store = MEMORY")
    }
    // "rw", not "rwc": a file that has disappeared since it was examined is not created again.
    return try DatabaseQueue(path: files.uri("mode=rw"), configuration: configuration)
  }

  private static func check(
    _ version: Int32, _ db: Database, files: StoreFiles
  ) throws {
    if try StoreSchema.storedVersion(db) != version {
      throw StoreFault(.newerVersion, path: files.main)
    }
  }

  /// Runs `body` in one transaction, which is rolled back if `body` throws.
  func perform<Value: Sendable>(
    _ access: Access, _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(StoreFault) -> Value {
    try await queue.run { [self] () throws(StoreFault) -> Value in
      try checkUsable()
      try checkContent()
      // Otherwise SQLite would continue with its cached pages of a ruined file.
      database.releaseMemory()
      do {
        let checkedBody = { (db: Database) throws -> Value in
          try Self.check(self.version, db, files: self.files)
          return try body(db)
        }
        let value =
          switch access {
          case .reading: try database.read(checkedBody)
          case .writing: try database.write(checkedBody)
          }
        // The written files can still be found by their names.
        try checkUsable()
        if access == .writing {
          if files.logSize > Self.longestLog { writeLogBack() }
          FileActivity.announce(files.main)
        }
        return value
      } catch {
        let fault = faultInUse(error)
        abandonIfLost(fault)
        throw fault
      }
    }
  }

  /// Each call reads the whole log (``StoreLog``), and SQLite by itself restarts it only when no
  /// program reads.
  private static let longestLog: Int64 = 8 << 20

  /// Writes the log into the database and empties it, so that it does not contain what was
  /// overwritten or deleted there. Has no effect while another program keeps reading.
  func emptyLog() async {
    await queue.run { [self] in
      guard (try? checkUsable()) != nil, (try? checkContent()) != nil else { return }
      writeLogBack()
    }
  }

  /// Writes the log into the database, and restarts it with a commit that changes nothing.
  ///
  /// Not by a truncating checkpoint, which leaves a log of 0 bytes beside an index that is not
  /// synced: after a loss of power the index on the disk may be older, count frames, and know
  /// nothing of their having been copied, so that the log would seem to have lost them
  /// (``StoreLog/isWhole(by:)``). Here the old log stays as it is until the database has all of it,
  /// synced. Then the commit writes a header with other salts in its place, by which an older index
  /// is recognised, and syncs it; then its frame; and finally SQLite cuts the rest off
  /// (`journal_size_limit`, SQLite 3.40). What a loss of power leaves is always either the old log
  /// or the new one, provided that the disk writes a header of 32 bytes whole or not at all. Two
  /// things remain: the cut is not synced, so the old frames may be there again after a loss of
  /// power, until the next time; and if the program ends before the commit, or another one writes
  /// first, the log is restarted by that next commit.
  private func writeLogBack() {
    // If it fails, the log stays, and nothing is lost.
    try? database.writeWithoutTransaction { db in
      _ = try db.checkpoint(.restart)
      try db.inTransaction(.immediate) {
        try Self.check(version, db, files: files)
        // Written even though it is the same.
        try db.execute(sql: "PRAGMA user_version = \(version)")
        return .commit
      }
    }
  }

  /// Finishes running operations, writes the log into the database and closes it.
  func close() async {
    await queue.run { [self] in
      // Closing writes the log into the database: that must not be damaged, or another program's.
      guard (try? checkUsable()) != nil, (try? checkContent()) != nil else { return }
      state.withLock { $0 = .closed }
      // No statement is left open that could keep SQLite from closing.
      try? database.close()
      use.leave()
    }
  }

  private func checkUsable() throws(StoreFault) {
    switch state.withLock({ $0 }) {
    case .open: break
    case .closed: throw StoreFault(.closed, path: files.main)
    case .abandoned(let fault): throw fault
    }
    if let fault = watch.fault() {
      abandonIfLost(fault)
      throw fault
    }
  }

  /// Throws if the files contain something that must not be used or overwritten, without a
  /// transaction, for which SQLite might have to write.
  private func checkContent() throws(StoreFault) {
    if let fault = Self.lossInContent(database, version, files) {
      abandonIfLost(fault)
      throw fault
    }
  }

  private static func lossInUse(
    _ database: DatabaseQueue, _ watch: StoreWatch, _ version: Int32, _ files: StoreFiles
  ) -> StoreFault? {
    watch.fault() ?? lossInContent(database, version, files)
  }

  private static func lossInContent(
    _ database: DatabaseQueue, _ version: Int32, _ files: StoreFiles
  ) -> StoreFault? {
    database.inDatabase { db in
      // Another file may have replaced the content of ours, so that SQLite would mix the two.
      if db.versionInFile > version { return StoreFault(.newerVersion, path: files.main) }
      guard files.hasLog else { return nil }
      return files.faultOfLog { db.logIndex }
    }
  }

  /// A file that was a database when it was opened, and is not one now, is damaged.
  private func faultInUse(_ error: any Error) -> StoreFault {
    let fault = StoreFault(error, files: files)
    return fault.kind == .notADatabase ? StoreFault(.damaged, path: fault.path) : fault
  }

  private func abandonIfLost(_ fault: StoreFault) {
    if fault.mustStayOpen { state.withLock { $0 = .abandoned(fault) } }
  }
}

extension StoreFault {
  /// Whether the connection with this fault must not be closed, because SQLite would write then.
  fileprivate var mustStayOpen: Bool {
    switch kind {
    case .vanished, .damaged, .damagedLog, .newerVersion: true
    default: false
    }
  }
}

extension StoreConnection: VaultStorage {
  var path: String { files.main }

  func read<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(StoreFault) -> Value {
    try await perform(.reading, body)
  }

  func write<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(StoreFault) -> Value {
    try await perform(.writing, body)
  }
}
