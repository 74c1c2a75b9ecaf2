import Foundation

/// Renames the files of an unusable store, so that the program can continue.
///
/// Nothing is deleted, and there is always a file with the store's name: a program that is killed
/// in between finds the same fault again.
enum StoreQuarantine {
  /// Renames the existing files of the store in `files`.
  ///
  /// - Parameter keepingReadable: Whether a copy of the database, and of the readable part of the
  ///   log, replaces it; otherwise nothing does, and the next opening creates an empty store.
  /// - Returns: The name of the renamed database; its log's is this and `-wal`.
  static func setAside(
    _ files: StoreFiles, keepingReadable: Bool, at time: Date
  ) throws(StoreFault) -> String {
    let index = files.readIndex()
    do throws(Failure) {
      let aside = try nameAside(files, at: time)
      if keepingReadable {
        try replace(files, index: index)
      } else {
        for path in [files.index, files.log, files.main] { unlink(path) }
      }
      return aside.main
    } catch {
      throw StoreFault(
        error.number == ENOSPC || error.number == EDQUOT ? .diskFull : .cannotCreate,
        path: files.main)
    }
  }

  private struct Failure: Error {
    let number = errno
  }

  /// Gives each file a second name, with the time in it.
  private static func nameAside(_ files: StoreFiles, at time: Date) throws(Failure) -> StoreFiles {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "yyyy-MM-dd-HHmmss"
    let stem = files.main + "." + formatter.string(from: time)
    var aside = StoreFiles(main: stem)
    var number = 1
    // An existing name is skipped, with those that belong to it.
    while [aside.main, aside.log, aside.index].contains(where: exists) {
      number += 1
      aside = StoreFiles(main: "\(stem)-\(number)")
    }
    for (path, name) in [
      (files.main, aside.main), (files.log, aside.log), (files.index, aside.index),
    ] where exists(path) {
      guard link(path, name) == 0 else { throw Failure() }
    }
    return aside
  }

  /// Puts copies in the places of the database and its log. They are other files, so that a program
  /// that has the old ones open does not write into them.
  private static func replace(_ files: StoreFiles, index: StoreLogIndex?) throws(Failure) {
    let draft = StoreFiles(main: files.main + ".new-" + String(UInt64.random(in: 0...UInt64.max)))
    defer { for path in [draft.main, draft.log] { unlink(path) } }
    try copy(files.main, to: draft.main)
    let isReadable = index.map {
      StoreLog(path: files.log, pageSize: $0.pageSize).mayBeRead(by: $0)
    }
    if isReadable ?? true {
      try copy(files.log, to: draft.log)
      guard rename(draft.log, files.log) == 0 else { throw Failure() }
    } else {
      unlink(files.log)
    }
    unlink(files.index)
    guard rename(draft.main, files.main) == 0 else { throw Failure() }
  }

  private static func copy(_ path: String, to copy: String) throws(Failure) {
    guard let bytes = FileManager.default.contents(atPath: path) else { throw Failure() }
    let descriptor = open(copy, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Failure() }
    defer { close(descriptor) }
    let written = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    guard written == bytes.count, fsync(descriptor) == 0 else { throw Failure() }
  }

  private static func exists(_ path: String) -> Bool {
    if case .success = FileStatus.of(path, followingLinks: false) { true } else { false }
  }
}
