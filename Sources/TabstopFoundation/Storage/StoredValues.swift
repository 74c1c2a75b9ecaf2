import Foundation
import Tabstop

/// The values of one `UserDefaults` store, as sources on which views depend.
@MainActor
final class StoredValues {
  private var sources: [String: DependencySource] = [:]
  /// Retained, so that no other store can get the same `ObjectIdentifier`.
  private let defaults: UserDefaults
  private static var known: [ObjectIdentifier: StoredValues] = [:]

  private init(_ defaults: UserDefaults) {
    self.defaults = defaults
    // The program may also write without `AppStorage`. The observer is never removed, because this
    // object is never released.
    _ = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification, object: defaults, queue: nil
    ) { [weak self] _ in
      onMainActor { self?.changed() }
    }
  }

  private func changed() {
    for source in sources.values { source.notifyChange() }
  }

  /// The values of `defaults`; the same object for the same store.
  static func of(_ defaults: UserDefaults) -> StoredValues {
    let id = ObjectIdentifier(defaults)
    if let values = known[id] { return values }
    let values = StoredValues(defaults)
    known[id] = values
    return values
  }

  private func source(of key: String) -> DependencySource {
    if let source = sources[key] { return source }
    let source = DependencySource()
    sources[key] = source
    return source
  }

  /// Makes the view being evaluated depend on `key`.
  func noteRead(_ key: String) { source(of: key).noteRead() }

  func notifyChange(_ key: String) { source(of: key).notifyChange() }
}
