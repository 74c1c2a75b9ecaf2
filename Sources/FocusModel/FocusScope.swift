/// A part of the focus order: a list of nodes and of further scopes.
///
/// When the focused node disappears, the focus looks for a neighbour inside the node's scope and
/// never outside it. Default focus belongs to scopes too.
///
/// A scope does not keep its items alive; see ``FocusItem``.
public final class FocusScope: FocusItem {
  /// For people who debug; the model does not read it.
  public let name: String

  unowned var first: FocusItem?
  unowned var last: FocusItem?

  /// Another page lies over this one: what is in it keeps its place but cannot have the focus, and
  /// requests for it wait. `false` at first.
  public var isHidden = false {
    didSet {
      guard isHidden != oldValue, let coordinator else { return }
      coordinator.askForTurn()
      if !isHidden { coordinator.didAttach(self) }
    }
  }

  /// Whether `node` stands in this scope, at any depth. O(depth of the scopes).
  public func contains(_ node: FocusNode) -> Bool { node.isInside(self) }

  /// A target for moves by arrow keys: a part of its scope, not a scope of its own for anything else.
  public let isSection: Bool

  /// The toolkit's side of the scope. Not retained.
  public weak var owner: AnyObject?

  /// Of a section: what had the focus in it last.
  var memory: FocusSectionMemory?

  /// Set for the root of a window alone. The coordinator clears it before it goes.
  unowned var window: FocusCoordinator?

  var defaults: [DefaultFocus] = []
  var preferring: [WeakFocusNode] = []

  /// A scope that is empty and stands nowhere yet.
  public init(name: String = "", isSection: Bool = false) {
    self.name = name
    self.isSection = isSection
    super.init(kind: .scope)
  }

  deinit {
    // The items may well live longer. They stand nowhere from now on.
    var item = first
    while let current = item {
      item = current.next
      current.scope = nil
      current.next = nil
      current.previous = nil
    }
    first = nil
    last = nil
  }

  /// Puts an item that stands nowhere behind `predecessor`, an item of this scope; `nil` puts it first.
  ///
  /// O(1) for a node or an empty scope; a scope that is already filled costs O(its size), because
  /// requests may wait for the nodes in it.
  public func insert(_ item: FocusItem, after predecessor: FocusItem?) {
    precondition(
      item.scope == nil, "The item already stands in a focus scope. Remove it there first.")
    precondition(
      item !== self && !(item.asScope.map(isInside) ?? false),
      "A focus scope cannot contain itself.")
    link(item, after: predecessor)
    item.insertedAt = FocusTicket.next()
    guard let coordinator else { return }
    coordinator.didAttach(item)
    // The turn has to end for what is new in it to cease to be new.
    if coordinator.focusedNode != nil { coordinator.askForTurn() }
  }

  /// Moves an item of this scope behind another one; `nil` makes it the first. The focus, the values
  /// and the requests are not disturbed. O(1).
  public func move(_ item: FocusItem, after predecessor: FocusItem?) {
    precondition(item.scope === self, "Only an item of this focus scope can be moved in it.")
    guard item !== predecessor else { return }
    unlink(item)
    link(item, after: predecessor)
  }

  /// Takes an item, and all that is in it, out of the focus order. Removing what holds the focus moves
  /// the focus when the turn is resolved. O(depth of the scopes).
  public func remove(_ item: FocusItem) {
    precondition(item.scope === self, "Only an item of this focus scope can be removed from it.")
    let predecessor = unlink(item)
    coordinator?.didRemove(from: self, after: predecessor)
  }

  /// Puts `item` into the list. Tells nobody.
  func link(_ item: FocusItem, after predecessor: FocusItem?) {
    precondition(
      predecessor == nil || predecessor?.scope === self,
      "The predecessor does not stand in this focus scope.")
    let follower = predecessor == nil ? first : predecessor?.next
    item.scope = self
    item.previous = predecessor
    item.next = follower
    if let predecessor { predecessor.next = item } else { first = item }
    if let follower { follower.previous = item } else { last = item }
  }

  /// Takes `item` out of the list and returns what stood before it. Tells nobody.
  @discardableResult
  func unlink(_ item: FocusItem) -> FocusItem? {
    let (predecessor, follower) = (item.previous, item.next)
    if let predecessor { predecessor.next = follower } else { first = follower }
    if let follower { follower.previous = predecessor } else { last = predecessor }
    item.scope = nil
    item.previous = nil
    item.next = nil
    return predecessor
  }
}
