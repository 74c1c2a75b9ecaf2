public import Foundation

/// Options for observing a property. Mirrors Foundation's `NSKeyValueObservingOptions`.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The change has the new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The change has the old value.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The closure is called at once as well, with the present value.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// Reports a change also before it happens. No effect: a change is only seen when it has
  /// happened.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// A kind of change. Mirrors Foundation's `NSKeyValueChange`.
public enum NSKeyValueChange: UInt, Sendable { case setting = 1, insertion, removal, replacement }

/// A change of an observed property. Mirrors Foundation's `NSKeyValueObservedChange`.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of change.
  public typealias Kind = NSKeyValueChange
  /// The kind of the change. Always `.setting`: collections are compared as a whole.
  public let kind: Kind
  /// The new value, with the option `.new`.
  public let newValue: Value?
  /// The old value, with the option `.old`.
  public let oldValue: Value?
  /// The places of a change in a collection. Always `nil`: collections are compared as a whole.
  public let indexes: IndexSet?
  /// Whether the change has not happened yet. Always `false`: a change is only seen when it has
  /// happened.
  public let isPrior: Bool
}

/// A type whose properties can be observed by key paths. Mirrors Foundation's
/// `_KeyValueCodingAndObserving`.
public protocol _KeyValueCodingAndObserving {}
extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving where Self: AnyObject {
  /// Calls a closure when a property has changed, until the returned observation is released. Mirrors
  /// Foundation.
  ///
  /// Swift on Linux does not report changes: while it is observed, the property is read ten times a second
  /// on the main thread, and the closure is called there. Changes in between count as one; a value without
  /// `==` is compared by its description.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - options: Which values the change has, and whether the closure is called at once as well.
  ///   - changeHandler: The closure; it gets the object and the change.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    func change(from old: Value?, to new: Value) -> NSKeyValueObservedChange<Value> {
      NSKeyValueObservedChange(
        kind: .setting, newValue: options.contains(.new) ? new : nil,
        oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: false)
    }
    let initial = self[keyPath: keyPath]
    // Before the clock, on the main thread, can read the property.
    if options.contains(.initial) { changeHandler(self, change(from: nil, to: initial)) }
    var last = initial
    return NSKeyValueObservation { [weak self] in
      guard let self else { return false }
      let new = self[keyPath: keyPath]
      if !isSameValue(last, new) {
        let old = last
        last = new
        changeHandler(self, change(from: old, to: new))
      }
      return true
    }
  }
}

/// An observation of a property, until it is released or invalidated. Mirrors Foundation's
/// `NSKeyValueObservation`.
///
/// `@unchecked Sendable`: `look` is only set to `nil`, behind the lock, and only called on the main thread.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  /// Reads the property, and returns whether the object still exists.
  private var look: (() -> Bool)?

  init(_ look: @escaping () -> Bool) {
    self.look = look
    super.init()
    ObservationClock.shared.add(self)
  }

  /// Ends the observation.
  public func invalidate() {
    // Freed after the lock, with what the closure has captured.
    let last = lock.withLock {
      defer { look = nil }
      return look
    }
    withExtendedLifetime(last) {}
  }

  /// Reads the property; false if the observation has ended.
  fileprivate func isAliveAfterLook() -> Bool {
    guard let look = lock.withLock({ look }) else { return false }
    if look() { return true }
    invalidate()
    return false
  }
}

/// Lets observations read their properties, all by one timer, which runs while there are some.
///
/// `@unchecked Sendable`: its state is behind the lock.
private final class ObservationClock: @unchecked Sendable {
  static let shared = ObservationClock()
  private struct Reference {
    weak var observation: NSKeyValueObservation?
    let number: Int
  }
  private var count = 0
  private let lock = NSLock()
  private var observations: [Reference] = []
  private var timer: (any DispatchSourceTimer)?

  func add(_ observation: NSKeyValueObservation) {
    lock.withLock {
      count += 1
      observations.append(Reference(observation: observation, number: count))
      guard timer == nil else { return }
      let timer = DispatchSource.makeTimerSource(queue: .main)
      timer.schedule(
        deadline: .now() + .milliseconds(100), repeating: .milliseconds(100),
        leeway: .milliseconds(20))
      timer.setEventHandler { [weak self] in self?.tick() }
      timer.resume()
      self.timer = timer
    }
  }

  private func tick() {
    // Closures may begin and end observations: they are not called behind the lock, and no observation is
    // released behind it, with which what its closure has captured is freed.
    let present = lock.withLock { observations }
    let ended = Set(
      present.filter { $0.observation?.isAliveAfterLook() != true }.map(\.number))
    lock.withLock {
      observations.removeAll { ended.contains($0.number) }
      if observations.isEmpty {
        timer?.cancel()
        timer = nil
      }
    }
  }
}
