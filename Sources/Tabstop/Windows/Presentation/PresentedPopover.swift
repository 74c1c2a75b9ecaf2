internal import CGtk
internal import FocusModel
internal import GtkBridge

/// A popover at a view, in the view's own window. The focus goes into it, and back when it closes.
@MainActor
final class PresentedPopover: PresentedSurface {
  static let styleClass = "tabstop-popover"
  private let popover = Widget(gtk_popover_new())
  private let window: WindowContext
  private let presentation: Presentation
  private unowned let node: _Node
  private let edge: Edge
  private let scope = FocusScope(name: "popover")
  private var focusBefore: FocusPlace?
  private var root: RootNode?
  private var connections: [SignalConnection] = []
  private var isShown = false
  private var isClosing = false
  /// The user was typing when it was shown.
  private var leavesFocus = false
  /// The place that it points to.
  private var place: AnchorPlace?
  private var phase: LayoutPhase?

  init(_ presentation: Presentation, by node: _Node, edge: Edge) {
    self.presentation = presentation
    self.node = node
    self.edge = edge
    window = node.window
    popover.addClass(Self.styleClass)
    presentation.optionsChanged = { [weak self] in self?.applyOptions() }
  }

  func show<Content: View>(_ content: Content, in environment: EnvironmentValues) {
    let environment = prepared(environment)
    if root == nil {
      focusBefore = FocusPlace(ofFocusIn: window.coordinator.root)
      node.environment.inherited.focusScope.insert(
        scope, after: node.lastFocusItem ?? node.focusItemBeforeSelf)
      root = RootNode(
        _Context(window: window, environment: environment, depth: node.depth + 1),
        slot: WidgetSlot { [popover] in
          gtk_popover_set_child(popover.cast(to: GtkPopover.self), $0?.pointer)
        })
    }
    root?.show(content, in: environment)
    showEdge()
    if !isShown { present() }
  }

  /// A background of the program's reaches to the edges of the popover.
  private func showEdge() {
    let isFilled = (root?.lastWidget?.paintRank ?? 0) >= PaintRank.background.rawValue
    if isFilled {
      StyleSheet.shared.include(.controls)
      popover.addClass("filled")
    } else {
      popover.removeClass("filled")
    }
  }

  private var environments: (given: EnvironmentValues, own: EnvironmentValues)?

  /// Returns the same environment for an equal one, so that unchanged views are not updated.
  private func prepared(_ environment: EnvironmentValues) -> EnvironmentValues {
    if let environments, environments.given.isIdentical(to: environment) { return environments.own }
    var own = environment
    own.inherited.focusScope = scope
    own.isInPopover = true
    environments = (environment, own)
    return own
  }

  private func present() {
    guard let place = AnchorPlace(of: firstWidget, in: window.widget) else { return }
    isShown = true
    leavesFocus = presentation.options.leavesFocusWhileTyping && window.isTyping
    applyOptions()
    let pointer = popover.cast(to: GtkPopover.self)
    gtk_popover_set_position(pointer, edge.position)
    // The parent is the window, not the view: a click in a child of a button presses the button.
    popover.pointer.setParent(window.widget.pointer)
    point(to: place)
    connections = [
      SignalConnection(popover, "closed", owner: self) { popover, _ in popover.closed() }
    ]
    followAnchor()
    window.movingFocus { gtk_popover_popup(pointer) }
    if leavesFocus {
      window.needPanes()
      window.panes?.add(popover)
      // GTK closes a popover by Escape only while the focus is in it. What the field does with Escape comes
      // first.
      window.shortcuts.addFallback(of: node) { [weak self] key, modifiers in
        guard key == UInt32(GDK_KEY_Escape), modifiers.isEmpty else { return false }
        return self?.presentation.dismissByUser() ?? false
      }
    } else {
      window.coordinator.enter(scope, orFirst: true)
    }
    let announcement = presentation.options.announcement
    if !announcement.isEmpty {
      AccessibilityNotification.Announcement(Announcements.joined(announcement)).post()
      return
    }
    // A screen reader reads what gets the focus; nothing in a popover of texts does.
    if let root, root.lastFocusItem == nil, !root.plainText.isEmpty {
      AccessibilityNotification.Announcement(root.plainText).post()
    }
  }

  // MARK: The anchor

  /// GTK (4.8) does not move a popover when its anchor moves within its parent.
  private func followAnchor() {
    let phase = LayoutPhase(of: window.widget)
    phase.afterLayout = { [weak self] in
      guard let self else { return }
      anchorMayHaveMoved()
      popover.fitPopover()
    }
    self.phase = phase
  }

  private func anchorMayHaveMoved() {
    guard isShown, !isClosing else { return }
    let new = AnchorPlace(of: firstWidget, in: window.widget)
    let wasVisible = place?.isVisible == true
    if let new, new != place { point(to: new) }
    // Scrolled away, or on a page that is covered now: treated as a click outside, except for one that
    // the user has not asked for. A popover that must not be closed stays where its view was last.
    guard wasVisible, new?.isVisible != true else { return }
    place?.isVisible = false
    Updater.shared.afterUpdate { [weak self] in
      guard let self, isShown, !isClosing else { return }
      if let hidden = presentation.options.anchorHidden { return Updater.shared.event(hidden) }
      _ = presentation.dismissByUser()
    }
  }

  private func point(to place: AnchorPlace) {
    self.place = place
    var rectangle = place.rectangle
    gtk_popover_set_pointing_to(popover.cast(to: GtkPopover.self), &rectangle)
  }

  /// Called when GTK has closed it: by Escape, or a click outside.
  private func closed() {
    isClosing = true
    // One that leaves the screen with its window cannot stay.
    if !presentation.dismissByUser(), gtk_widget_get_visible(window.widget.pointer) != 0 {
      gtk_popover_popup(popover.cast(to: GtkPopover.self))
    }
    isClosing = false
  }

  private var firstWidget: Widget? {
    var first: Widget?
    node.forEachWidget { first = first ?? $0 }
    return first
  }

  private func applyOptions() {
    let isModal = !presentation.options.allowsBackgroundInteraction && !leavesFocus
    gtk_popover_set_autohide(popover.cast(to: GtkPopover.self), isModal ? 1 : 0)
  }

  func unmount() {
    connections = []
    phase = nil
    // Nothing has the focus over a popover of texts.
    let holdsFocus = window.coordinator.focusedNode.map(scope.contains) ?? isShown
    window.willRemove(popover)
    if leavesFocus {
      window.panes?.remove(popover)
      window.shortcuts.removeFallback(of: node)
    }
    root?.unmount()
    root = nil
    scope.scope?.remove(scope)
    if holdsFocus { window.coordinator.returnFocus(to: focusBefore) }
    // Its parent may be gone before the turn is over.
    guard isShown else { return }
    isShown = false
    guard isClosing else {
      // If it is only unparented, it keeps its grab of the pointer and the keys (GTK 4.8).
      return window.movingFocus {
        gtk_popover_popdown(popover.cast(to: GtkPopover.self))
        popover.pointer.unparent()
      }
    }
    // GTK is still using it.
    MainLoop.whenIdle { [popover, window] in
      guard popover.pointer.parent != nil else { return }
      window.movingFocus { popover.pointer.unparent() }
    }
  }

  func remove() {}
}

extension Edge {
  /// The position of a popover whose arrow is at this edge of its anchor.
  fileprivate var position: GtkPositionType {
    switch self {
    case .top: GTK_POS_TOP
    case .bottom: GTK_POS_BOTTOM
    case .leading: GTK_POS_LEFT
    case .trailing: GTK_POS_RIGHT
    }
  }
}

private struct InPopoverKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether a popover is as large as the views in it.
  var isInPopover: Bool {
    get { self[InPopoverKey.self] }
    set { self[InPopoverKey.self] = newValue }
  }
}
