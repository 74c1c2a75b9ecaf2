internal import GtkBridge
// SwiftUI's own way to follow objects (Swift 6.3): `withObservationTracking(_:didSet:)` calls back
// after a value is stored, until it is cancelled. The public function calls back before the change,
// once: if the writer is on another thread, the view may be evaluated, and registered again,
// between that and the store, and would miss it.
@_spi(SwiftUI) internal import Observation
internal import Synchronization

/// A node's subscriptions to `@Observable` objects: the properties that one evaluation has read.
///
/// A registration can only be cancelled from its own callback. So each evaluation also reads a
/// property of Tabstop's own, which "changes" when the next evaluation has registered what it
/// reads.
@MainActor
final class ObservedProperties: Observable {
  private nonisolated let registrar = ObservationRegistrar()
  private nonisolated let isNotifying = Atomic(false)
  private weak var node: _Node?
  private let evaluation: UInt32
  private nonisolated let isEnded = Atomic(false)
  /// The node types that have read an object. Others do not need the property: the first node of a
  /// type leaves its first registration behind.
  private static var types: Set<ObjectIdentifier> = []

  private init(of node: _Node) {
    self.node = node
    evaluation = node.lastEvaluation
  }

  private nonisolated var mark: Void { () }

  /// Cancels the registrations.
  func end() {
    isEnded.store(true, ordering: .releasing)
    registrar.didSet(self, keyPath: \.mark)
  }

  /// Runs `evaluation`, and invalidates `node` when something that it read changes.
  static func observe(_ evaluation: () -> Void, by node: _Node) {
    let type = ObjectIdentifier(type(of: node))
    guard types.contains(type) else {
      return withObservationTracking(evaluation, onChange: firstFollower(of: node, type))
    }
    let observed = node.observed ?? ObservedProperties(of: node)
    node.observed = observed
    withObservationTracking(
      {
        observed.registrar.access(observed, keyPath: \.mark)
        evaluation()
      }, didSet: { observed.changed($0) })
  }

  /// Called after a change, on the thread of the writer.
  private nonisolated func changed(_ tracking: ObservationTracking) {
    if MainLoop.isMainThread {
      return MainActor.assumeIsolated {
        if isEnded.load(ordering: .acquiring) {
          tracking.cancel()
        } else if node?.lastEvaluation == evaluation {
          node?.objectChanged()
        }
        // Otherwise the next evaluation is the writer.
      }
    }
    // Once for any number of writes before the main thread handles them.
    if isNotifying.exchange(true, ordering: .acquiringAndReleasing) { return }
    Task { @MainActor in
      isNotifying.store(false, ordering: .releasing)
      node?.objectChanged()
    }
  }

  /// Follows the first node of a type, by a registration that ends with the first change. Called
  /// only if the evaluation has read something.
  private static func firstFollower(
    of node: _Node, _ type: ObjectIdentifier
  ) -> @Sendable () -> Void {
    types.insert(type)
    let observed = node.observed ?? ObservedProperties(of: node)
    node.observed = observed
    // Called before the change, on the thread of the writer.
    return { [weak node] in
      // A later evaluation has registered what it reads, and is notified of this change.
      if observed.isEnded.load(ordering: .acquiring) { return }
      if MainLoop.isMainThread { return MainActor.assumeIsolated { node?.objectChanged() } }
      Task { @MainActor in
        guard let node else { return }
        node.objectChanged()
        // The value may be stored while the view is evaluated, before that has registered what it
        // reads. The evaluation after that one finds the value, or is notified of it.
        Updater.shared.afterUpdate { node.invalidate() }
      }
    }
  }
}
