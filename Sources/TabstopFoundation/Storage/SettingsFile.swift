internal import CGtk
private import Foundation
private import Glibc
private import Synchronization

/// Writes what a program keeps in `UserDefaults` to its file: after each change of `AppStorage`, and
/// the program's own settings at its end, also by a signal.
///
/// Foundation on Linux (Swift 6.3) writes only when a program calls `synchronize()`, which no program
/// does, since Apple's writes by itself; and it posts no `didChangeNotification`.
enum SettingsFile {
  /// Writing waits for the disk, so not on the main thread.
  private static let queue = DispatchQueue(label: "settings file")
  /// The stores that will be written: once for many changes.
  private static let waiting = Mutex<Set<ObjectIdentifier>>([])

  static func start() {
    atexit { SettingsFile.writeAll() }
    for signal in [SIGTERM, SIGINT, SIGHUP] {
      g_unix_signal_add(
        signal,
        { signal in
          SettingsFile.writeAll()
          // The program ends as it would have without this.
          let signal = Int32(Int(bitPattern: signal))
          Glibc.signal(signal, SIG_DFL)
          raise(signal)
          return 0
        }, UnsafeMutableRawPointer(bitPattern: Int(signal)))
    }
  }

  /// Writes a store soon. Any thread.
  static func write(_ store: UserDefaults) {
    // It may be used on any thread.
    nonisolated(unsafe) let store = store
    let id = ObjectIdentifier(store)
    guard waiting.withLock({ $0.insert(id).inserted }) else { return }
    queue.async {
      // A change from here on is written by itself.
      _ = waiting.withLock { $0.remove(id) }
      store.synchronize()
    }
  }

  /// Waits until all that was changed is written.
  static func finish() { queue.sync {} }

  private static func writeAll() {
    queue.sync { _ = UserDefaults.standard.synchronize() }
  }
}
