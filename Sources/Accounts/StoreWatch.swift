import Glibc

/// Checks that the files that a connection has open are still those with their names.
///
/// SQLite keeps using a file whose name is gone, and would continue to write to a file that cannot
/// be found.
struct StoreWatch: Sendable {
  private struct Identity: Equatable {
    let device: UInt64
    let number: UInt64

    init?(_ path: String) {
      guard case .success(let status) = FileStatus.of(path) else { return nil }
      device = status.device
      number = status.number
    }
  }

  private let files: StoreFiles
  private let main: Identity?
  private let log: Identity?
  private let index: Identity?

  /// Records the files as they are now: open, and used at least once, so that all exist.
  init(_ files: StoreFiles) {
    self.files = files
    main = Identity(files.main)
    log = Identity(files.log)
    index = Identity(files.index)
  }

  /// The fault, if a file was replaced. Costs three `stat` calls.
  func fault() -> StoreFault? {
    guard let main, Identity(files.main) == main, Identity(files.log) == log,
      Identity(files.index) == index
    else { return StoreFault(.vanished, path: files.main) }
    guard case .success(let status) = FileStatus.of(files.main), status.size > 0 else {
      return StoreFault(.damaged, path: files.main)
    }
    if index != nil { Self.mendIndex(files) }
    return nil
  }

  /// Restores the length of a truncated index, and clears it.
  ///
  /// SQLite maps 32 KiB of it, and reading past the end of a mapped file is a SIGBUS. It contains
  /// no data of its own: SQLite sees zeros, and reads the log again. The rest of its old content
  /// must be cleared: with an intact header and zeros after it, SQLite would find nothing in the
  /// log.
  static func mendIndex(_ files: StoreFiles) {
    let mapped: Int64 = 32_768
    if case .success(let status) = FileStatus.of(files.index, followingLinks: false),
      status.kind == .file, status.size < mapped
    {
      truncate(files.index, 0)
      truncate(files.index, Int(mapped))
    }
  }
}
