import GRDB

/// Examines a store, before it is opened for writing, without changing a byte of it.
enum StoreIntegrityCheck {
  /// Throws if the file is not an undamaged store of a version that this program supports.
  ///
  /// Reads the whole file once (SQLite's `quick_check`): a few milliseconds for 10,000 accounts.
  static func check(
    _ files: StoreFiles, schema: StoreSchema, busyTimeout: Double
  ) throws(StoreFault) {
    // Without a log there is no writer, and only the file is read: no lock, no log and no index are
    // created for it. A log is part of the store, and SQLite must read both; a read-only connection
    // leaves both unchanged when it closes.
    let hadLog = files.hasLog
    do {
      try check(files, alone: !hadLog, schema: schema, busyTimeout: busyTimeout)
    } catch {
      // Another program may have started to write in between.
      guard !hadLog, files.hasLog else { throw error }
      try check(files, alone: false, schema: schema, busyTimeout: busyTimeout)
    }
  }

  private static func check(
    _ files: StoreFiles, alone: Bool, schema: StoreSchema, busyTimeout: Double
  ) throws(StoreFault) {
    var configuration = Configuration()
    configuration.readonly = true
    configuration.busyMode = .timeout(busyTimeout)
    // Before anything is read through a log that may belong to another file.
    configuration.prepareDatabase { db in
      if db.versionInFile > schema.version { throw StoreFault(.newerVersion, path: files.main) }
    }
    do {
      let database = try DatabaseQueue(
        path: files.uri(alone ? "mode=ro&immutable=1" : "mode=ro"), configuration: configuration)
      try database.read { db in
        let application = try Int32.fetchOne(db, sql: "PRAGMA application_id")
        guard application == StoreSchema.applicationID else {
          throw StoreFault(.foreignDatabase, path: files.main)
        }
        let stored = try StoreSchema.storedVersion(db)
        guard stored <= schema.version else {
          throw StoreFault(.newerVersion, path: files.main)
        }
        if !alone, let fault = files.faultOfLog(by: { db.logIndex }) { throw fault }
        try schema.checkTables(db, version: stored)
        let verdict = try String.fetchOne(db, sql: "PRAGMA quick_check(1)")
        guard stored >= 1, verdict == "ok" else {
          throw StoreFault(.damaged, path: files.main)
        }
      }
    } catch {
      let fault = StoreFault(error, files: files)
      throw fault.kind == .cannotWrite ? StoreFault(.cannotRead, path: fault.path) : fault
    }
  }
}

extension StoreFiles {
  /// The database as a URI with SQLite's `parameters`. Debian's SQLite supports URIs; one that does
  /// not finds no file of that name, and fails.
  func uri(_ parameters: String) -> String {
    var escaped = ""
    for byte in main.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."),
        UInt8(ascii: "-"), UInt8(ascii: "_"):
        escaped.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16)
        escaped += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return "file:" + escaped + "?" + parameters
  }
}
