internal import Foundation
internal import GtkBridge

/// Foundation's own methods of `UserDefaults`, in a table that stays as it is.
private class PlainDefaults: UserDefaults {
  /// Instead of `init(suiteName:)`, of which each class would have its own.
  init(plain: Void) { super.init(suiteName: nil)! }
}

/// The methods by which all others of `UserDefaults` write, for every store: Foundation on Linux (Swift 6.3) tells nobody
/// about a write, which may come from any thread.
///
/// There are no objects of this class. Its methods take the place of those of `UserDefaults` in its table.
private final class WatchedDefaults: PlainDefaults {
  override func set(_ value: Any?, forKey key: String) {
    super.set(value, forKey: key)
    Self.noteWrite(to: self)
  }

  override func removeObject(forKey key: String) {
    super.removeObject(forKey: key)
    Self.noteWrite(to: self)
  }

  private static func noteWrite(to store: UserDefaults) {
    SettingsFile.write(store)
    // The values that views have read are compared before the main loop waits again.
    if !MainLoop.isMainThread { MainLoop.wake() }
  }
}

extension UserDefaults {
  /// Starts writing each store soon after it was changed, and waking the main loop for a change on another thread.
  ///
  /// Without effect if the class is not as this file knows it: then changes are seen at the next event, and written
  /// when they are seen or the program ends.
  @MainActor static func watch() { watching }

  @MainActor private static let watching: Void = {
    let own = ClassTable(of: UserDefaults.self)
    let plain = ClassTable(of: PlainDefaults.self)
    let watched = ClassTable(of: WatchedDefaults.self)
    // Each class has initializers of its own.
    let others = Set(own.differences(from: plain))
    let places = plain.differences(from: watched)
      .filter { own.function(at: $0) != nil && !others.contains($0) }
    guard places.count == 2 else { return }
    for place in places { own.replace(at: place, from: watched) }
  }()
}
