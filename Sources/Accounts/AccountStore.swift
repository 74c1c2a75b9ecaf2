import Dispatch
import Foundation
import GRDB

/// The accounts of one data folder, in the file `planner.sqlite`.
///
/// ```swift
/// let store = try await AccountStore.open(directory: AccountStore.defaultDirectory)
/// let user = try await store.logIn(email: "ada@example.org", password: password)
/// ```
///
/// Nothing here blocks the caller's thread. Several programs, and several stores in one program,
/// may use one folder at once.
public final class AccountStore: Sendable {
  private let connection: StoreConnection
  private let hasher: PasswordHasher
  private let now: @Sendable () -> Int64

  /// Options that tests set to other values than the program.
  struct Options: Sendable {
    var cost = HashingCost.interactive
    /// How many seconds to wait for a store that another program has locked.
    var busyTimeout: Double = 5
    /// Seconds since 1970.
    var now: @Sendable () -> Int64 = { Int64(time(nil)) }
    var schema = StoreSchema.current
  }

  /// The folder by the desktop's conventions: `$XDG_DATA_HOME/vacation-planner`, else
  /// `~/.local/share/vacation-planner`.
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
  /// - Throws: The fault of the folder or the file. A locked store is waited for during 5 seconds.
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
        try StoreBirth.create(files, schema: options.schema)
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
        try StoreExamination.examine(
          files, version: options.schema.version, busyTimeout: options.busyTimeout)
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
      try StoreSettingAside.setAside(
        StoreFiles.find(in: directory), keepingReadable: remedy == .goOnWithoutLog, at: Date())
    }
  }

  /// The absolute path of the database.
  public var path: String { connection.files.main }

  /// Finishes running operations, and closes the store; every later call throws
  /// ``StoreFault/Kind/closed``. A store that is released without it closes by itself, a little
  /// later.
  public func close() async {
    await connection.close()
  }

  /// Waits until the stores that have been released are closed. A program calls it before it ends:
  /// otherwise the end may interrupt the closing, and the store's log stays beside it until the next
  /// start. Blocks, for as long as it takes to write the log into the database and sync it.
  public static func waitUntilReleasedAreClosed() {
    StoreConnection.waitUntilReleasedAreClosed()
  }

  /// Creates an account, completely or not at all.
  ///
  /// Checks ``SignUpRules`` first. Hashing the password takes about a tenth of a second and 64 MiB.
  /// A password is hashed in normalised form, so that the same characters typed on another system
  /// are the same password. Cancelling the task does not stop it.
  /// - Throws: The first error.
  public func createAccount(
    name: String, email: String, password: String
  ) async throws(SignUpError) -> Person {
    if let error = SignUpRules.firstError(name: name, email: email, password: password) {
      throw error
    }
    do {
      let key = EmailAddress.folded(email)
      // Before the hashing, so that the answer comes at once; it is checked again below.
      if try await connection.perform(.reading, { try Account.isKnown(key, db: $0) }) {
        throw SignUpError.emailInUse
      }
      guard let secret = PasswordText.bytes(of: password) else {
        throw StoreFault(.outOfMemory, path: path)
      }
      let hash = try await hash(secret)
      let name = SignUpRules.trimmed(name)
      let time = now()
      let person = try await connection.perform(.writing) { db -> Person? in
        guard try !Account.isKnown(key, db: db) else { return nil }
        try LogInFailures.forget(email, db: db)
        return try Account.insert(name: name, email: email, hash: hash, at: time, db: db)
      }
      guard let person else { throw SignUpError.emailInUse }
      return person
    } catch let error as SignUpError {
      throw error
    } catch {
      throw .store(StoreFault(error, files: connection.files))
    }
  }

  /// Finds the account with this address, in any case, and this password.
  ///
  /// Takes as long for an unknown address as for a wrong password. After five failures for an
  /// address, known or not, it is refused for a time that grows with each further failure, from 30
  /// seconds to an hour, across restarts; a success, or a day without a failure, ends that.
  /// Cancelling the task does not stop it.
  public func logIn(email: String, password: String) async throws(LogInError) -> Person {
    do {
      let time = now()
      let key = EmailAddress.folded(email)
      let admission = try await connection.perform(.writing) { db -> Admission in
        if let wait = try LogInFailures.admit(email, now: time, db: db) {
          return .refused(seconds: wait)
        }
        return .admitted(try Account.find(key, db: db))
      }
      switch admission {
      case .refused(let seconds):
        throw LogInError.tooManyFailures(retryAfter: .seconds(seconds))
      case .admitted(let account):
        return try await verify(password, of: account, email: email)
      }
    } catch let error as LogInError {
      throw error
    } catch {
      throw .store(StoreFault(error, files: connection.files))
    }
  }

  private enum Admission: Sendable {
    case refused(seconds: Int64)
    case admitted(Account?)
  }

  private func verify(_ password: String, of account: Account?, email: String) async throws
    -> Person
  {
    let secret = PasswordText.bytes(of: password)
    let verdict = await hasher.verify(secret, against: account?.passwordHash)
    switch verdict {
    case .wrong: throw LogInError.wrongEmailOrPassword
    case .outOfMemory: throw StoreFault(.outOfMemory, path: path)
    case .unreadableHash: throw StoreFault(.damaged, path: path)
    case .right, .rightButOutdated: break
    }
    guard let account, let secret else { throw LogInError.wrongEmailOrPassword }
    // The old hash is still valid if there is no memory for a new one.
    let newHash = verdict == .rightButOutdated ? try? await hasher.hash(secret) : nil
    try await connection.perform(.writing) { db in
      try LogInFailures.forget(email, db: db)
      if let newHash {
        try account.replaceHash(by: newHash, db: db)
      }
    }
    return account.person
  }

  private func hash(_ secret: SecretBytes) async throws(StoreFault) -> String {
    do {
      return try await hasher.hash(secret)
    } catch {
      throw StoreFault(.outOfMemory, path: path)
    }
  }
}
