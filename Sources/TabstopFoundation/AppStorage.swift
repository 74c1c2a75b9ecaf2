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

  /// The value; where nothing is stored, the initial one. A write is stored, and shows in every view
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
    if MainLoop.isMainThread {
      let place = StorePlace(store: store, key: key)
      MainActor.assumeIsolated { StoredValues.of(place.store).noteRead(place.key) }
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
  /// Yes or no.
  ///
  /// - Parameters:
  ///   - key: The name of the value in the settings.
  ///   - store: The settings; those of `defaultAppStorage`, else the program's own, if `nil`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, .bool)
  }
}
extension AppStorage where Value == Int {
  /// A number. See `init(wrappedValue:_:store:)` for `Bool`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, .int)
  }
}
extension AppStorage where Value == Double {
  /// A number with a fraction.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, .double)
  }
}
extension AppStorage where Value == String {
  /// A text.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, .string)
  }
}
extension AppStorage where Value == URL {
  /// An address.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, .url)
  }
}
extension AppStorage where Value == Data {
  /// Bytes.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, .plain)
  }
}
extension AppStorage where Value == Date {
  /// A point in time.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, .plain)
  }
}
extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// A value that is stored as a number: an `enum` of `Int`, say.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, .raw(.int))
  }
}
extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  /// A value that is stored as a text: an `enum` of `String`, say.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, .raw(.string))
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// `nil` until it is written; a write of `nil` removes the entry.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, store, nil, .optional(.bool))
  }
  /// `nil` until it is written; a write of `nil` removes the entry.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, store, nil, .optional(.int))
  }
  /// `nil` until it is written; a write of `nil` removes the entry.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, store, nil, .optional(.double))
  }
  /// `nil` until it is written; a write of `nil` removes the entry.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, store, nil, .optional(.string))
  }
  /// `nil` until it is written; a write of `nil` removes the entry.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, store, nil, .optional(.url))
  }
  /// `nil` until it is written; a write of `nil` removes the entry.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, store, nil, .optional(StoredForm<Data>.plain))
  }
  /// `nil` until it is written; a write of `nil` removes the entry.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(key, store, nil, .optional(StoredForm<Date>.plain))
  }
  /// `nil` until it is written, or where what is stored is none of the type's values.
  public init<R: RawRepresentable>(
    _ key: String, store: UserDefaults? = nil
  ) where Value == R?, R.RawValue == String {
    self.init(key, store, nil, .optional(StoredForm<R>.raw(.string)))
  }
  /// `nil` until it is written, or where what is stored is none of the type's values.
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
