internal import GtkBridge

/// The context of a change: how it is shown. Mirrors SwiftUI's `Transaction`.
public struct Transaction: Sendable {
  /// The animation of the change; `nil` shows it at once.
  public var animation: Animation?
  /// Whether `animation(_:value:)` inside has no effect.
  public var disablesAnimations = false
  /// Whether more such changes follow, for example while a slider is dragged. No effect here.
  public var isContinuous = false
  /// Whether the velocity of the change is tracked. No effect here.
  public var tracksVelocity = false
  /// The point at which a scroll view shows the view that it is moved to. No effect here.
  public var scrollTargetAnchor: UnitPoint?
  /// Whether a scroll view that is moved keeps its speed. No effect here.
  public var scrollPositionUpdatePreservesVelocity = false
  /// The completions that the animations of this change retain until they end.
  var completions: [AnimationCompletion] = []

  /// The values of custom keys: only the main thread uses a transaction.
  nonisolated(unsafe) private var values: [ObjectIdentifier: Any] = [:]

  /// Creates a transaction without an animation.
  public init() {}
  /// Creates a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }

  /// A value that the program passes along with a change. Mirrors SwiftUI.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)].value(orDefault: K.defaultValue) }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Runs `completion` when the motions of this change are over, or after the update if there are
  /// none. Mirrors SwiftUI.
  @preconcurrency @MainActor
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    completions.append(AnimationCompletion(criteria, completion))
  }

  /// The transaction of the change that is being made, or of the update that is being evaluated.
  @MainActor private(set) static var current: Transaction?

  /// Sets the current transaction, on the main thread; returns the outer one.
  static func exchange(_ transaction: Transaction?) -> Transaction? {
    guard MainLoop.isMainThread else { return nil }
    return MainActor.assumeIsolated {
      let outer = current
      current = transaction
      return outer
    }
  }
}

/// The key of a value that a program passes along with a change. Mirrors SwiftUI's `TransactionKey`.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// The value in transactions in which none was set.
  static var defaultValue: Value { get }
}

/// The point at which an animation counts as completed. Mirrors SwiftUI's
/// `AnimationCompletionCriteria`.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String
  /// The animation seems to have ended.
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  /// The animation has ended.
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// The program's reaction to the end of an animation: runs when nothing retains this any more.
@MainActor
final class AnimationCompletion {
  let waitsForEnd: Bool
  private let action: () -> Void

  init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
    waitsForEnd = criteria == .removed
    self.action = action
  }

  isolated deinit { Updater.shared.afterUpdate(action) }
}

/// Runs `body`; its changes are shown with an animation. State has its new values at once. Mirrors
/// SwiftUI.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Runs `body`, and `completion` when the motions of its changes are over. Mirrors SwiftUI.
@preconcurrency @MainActor
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}

/// Runs `body`; its changes belong to the transaction. Mirrors SwiftUI.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let outer = Transaction.exchange(transaction)
  defer { _ = Transaction.exchange(outer) }
  return try body()
}

/// Runs `body`; its changes belong to a transaction with this value.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

extension Binding {
  /// A binding whose writes are shown with an animation. Mirrors SwiftUI.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }
  /// A binding whose writes belong to a transaction, which replaces one that the binding has.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    let base = (location as? TransactionLocation<Value>)?.base ?? location
    return Binding(location: TransactionLocation(base: base, transaction: transaction))
  }
  /// The transaction to which the binding's writes belong: an empty one, unless the binding comes from
  /// `animation(_:)` or `transaction(_:)`. Mirrors SwiftUI.
  public var transaction: Transaction {
    get { (location as? TransactionLocation<Value>)?.transaction ?? Transaction() }
    set { self = transaction(newValue) }
  }
}

private final class TransactionLocation<Value>: Location<Value> {
  fileprivate let base: Location<Value>
  fileprivate let transaction: Transaction

  init(base: Location<Value>, transaction: Transaction) {
    (self.base, self.transaction) = (base, transaction)
  }

  override func get() -> Value { base.get() }
  override func set(_ value: Value) { withTransaction(transaction) { base.set(value) } }
  override var runsProgram: Bool { base.runsProgram }
  override func isSame(as other: Location<Value>) -> Bool {
    base.isSame(as: (other as? TransactionLocation)?.base ?? other)
  }
}
