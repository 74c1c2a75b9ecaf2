internal import CGtk
internal import FocusModel
internal import GtkBridge

/// Where assistive technology is in one window: a second cursor beside the keyboard's, by the same
/// model.
///
/// A screen reader has no cursor that a program could set: it follows the keyboard. So a control
/// that is named takes the keyboard; a text takes it for the moment that speaks it, unless a field
/// is being typed into, which keeps it: then the text is announced.
@MainActor
final class AccessibilityFocus {
  let coordinator = FocusCoordinator()
  private unowned let window: WindowContext
  /// By their nodes.
  private var targets: [ObjectIdentifier: Unowned<AccessibilityTarget>] = [:]
  private var known:
    (evaluation: UInt32, places: [UnsafeMutableRawPointer: Unowned<AccessibilityTarget>])?
  /// The keyboard went somewhere in the turn that is being resolved.
  private var hasMoved = false
  private var isMoving = false
  private var following: AssistiveTechnology.Following?

  init(of window: WindowContext) {
    self.window = window
    coordinator.moveFocus = { [weak self] node in
      nonisolated(unsafe) let node = node
      return MainActor.assumeIsolated { self?.move(to: node) ?? true }
    }
    coordinator.needsTurn = { MainActor.assumeIsolated { Updater.shared.askForTurn() } }
    coordinator.warn = { message in MainActor.assumeIsolated { warn(message) } }
    following = AssistiveTechnology.shared.follow { [weak self] in self?.technologyChanged() }
  }

  func add(_ target: AccessibilityTarget) {
    coordinator.root.insert(target.item, after: nil)
    targets[ObjectIdentifier(target.owner)] = Unowned(target)
    known = nil
  }

  func remove(_ target: AccessibilityTarget) {
    coordinator.root.remove(target.item)
    targets[ObjectIdentifier(target.owner)] = nil
    known = nil
  }

  private func technologyChanged() {
    if AssistiveTechnology.shared.isActive == true {
      coordinator.retry()
    } else {
      // Nobody is anywhere: what waits is dropped with it.
      coordinator.focusDidMove(to: nil, by: .person)
    }
  }

  // MARK: Direct

  /// Decides on the writes of this turn, when the keyboard's focus has been decided on.
  func resolve() {
    if hasMoved {
      hasMoved = false
      // A write of the same turn decides, not where the keyboard went besides.
      if !coordinator.hasRequests { reportKeyboard() }
    }
    coordinator.resolve()
  }

  private func move(to node: FocusNode?) -> Bool {
    guard let node else { return true }
    guard let target = node.owner as? AccessibilityTarget, let widget = target.widget,
      AssistiveTechnology.shared.isActive == true,
      // Behind a sheet: it waits until the window has the keys again.
      Updater.shared.activeWindow === window
    else { return false }
    isMoving = true
    defer { isMoving = false }
    guard !widget.accessible.containsFocusable, window.isTyping else {
      return window.takeAccessibilityFocus(widget, saying: target.text)
    }
    AccessibilityNotification.Announcement(target.text).post()
    return true
  }

  // MARK: Reflect

  /// The keyboard focus went elsewhere, and the screen reader with it.
  func keyboardFocusMoved() {
    if isMoving { return }
    if Updater.shared.isRunning {
      hasMoved = true
      Updater.shared.askForTurn()
    } else {
      reportKeyboard()
    }
  }

  private func reportKeyboard() {
    guard AssistiveTechnology.shared.isActive == true else { return }
    coordinator.focusDidMove(to: window.focusWidget.flatMap(target)?.item, by: .person)
  }

  /// The innermost target around a widget.
  func target(of widget: UnsafeMutablePointer<GtkWidget>) -> AccessibilityTarget? {
    if targets.isEmpty { return nil }
    if let control = window.focusNode(of: widget)?.owner as? FocusableControl {
      return sequence(first: control.owner) { $0.parent }.lazy
        .compactMap { [targets] in targets[ObjectIdentifier($0)]?.object }.first
    }
    // A text that can be selected: no control of ours.
    let places = places()
    var next: UnsafeMutablePointer<GtkWidget>? = widget
    while let candidate = next {
      if let target = places[UnsafeMutableRawPointer(candidate)] { return target.object }
      next = gtk_widget_get_parent(candidate)
    }
    return nil
  }

  /// The targets by their widgets, the innermost of those that have one in common. They are looked for anew
  /// only when a view has been evaluated since.
  private func places() -> [UnsafeMutableRawPointer: Unowned<AccessibilityTarget>] {
    if let known, known.evaluation == Evaluation.number { return known.places }
    var places: [UnsafeMutableRawPointer: Unowned<AccessibilityTarget>] = [:]
    for target in targets.values {
      ViewCost.step()
      guard let widget = target.object.widget else { continue }
      if let other = places[widget.raw], other.object.depth > target.object.depth { continue }
      places[widget.raw] = target
    }
    known = (Evaluation.number, places)
    return places
  }
}

/// A view that assistive technology can be sent to.
@MainActor
final class AccessibilityTarget {
  let item: FocusNode
  unowned let owner: _Node

  init(_ owner: _Node) {
    self.owner = owner
    // The closure would keep the node alive for ever, which keeps this.
    weak let node = owner
    item = FocusNode(name: MainActor.assumeIsolated { node?.plainText ?? "" })
    item.isMapped = true
    item.owner = self
  }

  var widget: Widget? { owner.lastWidget }
  var text: String { owner.plainText }
  var depth: Int { owner.depth }
}
