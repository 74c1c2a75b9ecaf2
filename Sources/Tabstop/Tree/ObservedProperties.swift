internal import GtkBridge
// What SwiftUI itself follows objects by (Swift 6.3): `withObservationTracking(_:didSet:)`, told
// after a value is stored, until it is cancelled. The public function tells before, once: where the
// writer is on another thread, the view may be evaluated, and its new registration made, between
// that and the store, which nobody would hear of.
@_spi(SwiftUI) internal import Observation
internal import Synchronization

/// What a node follows of `@Observable` objects: the properties that one evaluation has read.
///
/// A registration can only be cancelled by who is told of a change. So each evaluation reads a
/// property of Tabstop's own besides, which "changes" when the next one has registered what it reads.
@MainActor
final class ObservedProperties: Observable {
  private nonisolated let registrar = ObservationRegistrar()
  private nonisolated let isTelling = Atomic(false)
  private weak var node: _Node?
  private let evaluation: UInt32
  private nonisolated let isEnded = Atomic(false)
  /// The types of nodes that have read an object. Others are spared the property: the first node of
  /// a type leaves its first registration behind.
  private static var types: Set<ObjectIdentifier> = []

  private init(of node: _Node) {
    self.node = node
    evaluation = node.lastEvaluation
  }

  private nonisolated var mark: Void { () }

  /// Drops what has been registered.
  func end() {
    isEnded.store(true, ordering: .releasing)
    registrar.didSet(self, keyPath: \.mark)
  }

  /// Carries out `evaluation`, and has a change of what it reads invalidate `node`.
  static func follow(_ evaluation: () -> Void, by node: _Node) {
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
          node?.invalidate()
        }
        // Else it is the next evaluation that writes.
      }
    }
    // Once for any number of writes that come before the main thread gets to it.
    if isTelling.exchange(true, ordering: .acquiringAndReleasing) { return }
    Task { @MainActor in
      isTelling.store(false, ordering: .releasing)
      node?.invalidate()
    }
  }

  /// Follows the first node of a type, by a registration that ends with the first change. Asked for
  /// only if the evaluation has read something.
  private static func firstFollower(
    of node: _Node, _ type: ObjectIdentifier
  ) -> @Sendable () -> Void {
    types.insert(type)
    let observed = node.observed ?? ObservedProperties(of: node)
    node.observed = observed
    // Called before the change, on the thread of the writer.
    return { [weak node] in
      // A later evaluation has registered what it reads, and is told of this change.
      if observed.isEnded.load(ordering: .acquiring) { return }
      if MainLoop.isMainThread { return MainActor.assumeIsolated { node?.invalidate() } }
      Task { @MainActor in
        guard let node else { return }
        node.invalidate()
        // The value may be stored while the view is evaluated, before that has registered what it
        // reads. The evaluation after that one finds the value, or is told of it.
        Updater.shared.afterUpdate { node.invalidate() }
      }
    }
  }
}
