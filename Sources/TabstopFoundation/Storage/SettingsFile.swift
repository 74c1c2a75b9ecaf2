internal import CGtk
private import Foundation
private import Glibc
private import Synchronization

/// Writes the values of `UserDefaults` to their file: after each change of what `AppStorage` reads, and when
/// the program ends, also by a signal. A signal saves open documents, too.
///
/// Foundation on Linux (Swift 6.3) writes only when a program calls `synchronize()`, which no program
/// does, since Apple's writes by itself; and it posts no `didChangeNotification`.
enum SettingsFile {
  /// Writing waits for the disk, so not on the main thread.
  private static let queue = DispatchQueue(label: "settings file")
  /// The stores that will be written, each once for many changes.
  private static let waiting = Mutex<Set<ObjectIdentifier>>([])

  /// Starts writing the settings when the program ends or receives SIGTERM.
  static func start() {
    atexit {
      // The main loop does not run any more.
      signal(SIGTERM, SIG_DFL)
      SettingsFile.writeAll()
    }
    // The session manager ends programs by SIGTERM. The handler needs a running main loop; SIGINT
    // keeps its default action, for a program whose main loop hangs.
    var before = sigaction()
    sigaction(SIGTERM, nil, &before)
    let isIgnored = unsafeBitCast(before.__sigaction_handler.sa_handler, to: Int.self) == 1
    if isIgnored { return }
    g_unix_signal_add(
      SIGTERM,
      { _ in
        // The main loop calls this closure.
        MainActor.assumeIsolated { DocumentSite.saveAll() }
        SettingsFile.writeAll()
        // The program ends as it would have without this.
        signal(SIGTERM, SIG_DFL)
        raise(SIGTERM)
        return 0
      }, nil)
  }

  /// Writes a store soon. Any thread.
  static func write(_ store: UserDefaults) {
    // It may be used on any thread.
    nonisolated(unsafe) let store = store
    let id = ObjectIdentifier(store)
    guard waiting.withLock({ $0.insert(id).inserted }) else { return }
    queue.async {
      // A later change is written separately.
      _ = waiting.withLock { $0.remove(id) }
      store.synchronize()
    }
  }

  /// Waits until all changes are written.
  static func finish() { queue.sync {} }

  private static func writeAll() {
    queue.sync { _ = UserDefaults.standard.synchronize() }
  }
}
