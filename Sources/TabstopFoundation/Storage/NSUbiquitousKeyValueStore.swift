public import Foundation

/// The settings of all of a user's devices. Mirrors Foundation's `NSUbiquitousKeyValueStore` on Apple's
/// systems.
///
/// There is no iCloud here: they are those of this computer, in a file of their own.
// Sendable: immutable; any thread may use the `UserDefaults`.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  /// The settings.
  public static let `default` = NSUbiquitousKeyValueStore()

  /// Posted when another device has changed a setting. Never here.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  private static let suite =
    (Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName)
    + ".ubiquitous"

  // Sendable: UserDefaults may be used by all threads.
  private let settings = UserDefaults(suiteName: NSUbiquitousKeyValueStore.suite) ?? .standard

  /// The value of a key.
  open func object(forKey aKey: String) -> Any? { settings.object(forKey: aKey) }
  /// Sets the value of a key.
  open func set(_ anObject: Any?, forKey aKey: String) { settings.set(anObject, forKey: aKey) }
  /// Removes the value of a key.
  open func removeObject(forKey aKey: String) { settings.removeObject(forKey: aKey) }
  /// The text of a key.
  open func string(forKey aKey: String) -> String? { settings.string(forKey: aKey) }
  /// The list of a key.
  open func array(forKey aKey: String) -> [Any]? { settings.array(forKey: aKey) }
  /// The dictionary of a key.
  open func dictionary(forKey aKey: String) -> [String: Any]? { settings.dictionary(forKey: aKey) }
  /// The data of a key.
  open func data(forKey aKey: String) -> Data? { settings.data(forKey: aKey) }
  /// The whole number of a key; 0 if there is none.
  open func longLong(forKey aKey: String) -> Int64 { Int64(settings.integer(forKey: aKey)) }
  /// The number of a key; 0 if there is none.
  open func double(forKey aKey: String) -> Double { settings.double(forKey: aKey) }
  /// The truth value of a key; false if there is none.
  open func bool(forKey aKey: String) -> Bool { settings.bool(forKey: aKey) }
  /// Sets the text of a key.
  open func set(_ aString: String?, forKey aKey: String) { settings.set(aString, forKey: aKey) }
  /// Sets the data of a key.
  open func set(_ aData: Data?, forKey aKey: String) { settings.set(aData, forKey: aKey) }
  /// Sets the list of a key.
  open func set(_ anArray: [Any]?, forKey aKey: String) { settings.set(anArray, forKey: aKey) }
  /// Sets the dictionary of a key.
  open func set(_ aDictionary: [String: Any]?, forKey aKey: String) {
    settings.set(aDictionary, forKey: aKey)
  }
  /// Sets the whole number of a key.
  open func set(_ value: Int64, forKey aKey: String) { settings.set(Int(value), forKey: aKey) }
  /// Sets the number of a key.
  open func set(_ value: Double, forKey aKey: String) { settings.set(value, forKey: aKey) }
  /// Sets the truth value of a key.
  open func set(_ value: Bool, forKey aKey: String) { settings.set(value, forKey: aKey) }
  /// All keys and values.
  open var dictionaryRepresentation: [String: Any] { settings.dictionaryRepresentation() }
  /// Writes what has been set; returns whether that is possible.
  @discardableResult open func synchronize() -> Bool { settings.synchronize() }
}
