import GRDB

extension StoreFault {
  /// What `error` of SQLite means for `files`. Of the error only its code is used: its text may
  /// hold SQL and values.
  init(_ error: any Error, files: StoreFiles) {
    if let fault = error as? StoreFault {
      self = fault
    } else if let error = error as? DatabaseError {
      self.init(Self.kind(of: error.extendedResultCode, files: files), path: files.main)
    } else {
      // What is stored does not have the type that its column must have.
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
    // SQLite 3.40 tells a full disk only from plain writes; making the log's index or syncing it
    // fails as an I/O error.
    case .SQLITE_IOERR, .SQLITE_CANTOPEN: return files.isDiskFull ? .diskFull : .cannotWrite
    case .SQLITE_PERM, .SQLITE_AUTH: return .cannotRead
    default: return .damaged
    }
  }
}
