import Dispatch
import GRDB
import Synchronization

/// One connection to an open store, on a thread of its own.
///
/// Every access checks first that the files are still there and that no newer program has changed
/// the tables, and says what is wrong as a ``StoreFault``.
final class StoreConnection: Sendable {
  private enum State {
    case open
    case closed
    /// The files are lost or damaged. The connection is kept for good, never closed: SQLite, on
    /// closing, would write its log into the damaged file, and remove by name the log of whatever
    /// store stands there now.
    case abandoned(StoreFault)
  }

  enum Access: Sendable { case reading, writing }

  let files: StoreFiles
  private let version: Int32
  private let database: DatabaseQueue
  private let watch: StoreWatch
  private let queue: DispatchQueue
  private let state = Mutex(State.open)

  /// Opens `files`, which must have been examined. Blocks.
  init(
    _ files: StoreFiles, schema: StoreSchema, busyTimeout: Double, on queue: DispatchQueue
  ) throws(StoreFault) {
    self.files = files
    version = schema.version
    self.queue = queue
    files.makePrivate()
    do {
      database = try Self.open(files, busyTimeout: busyTimeout)
      if try database.read(StoreSchema.storedVersion) < schema.version {
        try schema.migrate(database)
      }
      // A write transaction, though it may find nothing to write: it tells now, not at the first
      // sign-up, that the store is locked or read-only.
      try database.write { db in
        try Self.check(schema.version, db, files: files)
        try StoreSchema.checkTables(db)
      }
    } catch {
      throw StoreFault(error, files: files)
    }
    files.makePrivate()
    watch = StoreWatch(files)
  }

  deinit {
    let state = state.withLock { $0 }
    // Closing writes, and the last owner may be the main thread.
    queue.async { [database, watch] in
      switch state {
      case .open where watch.fault() == nil, .closed: withExtendedLifetime(database) {}
      case .open, .abandoned: _ = Unmanaged.passRetained(database)
      }
    }
  }

  private static func open(_ files: StoreFiles, busyTimeout: Double) throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.label = "org.tabstop.accounts.store"
    configuration.busyMode = .timeout(busyTimeout)
    configuration.prepareDatabase { db in
      // A file from who knows where must not run functions out of its views and triggers.
      try db.execute(sql: "PRAGMA trusted_schema = OFF")
      try db.execute(sql: "PRAGMA cell_size_check = ON")
      // Already so, unless somebody changed it by hand; a file system without shared memory
      // keeps the older journal, which is as safe and only slower.
      try db.execute(sql: "PRAGMA journal_mode = WAL")
      // An account that was confirmed survives a loss of power.
      try db.execute(sql: "PRAGMA synchronous = FULL")
    }
    // "rw", not "rwc": a file that went since it was examined is not made anew.
    return try DatabaseQueue(path: files.uri("mode=rw"), configuration: configuration)
  }

  private static func check(
    _ version: Int32, _ db: Database, files: StoreFiles
  ) throws {
    if try StoreSchema.storedVersion(db) != version {
      throw StoreFault(.newerVersion, path: files.main)
    }
  }

  /// Runs `body` in one transaction, which is undone when `body` throws.
  func perform<Value: Sendable>(
    _ access: Access, _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(StoreFault) -> Value {
    try await queue.run { [self] () throws(StoreFault) -> Value in
      try checkUsable()
      // Else SQLite would go on working with the pages it remembers of a file that is ruined.
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
        // What was written went into files that are still found by their names.
        try checkUsable()
        return value
      } catch {
        let fault = faultInUse(error)
        abandonIfLost(fault)
        throw fault
      }
    }
  }

  /// Lets what is going on finish, writes the log into the database and closes it.
  func close() async {
    await queue.run { [self] in
      guard (try? checkUsable()) != nil else { return }
      state.withLock { $0 = .closed }
      // No statement is left open that could keep SQLite from closing.
      try? database.close()
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

  /// A file that was a database when it was opened, and is none now, is damaged.
  private func faultInUse(_ error: any Error) -> StoreFault {
    let fault = StoreFault(error, files: files)
    return fault.kind == .notADatabase ? StoreFault(.damaged, path: fault.path) : fault
  }

  private func abandonIfLost(_ fault: StoreFault) {
    if fault.kind == .vanished || fault.kind == .damaged {
      state.withLock { $0 = .abandoned(fault) }
    }
  }
}
