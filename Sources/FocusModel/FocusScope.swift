/// A part of the focus order: a list of nodes and of further scopes.
///
/// When the focused node disappears, the focus looks for a neighbour inside the node's scope and
/// never outside it. Default focus belongs to scopes too.
///
/// A scope does not keep its items alive; see ``FocusItem``.
public final class FocusScope: FocusItem {
  /// A name for debugging, which the model does not read.
  public let name: String

  unowned var first: FocusItem?
  unowned var last: FocusItem?

  /// Whether another page covers this one: its contents keep their places but cannot have the
  /// focus, and requests for them wait. `false` at first.
  public var isHidden = false {
    didSet {
      guard isHidden != oldValue, let coordinator else { return }
      coordinator.requestTurn()
      if !isHidden { coordinator.didAttach(self) }
    }
  }

  /// Whether this scope contains `node`, at any depth. O(depth of the scopes).
  public func contains(_ node: FocusNode) -> Bool { node.isInside(self) }

  /// Whether the scope is only a target for moves by arrow keys. In all other respects its contents
  /// belong to the scope around it.
  public let isSection: Bool

  /// Whether the scope holds controls beside the content, as a toolbar does: the focus of a node outside
  /// that disappears does not go there. If one of its own nodes disappears and there is no other, it does
  /// not limit the search.
  public let isAside: Bool

  /// The toolkit's side of the scope. Not retained.
  public weak var owner: AnyObject?

  /// The node that last had the focus, for a section.
  var memory: FocusSectionMemory?

  /// Set only for the root of a window. The coordinator clears it before it is deinitialised.
  unowned var window: FocusCoordinator?

  var defaults: [DefaultFocus] = []
  var preferring: [WeakFocusNode] = []

  /// Creates an empty scope that is in no other scope.
  public init(name: String = "", isSection: Bool = false, isAside: Bool = false) {
    self.name = name
    self.isAside = isAside
    self.isSection = isSection
    super.init(kind: .scope)
  }

  deinit {
    // The items may live longer. From now on they are in no scope.
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

  /// Inserts an item that is in no scope after `predecessor`, an item of this scope; `nil` inserts
  /// it as the first.
  ///
  /// O(1) for a node or an empty scope; a scope that already has contents costs O(its size),
  /// because requests may wait for the nodes in it.
  public func insert(_ item: FocusItem, after predecessor: FocusItem?) {
    precondition(
      item.scope == nil, "The item already stands in a focus scope. Remove it there first.")
    precondition(
      item !== self && !(item.asScope.map(isInside) ?? false),
      "A focus scope cannot contain itself.")
    link(item, after: predecessor)
    item.insertedAt = FocusTicket.ofInsertions
    guard let coordinator else { return }
    coordinator.didAttach(item)
    // The item counts as new until the turn ends.
    if coordinator.focusedNode != nil { coordinator.requestTurn() }
  }

  /// Moves an item of this scope after another one; `nil` makes it the first. The focus, the values
  /// and the requests do not change. O(1).
  public func move(_ item: FocusItem, after predecessor: FocusItem?) {
    precondition(item.scope === self, "Only an item of this focus scope can be moved in it.")
    guard item !== predecessor else { return }
    unlink(item)
    link(item, after: predecessor)
  }

  /// Removes an item, with its contents, from the focus order. If it contains the focus, the focus
  /// moves when the turn is resolved. O(depth of the scopes).
  public func remove(_ item: FocusItem) {
    precondition(item.scope === self, "Only an item of this focus scope can be removed from it.")
    let predecessor = unlink(item)
    coordinator?.didRemove(from: self, after: predecessor)
  }

  /// Inserts `item` into the list, without notifications.
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

  /// Removes `item` from the list, without notifications, and returns the item before it.
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
