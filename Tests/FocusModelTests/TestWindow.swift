import FocusModel

/// A window of a toolkit that does what is requested, at once, and reports it; unless configured
/// otherwise.
final class TestWindow {
  let model = FocusCoordinator()
  private(set) var toolkitFocus: FocusNode?
  private(set) var turnsWanted = 0
  private(set) var moves: [String] = []
  private(set) var warnings: [String] = []
  /// Nodes that the toolkit refuses to focus.
  var refuses: (FocusNode) -> Bool = { _ in false }
  /// The node that the toolkit reports before the requested one.
  var detour: [FocusNode?] = []

  // The model does not retain them.
  private var items: [FocusItem] = []
  private var lasts: [ObjectIdentifier: FocusItem] = [:]

  /// - Parameter isShown: whether the window has appeared and the turn of that is over.
  init(isShown: Bool = true) {
    model.needsTurn = { [unowned self] in turnsWanted += 1 }
    model.warn = { [unowned self] in warnings.append($0) }
    model.moveFocus = { [unowned self] in move(to: $0) }
    if isShown {
      model.windowDidAppear()
      model.resolve()
      turnsWanted = 0
    }
  }

  var focus: String? { model.focusedNode?.name }

  private func move(to node: FocusNode?) -> Bool {
    moves.append(node?.name ?? "nowhere")
    if let node, refuses(node) { return false }
    for other in detour { model.focusDidMove(to: other) }
    toolkitFocus = node
    model.focusDidMove(to: node)
    return true
  }

  /// A node that can take the focus, at the end of `scope`.
  @discardableResult
  func field(_ name: String, in scope: FocusScope? = nil, isMapped: Bool = true) -> FocusNode {
    let node = FocusNode(name: name)
    node.isMapped = isMapped
    add(node, to: scope)
    return node
  }

  /// Puts a node or a scope at the end of `scope`.
  func add(_ item: FocusItem, to scope: FocusScope? = nil) {
    let scope = scope ?? model.root
    scope.insert(item, after: lasts[ObjectIdentifier(scope)])
    lasts[ObjectIdentifier(scope)] = item
    items.append(item)
  }

  /// Puts a new scope at the end of another.
  func scope(_ name: String = "", in outer: FocusScope? = nil) -> FocusScope {
    let scope = FocusScope(name: name)
    add(scope, to: outer)
    return scope
  }

  /// Moves the focus for the user.
  func user(_ node: FocusNode?) {
    toolkitFocus = node
    model.focusDidMove(to: node, by: .user)
  }

  /// Moves the focus for the toolkit.
  func toolkit(_ node: FocusNode?) {
    toolkitFocus = node
    model.focusDidMove(to: node, by: .toolkit)
  }

  /// Removes a node as a toolkit does: its focus is cleared.
  func remove(_ node: FocusNode) {
    node.scope?.remove(node)
    if toolkitFocus === node { toolkit(nil) }
  }

  /// Ends the turn.
  @discardableResult
  func turn() -> Bool {
    moves = []
    turnsWanted = 0
    return model.resolve()
  }
}

enum Field: Hashable {
  case a, b, c
}

/// A binding, with the notifications of its readers.
final class Watched<Value: Hashable> {
  let binding: FocusBinding<Value>
  private(set) var seen: [Value] = []
  private var registrations: [FocusRegistration] = []

  init(none: Value, home: TestWindow? = nil) {
    binding = FocusBinding(none: none)
    binding.home = home?.model
    binding.didChange = { [unowned self] in seen.append(binding.value) }
  }

  var value: Value { binding.value }

  @discardableResult
  func on(_ node: FocusNode, _ value: Value, group: AnyObject? = nil) -> FocusRegistration {
    let registration = binding.register(node, for: value, group: group)
    registrations.append(registration)
    return registration
  }

  func write(_ value: Value) {
    binding.write(value)
  }

  func forgetSeen() {
    seen = []
  }
}

extension Watched where Value == Field? {
  convenience init(home: TestWindow? = nil) {
    self.init(none: nil, home: home)
  }
}

extension Watched where Value == Bool {
  convenience init(home: TestWindow? = nil) {
    self.init(none: false, home: home)
  }
}
