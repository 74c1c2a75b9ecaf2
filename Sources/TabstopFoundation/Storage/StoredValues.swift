internal import Foundation
internal import GtkBridge
internal import Tabstop

/// The values of one `UserDefaults` store, as sources on which views depend.
///
/// A program may also write without `AppStorage`. Foundation on Linux does not say so, so the values that have been
/// read are compared in each turn of the main loop: 1 to 5 µs for each.
@MainActor
final class StoredValues {
  private struct Entry {
    let source = DependencySource()
    var stored: AnyHashable?
    /// Reading data takes long: 50 ms for a megabyte. Its changes by `AppStorage` alone are seen. Neither does a
    /// view read a list or a dictionary.
    var isCompared: Bool {
      switch stored?.base {
      case is Data, is [Any], is [String: Any]: false
      default: true
      }
    }
  }

  private var entries: [String: Entry] = [:]
  /// Retained, so that no other store can get the same `ObjectIdentifier`.
  private let defaults: UserDefaults
  private static var known: [ObjectIdentifier: StoredValues] = [:]

  private init(_ defaults: UserDefaults) {
    self.defaults = defaults
    MainLoop.inEachTurn { [unowned self] in compare() }
  }

  private func compare() {
    for (key, entry) in entries where entry.isCompared {
      let stored = defaults.object(forKey: key) as? AnyHashable
      guard stored != entry.stored else { continue }
      entries[key]?.stored = stored
      SettingsFile.write(defaults)
      entry.source.notifyChange()
    }
  }

  /// The values of `defaults`; the same object for the same store. It is never released.
  static func of(_ defaults: UserDefaults) -> StoredValues {
    let id = ObjectIdentifier(defaults)
    if let values = known[id] { return values }
    let values = StoredValues(defaults)
    known[id] = values
    return values
  }

  /// Makes the view being evaluated depend on `key`, whose value is `stored`.
  func noteRead(_ key: String, _ stored: Any?) {
    // Not the value of a later read: views that have read the former one follow it by the comparison.
    let entry = entries[key] ?? Entry(stored: stored as? AnyHashable)
    entries[key] = entry
    entry.source.noteRead()
  }

  func notifyChange(_ key: String) {
    guard let entry = entries[key] else { return }
    entries[key]?.stored =
      entry.isCompared ? defaults.object(forKey: key) as? AnyHashable : entry.stored
    entry.source.notifyChange()
  }
}
