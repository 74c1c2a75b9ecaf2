/// The focus model as simply as possible: arrays, linear scans, everything computed each time. The
/// randomised test compares the real model with it.
struct ReferenceModel {
  enum Item: Hashable {
    case node(Int)
    case scope(Int)
    /// The place of the focused item that was removed in this turn.
    case mark
  }

  struct Node {
    var isEnabled = true
    var isMapped = true
    /// Oldest first.
    var registrations: [Name] = []
  }

  /// One value of one binding.
  struct Name: Hashable {
    var binding: Int
    var value: Int
  }

  struct Write {
    var binding: Int
    /// `nil` is none.
    var value: Int?
  }

  var nodes: [Node]
  /// The items of each scope, in order. Scope 0 is the window's root.
  var scopes: [[Item]]
  let bindingCount: Int
  /// The scopes that are beside the content around them.
  let asides: Set<Int>

  var focus: Int?
  /// The toolkit's focus, as last reported.
  var toolkit: Int?
  /// The node that lost the focus because it was disabled, until the user or the program moves the
  /// focus.
  var displaced: Int?
  /// Nodes that the toolkit refuses to focus.
  var refused: Set<Int> = []
  var isShown = true
  var isActive = true

  var writes: [Write] = []
  var pending: Write?
  /// The value of each binding, and the value written to it in this turn.
  var truth: [Int?]
  var written: [Int: Int?] = [:]
  /// The nodes that were inserted since the last turn and the user's last move.
  var new: Set<Item> = []
  /// Counts turns and moves of the focus.
  var clock = 0
  var insertedAt: [Item: Int] = [:]
  var focusedSince = 0
  /// The nodes from which a write moved the focus into what was inserted since they had it, and when that was inserted.
  var openers: [(node: Int, content: Int)] = []

  init(nodes: Int, scopes: Int, bindings: Int, asides: Set<Int>) {
    self.asides = asides
    self.nodes = Array(repeating: Node(), count: nodes)
    self.scopes = Array(repeating: [], count: scopes)
    bindingCount = bindings
    truth = Array(repeating: nil, count: bindings)
  }

  func value(of binding: Int) -> Int? {
    written[binding] ?? truth[binding]
  }

  // MARK: Structure

  func place(of item: Item) -> (scope: Int, index: Int)? {
    for scope in scopes.indices {
      if let index = scopes[scope].firstIndex(of: item) { return (scope, index) }
    }
    return nil
  }

  func isAttached(_ item: Item) -> Bool {
    if item == .scope(0) { return true }
    guard let place = place(of: item) else { return false }
    return isAttached(.scope(place.scope))
  }

  func flattened(_ items: some Sequence<Item>) -> [Int] {
    items.flatMap { item -> [Int] in
      switch item {
      case .node(let node): [node]
      case .scope(let scope): flattened(scopes[scope])
      case .mark: []
      }
    }
  }

  mutating func insert(_ item: Item, in scope: Int, after predecessor: Item?) {
    link(item, in: scope, after: predecessor)
    new.insert(item)
    insertedAt[item] = clock + 1
    if let focus, isAttached(item), flattened([item]).contains(focus) { removeMark() }
  }

  mutating func move(_ item: Item, after predecessor: Item?) {
    guard item != predecessor, let place = place(of: item) else { return }
    scopes[place.scope].remove(at: place.index)
    link(item, in: place.scope, after: predecessor)
  }

  private mutating func link(_ item: Item, in scope: Int, after predecessor: Item?) {
    let index = predecessor.map { scopes[scope].firstIndex(of: $0)! + 1 } ?? 0
    scopes[scope].insert(item, at: index)
  }

  mutating func remove(_ item: Item) {
    let place = place(of: item)!
    let holder: Item? = self.place(of: .mark) != nil ? .mark : focus.map { .node($0) }
    let wasAttached = isAttached(item)
    scopes[place.scope].remove(at: place.index)
    if wasAttached, let holder, !isAttached(holder) {
      if holder == .mark { removeMark() }
      scopes[place.scope].insert(.mark, at: place.index)
    }
  }

  mutating func removeMark() {
    if let place = place(of: .mark) { scopes[place.scope].remove(at: place.index) }
  }

  // MARK: Events

  mutating func report(_ node: Int?, byUser: Bool) {
    let node = node.flatMap { isAttached(.node($0)) ? $0 : nil }
    if !isActive, node == nil || node == focus { return }
    guard byUser, isShown else {
      toolkit = node
      return
    }
    if node == focus, node == toolkit {
      displaced = nil
      return
    }
    writes = []
    written = [:]
    pending = nil
    new = []
    removeMark()
    displaced = nil
    toolkit = node
    clock += 1
    if let node { dropOpeners(leavingFor: node, isInside: true) }
    settle(node)
  }

  mutating func write(_ value: Int?, to binding: Int) {
    writes.append(Write(binding: binding, value: value))
    written[binding] = .some(value)
  }

  // MARK: The turn

  func canTakeFocus(_ node: Int) -> Bool {
    isAttached(.node(node)) && nodes[node].isEnabled && nodes[node].isMapped
  }

  func canKeepFocus(_ node: Int) -> Bool {
    isAttached(.node(node)) && nodes[node].isEnabled && (nodes[node].isMapped || !isShown)
  }

  func target(of write: Write) -> Int? {
    guard let value = write.value else { return nil }
    let name = Name(binding: write.binding, value: value)
    return flattened(scopes[0]).first {
      canTakeFocus($0) && nodes[$0].registrations.contains(name)
    }
  }

  private func toolkitAccepts(_ node: Int?) -> Bool {
    node == toolkit || node.map { !refused.contains($0) } ?? true
  }

  mutating func turn() {
    var virtual = focus
    var decision: Write?
    var waiting: Write?
    if !writes.isEmpty || displaced.map({ !isAttached(.node($0)) }) ?? false { displaced = nil }
    for write in (pending.map { [$0] } ?? []) + writes {
      if write.value == nil {
        if waiting?.binding == write.binding { waiting = nil }
        guard let node = virtual else { continue }
        let isNamed =
          nodes[node].registrations.contains { $0.binding == write.binding }
          || (node == focus && truth[write.binding] != nil)
        if isNamed { (virtual, decision) = (nil, write) }
      } else if let target = target(of: write) {
        (virtual, decision, waiting) = (target, write, nil)
      } else {
        waiting = write
      }
    }

    var landed: Int?
    var isRequested = false
    if decision != nil, toolkitAccepts(virtual) {
      toolkit = virtual
      landed = toolkit
      displaced = nil
      isRequested = true
    } else if let node = displaced, canTakeFocus(node), toolkitAccepts(node) {
      if decision != nil, waiting == nil { waiting = decision }
      toolkit = node
      landed = toolkit
      displaced = nil
    } else {
      if decision != nil, waiting == nil { waiting = decision }
      if let focus, !canKeepFocus(focus) {
        if displaced == nil, isAttached(.node(focus)), !nodes[focus].isEnabled { displaced = focus }
        toolkit = neighbours(of: focus).first { toolkitAccepts($0) }
        landed = toolkit
      } else if isShown {
        if toolkitAccepts(focus) { toolkit = focus }
        landed = toolkit
      } else {
        landed = focus
      }
    }
    if let node = landed, !canKeepFocus(node) {
      landed = nil
      toolkit = nil
    }
    if let node = toolkit, !isAttached(.node(node)) { toolkit = nil }
    pending = waiting
    writes = []
    written = [:]
    new = []
    removeMark()
    clock += 1
    settle(landed, isRequested: isRequested)
  }

  /// The nodes that may get the focus from a node that lost it, best first.
  private func neighbours(of node: Int) -> [Int] {
    guard let place = place(of: .mark) ?? place(of: .node(node)) else { return [] }
    var start = place.index
    if scopes[place.scope][start] == .mark {
      while start > 0, new.contains(scopes[place.scope][start - 1]) { start -= 1 }
    }
    return neighbours(from: start, in: place.scope)
      .flatMap { openers(insteadOf: $0.node, in: $0.scope) + [$0.node] }
  }

  /// The openers to which the focus goes before it goes to a neighbour, the last one first.
  private func openers(insteadOf neighbour: Int, in scope: Int) -> [Int] {
    openers.reversed().prefix { !isContent(.node(neighbour), of: $0.content) }.map(\.node)
      .filter { canTakeFocus($0) && flattened(scopes[scope]).contains($0) }
  }

  /// Whether an item was inserted in the turn `content`, or beside or in something that was, later.
  private func isContent(_ item: Item, of content: Int, isInside: Bool = false) -> Bool {
    let time = insertedAt[item] ?? 0
    guard time > content, let place = place(of: item) else { return time == content }
    func isOfContent(_ items: some Sequence<Item>) -> Bool {
      let ages = items.filter { $0 != .mark }.map { insertedAt[$0]! }
      return ages.first { $0 <= content } == content
    }
    let items = scopes[place.scope]
    let isBefore = isOfContent(items[(place.index + 1)...])
    let isAfter = isOfContent(items[..<place.index].reversed())
    return (isInside ? isBefore && isAfter : isBefore || isAfter)
      || isContent(.scope(place.scope), of: content, isInside: isInside)
  }

  /// The neighbours, and the scopes in which they are found.
  private func neighbours(from start: Int, in scope: Int) -> [(node: Int, scope: Int)] {
    let items = scopes[scope]
    let after = content(of: items[start...])
    let before = content(of: items[..<start])
    let inside = (after + before.reversed()).filter(canTakeFocus).map { ($0, scope) }
    guard asides.contains(scope), let place = place(of: .scope(scope)) else { return inside }
    return inside + neighbours(from: place.index, in: place.scope)
  }

  /// The nodes in `items`, without those that are beside the content.
  private func content(of items: some Sequence<Item>) -> [Int] {
    items.flatMap { item -> [Int] in
      switch item {
      case .node(let node): [node]
      case .scope(let scope): asides.contains(scope) ? [] : content(of: scopes[scope])
      case .mark: []
      }
    }
  }

  private mutating func settle(_ node: Int?, isRequested: Bool = false) {
    if node != focus { followOpeners(to: node, isRequested: isRequested) }
    focus = node
    for binding in 0..<bindingCount {
      truth[binding] = node.flatMap { node in
        nodes[node].registrations.last { $0.binding == binding }?.value
      }
    }
  }

  private mutating func followOpeners(to node: Int?, isRequested: Bool) {
    clock += 1
    guard let node else { return openers = [] }
    let time = insertedAt[.node(node)]!
    let isOldAttached = focus.map { isAttached(.node($0)) } ?? false
    if time > focusedSince, !isOldAttached, isRequested, let last = openers.last,
      !isContent(.node(node), of: last.content)
    {
      openers[openers.count - 1].content = time
    }
    dropOpeners(leavingFor: node)
    if isRequested, isOldAttached, time > focusedSince {
      openers = openers.filter { isAttached(.node($0.node)) }.suffix(31) + [(focus!, time)]
    }
    focusedSince = clock
  }

  private mutating func dropOpeners(leavingFor node: Int, isInside: Bool = false) {
    while let last = openers.last,
      !isContent(.node(node), of: last.content, isInside: isInside)
    {
      openers.removeLast()
    }
  }
}
