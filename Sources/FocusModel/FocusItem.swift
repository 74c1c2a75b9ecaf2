/// Something that has a place in the order of the focus: a ``FocusNode`` or a ``FocusScope``.
///
/// Items form a doubly linked list inside their scope. A scope does not own its items: the view that
/// an item stands for does. An item that is released leaves its scope by itself.
public class FocusItem {
  enum Kind { case node, scope, tombstone }

  let kind: Kind

  /// The scope that the item stands in; `nil` while it stands nowhere, and for a window's root.
  public internal(set) unowned var scope: FocusScope?

  // Unowned references between siblings are safe because an item unlinks itself when it goes. No code
  // on that path may read them back to the item itself: it is being deinitialised.
  unowned var next: FocusItem?
  unowned var previous: FocusItem?

  /// When the item took its place, to tell what was put there in the current turn.
  var insertedAt: UInt64 = 0

  init(kind: Kind) {
    self.kind = kind
  }

  deinit {
    scope?.remove(self)
  }

  /// The window whose focus order the item is part of, or `nil`. O(depth of the scopes).
  public final var coordinator: FocusCoordinator? {
    var outermost = outermostCandidate
    while let current = outermost {
      FocusCost.step()
      guard let outer = current.scope else { return current.window }
      outermost = outer
    }
    return nil
  }

  /// Whether the item is in a scope that is hidden. O(depth of the scopes).
  final var isCovered: Bool {
    var outer = self.scope
    while let current = outer {
      FocusCost.step()
      if current.isHidden { return true }
      outer = current.scope
    }
    return false
  }

  private final var outermostCandidate: FocusScope? {
    kind == .scope ? unsafeDowncast(self, to: FocusScope.self) : scope
  }

  /// Whether the item stands in `scope`, at any depth. O(depth of the scopes).
  final func isInside(_ scope: FocusScope) -> Bool {
    var outer = self.scope
    while let current = outer {
      FocusCost.step()
      if current === scope { return true }
      outer = current.scope
    }
    return false
  }

  /// The item as a node. The kind is decided in the initialisers of the final subclasses alone.
  final var asNode: FocusNode? {
    kind == .node ? unsafeDowncast(self, to: FocusNode.self) : nil
  }

  final var asScope: FocusScope? {
    kind == .scope ? unsafeDowncast(self, to: FocusScope.self) : nil
  }
}

/// Keeps the place of the focused item that was removed, until the turn is resolved: what is put there
/// in the same turn comes first when the focus looks for a new home.
final class FocusTombstone: FocusItem {
  init() {
    super.init(kind: .tombstone)
  }
}
