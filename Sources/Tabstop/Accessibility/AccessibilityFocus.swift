internal import FocusModel
internal import GtkBridge

/// The focus of assistive technology in one window: a second focus beside the keyboard's, in a
/// focus model of its own.
///
/// A screen reader on Linux has no cursor that a program could move: it follows the keyboard focus.
/// So a request for a control gives the control the keyboard focus; a text gets it only for the
/// moment in which it is spoken. While the user types into a field, the field keeps the focus, and
/// the text is announced instead.
@MainActor
final class AccessibilityFocus {
  let coordinator = FocusCoordinator()
  private unowned let window: WindowContext
  /// The targets, by their nodes.
  private var targets: [ObjectIdentifier: Unowned<AccessibilityTarget>] = [:]
  /// The targets by their widgets, as of an evaluation of views.
  private var known:
    (evaluation: UInt32, places: [UnsafeMutableRawPointer: Unowned<AccessibilityTarget>])?
  /// Whether the keyboard focus has moved in the turn that is being resolved.
  private var hasMoved = false
  private var isMoving = false
  private var subscription: AssistiveTechnology.Subscription?

  init(of window: WindowContext) {
    self.window = window
    coordinator.moveFocus = { [weak self] node in
      return MainActor.assumeIsolated { self?.move(to: node) ?? true }
    }
    coordinator.needsTurn = { MainActor.assumeIsolated { Updater.shared.requestTurn() } }
    coordinator.warn = { message in MainActor.assumeIsolated { warn(message) } }
    subscription = AssistiveTechnology.shared.observe { [weak self] in self?.technologyChanged() }
  }

  /// Adds a view as a target.
  func add(_ target: AccessibilityTarget) {
    coordinator.root.insert(target.item, after: nil)
    targets[ObjectIdentifier(target.owner)] = Unowned(target)
    known = nil
  }

  /// Removes a view from the targets.
  func remove(_ target: AccessibilityTarget) {
    coordinator.root.remove(target.item)
    targets[ObjectIdentifier(target.owner)] = nil
    known = nil
  }

  private func technologyChanged() {
    if AssistiveTechnology.shared.isActive == true {
      coordinator.retry()
    } else {
      // Without assistive technology there is no such focus: pending requests are dropped.
      coordinator.focusDidMove(to: nil, by: .user)
    }
  }

  // MARK: Requests

  /// Decides on the writes of this turn, after the keyboard's focus has been decided.
  func resolve() {
    if hasMoved {
      hasMoved = false
      // A write of the same turn takes precedence over the keyboard's move.
      if !coordinator.hasRequests { reportKeyboard() }
    }
    coordinator.resolve()
  }

  /// Gives a target the keyboard focus, or announces it while the user types. Returns false if the
  /// request has to wait.
  private func move(to node: FocusNode?) -> Bool {
    guard let node else { return true }
    guard let target = node.owner as? AccessibilityTarget, let widget = target.widget,
      AssistiveTechnology.shared.isActive == true,
      // A request waits while the window is not active, for example behind a sheet.
      Updater.shared.activeWindow === window
    else { return false }
    isMoving = true
    defer { isMoving = false }
    guard !widget.accessible.containsFocusable, window.isTyping else {
      guard window.takeAccessibilityFocus(widget, saying: target.text) else { return false }
      if let introduction = target.introduction {
        AccessibilityNotification.Announcement(introduction).post()
      }
      return true
    }
    AccessibilityNotification.Announcement(target.text).post()
    return true
  }

  // MARK: Reports

  /// Called when the keyboard focus has moved, because a screen reader follows it.
  func keyboardFocusMoved() {
    if isMoving { return }
    if Updater.shared.isRunning {
      hasMoved = true
      Updater.shared.requestTurn()
    } else {
      reportKeyboard()
    }
  }

  private func reportKeyboard() {
    guard AssistiveTechnology.shared.isActive == true else { return }
    coordinator.focusDidMove(to: window.focusWidget.flatMap(target)?.item, by: .user)
  }

  /// The innermost target that contains a widget.
  func target(of widget: WidgetPointer) -> AccessibilityTarget? {
    if targets.isEmpty { return nil }
    if let control = window.focusNode(of: widget)?.owner as? FocusableControl {
      return sequence(first: control.owner) { $0.parent }.lazy
        .compactMap { [targets] in targets[ObjectIdentifier($0)]?.object }.first
    }
    // The widget is a selectable text, not the control of a view.
    let places = places()
    var next: WidgetPointer? = widget
    while let candidate = next {
      if let target = places[UnsafeMutableRawPointer(candidate)] { return target.object }
      next = candidate.parent
    }
    return nil
  }

  /// The targets by their widgets; the innermost one if several share a widget. They are collected
  /// again only after a view was evaluated.
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

/// A view that can have the focus of assistive technology.
@MainActor
final class AccessibilityTarget {
  let item: FocusNode
  unowned let owner: _Node

  init(_ owner: _Node) {
    self.owner = owner
    // A strong capture would leak the node, because the node retains this object.
    weak let node = owner
    item = FocusNode(name: MainActor.assumeIsolated { node?.plainText ?? "" })
    item.owner = self
  }

  var widget: Widget? { owner.lastWidget }
  var text: String { owner.plainText }
  var depth: Int { owner.depth }

  /// The text with which a view that contains controls begins, as a summary of errors does: the focus goes to the first
  /// control, so nothing else says it.
  var introduction: String? {
    guard let widget, !owner.beginsWithField,
      let text = owner.firstSpokenText, let first = owner.window.firstControl(in: widget),
      !first.name.contains(text)
    else { return nil }
    return text
  }
}
