internal import GtkBridge
internal import CombineFoundation
internal import Dispatch
internal import Tabstop

/// Evaluates a node again when an object is about to change. It is in the node's storage, and the
/// subscription ends with it.
@MainActor
final class ObjectObservation<Object: ObservableObject> {
  private(set) var object: Object?
  private var subscription: AnyCancellable?

  /// Follows `object` from now on, for `node`.
  func observe(_ object: Object, for node: _Node) {
    guard object !== self.object else { return }
    self.object = object
    subscription = object.objectWillChange.sink { @Sendable [weak node] _ in
      invalidate(node)
    }
  }
}

/// Invalidates `node`; on any thread.
private nonisolated func invalidate(_ node: _Node?) {
  if MainLoop.isMainThread { return MainActor.assumeIsolated { node?.objectChanged() } }
  onMainActor { node?.invalidate() }
  // The notification comes before the change, from another thread: the view may be evaluated before the
  // new value is stored, so it is evaluated once more when the change must be over.
  DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(50)) { [weak node] in
    MainActor.assumeIsolated { node?.invalidate() }
  }
}

/// A source of bindings to the properties of an object.
@dynamicMemberLookup
public struct _ObjectBindings<Object: ObservableObject> {
  let object: Object

  /// A binding to a property of the object.
  public subscript<Member>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Object, Member>
  ) -> Binding<Member> {
    Binding(object, keyPath)
  }
}
