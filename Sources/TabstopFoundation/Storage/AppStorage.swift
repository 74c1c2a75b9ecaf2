public import Foundation
internal import GtkBridge
public import Tabstop

/// A value that is stored in the user's settings, between starts of the program. Mirrors SwiftUI's `AppStorage`.
///
/// A write updates every view that reads the same key. So does a write by `UserDefaults` itself, except of `Data`.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private let form: StoredForm<Value>
  private var store: UserDefaults?

  fileprivate init(
    _ key: String, _ store: UserDefaults?, _ initial: Value, _ form: StoredForm<Value>
  ) {
    (self.key, self.store, self.initial, self.form) = (key, store, initial, form)
  }

  /// The value; the initial one if nothing is stored. A write is stored, and updates every view
  /// that reads the key. Any thread.
  public var wrappedValue: Value {
    get { Self.read(key, store ?? .standard, form) ?? initial }
    nonmutating set { Self.write(newValue, key, store ?? .standard, form) }
  }

  /// A binding to the value: `$value`.
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }

  private static func read(
    _ key: String, _ store: UserDefaults, _ form: StoredForm<Value>
  ) -> Value? {
    let stored = store.object(forKey: key)
    if MainLoop.isMainThread {
      // What is read may hold anything; it stays on this thread.
      nonisolated(unsafe) let (here, value) = (store, stored)
      MainActor.assumeIsolated { StoredValues.of(here).noteRead(key, value) }
    }
    return stored == nil ? nil : form.read(store, key)
  }

  private static func write(
    _ value: Value, _ key: String, _ store: UserDefaults, _ form: StoredForm<Value>
  ) {
    form.write(store, key, value)
    SettingsFile.write(store)
    let place = StorePlace(store: store, key: key)
    onMainActor { StoredValues.of(place.store).notifyChange(place.key) }
  }

  @MainActor
  public mutating func _install(_ slot: inout AnyObject?, in node: _Node) {
    if store == nil { store = node.environment[DefaultStore.self]?.defaults }
  }
}

/// UserDefaults may be used on any thread.
private struct StorePlace: @unchecked Sendable {
  let store: UserDefaults
  let key: String
}

/// The representation of a value in the settings: how it is read and written.
private struct StoredForm<Value> {
  let read: (UserDefaults, String) -> Value?
  let write: (UserDefaults, String, Value) -> Void
}

extension StoredForm {
  /// A type that the settings support directly.
  static var plain: StoredForm {
    StoredForm(
      read: { $0.object(forKey: $1) as? Value }, write: { $0.set($2 as Any, forKey: $1) })
  }

  /// The form of an optional value; `nil` is no entry.
  static func optional<Wrapped>(_ form: StoredForm<Wrapped>) -> StoredForm
  where Value == Wrapped? {
    StoredForm(
      read: { store, key in form.read(store, key).map { .some($0) } },
      write: { store, key, value in
        if let value { form.write(store, key, value) } else { store.removeObject(forKey: key) }
      })
  }
}

extension StoredForm where Value: RawRepresentable {
  static func raw(_ form: StoredForm<Value.RawValue>) -> StoredForm {
    StoredForm(
      read: { form.read($0, $1).flatMap { Value(rawValue: $0) } },
      write: { form.write($0, $1, $2.rawValue) })
  }
}

// The settings store numbers as objects that are not always of the type that was written.
extension StoredForm where Value == Bool {
  static var bool: StoredForm {
    StoredForm(read: { $0.bool(forKey: $1) }, write: { $0.set($2, forKey: $1) })
  }
}

extension StoredForm where Value == Int {
  static var int: StoredForm {
    StoredForm(read: { $0.integer(forKey: $1) }, write: { $0.set($2, forKey: $1) })
  }
}

extension StoredForm where Value == Double {
  static var double: StoredForm {
    StoredForm(read: { $0.double(forKey: $1) }, write: { $0.set($2, forKey: $1) })
  }
}

extension StoredForm where Value == String {
  static var string: StoredForm {
    StoredForm(read: { $0.string(forKey: $1) }, write: { $0.set($2, forKey: $1) })
  }
}

extension StoredForm where Value == URL {
  static var url: StoredForm {
    StoredForm(read: { $0.url(forKey: $1) }, write: { $0.set($2, forKey: $1) })
  }
}

extension AppStorage where Value == Bool {
  /// Creates a Boolean value.
  ///
  /// - Parameters:
  ///   - key: The name of the value in the settings.
  ///   - store: The settings; if `nil`, those of `defaultAppStorage`, else the program's own.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, .bool)
  }
}

extension AppStorage where Value == Int {
  /// Creates an integer value. See `init(wrappedValue:_:store:)` for `Bool`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, .int)
  }
}

extension AppStorage where Value == Double {
  /// Creates a floating-point value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, .double)
  }
}

extension AppStorage where Value == String {
  /// Creates a string value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, .string)
  }
}

extension AppStorage where Value == URL {
  /// Creates a URL value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, .url)
  }
}

extension AppStorage where Value == Data {
  /// Creates a data value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, .plain)
  }
}

extension AppStorage where Value == Date {
  /// Creates a date value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, .plain)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Creates a value that is stored as a number: an `enum` of `Int`, for example.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, .raw(.int))
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Creates a value that is stored as a string: an `enum` of `String`, for example.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, .raw(.string))
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Creates a value that is `nil` until it is written; a write of `nil` removes the entry.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, store, nil, .optional(.bool))
  }
  /// Creates a value that is `nil` until it is written; a write of `nil` removes the entry.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, store, nil, .optional(.int))
  }
  /// Creates a value that is `nil` until it is written; a write of `nil` removes the entry.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, store, nil, .optional(.double))
  }
  /// Creates a value that is `nil` until it is written; a write of `nil` removes the entry.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, store, nil, .optional(.string))
  }
  /// Creates a value that is `nil` until it is written; a write of `nil` removes the entry.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, store, nil, .optional(.url))
  }
  /// Creates a value that is `nil` until it is written; a write of `nil` removes the entry.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, store, nil, .optional(StoredForm<Data>.plain))
  }
  /// Creates a value that is `nil` until it is written; a write of `nil` removes the entry.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(key, store, nil, .optional(StoredForm<Date>.plain))
  }
  /// Creates a value that is `nil` until it is written, or if the stored value is not one of the
  /// type.
  public init<R: RawRepresentable>(
    _ key: String, store: UserDefaults? = nil
  ) where Value == R?, R.RawValue == String {
    self.init(key, store, nil, .optional(StoredForm<R>.raw(.string)))
  }
  /// Creates a value that is `nil` until it is written, or if the stored value is not one of the
  /// type.
  public init<R: RawRepresentable>(
    _ key: String, store: UserDefaults? = nil
  ) where Value == R?, R.RawValue == Int {
    self.init(key, store, nil, .optional(StoredForm<R>.raw(.int)))
  }
}

/// The store of `defaultAppStorage`.
private final class DefaultStore {
  let defaults: UserDefaults

  init(_ defaults: UserDefaults) { self.defaults = defaults }
}

extension View {
  /// Sets the store for the `AppStorage` inside that has none. Mirrors SwiftUI.
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    inheritObject(DefaultStore(store))
  }
}
