/// Something that has a place in the focus order: a ``FocusNode`` or a ``FocusScope``.
///
/// Items form a doubly linked list inside their scope. A scope does not own its items: the view
/// that an item represents does. An item that is released leaves its scope by itself.
public class FocusItem {
  enum Kind { case node, scope, tombstone }

  let kind: Kind

  /// The scope that contains the item; `nil` if none does, and for a window's root.
  public internal(set) unowned var scope: FocusScope?

  // Unowned references between siblings are safe because an item unlinks itself in its
  // deinitialiser. No code on that path may read a reference back to the item.
  unowned var next: FocusItem?
  unowned var previous: FocusItem?

  /// The turn in which the item was inserted (`FocusTicket.ofInsertions`): what was inserted together has one number.
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

  /// Whether the item is beside the content of `scope`, which contains it: in a scope that is aside.
  /// O(depth of the scopes).
  final func isAside(in scope: FocusScope) -> Bool {
    var outer = self.scope
    while let current = outer, current !== scope {
      FocusCost.step()
      if current.isAside { return true }
      outer = current.scope
    }
    return false
  }

  private final var outermostCandidate: FocusScope? {
    kind == .scope ? unsafeDowncast(self, to: FocusScope.self) : scope
  }

  /// Whether `scope` contains the item, at any depth. O(depth of the scopes).
  final func isInside(_ scope: FocusScope) -> Bool {
    var outer = self.scope
    while let current = outer {
      FocusCost.step()
      if current === scope { return true }
      outer = current.scope
    }
    return false
  }

  /// The item as a node. Only the initialisers of the final subclasses decide the kind.
  final var asNode: FocusNode? {
    kind == .node ? unsafeDowncast(self, to: FocusNode.self) : nil
  }

  final var asScope: FocusScope? {
    kind == .scope ? unsafeDowncast(self, to: FocusScope.self) : nil
  }
}

/// Keeps the place of the focused item that was removed, until the turn is resolved: an item that
/// is inserted there in the same turn is the first candidate for the focus.
final class FocusTombstone: FocusItem {
  init() {
    super.init(kind: .tombstone)
  }
}
