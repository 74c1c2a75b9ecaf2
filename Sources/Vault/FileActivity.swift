import Dispatch
import Glibc

/// Calls a closure when a program has committed to a database, or has closed it, by inotify.
///
/// SQLite writes a commit to the log before other programs can see it, so watching for writes would
/// be too early. Each program of ours therefore sets the time of the database after a commit
/// (``announce(_:)``). The kernel closes the files of a program that is killed in between.
///
/// `@unchecked Sendable` is correct because a dispatch source may be cancelled from any thread, and
/// nothing else is done with it after `init`.
package final class FileActivity: @unchecked Sendable {
  private let source: any DispatchSourceRead

  /// `nil` if the system has no inotify instance left (Linux allows each user 128).
  init?(path: String, _ handler: @escaping @Sendable () -> Void) {
    let slash = path.lastIndex(of: "/") ?? path.startIndex
    let folder = slash == path.startIndex ? "/" : String(path[..<slash])
    let name = Array(path[path.index(after: slash)...].utf8)
    let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    guard inotify_add_watch(descriptor, folder, UInt32(IN_ATTRIB | IN_CLOSE_WRITE)) >= 0 else {
      close(descriptor)
      return nil
    }
    let source = DispatchSource.makeReadSource(
      fileDescriptor: descriptor, queue: DispatchQueue(label: "org.tabstop.vault.activity"))
    source.setEventHandler {
      if Self.readEvents(of: descriptor, about: name) { handler() }
    }
    source.setCancelHandler { close(descriptor) }
    source.activate()
    self.source = source
  }

  deinit {
    source.cancel()
  }

  /// Wakes the programs that have the database at `path` open. Call it after a commit.
  package static func announce(_ path: String) {
    utimensat(AT_FDCWD, path, nil, 0)
  }

  /// Reads all events; returns whether one is about a file whose name starts with `name`, as the
  /// database's and its log's do.
  private static func readEvents(of descriptor: Int32, about name: [UInt8]) -> Bool {
    var isAbout = false
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return isAbout }
      let header = MemoryLayout<inotify_event>.size
      var start = 0
      while start + header <= count {
        let event = buffer.withUnsafeBytes {
          $0.loadUnaligned(fromByteOffset: start, as: inotify_event.self)
        }
        let end = start + header + Int(event.len)
        // Events were lost: there was activity.
        isAbout =
          isAbout || event.mask & UInt32(IN_Q_OVERFLOW) != 0
          || buffer[(start + header)..<min(end, count)].starts(with: name)
        start = end
      }
    }
  }
}
