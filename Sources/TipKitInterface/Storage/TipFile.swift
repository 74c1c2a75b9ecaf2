internal import Foundation
private import Glibc
internal import Synchronization

/// The file with the records of a program's tips. Only the user can read it.
struct TipFile: Sendable {
  let folder: URL
  var path: URL { folder.appendingPathComponent("tips.json") }

  /// Creates the folder if it is missing.
  init(in folder: URL) throws {
    self.folder = folder
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  /// The folder of this program.
  static var applicationFolder: URL {
    FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
      .appendingPathComponent(
        Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
      )
      .appendingPathComponent("TipKit")
  }

  /// Reads the records. A damaged file is renamed, so that the program's user or author can look at it,
  /// and there are none.
  func read() throws -> TipRecords {
    guard FileManager.default.fileExists(atPath: path.path) else { return TipRecords() }
    let data = try Data(contentsOf: path)
    if let records = try? JSONDecoder().decode(TipRecords.self, from: data) { return records }
    let aside = folder.appendingPathComponent("tips.damaged.json")
    rename(path.path, aside.path)
    return TipRecords()
  }

  /// Makes changes to the records in the file, which another process may have changed as well.
  func write(_ changes: [TipChange]) throws {
    // The folder is what is locked: the file is replaced.
    let lock = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { if lock >= 0 { close(lock) } }
    while lock >= 0, flock(lock, LOCK_EX) != 0, errno == EINTR {}
    var records = changes.first?.isReset == true ? TipRecords() : try read()
    for change in changes { records.make(change) }
    try write(records)
  }

  private func write(_ records: TipRecords) throws {
    let data = try JSONEncoder().encode(records)
    // Foundation's atomic writing (Swift 6.3) makes the file as readable as the process allows.
    let new = folder.appendingPathComponent("tips.json.\(getpid()).new").path
    unlink(new)
    let file = open(new, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw CocoaError(.fileWriteUnknown) }
    do {
      let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
      try handle.write(contentsOf: data)
      // After a loss of power there is the old file or the new one.
      try handle.synchronize()
      try handle.close()
      guard rename(new, path.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
    } catch {
      unlink(new)
      throw error
    }
  }
}

/// Writes changes to the file, off the main thread, those of a short time together.
final class TipFileWriter: Sendable {
  private let file: TipFile
  private let queue = DispatchQueue(label: "tips file")
  private let waiting = Mutex<[TipChange]>([])
  private static let delay = DispatchTimeInterval.milliseconds(500)
  /// The writers of the program, which are waited for when it ends.
  private static let writers = Mutex<[TipFileWriter]?>(nil)

  init(_ file: TipFile) {
    self.file = file
    let isFirst = Self.writers.withLock { writers in
      defer { writers = (writers ?? []) + [self] }
      return writers == nil
    }
    guard isFirst else { return }
    atexit { for writer in TipFileWriter.writers.withLock({ $0 ?? [] }) { writer.finish() } }
  }

  func write(_ changes: [TipChange]) {
    let isScheduled = waiting.withLock { waiting in
      defer { waiting += changes }
      return !waiting.isEmpty
    }
    if !isScheduled { queue.asyncAfter(deadline: .now() + Self.delay) { [self] in writeNow() } }
  }

  private func writeNow() {
    let changes = waiting.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
    guard !changes.isEmpty else { return }
    do {
      try file.write(changes)
    } catch {
      // The tips work on in this run.
      FileHandle.standardError.write(
        Data("TipKit: \(file.path.path) cannot be written: \(error)\n".utf8))
    }
  }

  /// Writes what waits.
  func finish() { queue.sync { writeNow() } }
}
