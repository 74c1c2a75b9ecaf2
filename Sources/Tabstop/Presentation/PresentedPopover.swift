internal import CGtk
internal import FocusModel
internal import GtkBridge

/// A bubble at a view, in the view's own window. The focus goes into it, and back when it closes.
@MainActor
final class PresentedPopover: PresentedSurface {
  private let popover = Widget(gtk_popover_new())
  private let window: WindowContext
  private let presentation: Presentation
  private unowned let node: _Node
  private let edge: Edge
  private let scope = FocusScope(name: "popover")
  private weak var focusBefore: FocusNode?
  private var root: RootNode?
  private var connections: [SignalConnection] = []
  private var isShown = false

  init(_ presentation: Presentation, by node: _Node, edge: Edge) {
    self.presentation = presentation
    self.node = node
    self.edge = edge
    window = node.window
    popover.addClass("tabstop-popover")
    presentation.optionsChanged = { [weak self] in self?.applyOptions() }
  }

  func show<Content: View>(_ content: Content, in environment: EnvironmentValues) {
    var environment = environment
    environment.inherited.focusScope = scope
    if root == nil {
      focusBefore = window.coordinator.focusedNode
      node.environment.inherited.focusScope.insert(
        scope, after: node.lastFocusItem ?? node.focusItemBeforeSelf)
      root = RootNode(
        _Context(window: window, environment: environment, depth: node.depth + 1)
      ) { [popover] in gtk_popover_set_child(popover.cast(to: GtkPopover.self), $0?.pointer) }
    }
    root?.show(content, in: environment)
    if !isShown { present() }
  }

  private func present() {
    guard let anchor = firstWidget else { return }
    isShown = true
    applyOptions()
    let pointer = popover.cast(to: GtkPopover.self)
    gtk_popover_set_position(pointer, edge.position)
    gtk_widget_set_parent(popover.pointer, anchor.pointer)
    connections = [
      SignalConnection(popover, "closed", owner: self) { popover, _ in popover.closed() }
    ]
    window.movingFocus { gtk_popover_popup(pointer) }
    window.coordinator.enter(scope, orFirst: true)
  }

  /// GTK closed it: Escape, or a click outside.
  private func closed() {
    if !presentation.dismissByPerson() { gtk_popover_popup(popover.cast(to: GtkPopover.self)) }
  }

  private var firstWidget: Widget? {
    var first: Widget?
    node.forEachWidget { first = first ?? $0 }
    return first
  }

  private func applyOptions() {
    let isModal = !presentation.options.allowsBackgroundInteraction
    gtk_popover_set_autohide(popover.cast(to: GtkPopover.self), isModal ? 1 : 0)
  }

  func unmount() {
    connections = []
    let holdsFocus = window.coordinator.focusedNode.map(scope.contains) ?? false
    window.willRemove(popover)
    root?.unmount()
    root = nil
    scope.scope?.remove(scope)
    if holdsFocus { window.coordinator.returnFocus(to: focusBefore) }
    // Its parent may be gone before the turn is over.
    guard isShown else { return }
    isShown = false
    window.movingFocus {
      gtk_popover_popdown(popover.cast(to: GtkPopover.self))
      gtk_widget_unparent(popover.pointer)
    }
  }

  func remove() {}
}

extension Edge {
  /// Where a popover stands whose arrow is at this edge of its anchor.
  fileprivate var position: GtkPositionType {
    switch self {
    case .top: GTK_POS_TOP
    case .bottom: GTK_POS_BOTTOM
    case .leading: GTK_POS_LEFT
    case .trailing: GTK_POS_RIGHT
    }
  }
}
