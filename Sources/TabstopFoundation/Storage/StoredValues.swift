internal import Foundation
internal import GtkBridge
internal import Tabstop

/// The values of one `UserDefaults` store, as sources on which views depend.
///
/// A program may also write without `AppStorage`. Foundation on Linux does not report that, so the values that have been
/// read are compared in each turn of the main loop: 1 to 5 µs for each.
@MainActor
final class StoredValues {
  private struct Entry {
    let source = DependencySource()
    private(set) var stored: AnyHashable?
    /// Whether the value is compared in each turn. Data is not: reading a megabyte takes 50 ms, so only changes by
    /// `AppStorage` are seen. Lists and dictionaries are not hashable as Foundation returns them, and `AppStorage`
    /// has no such values.
    private(set) var isCompared = true

    init(_ value: Any?) { keep(value) }

    mutating func keep(_ value: Any?) {
      stored = value as? AnyHashable
      isCompared = value == nil || (stored != nil && !(stored?.base is Data))
    }

    /// Whether a value is the one that is kept. “Not a number” does not equal itself.
    func holds(_ value: Any?) -> Bool {
      let new = value as? AnyHashable
      return new == stored || (new != new && stored != stored)
    }
  }

  private var entries: [String: Entry] = [:]
  /// Retained, so that no other store can get the same `ObjectIdentifier`.
  private var defaults: UserDefaults
  private static var known: [ObjectIdentifier: StoredValues] = [:]
  private static let following: Void = MainLoop.inEachTurn { compareAll() }

  private init(_ defaults: UserDefaults) {
    self.defaults = defaults
    Self.following
  }

  /// The number of stores whose values are compared.
  static var count: Int { known.count }

  private static func compareAll() {
    for (id, values) in known {
      values.compare()
      if values.isUnused { known[id] = nil }
    }
  }

  /// Whether no view depends on the values, and nothing else has the store: a view may make one each time that it is
  /// created, by `@AppStorage("name", store: UserDefaults(suiteName: "group"))`.
  private var isUnused: Bool {
    isKnownUniquelyReferenced(&defaults) && entries.values.allSatisfy { !$0.source.hasReaders }
  }

  private func compare() {
    for (key, entry) in entries where entry.isCompared {
      let stored = defaults.object(forKey: key)
      if entry.holds(stored) { continue }
      entries[key]?.keep(stored)
      SettingsFile.write(defaults)
      entry.source.notifyChange()
    }
  }

  /// The values of `defaults`; the same object for the same store, as long as that is used.
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
    let entry = entries[key] ?? Entry(stored)
    entries[key] = entry
    entry.source.noteRead()
  }

  func notifyChange(_ key: String) {
    guard let entry = entries[key] else { return }
    if entry.isCompared { entries[key]?.keep(defaults.object(forKey: key)) }
    entry.source.notifyChange()
  }
}
