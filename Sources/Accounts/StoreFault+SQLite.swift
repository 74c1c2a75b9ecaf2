import GRDB

extension StoreFault {
  /// The fault for an `error` of SQLite with `files`. Only the error's code is used: its text may
  /// contain SQL and values.
  init(_ error: any Error, files: StoreFiles) {
    if let fault = error as? StoreFault {
      self = fault
    } else if let error = error as? DatabaseError {
      self.init(Self.kind(of: error.extendedResultCode, files: files), path: files.main)
    } else {
      // A stored value does not have the type of its column.
      self.init(.damaged, path: files.main)
    }
  }

  private static func kind(of code: ResultCode, files: StoreFiles) -> Kind {
    switch code {
    case .SQLITE_READONLY_DBMOVED: return .vanished
    case .SQLITE_IOERR_SHORT_READ, .SQLITE_IOERR_DATA, .SQLITE_IOERR_CORRUPTFS: return .damaged
    case .SQLITE_IOERR_READ, .SQLITE_IOERR_FSTAT, .SQLITE_IOERR_ACCESS: return .cannotRead
    case .SQLITE_IOERR_NOMEM: return .outOfMemory
    default: break
    }
    switch code.primaryResultCode {
    case .SQLITE_BUSY, .SQLITE_LOCKED, .SQLITE_PROTOCOL: return .locked
    case .SQLITE_NOTADB: return .notADatabase
    case .SQLITE_FULL: return .diskFull
    case .SQLITE_READONLY: return .cannotWrite
    case .SQLITE_NOMEM: return .outOfMemory
    // SQLite 3.40 reports a full disk only for plain writes; creating the log's index or syncing it
    // fails as an I/O error.
    case .SQLITE_IOERR, .SQLITE_CANTOPEN: return files.isDiskFull ? .diskFull : .cannotWrite
    case .SQLITE_PERM, .SQLITE_AUTH: return .cannotRead
    default: return .damaged
    }
  }
}
