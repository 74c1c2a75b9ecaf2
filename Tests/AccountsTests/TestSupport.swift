import Foundation
import GRDB
import Synchronization
import Testing

@testable import Accounts

/// A folder of a test's own, removed with the object.
final class TemporaryFolder: Sendable {
  let path: String

  /// The folder of another process's test, which removes it.
  static func existing(_ path: String) -> TemporaryFolder {
    let folder = TemporaryFolder(path: path)
    // Never released.
    _ = Unmanaged.passRetained(folder)
    return folder
  }

  private init(path: String) {
    self.path = path
  }

  /// - Parameter parent: The folder that it is made in. One that another user's process is to reach
  ///   must be in `/tmp`: that of the tests may be closed to others.
  init(in parent: String = NSTemporaryDirectory()) throws {
    var template = Array((parent + "/accounts-XXXXXX").utf8CString)
    let made = try #require(mkdtemp(&template))
    let resolved = try #require(realpath(made, nil))
    defer { free(resolved) }
    path = String(cString: resolved)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  var files: StoreFiles { StoreFiles(main: main) }
  var main: String { path + "/planner.sqlite" }
  var log: String { main + "-wal" }
  var index: String { main + "-shm" }

  /// The names in the folder, and the content of each file.
  func contents() throws -> [String: Data] {
    var result: [String: Data] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: path) {
      result[name] = FileManager.default.contents(atPath: path + "/" + name) ?? Data()
    }
    return result
  }

  /// Runs SQL on the file from outside, as another program would.
  func run(_ sql: String) throws {
    let database = try connect()
    try database.writeWithoutTransaction { try $0.execute(sql: sql) }
    try database.close()
  }

  /// Reads the file from outside.
  func read<Value>(_ body: (Database) throws -> Value) throws -> Value {
    let database = try connect()
    let value = try database.read(body)
    try database.close()
    return value
  }

  /// A connection like another program's. It waits, because stores close a little after they are
  /// released.
  func connect() throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.busyMode = .timeout(10)
    configuration.allowsUnsafeTransactions = true
    return try DatabaseQueue(path: main, configuration: configuration)
  }
}

/// Another program in the middle of a write.
final class Writer: Sendable {
  private let database: DatabaseQueue

  init(_ folder: TemporaryFolder, beginning sql: String = "BEGIN IMMEDIATE") throws {
    database = try folder.connect()
    try database.writeWithoutTransaction { try $0.execute(sql: sql) }
  }

  func stop() throws {
    try database.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
    try database.close()
  }
}

/// A clock that advances only by calls.
final class TestClock: Sendable {
  private let time: Mutex<Int64>

  init(_ time: Int64 = 1_700_000_000) {
    self.time = Mutex(time)
  }

  var now: Int64 { time.withLock { $0 } }

  func advance(_ seconds: Int64) {
    time.withLock { $0 += seconds }
  }
}

extension HashingCost {
  /// The minimum of libsodium.
  static let least = HashingCost(passes: 1, memory: 8_192)
}

extension AccountStore.Options {
  static var test: Self { Self(cost: .least, busyTimeout: 20) }

  /// Hashes of ``test`` are outdated for it.
  static var otherCost: Self {
    Self(cost: HashingCost(passes: 2, memory: 16_384), busyTimeout: 20)
  }

  /// For a store that another program has locked.
  static var impatient: Self { Self(cost: .least, busyTimeout: 0.2) }

  static func test(_ clock: TestClock) -> Self {
    Self(cost: .least, busyTimeout: 20, now: { clock.now })
  }
}

let goodPassword = "correct horse"

/// The fault with which the store of `folder` is refused; a test failure if it is not.
func refusal(
  of directory: String, creatingIfMissing: Bool = true, options: AccountStore.Options = .test,
  sourceLocation: SourceLocation = #_sourceLocation
) async throws -> StoreFault {
  try await #require(throws: StoreFault.self, sourceLocation: sourceLocation) {
    _ = try await AccountStore.open(
      directory: directory, creatingIfMissing: creatingIfMissing, options: options)
  }
}

func mode(of path: String) throws -> mode_t {
  try FileStatus.of(path, followingLinks: false).get().mode
}

/// Makes a closed store with one account, `ada@example.org`.
func makeStore(in folder: TemporaryFolder) async throws {
  let store = try await AccountStore.open(directory: folder.path, options: .test)
  _ = try await store.createAccount(name: "Ada", email: "ada@example.org", password: goodPassword)
  await store.close()
}

/// A closed store's account, signed in.
struct OpenAccount {
  let store: AccountStore
  let session: Session
  let recoveryKey: RecoveryKey?

  var records: RecordVault { session.records }

  /// Signs up `ada@example.org` in `folder`.
  static func new(
    in folder: TemporaryFolder, email: String = "ada@example.org",
    options: AccountStore.Options = .test
  ) async throws -> OpenAccount {
    let store = try await AccountStore.open(directory: folder.path, options: options)
    let account = try await store.signUp(name: "Ada", email: email, password: goodPassword)
    try await store.activate(account.recoveryKey, for: account.session)
    return OpenAccount(
      store: store, session: account.session, recoveryKey: account.recoveryKey.key)
  }

  /// Signs in as another program would: with a connection of its own.
  static func signIn(
    _ directory: String, email: String = "ada@example.org", password: String = goodPassword,
    options: AccountStore.Options = .test
  ) async throws -> OpenAccount {
    let store = try await AccountStore.open(directory: directory, options: options)
    return OpenAccount(
      store: store, session: try await store.signIn(email: email, password: password),
      recoveryKey: nil)
  }

  func close() async {
    session.signOut()
    await store.close()
  }
}

extension RecordVault {
  /// The contents of the records, in no order.
  func texts() async throws -> Set<String> {
    Set(try await readAll().records.map { String(decoding: $0.content, as: UTF8.self) })
  }
}

func text(_ record: VaultRecord?) -> String? {
  record.map { String(decoding: $0.content, as: UTF8.self) }
}

/// The sanitizer with which the tests were built, if any (`scripts/sanitize.sh`).
enum Sanitizer {
  static let isPresent = dlsym(nil, "__asan_init") != nil || dlsym(nil, "__tsan_init") != nil
}
