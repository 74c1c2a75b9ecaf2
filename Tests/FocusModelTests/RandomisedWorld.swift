import FocusModel

/// One event. Numbers choose among what is possible at the time, so that any part of a sequence is
/// a sequence too: that makes shrinking easy.
enum Step {
  case insert(item: Int, scope: Int, position: Int)
  case remove(item: Int, afterwards: ToolkitReaction)
  case move(item: Int, position: Int)
  case toggleEnabled(node: Int, afterwards: ToolkitReaction)
  case toggleMapped(node: Int, afterwards: ToolkitReaction)
  case register(node: Int, binding: Int, value: Int)
  case cancel(node: Int, registration: Int)
  case user(node: Int)
  case userActs
  case toolkit(node: Int)
  case write(binding: Int, value: Int)
  case toggleActive
  case toggleShown
  case toggleRefusal(node: Int)
  case toggleLateness
  case lateAnswer
  case turn
}

/// The toolkit's reaction when the focused widget is removed.
enum ToolkitReaction {
  case silent
  case letsGo
  case goesTo(Int)
}

/// The model, its reference, and a toolkit for them, in lockstep.
final class RandomisedWorld {
  private static let nodeCount = 7
  private static let scopeCount = 3
  private static let valueCount = 3
  /// The scopes that are beside the content around them.
  private static let asides: Set<Int> = [2]

  private var reference: ReferenceModel
  private let model = FocusCoordinator()
  private let nodes: [FocusNode]
  private let scopes: [FocusScope]
  private let fields: [FocusBinding<Int?>]
  private let flag = FocusBinding<Bool>(none: false)
  private var registrations: [[FocusRegistration]]

  private var changes: [Int]
  private var hasRequestedTurn = false
  private var isWatched = false
  private var carriedOut: [Int?] = []
  /// Whether a request, or a displaced node, waited at the end of the last turn only because the
  /// toolkit refused.
  private var hasRefusedRequest = false
  private var isLate = false
  private var lateAnswers: [Int?] = []

  /// The last binding is a flag: of its values only 0 ("true") exists.
  private var bindingCount: Int { fields.count + 1 }

  init() {
    nodes = (0..<Self.nodeCount).map { FocusNode(name: "\($0)") }
    fields = (0..<2).map { _ in FocusBinding(none: nil) }
    scopes =
      [model.root]
      + (1..<Self.scopeCount).map {
        FocusScope(name: "\($0)", isAside: Self.asides.contains($0))
      }
    registrations = Array(repeating: [], count: Self.nodeCount)
    changes = Array(repeating: 0, count: fields.count + 1)
    reference = ReferenceModel(
      nodes: Self.nodeCount, scopes: Self.scopeCount, bindings: fields.count + 1,
      asides: Self.asides)

    model.needsTurn = { [unowned self] in hasRequestedTurn = true }
    model.watchUser = { [unowned self] in isWatched = $0 }
    model.moveFocus = { [unowned self] in move(to: $0) }
    for (index, field) in fields.enumerated() {
      // Called once more when the model is released, at the end of this world.
      field.didChange = { [weak self] in self?.changes[index] += 1 }
      field.home = model
    }
    flag.didChange = { [weak self, index = fields.count] in self?.changes[index] += 1 }
    flag.home = model

    model.windowDidAppear()
    model.resolve()
    for node in nodes { node.isMapped = true }
    for (item, scope) in [(0, 0), (7, 0), (1, 0), (2, 1), (3, 1), (8, 1)] {
      insert(item: item, scope: scope, position: .max)
    }
    for node in 0..<4 { register(node: node, binding: node % 2, value: node / 2) }
  }

  private func move(to node: FocusNode?) -> Bool {
    let number = node.map { Int($0.name)! }
    if let number, reference.refused.contains(number) { return false }
    carriedOut.append(number)
    if isLate { lateAnswers.append(number) } else { model.focusDidMove(to: node) }
    return true
  }

  // MARK: Steps

  /// Does one step on both sides. Returns what differs afterwards, if anything does.
  func perform(_ step: Step) -> String? {
    let before = values
    changes = changes.map { _ in 0 }
    if case .turn = step {
      if let problem = turn() { return problem }
    } else {
      happen(step)
    }
    return differences(from: before)
  }

  private func happen(_ step: Step) {
    switch step {
    case .insert(let item, let scope, let position):
      insert(item: item, scope: scope, position: position)
    case .remove(let item, let reaction):
      let items = placedItems
      guard !items.isEmpty else { return }
      let item = items[item % items.count]
      self.item(item).scope?.remove(self.item(item))
      reference.remove(item)
      react(reaction)
    case .move(let item, let position):
      let items = placedItems
      guard !items.isEmpty else { return }
      let item = items[item % items.count]
      let scope = reference.place(of: item)!.scope
      let predecessor = predecessor(in: scope, position)
      scopes[scope].move(self.item(item), after: predecessor.map(self.item))
      reference.move(item, after: predecessor)
    case .toggleEnabled(let node, let reaction):
      let node = node % Self.nodeCount
      nodes[node].isEnabled.toggle()
      reference.nodes[node].isEnabled.toggle()
      react(reaction)
    case .toggleMapped(let node, let reaction):
      let node = node % Self.nodeCount
      nodes[node].isMapped.toggle()
      reference.nodes[node].isMapped.toggle()
      react(reaction)
    case .register(let node, let binding, let value):
      register(node: node, binding: binding, value: value)
    case .cancel(let node, let registration):
      let node = node % Self.nodeCount
      guard !registrations[node].isEmpty else { return }
      let index = registration % registrations[node].count
      // Half of them end because they are released.
      let ended = registrations[node].remove(at: index)
      if registration.isMultiple(of: 2) { ended.cancel() }
      reference.nodes[node].registrations.remove(at: index)
    case .user(let node):
      let reachable = reference.nodes.indices.filter(reference.canTakeFocus)
      guard reference.isShown else { return }
      report(choose(node, of: reachable), byUser: true)
    case .userActs:
      model.userDidAct()
      reference.displaced = nil
    case .toolkit(let node):
      report(choose(node, of: Array(0..<Self.nodeCount)), byUser: false)
    case .write(let binding, let value):
      write(binding: binding, value: value)
    case .toggleActive:
      reference.isActive.toggle()
      model.windowDidChangeActivation(isActive: reference.isActive)
    case .toggleShown:
      reference.isShown.toggle()
      if reference.isShown { model.windowDidAppear() } else { model.windowDidDisappear() }
    case .toggleRefusal(let node):
      reference.refused.formSymmetricDifference([node % Self.nodeCount])
    case .toggleLateness:
      isLate.toggle()
    case .lateAnswer:
      if !lateAnswers.isEmpty { report(lateAnswers.removeFirst(), byUser: false) }
    case .turn:
      break
    }
  }

  private func turn() -> String? {
    let asked = hasRequestedTurn
    let focusBefore = reference.focus
    hasRequestedTurn = false
    carriedOut = []
    let before = values
    let told = model.resolve()
    reference.turn()

    if told != (before != values || focusBefore != reference.focus) {
      return "resolve() answered \(told)"
    }
    // Only a request that the toolkit refused before may be carried out without a new event.
    if !asked, told || !carriedOut.isEmpty, !hasRefusedRequest {
      return "something came late: the model did not ask for this turn"
    }
    hasRefusedRequest =
      reference.pending.flatMap(reference.target(of:)) != nil
      || reference.displaced.map(reference.canTakeFocus) ?? false
    if isWatched != (reference.displaced != nil) { return "the user is watched: \(isWatched)" }
    if carriedOut.count > 1 { return "more than one move: \(carriedOut)" }
    if let waiting = reference.pending, let node = reference.target(of: waiting),
      !reference.refused.contains(node)
    {
      return "a request was not honoured: \(waiting)"
    }
    return nil
  }

  private func insert(item: Int, scope: Int, position: Int) {
    let absent = allItems.filter { reference.place(of: $0) == nil }
    guard !absent.isEmpty else { return }
    let numbered = allItems[item % allItems.count]
    let item = absent.contains(numbered) ? numbered : absent[item % absent.count]
    let scope = scope % Self.scopeCount
    if case .scope(let inner) = item, inner == scope || isScope(scope, inside: inner) { return }
    let predecessor = predecessor(in: scope, position)
    scopes[scope].insert(self.item(item), after: predecessor.map(self.item))
    reference.insert(item, in: scope, after: predecessor)
  }

  private func register(node: Int, binding: Int, value: Int) {
    let node = node % Self.nodeCount
    let binding = binding % bindingCount
    let value = binding < fields.count ? value % Self.valueCount : 0
    registrations[node].append(
      binding < fields.count
        ? fields[binding].register(nodes[node], for: value)
        : flag.register(nodes[node], for: true))
    reference.nodes[node].registrations.append(.init(binding: binding, value: value))
  }

  private func write(binding: Int, value: Int) {
    let binding = binding % bindingCount
    let choices: [Int?] = binding < fields.count ? [nil, 0, 1, 2] : [nil, 0]
    let value = choices[value % choices.count]
    if binding < fields.count { fields[binding].write(value) } else { flag.write(value != nil) }
    reference.write(value, to: binding)
  }

  private func report(_ node: Int?, byUser: Bool) {
    model.focusDidMove(to: node.map { nodes[$0] }, by: byUser ? .user : .toolkit)
    reference.report(node, byUser: byUser)
  }

  private func react(_ reaction: ToolkitReaction) {
    guard let focus = reference.toolkit, !reference.canTakeFocus(focus) else { return }
    switch reaction {
    case .silent: break
    case .letsGo: report(nil, byUser: false)
    case .goesTo(let node): report(node % Self.nodeCount, byUser: false)
    }
  }

  // MARK: Choosing

  private var allItems: [ReferenceModel.Item] {
    (0..<Self.nodeCount).map { .node($0) } + (1..<Self.scopeCount).map { .scope($0) }
  }

  private var placedItems: [ReferenceModel.Item] {
    allItems.filter { reference.place(of: $0) != nil }
  }

  private func item(_ item: ReferenceModel.Item) -> FocusItem {
    switch item {
    case .node(let node): nodes[node]
    case .scope(let scope): scopes[scope]
    case .mark: preconditionFailure("The mark is the model's own.")
    }
  }

  private func predecessor(in scope: Int, _ position: Int) -> ReferenceModel.Item? {
    choose(position, of: reference.scopes[scope].filter { $0 != .mark })
  }

  /// One of `candidates`, or none.
  private func choose<T>(_ number: Int, of candidates: [T]) -> T? {
    if number == .max { return candidates.last }
    let index = number % (candidates.count + 1)
    return index < candidates.count ? candidates[index] : nil
  }

  private func isScope(_ scope: Int, inside outer: Int) -> Bool {
    guard let place = reference.place(of: .scope(scope)) else { return false }
    return place.scope == outer || isScope(place.scope, inside: outer)
  }

  // MARK: Comparing

  private var values: [Int?] {
    fields.map(\.value) + [flag.value ? 0 : nil]
  }

  private func differences(from before: [Int?]) -> String? {
    let focus = model.focusedNode.map { Int($0.name)! }
    if focus != reference.focus {
      return "focus is \(text(focus)), should be \(text(reference.focus))"
    }
    let values = values
    for binding in values.indices {
      let expected = reference.value(of: binding)
      if values[binding] != expected {
        return "binding \(binding) is \(text(values[binding])), should be \(text(expected))"
      }
      let expectedChanges = values[binding] == before[binding] ? 0 : 1
      if changes[binding] != expectedChanges {
        return "binding \(binding) told \(changes[binding]) times of \(expectedChanges) changes"
      }
      // A settled value names the node that has the focus.
      if reference.writes.isEmpty, let value = values[binding] {
        let names = focus.map { reference.nodes[$0].registrations } ?? []
        let isSettled = !hasRequestedTurn
        if isSettled, !names.contains(.init(binding: binding, value: value)) {
          return "binding \(binding) names \(value), which is not where the focus is"
        }
      }
    }
    return nil
  }

  private func text(_ number: Int?) -> String {
    number.map { "\($0)" } ?? "none"
  }
}
