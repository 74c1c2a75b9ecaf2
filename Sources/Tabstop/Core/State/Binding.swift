internal import GtkBridge
internal import Synchronization

/// A reference to a value that is stored elsewhere. Mirrors SwiftUI's `Binding`.
///
/// Reading it in a `body` makes that view depend on the value; passing the binding on does not.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  let location: Location<Value>

  init(location: Location<Value>) {
    self.location = location
  }

  /// Creates a binding that reads and writes by closures. A `body` depends on what the closure
  /// reads.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(location: ClosureLocation(read: get, write: set))
  }

  /// Creates a binding whose write also gets the transaction of the change. Mirrors SwiftUI. Bindings
  /// carry no transaction of their own here, so it is always an empty one.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(location: ClosureLocation(read: get, write: { set($0, Transaction()) }))
  }

  /// A binding to a value that never changes; writes are dropped.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// Creates a binding to the value inside `base`'s optional, or `nil` if there is none now.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(location: UnwrappedLocation(base.location, last: value))
  }

  /// Creates a binding to the same value as an optional; a write of `nil` is dropped.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      get: { base.wrappedValue },
      set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// Creates a binding to the same value without its type; a write of another type is dropped.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      get: { AnyHashable(base.wrappedValue) },
      set: { if let value = $0.base as? V { base.wrappedValue = value } })
  }

  /// Creates a binding from `$value`, passed on.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// The value. A write goes to its storage.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue) }
  }

  /// The binding to pass on: `$value`.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a property of the value; a write writes the whole value.
  public subscript<Member>(
    dynamicMember keyPath: WritableKeyPath<Value, Member>
  ) -> Binding<Member> {
    Binding<Member>(location: MemberLocation(base: location, keyPath: keyPath))
  }

  /// Whether both have the same storage.
  @usableFromInline
  func isIdentical(to other: Binding) -> Bool { location.isSame(as: other.location) }

  /// The value, read without depending on it.
  var untracked: Value {
    guard MainLoop.isMainThread else { return location.get() }
    let reader = MainActor.assumeIsolated { Evaluation.exchange(nil) }
    defer { MainActor.assumeIsolated { _ = Evaluation.exchange(reader) } }
    return location.get()
  }
}

// A binding only passes values on; sending one to another thread requires that its value can be
// sent.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  /// The id of the value.
  public var id: Value.ID { wrappedValue.id }
}

/// The storage of a value: that of a `State`, or a member of another location. Any thread may use
/// it.
class Location<Value> {
  private let lock = Mutex(())

  func get() -> Value { fatalError("abstract") }
  func set(_ value: Value) { fatalError("abstract") }
  /// Whether a write may run code of the program: a setter, which may change other values, too.
  var runsProgram: Bool { false }
  /// Whether both are the same location.
  func isSame(as other: Location<Value>) -> Bool { self === other }

  /// Runs `work`, which uses the location's own storage, on one thread at a time; it must not call
  /// the program's code. (`Mutex.withLock` returns only values that can be sent.)
  final func locked<Result>(_ work: () -> Result) -> Result {
    lock._unsafeLock()
    defer { lock._unsafeUnlock() }
    return work()
  }
}

/// A location that may disappear: then it returns its last value.
class VanishingLocation<Value>: Location<Value> {
  private var last: Value

  init(last: Value) { self.last = last }

  /// The last value, without a read.
  final var remembered: Value { locked { last } }

  /// The given value, or the last one.
  final func remember(_ value: Value?) -> Value {
    guard var other = value else { return remembered }
    locked { swap(&last, &other) }
    return value ?? other
  }
}

/// The value inside an optional.
private final class UnwrappedLocation<Value>: VanishingLocation<Value> {
  private let base: Location<Value?>

  init(_ base: Location<Value?>, last: Value) {
    self.base = base
    super.init(last: last)
  }

  override func get() -> Value { remember(base.get()) }
  override func set(_ value: Value) { base.set(value) }
}

private final class ClosureLocation<Value>: Location<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void

  init(read: @escaping () -> Value, write: @escaping (Value) -> Void) {
    self.read = read
    self.write = write
  }

  override func get() -> Value { read() }
  override func set(_ value: Value) { write(value) }
  override var runsProgram: Bool { true }
}

private final class MemberLocation<Root, Value>: Location<Value> {
  private let base: Location<Root>
  private let keyPath: WritableKeyPath<Root, Value>

  init(base: Location<Root>, keyPath: WritableKeyPath<Root, Value>) {
    self.base = base
    self.keyPath = keyPath
  }

  override func get() -> Value { base.get()[keyPath: keyPath] }

  override func set(_ value: Value) {
    var root = base.get()
    root[keyPath: keyPath] = value
    base.set(root)
  }

  /// Only a stored property without observers has an offset.
  override var runsProgram: Bool {
    base.runsProgram || MemoryLayout<Root>.offset(of: keyPath) == nil
  }
}

/// A property of a reference-type model.
final class ObjectLocation<Object: AnyObject, Value>: Location<Value> {
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>

  init(object: Object, keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.keyPath = keyPath
  }

  override func get() -> Value { object[keyPath: keyPath] }
  override func set(_ value: Value) { object[keyPath: keyPath] = value }
  override var runsProgram: Bool { true }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ObjectLocation else { return false }
    return object === other.object && keyPath == other.keyPath
  }
}
