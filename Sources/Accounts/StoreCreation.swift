import GRDB
import Glibc

/// The creation of a store, which is complete or fails without a trace.
///
/// It is created under a temporary name and then gets its real name, which fails if that name is
/// taken. So two programs that start at once get one store, a killed program leaves no incomplete
/// store, and an existing file is never opened as if it were new.
enum StoreCreation {
  /// Creates an empty store at `files`, unless another program has just created it.
  static func create(_ files: StoreFiles, schema: StoreSchema) throws(StoreFault) {
    let draft = StoreFiles(main: files.main + ".new-" + String(UInt64.random(in: 0...UInt64.max)))
    defer {
      for path in [draft.main, draft.main + "-journal", draft.log, draft.index] { unlink(path) }
    }
    do {
      try createEmptyFile(draft.main)
      try fill(draft, schema: schema)
      try publish(draft.main, as: files.main)
    } catch let code as CreationError {
      let isFull = code.number == ENOSPC || code.number == EDQUOT
      throw StoreFault(isFull ? .diskFull : .cannotCreate, path: files.main)
    } catch {
      let fault = StoreFault(error, files: draft)
      let isSpecific = fault.kind == .diskFull || fault.kind == .outOfMemory
      throw StoreFault(isSpecific ? fault.kind : .cannotCreate, path: files.main)
    }
  }

  private struct CreationError: Error {
    let number = errno
  }

  private static func createEmptyFile(_ path: String) throws {
    let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw CreationError() }
    defer { close(descriptor) }
    // The umask may have removed even the owner's rights.
    guard fchmod(descriptor, 0o600) == 0 else { throw CreationError() }
  }

  private static func fill(_ draft: StoreFiles, schema: StoreSchema) throws {
    let database = try DatabaseQueue(path: draft.main)
    try database.writeWithoutTransaction { db in
      // Set before the store has its name, because a later change requires exclusive access.
      try db.execute(sql: "PRAGMA journal_mode = WAL")
      try db.execute(sql: "PRAGMA application_id = \(StoreSchema.applicationID)")
    }
    try schema.migrate(database)
    // Writes the log into the file. Closing would do so as well, but does not fail if the disk is
    // full: the file would get its name without the contents of the log.
    _ = try database.writeWithoutTransaction { try $0.checkpoint(.truncate) }
    // Syncs it and removes the log.
    try database.close()
  }

  private static func publish(_ draft: String, as path: String) throws {
    // Not rename(2), which would replace a file that another program created meanwhile.
    guard link(draft, path) == 0 || errno == EEXIST else { throw CreationError() }
    let folder = open(StoreFiles(main: path).folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { throw CreationError() }
    defer { close(folder) }
    guard fsync(folder) == 0 else { throw CreationError() }
  }
}
