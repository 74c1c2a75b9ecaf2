public import Foundation
public import TabstopCombine
public import TabstopFoundation

extension _KeyValueCodingAndObserving where Self: AnyObject {
  /// A publisher of a property's values. Mirrors Foundation: see `observe(_:options:changeHandler:)` for when
  /// changes are seen.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - options: With `.initial` the present value comes first.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
  }
}

extension NSObject {
  /// A publisher of the values of a property. Mirrors Foundation's.
  public struct KeyValueObservingPublisher<
    Subject: AnyObject & _KeyValueCodingAndObserving, Value
  >: Publisher {
    /// The type of the published values.
    public typealias Output = Value
    /// The publisher never fails.
    public typealias Failure = Never

    /// The object.
    public let object: Subject
    /// The property.
    public let keyPath: KeyPath<Subject, Value>
    /// The options of the observation.
    public let options: NSKeyValueObservingOptions

    /// Creates a publisher.
    public init(
      object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions
    ) {
      (self.object, self.keyPath, self.options) = (object, keyPath, options)
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Value, Downstream.Failure == Never {
      let subscription = ObservingSubscription<Value> { subscriber.receive($0) }
      subscription.observation = object.observe(
        keyPath, options: options.union(.new)
      ) { [weak subscription] _, change in
        if let value = change.newValue { subscription?.send(value) }
      }
      subscriber.receive(subscription: subscription)
    }
  }
}

/// Passes values as far as they are demanded; of those that are not, the newest waits.
private final class ObservingSubscription<Value>: Subscription {
  var observation: NSKeyValueObservation?
  private let lock = NSRecursiveLock()
  private var pass: ((Value) -> Subscribers.Demand)?
  private var demand = Subscribers.Demand.none
  private var waiting: Value?

  init(_ pass: @escaping (Value) -> Subscribers.Demand) { self.pass = pass }

  func send(_ value: Value) {
    lock.withLock {
      guard demand > 0 else {
        waiting = value
        return
      }
      if demand != .unlimited { demand -= 1 }
      if let more = pass?(value) { demand += more }
    }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock {
      self.demand += demand
      guard self.demand > 0, let value = waiting else { return }
      waiting = nil
      send(value)
    }
  }

  func cancel() {
    lock.withLock {
      observation?.invalidate()
      (observation, pass, waiting) = (nil, nil, nil)
    }
  }
}
