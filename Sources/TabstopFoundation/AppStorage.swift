public import Foundation
internal import GtkBridge
public import Tabstop

/// A value that is kept in the person's settings, from one start of the program to the next.
/// Mirrors SwiftUI's `AppStorage`: a write is seen by every view that reads the same key.
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

  public var wrappedValue: Value {
    get { Self.read(key, store ?? .standard, form) ?? initial }
    nonmutating set { Self.write(newValue, key, store ?? .standard, form) }
  }

  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }

  private static func read(
    _ key: String, _ store: UserDefaults, _ form: StoredForm<Value>
  ) -> Value? {
    if MainLoop.isMainThread {
      let place = StorePlace(store: store, key: key)
      MainActor.assume { StoredValues.of(place.store).noteRead(place.key) }
    }
    return store.object(forKey: key) == nil ? nil : form.read(store, key)
  }

  private static func write(
    _ value: Value, _ key: String, _ store: UserDefaults, _ form: StoredForm<Value>
  ) {
    form.write(store, key, value)
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

/// How a value lies in the settings.
private struct StoredForm<Value> {
  let read: (UserDefaults, String) -> Value?
  let write: (UserDefaults, String, Value) -> Void
}

extension StoredForm {
  /// As what the settings know themselves.
  static var plain: StoredForm {
    StoredForm(
      read: { $0.object(forKey: $1) as? Value }, write: { $0.set($2 as Any, forKey: $1) })
  }

  /// `nil` is no entry.
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

// The settings keep numbers as objects that are not always of the type that was written.
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
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, .bool)
  }
}
extension AppStorage where Value == Int {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, .int)
  }
}
extension AppStorage where Value == Double {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, .double)
  }
}
extension AppStorage where Value == String {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, .string)
  }
}
extension AppStorage where Value == URL {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, .url)
  }
}
extension AppStorage where Value == Data {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, .plain)
  }
}
extension AppStorage where Value == Date {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, .plain)
  }
}
extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, .raw(.int))
  }
}
extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, .raw(.string))
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, store, nil, .optional(.bool))
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, store, nil, .optional(.int))
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, store, nil, .optional(.double))
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, store, nil, .optional(.string))
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, store, nil, .optional(.url))
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, store, nil, .optional(StoredForm<Data>.plain))
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(key, store, nil, .optional(StoredForm<Date>.plain))
  }
  public init<R: RawRepresentable>(
    _ key: String, store: UserDefaults? = nil
  ) where Value == R?, R.RawValue == String {
    self.init(key, store, nil, .optional(StoredForm<R>.raw(.string)))
  }
  public init<R: RawRepresentable>(
    _ key: String, store: UserDefaults? = nil
  ) where Value == R?, R.RawValue == Int {
    self.init(key, store, nil, .optional(StoredForm<R>.raw(.int)))
  }
}

/// The store that `defaultAppStorage` names.
private final class DefaultStore {
  let defaults: UserDefaults

  init(_ defaults: UserDefaults) { self.defaults = defaults }
}

extension View {
  /// The store for the `AppStorage` inside that names none. Mirrors SwiftUI.
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    inheritObject(DefaultStore(store))
  }
}
