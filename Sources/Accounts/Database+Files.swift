import GRDB
import GRDBSQLite

/// The files that a connection has open, read through SQLite's own descriptors: opening and closing
/// them here would drop SQLite's locks on them (POSIX).
extension Database {
  private var file: UnsafeMutablePointer<sqlite3_file>? {
    var file: UnsafeMutablePointer<sqlite3_file>?
    guard
      sqlite3_file_control(sqliteConnection, "main", SQLITE_FCNTL_FILE_POINTER, &file) == SQLITE_OK
    else { return nil }
    return file
  }

  /// The version of the tables in the file itself, whatever the log contains; 0 if it cannot be
  /// read or is not a store. It lags behind the log; a newer version was written by another
  /// program.
  var versionInFile: Int32 {
    var header = [UInt8](repeating: 0, count: 100)
    guard let file, let methods = file.pointee.pMethods,
      methods.pointee.xRead?(file, &header, 100, 0) == SQLITE_OK,
      header.starts(with: Array("SQLite format 3\0".utf8))
    else { return 0 }
    func number(at offset: Int) -> Int32 {
      header[offset..<offset + 4].reduce(0) { $0 << 8 | Int32($1) }
    }
    // `application_id` and `user_version`.
    return number(at: 68) == StoreSchema.applicationID ? number(at: 60) : 0
  }

  /// The current counts of the index. Only for a connection that has a log.
  var logIndex: StoreLogIndex? {
    var pointer: UnsafeMutableRawPointer?
    // The first region of the index, which the connection has mapped already.
    guard let file, let methods = file.pointee.pMethods,
      methods.pointee.xShmMap?(file, 0, 32_768, 0, &pointer) == SQLITE_OK, let pointer
    else { return nil }
    // A copy: other programs write to it.
    let bytes = Array(UnsafeRawBufferPointer(start: pointer, count: StoreLogIndex.length))
    return bytes.withUnsafeBytes { StoreLogIndex($0) }
  }
}
