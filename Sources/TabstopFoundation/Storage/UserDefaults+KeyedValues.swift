public import Foundation

extension UserDefaults {
  /// The value of a key, as `object(forKey:)` returns it. Mirrors `NSObject`'s key-value coding on
  /// Apple's systems, which Foundation on Linux lacks.
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Sets the value of a key, as `set(_:forKey:)` does; `nil` removes it. Mirrors `NSObject`'s
  /// key-value coding.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
