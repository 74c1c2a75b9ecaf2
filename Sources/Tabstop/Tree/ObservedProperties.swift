internal import GtkBridge
internal import Observation

/// What a node follows of `@Observable` objects.
///
/// `Observation` (Swift 6.3) lets nobody end a registration: it stays with the object until one of
/// the properties that were read changes, and is dropped as a whole then. So each evaluation reads a
/// property of Tabstop's own besides, which "changes" before the next one.
@MainActor
final class ObservedProperties: Observable {
  private nonisolated let registrar = ObservationRegistrar()
  /// The node whose registrations are being dropped.
  private static var ending: ObjectIdentifier?
  private unowned let node: _Node
  /// The types of nodes that have read an object. Others are spared the property: the first node of
  /// a type leaves its first registration behind.
  private static var types: Set<ObjectIdentifier> = []

  private init(of node: _Node) { self.node = node }

  private nonisolated var mark: Void { () }

  /// Drops what has been registered.
  func end() {
    Self.ending = ObjectIdentifier(node)
    registrar.willSet(self, keyPath: \.mark)
    Self.ending = nil
  }

  /// Carries out `evaluation`, and has a change of what it reads invalidate `node`.
  static func follow(_ evaluation: () -> Void, by node: _Node) {
    let type = ObjectIdentifier(type(of: node))
    guard types.contains(type) else {
      return withObservationTracking(evaluation, onChange: follower(of: node, type))
    }
    let observed = node.observed ?? ObservedProperties(of: node)
    node.observed = observed
    return withObservationTracking(
      {
        observed.registrar.access(observed, keyPath: \.mark)
        return evaluation()
      }, onChange: follower(of: node, type))
  }

  /// Asked for only if the evaluation has read something.
  private static func follower(
    of node: _Node, _ type: ObjectIdentifier
  ) -> @Sendable () -> Void {
    types.insert(type)
    let id = ObjectIdentifier(node)
    // Called before the change, on the thread of the writer.
    return { [weak node] in
      if MainLoop.isMainThread, MainActor.assume({ ending == id }) { return }
      onMainActor { node?.invalidate() }
    }
  }
}
