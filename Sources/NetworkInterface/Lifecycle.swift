internal import Dispatch
internal import Foundation

/// The state of something that is started once and ends when the program cancels it.
protocol LifecycleState: Equatable, Sendable {
  static var setup: Self { get }
  static var cancelled: Self { get }
}

extension NWConnection.State: LifecycleState {}
extension NWListener.State: LifecycleState {}
extension NWBrowser.State: LifecycleState {}

/// The values of a connection, a listener or a search that any thread reads and writes.
protocol LifecycleValues {
  /// Called when it was cancelled: handlers often capture what has them.
  mutating func removeHandlers()
}

/// The life of a connection, a listener or a search: its state, its handlers, and the queue on which they
/// are called.
///
/// `@unchecked Sendable`: what can change is behind the lock. What is replaced is released outside it,
/// because it may use the same object as it ends.
@dynamicMemberLookup
final class Lifecycle<State: LifecycleState, Values: LifecycleValues>: @unchecked Sendable {
  private struct Content {
    var state = State.setup
    var queue: DispatchQueue?
    var stateHandler: (@Sendable (State) -> Void)?
    var values: Values
  }
  private let lock = NSLock()
  private var content: Content
  /// A serial queue, which runs on the program's; inactive until the start.
  let work: DispatchQueue

  init(_ name: String, _ values: Values) {
    content = Content(values: values)
    work = DispatchQueue(label: name, attributes: .initiallyInactive)
  }
  // An inactive queue must not be released.
  deinit { if content.queue == nil, content.state == .setup { work.activate() } }

  var state: State { lock.withLock { content.state } }
  var queue: DispatchQueue? { lock.withLock { content.queue } }
  var stateHandler: (@Sendable (State) -> Void)? {
    get { lock.withLock { content.stateHandler } }
    set { replace { $0.stateHandler = newValue } }
  }
  subscript<Value>(dynamicMember value: WritableKeyPath<Values, Value>) -> Value {
    get { lock.withLock { content.values[keyPath: value] } }
    set { replace { $0.values[keyPath: value] = newValue } }
  }
  /// Changes several values at once.
  func change<Result>(_ change: (inout Values) -> Result) -> Result {
    lock.withLock { change(&content.values) }
  }
  private func replace(_ change: (inout Content) -> Void) {
    let old = lock.withLock {
      defer { change(&content) }
      return content
    }
    withExtendedLifetime(old) {}
  }

  /// Starts it, unless it was started or cancelled before: `begin` is called on `work`.
  func start(on queue: DispatchQueue, _ begin: @escaping @Sendable () -> Void) {
    let isFirst = lock.withLock {
      guard content.queue == nil, content.state == .setup else { return false }
      content.queue = queue
      // Before another thread can cancel it: what ends it comes after this.
      work.async(execute: begin)
      return true
    }
    guard isFirst else { return }
    work.setTarget(queue: queue)
    work.activate()
  }
  /// Cancels it: `end` is called on `work`, and must call `becomeCancelled()`. One that was not started cannot be
  /// started then.
  func cancel(_ end: @escaping @Sendable () -> Void) {
    let (isStarted, isNew) = lock.withLock {
      defer { if content.queue == nil { content.state = .cancelled } }
      return (content.queue != nil, content.queue == nil && content.state == .setup)
    }
    if isNew { work.activate() }
    if !isStarted { releaseHandlers() }
    work.async(execute: end)
  }
  /// Sets the state and reports it, if there is a queue to report it on.
  func become(_ state: State) {
    let handler = lock.withLock {
      content.state = state
      return content.queue == nil ? nil : content.stateHandler
    }
    handler?(state)
  }
  /// Reports that it was cancelled, and releases the handlers.
  func becomeCancelled() {
    become(.cancelled)
    releaseHandlers()
  }
  private func releaseHandlers() {
    replace {
      $0.stateHandler = nil
      $0.values.removeHandlers()
    }
  }
}
