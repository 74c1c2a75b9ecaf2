import Dispatch
import Foundation
import GRDB

/// The accounts of one data folder, in the file `planner.sqlite`.
///
/// ```swift
/// let store = try await AccountStore.open(directory: AccountStore.defaultDirectory)
/// let session = try await store.signIn(email: "ada@example.org", password: password)
/// let contents = try await session.records.readAll()
/// session.signOut()
/// ```
///
/// Nothing here blocks the caller's thread. Several programs, and several stores in one program,
/// may use one folder at once.
public final class AccountStore: Sendable {
  let connection: StoreConnection
  let hasher: PasswordHasher
  let now: @Sendable () -> Int64

  /// Options whose defaults are the program's; tests set other values.
  struct Options: Sendable {
    var cost = HashingCost.interactive
    /// The number of seconds to wait for a store that another program has locked.
    var busyTimeout: Double = 5
    /// Seconds since 1970.
    var now: @Sendable () -> Int64 = { Int64(time(nil)) }
    var schema = StoreSchema.current
  }

  /// The default folder, by the XDG Base Directory Specification:
  /// `$XDG_DATA_HOME/vacation-planner`, else `~/.local/share/vacation-planner`.
  public static var defaultDirectory: String {
    defaultDirectory(environment: { name in getenv(name).map { String(cString: $0) } })
  }

  static func defaultDirectory(environment: (String) -> String?) -> String {
    // The specification (0.8) requires that relative paths are ignored.
    if let data = environment("XDG_DATA_HOME"), data.hasPrefix("/") {
      return data + "/vacation-planner"
    }
    let home = environment("HOME").flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory()
    return home + "/.local/share/vacation-planner"
  }

  /// Opens the store of `directory`.
  ///
  /// The folder is created if it is missing, with access for its owner only (0700); so is the file
  /// (0600). A file that is not a store, is damaged, or comes from a newer version is refused
  /// without changing a byte of it. The whole file is read once and checked.
  ///
  /// - Parameters:
  ///   - directory: The path of a folder for this store only; relative paths start at the working
  ///     directory.
  ///   - creatingIfMissing: Whether to create an empty store if there is none. Pass `false` to open
  ///     again after ``StoreFault/Kind/vanished``: a store that disappeared is then not silently
  ///     replaced by an empty one.
  /// - Throws: The fault of the folder or the file. If the store is locked, waits for up to 5
  ///   seconds.
  public static func open(
    directory: String, creatingIfMissing: Bool = true
  ) async throws(StoreFault) -> AccountStore {
    try await open(
      directory: directory, creatingIfMissing: creatingIfMissing, options: Options())
  }

  static func open(
    directory: String, creatingIfMissing: Bool = true, options: Options
  ) async throws(StoreFault) -> AccountStore {
    let queue = DispatchQueue(label: "org.tabstop.accounts.access")
    let connection = try await queue.run { () throws(StoreFault) -> StoreConnection in
      var (files, presence) = try StoreFiles.locate(
        in: directory, creatingFolder: creatingIfMissing)
      if presence == .absent {
        guard creatingIfMissing else { throw StoreFault(.vanished, path: files.main) }
        try StoreCreation.create(files, schema: options.schema)
        // Another program may have created it, so it is checked like any other.
        (files, presence) = try StoreFiles.locate(in: directory, creatingFolder: false)
        guard presence == .present else { throw StoreFault(.vanished, path: files.main) }
      }
      let use = try OpenStores(files) { () throws(StoreFault) in
        // Before SQLite rebuilds the index from the readable part of the log.
        if let fault = files.faultOfLog(by: files.readIndex) { throw fault }
      }
      do throws(StoreFault) {
        StoreWatch.mendIndex(files)
        try StoreIntegrityCheck.check(
          files, schema: options.schema, busyTimeout: options.busyTimeout)
      } catch {
        use.leave()
        throw error
      }
      return try StoreConnection(
        files, schema: options.schema, busyTimeout: options.busyTimeout, use: use, on: queue)
    }
    return AccountStore(connection, options: options)
  }

  private init(_ connection: StoreConnection, options: Options) {
    self.connection = connection
    hasher = PasswordHasher(cost: options.cost)
    now = options.now
  }

  /// Renames the files of `directory` that ``StoreFault/remedy`` is about, so that the next opening
  /// continues without them. Call it after the user has agreed.
  ///
  /// Nothing is deleted: each file keeps its bytes, under a name with the date and time in it.
  /// - Returns: The absolute path of the renamed database; the name of its log is this and `-wal`.
  ///   There may be a log only.
  public static func setAside(
    directory: String, for remedy: StoreFault.Remedy
  ) async throws(StoreFault) -> String {
    let queue = DispatchQueue(label: "org.tabstop.accounts.setting-aside")
    return try await queue.run { () throws(StoreFault) -> String in
      try StoreQuarantine.setAside(
        StoreFiles.find(in: directory), keepingReadable: remedy == .continueWithoutLog, at: Date())
    }
  }

  /// The absolute path of the database.
  public var path: String { connection.files.main }

  /// Finishes running operations, and closes the store; every later call throws
  /// ``StoreFault/Kind/closed``. A store that is released without this call is closed shortly
  /// afterwards.
  public func close() async {
    await connection.close()
  }

  /// Waits until all released stores are closed. A program calls it before it exits: otherwise the
  /// exit may interrupt the closing, and the store's log stays beside it until the next
  /// start. A ``Session`` keeps its store open. Blocks, for as long as it takes to write the log into
  /// the database and sync it.
  public static func waitUntilReleasedAreClosed() {
    StoreConnection.waitUntilReleasedAreClosed()
  }
}
