public import Foundation

/// A key of a change's dictionary. Mirrors Foundation's `NSKeyValueChangeKey`.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The kind of the change, the raw value of an `NSKeyValueChange`.
  public static let kindKey = Self(rawValue: "kind")
  /// The new value.
  public static let newKey = Self(rawValue: "new")
  /// The old value.
  public static let oldKey = Self(rawValue: "old")
  /// The places of a change in a collection. Never there: collections are compared as a whole.
  public static let indexesKey = Self(rawValue: "indexes")
  /// Whether the change has not happened yet. Never there: a change is only seen when it has happened.
  public static let notificationIsPriorKey = Self(rawValue: "notificationIsPrior")
}

/// An object that is notified of changes of properties by their names: a responder of UIKit.
public protocol _KeyPathObserver: AnyObject {
  /// Called on the main thread when a property has changed.
  @preconcurrency @MainActor
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}

/// An object with properties that are computed, which can be read by name.
public protocol _NamedProperties {
  /// The value of a property; `nil` if there is none of this name, or none with a value.
  func _value(ofProperty name: String) -> Any?
}

private nonisolated(unsafe) let observersKey = UnsafeRawPointer(
  UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
private let observersLock = NSLock()

/// An observer of an object's property.
private struct Observer {
  weak var observer: AnyObject?
  let keyPath: String
  let context: UnsafeMutableRawPointer?
  let observation: NSKeyValueObservation
}

extension NSObject {
  /// Changes the list of observers, and returns what `change` does.
  private func withObservers<Result>(_ change: (inout [Observer]) -> Result) -> Result {
    observersLock.lock()
    defer { observersLock.unlock() }
    var observers = objc_getAssociatedObject(self, observersKey) as? [Observer] ?? []
    let result = change(&observers)
    objc_setAssociatedObject(
      self, observersKey, observers.isEmpty ? nil : observers, .OBJC_ASSOCIATION_RETAIN)
    return result
  }

  /// Calls `observeValue(forKeyPath:of:change:context:)` of an object when a property has changed, until the observer is
  /// removed or released. Mirrors Foundation.
  ///
  /// Swift on Linux does not report changes: the property is read ten times a second, as by
  /// `observe(_:options:changeHandler:)`. It can be a stored property, or one of UIKit's and AVFoundation's.
  ///
  /// - Parameters:
  ///   - observer: The observer: a responder of UIKit, such as a controller or a view. Others are not called.
  ///   - keyPath: The names of properties, separated by dots.
  ///   - options: Which values the change has, and whether the observer is called at once as well.
  ///   - context: What the observer gets.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    nonisolated(unsafe) let context = context
    let report = { [weak self, weak observer] (old: Any?, new: Any?) in
      guard let self, let observer = observer as? any _KeyPathObserver else { return }
      var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
      if options.contains(.new) { change[.newKey] = objectiveC(new) }
      if options.contains(.old), let old { change[.oldKey] = objectiveC(old) }
      nonisolated(unsafe) let (object, values) = (self, change)
      nonisolated(unsafe) let receiver = observer
      MainActor.assumeIsolated {
        receiver.observeValue(forKeyPath: keyPath, of: object, change: values, context: context)
      }
    }
    var last: Any?
    var hasLast = false
    // A responder is read on the main thread alone: on another thread this is the clock's first look.
    if Thread.isMainThread || !(self is any _KeyPathObserver) {
      last = value(atNames: keyPath)
      hasLast = true
      nonisolated(unsafe) let (first, reportFirst) = (last, report)
      if options.contains(.initial) { DispatchQueue.onMain { reportFirst(nil, first) } }
    }
    let observation = NSKeyValueObservation { [weak self, weak observer] in
      guard let self, observer != nil else { return false }
      let new = value(atNames: keyPath)
      if !hasLast {
        (last, hasLast) = (new, true)
        if options.contains(.initial) { report(nil, new) }
      } else if !isSameValue(last, new) {
        let old = last ?? NSNull()
        last = new
        report(old, new)
      }
      return true
    }
    let new = Observer(
      observer: observer, keyPath: keyPath, context: context, observation: observation)
    let gone = withObservers { observers in
      let gone = observers.filter { $0.observer == nil }
      observers.removeAll { $0.observer == nil }
      observers.append(new)
      return gone
    }
    // Freed after the lock, with what their closures have captured.
    withExtendedLifetime(gone) {}
  }

  /// Ends the last observation of a property by an observer. Mirrors Foundation.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    removeObserver(observer, forKeyPath: keyPath) { _ in true }
  }
  /// Ends the last observation of a property by an observer with a context. Mirrors Foundation.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    removeObserver(observer, forKeyPath: keyPath) { $0.context == context }
  }

  private func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, where isMeant: (Observer) -> Bool
  ) {
    let removed = withObservers { observers in
      observers.lastIndex {
        $0.observer === observer && $0.keyPath == keyPath && isMeant($0)
      }.map { observers.remove(at: $0) }
    }
    removed?.observation.invalidate()
  }

  private func value(atNames names: String) -> Any? {
    names.split(separator: ".").reduce(self as Any?) { object, name in
      object.flatMap { Self.value(of: String(name), in: $0) }
    }
  }

  private static func value(of name: String, in object: Any) -> Any? {
    if let named = object as? any _NamedProperties, let value = named._value(ofProperty: name) {
      return value
    }
    let lazyName = "$__lazy_storage_$_" + name
    return unwrapped(storedValue(in: object) { $0 == name || $0 == lazyName })
  }
}

extension DispatchQueue {
  /// Performs work now on the main thread, else there later.
  fileprivate static func onMain(_ work: @escaping @Sendable () -> Void) {
    if Thread.isMainThread { work() } else { main.async(execute: work) }
  }
}

/// A value as Objective-C has it in a change: the number of a case or of a set of options, and `NSNull` for none.
private func objectiveC(_ value: Any?) -> Any {
  guard let value else { return NSNull() }
  let raw = (value as? any RawRepresentable).flatMap { $0.rawValue as? any BinaryInteger }
  return raw.map { Int(truncatingIfNeeded: $0) } ?? value
}

/// Whether two values are the same: by `==`, by identity, or else by description.
package func isSameValue(_ first: Any?, _ second: Any?) -> Bool {
  switch (unwrapped(first), unwrapped(second)) {
  case (nil, nil): return true
  case (let first?, let second?):
    func isEqual<Value: Equatable>(_ first: Value) -> Bool { second as? Value == first }
    if let first = first as? any Equatable { return isEqual(first) }
    if type(of: first) is AnyClass { return (first as AnyObject) === (second as AnyObject) }
    return String(describing: first) == String(describing: second)
  default: return false
  }
}
