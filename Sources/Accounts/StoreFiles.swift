import Glibc
import Vault

/// The files of a store, and checks without SQLite.
///
/// A database file must never be opened and closed here: closing any descriptor of it drops
/// SQLite's locks on it in the whole process (POSIX). Everything uses paths.
struct StoreFiles: Equatable, Sendable {
  static let fileName = "planner.sqlite"

  /// The database, as an absolute path without symbolic links.
  let main: String

  /// SQLite's write-ahead log.
  var log: String { main + "-wal" }
  /// SQLite's index into the log: shared memory, rebuilt from the log whenever it is lost.
  var index: String { main + "-shm" }

  var hasLog: Bool {
    if case .success = FileStatus.of(log) { true } else { false }
  }

  /// The length of the log; 0 if there is none.
  var logSize: Int64 {
    if case .success(let status) = FileStatus.of(log) { status.size } else { 0 }
  }

  var folder: String {
    let slash = main.lastIndex(of: "/") ?? main.startIndex
    return slash == main.startIndex ? "/" : String(main[..<slash])
  }

  enum Presence: Equatable, Sendable { case absent, present }

  /// The files of the store of `directory`, whether they exist or not.
  static func find(in directory: String) throws(StoreFault) -> StoreFiles {
    guard let folder = resolved(directory) else { throw StoreFault(.cannotRead, path: directory) }
    let path = folder == "/" ? "/" + fileName : folder + "/" + fileName
    // (A link leads to the file that is meant.)
    return StoreFiles(main: resolved(path) ?? path)
  }

  /// Finds the store of `directory`, creating the folder if it is missing.
  static func locate(
    in directory: String, creatingFolder: Bool
  ) throws(StoreFault) -> (files: StoreFiles, presence: Presence) {
    guard !directory.isEmpty, !directory.utf8.contains(0) else {
      throw StoreFault(.cannotCreate, path: directory)
    }
    try prepareFolder(directory, creating: creatingFolder)
    guard let folder = resolved(directory) else {
      throw StoreFault(.cannotRead, path: directory)
    }
    let path = folder == "/" ? "/" + fileName : folder + "/" + fileName
    var files = StoreFiles(main: path)
    switch FileStatus.of(path, followingLinks: false) {
    case .failure(.missing):
      if case .success = FileStatus.of(files.log, followingLinks: false) {
        throw StoreFault(.incomplete, path: path)
      }
      return (files, .absent)
    case .failure:
      throw StoreFault(.cannotRead, path: path)
    case .success(let status) where status.kind == .link:
      guard let target = resolved(path) else {
        throw StoreFault(errno == ENOENT || errno == ELOOP ? .brokenLink : .cannotRead, path: path)
      }
      files = StoreFiles(main: target)
    case .success:
      break
    }
    try files.checkBeforeOpening()
    return (files, .present)
  }

  /// Refuses files that SQLite would misread, wait for, or overwrite.
  private func checkBeforeOpening() throws(StoreFault) {
    guard case .success(let status) = FileStatus.of(main) else {
      throw StoreFault(.cannotRead, path: main)
    }
    guard status.kind == .file else { throw StoreFault(.notAFile, path: main) }
    // Stores are created completely (see StoreCreation), so an empty file has lost its content; SQLite
    // would treat it as a new database.
    guard status.size > 0 else { throw StoreFault(.damaged, path: main) }
    // A file shorter than SQLite's smallest page is not a database either, but SQLite would create
    // one.
    guard status.size >= 512 else { throw StoreFault(.notADatabase, path: main) }
    guard isAllowed(main, R_OK), isAllowed(folder, R_OK | X_OK) else {
      throw StoreFault(.cannotRead, path: main)
    }
    // The folder too: SQLite creates the log in it.
    guard isAllowed(main, W_OK), isAllowed(folder, W_OK) else {
      throw StoreFault(.cannotWrite, path: main)
    }
  }

  /// Removes all rights of others than the owner.
  ///
  /// SQLite gives the log and the index the mode of the database, whatever the umask is. If the
  /// change is refused, as for a file that another user owns and shares, the mode stays.
  func makePrivate() {
    for path in [main, log, index] {
      if case .success(let status) = FileStatus.of(path, followingLinks: false),
        status.kind == .file, status.mode & 0o077 != 0
      {
        chmod(path, status.mode & 0o700)
      }
    }
  }

  /// Whether there is no space for even a few pages.
  var isDiskFull: Bool {
    var status = statvfs()
    guard statvfs(folder, &status) == 0, status.f_frsize > 0 else { return false }
    return status.f_bavail < 65_536 / status.f_frsize
  }

  private static func prepareFolder(_ path: String, creating: Bool) throws(StoreFault) {
    switch FileStatus.of(path) {
    case .success(let status):
      guard status.kind == .folder else { throw StoreFault(.notAFolder, path: path) }
      // A sticky folder is shared, such as /tmp; it must stay accessible.
      if status.mode & 0o077 != 0, status.mode & UInt32(S_ISVTX) == 0 {
        chmod(path, status.mode & 0o700)
      }
      guard isAllowed(path, X_OK) else { throw StoreFault(.cannotRead, path: path) }
    case .failure(.missing):
      if case .success = FileStatus.of(path, followingLinks: false) {
        throw StoreFault(.brokenLink, path: path)
      }
      guard creating else { throw StoreFault(.vanished, path: path) }
      try createFolder(path)
    case .failure(.notAFolder):
      throw StoreFault(.notAFolder, path: path)
    case .failure(.other):
      throw StoreFault(.cannotRead, path: path)
    }
  }

  /// Creates the folder and its missing parents, each for the owner only, as the XDG base directory
  /// specification (0.8) requires.
  private static func createFolder(_ path: String) throws(StoreFault) {
    var end = path.startIndex
    while end < path.endIndex {
      end = path[end...].dropFirst().firstIndex(of: "/") ?? path.endIndex
      let part = String(path[..<end])
      if mkdir(part, 0o700) == 0 {
        // The umask may have removed even the owner's rights.
        chmod(part, 0o700)
        continue
      }
      switch errno {
      case EEXIST: continue
      case ENOSPC, EDQUOT: throw StoreFault(.diskFull, path: path)
      case ENOTDIR: throw StoreFault(.notAFolder, path: part)
      default:
        // An existing parent folder may well be read-only.
        if case .success(let status) = FileStatus.of(part), status.kind == .folder { continue }
        throw StoreFault(.cannotCreate, path: path)
      }
    }
  }

  private static func resolved(_ path: String) -> String? {
    guard let pointer = realpath(path, nil) else { return nil }
    defer { free(pointer) }
    return String(cString: pointer)
  }
}

/// Whether the process, with its effective rights, may do `access` to `path`.
func isAllowed(_ path: String, _ access: CInt) -> Bool {
  faccessat(AT_FDCWD, path, access, AT_EACCESS) == 0
}
