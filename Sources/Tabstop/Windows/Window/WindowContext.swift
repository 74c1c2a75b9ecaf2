internal import CGtk
internal import FocusModel
internal import GtkBridge

/// One window: its widget, its view tree, its focus.
@MainActor
final class WindowContext {
  let widget: Widget
  let coordinator = FocusCoordinator()
  /// The focus items of the widgets that can have the focus, or contain one that can.
  var focusables = SmallMap<UnsafeMutableRawPointer, Unowned<FocusNode>>()
  /// The place that last had the focus.
  private(set) lazy var trail = FocusTrail(of: widget)
  /// The view that has taken the place of the focused one in this turn, without a control of its own.
  weak var replacement: _Node?
  let shortcuts = KeyboardShortcuts()
  /// The keys that views around the focus handle; created with the first one.
  private(set) lazy var keys = FocusedKeys(self)
  /// Reports the pointer to the program's monitors, once it has one.
  private(set) lazy var pointerWatch = PointerMonitors.watch(widget)
  private(set) lazy var scrollDismissal = ScrollDismissal(self)
  private(set) var panes: Panes?
  var revealer: FocusRevealer?
  /// The viewports of lazy collections.
  var rowViewports: [WeakRowViewport] = []
  private(set) lazy var measuredContent = MeasuredContent(in: self)
  private(set) lazy var hiddenLabels = HiddenLabels(widget)
  /// The window's announcements.
  private(set) lazy var announcer = WindowAnnouncer(of: widget)
  /// The visible errors, by the nodes that show them: each can be announced again.
  var errors = [ObjectIdentifier: () -> Void]()
  /// The window as a page: the bars for content that is on no other page.
  private(set) lazy var page = NavigationPage(self) { [unowned self] in
    widget.windowContent = $0?.pointer
  }
  /// The bar that is visible while a text is edited.
  private(set) lazy var keyboardBar = KeyboardBar(self)
  private(set) var root: RootNode?
  private var outer = EnvironmentValues()
  private var environment: EnvironmentValues?
  /// The motion of views to their next places, until the next layout.
  var layoutMotion: LayoutMotion?
  /// The window's state, for views.
  let state = WindowState()
  /// The program that the window belongs to.
  weak var application: ApplicationContext?
  /// The window that this one was presented from, as a sheet of it.
  weak var presenter: WindowContext?
  /// The window, and those under it that it was presented from.
  var withPresenters: [WindowContext] { [self] + (presenter?.withPresenters ?? []) }
  /// Whether it is a real window; the home of the state of an `App` is not.
  var isRealWindow = true
  private var connections: [SignalConnection] = []
  private var activationDebouncer: ActivationDebouncer?
  private var focusVisibility: FocusVisibility?
  private(set) lazy var inputWatch = InputWatch(widget) { [unowned self] in userDidAct() }
  private var isMovingFocus = false
  /// Whether neither the program nor an earlier run has determined its size.
  var hasUsualSize = false
  /// Whether the user cannot change its size. Set before it has content.
  var isSizedByContent = false
  /// The title while no page sets one.
  var defaultTitle: String
  var titles = WindowTitles()

  init(_ widget: Widget, title: String) {
    self.widget = widget
    defaultTitle = title
    widget.setWindowTitle(title.withoutSoftHyphens)
    widget.addClass("tabstop")
    coordinator.moveFocus = { [unowned self] node in
      return MainActor.assumeIsolated { moveFocus(to: node) }
    }
    coordinator.isAccessory = { [unowned self] node in
      return MainActor.assumeIsolated { keyboardBar.contains(node) }
    }
    // From the start: a key that presses a button may be held down.
    _ = inputWatch
    coordinator.watchUser = { [unowned self] isOn in MainActor.assumeIsolated { watchUser(isOn) } }
    coordinator.needsTurn = { MainActor.assumeIsolated { Updater.shared.requestTurn() } }
    coordinator.warn = { message in MainActor.assumeIsolated { warn(message) } }
    state.window = self
    connect()
    ClassNames.silenceImages()
    Updater.shared.add(self)
  }

  private func connect() {
    connections = [
      SignalConnection(widget, "notify::focus-widget", owner: self) { window, _ in
        window.focusWidgetChanged()
      },
      SignalConnection(widget, "notify::is-active", owner: self) { window, _ in
        window.activationChanged()
      },
      // Not "destroy": GTK 4 emits that with the last reference, which is ours.
      SignalConnection(widget, "unrealize", owner: self) { window, _ in
        if !window.widget.isToplevel { DesktopState.shared.post(.closes, of: window) }
      },
      SignalConnection(widget, "move-focus", owner: self) { window, arguments in
        window.willMoveFocus(arguments.direction(0))
      },
      SignalConnection(widget, "move-focus", owner: self, after: true) { window, arguments in
        window.trail.didMove(arguments.direction(0), hasFocus: window.focusWidget != nil)
      },
    ]
    shortcuts.listen(to: self)
    activationDebouncer = ActivationDebouncer(widget)
    focusVisibility = FocusVisibility(widget)
  }

  private(set) lazy var missedSpeech = MissedSpeech(of: self)

  private func activationChanged() {
    missedSpeech.activationChanged()
    coordinator.windowDidChangeActivation(isActive: isActive)
    FocusedValuesStore.shared.setNeedsRefresh()
    state.updateScenePhase(of: self)
    if isActive { didBecomeActive() }
    if isActive { accessibilityFocusIfUsed?.coordinator.retry() }
    DesktopState.shared.post(isActive ? .becomesActive : .resignsActive, of: self)
  }

  var isActive: Bool { widget.isActiveWindow }

  // MARK: Content

  /// Shows `content`, or the next value of it.
  ///
  /// - Parameters:
  ///   - outer: The environment inherited from the presenting view.
  ///   - depth: Larger than that of the presenting node.
  func show<Content: View>(
    _ content: Content, in outer: EnvironmentValues = EnvironmentValues(), depth: Int = 0
  ) {
    var environment = environment
    if environment == nil || !outer.isIdentical(to: self.outer) {
      self.outer = outer
      environment = outer
      environment?.inherited.focusScope = coordinator.root
      environment?.windowState = state
      environment?.openWindow = OpenWindowAction(application: application)
      environment?.dismissWindow = DismissWindowAction(application: application, window: self)
      environment?.openSettings = OpenSettingsAction(application: application)
      self.environment = environment
    }
    guard let environment else { return }
    if root == nil {
      state.expectSize(of: self)
      root = RootNode(
        _Context(window: self, environment: environment, depth: depth), slot: page.frame.slot)
    }
    root?.show(content, in: environment)
    Updater.shared.run()
  }

  /// The current or future size, in points.
  var size: (width: Int32, height: Int32) {
    let has = (widget.pointer.width, widget.pointer.height)
    guard has.0 == 0 else { return has }
    return widget.defaultSize
  }

  /// Whether it has no title bar, except a bar with the menu of its commands, if there are any.
  var hidesTitleBar = false {
    didSet { widget.setDecorated(!hidesTitleBar) }
  }

  private(set) var menu: CommandMenuButton?
  /// The commands of its views by their names.
  private(set) lazy var namedCommands = NamedCommands(self)
  /// The nodes of its views that name an owner of the focus.
  var focusOwners: [_Node] = []

  /// Shows commands in the window's menu; a window that never had any has no menu.
  func showCommands(_ commands: [AnyView]) {
    guard let environment, !commands.isEmpty || menu != nil else { return }
    let menu = menu ?? CommandMenuButton(of: self)
    self.menu = menu
    menu.showsTitle = showsTitleInBar
    let undo = WindowUndoCommands._makeView(WindowUndoCommands())
    menu.show(_CommandList._makeView(_CommandList(views: [undo] + commands)), in: environment)
  }

  /// Whether it has views, and is not closed.
  var isOpen: Bool { root != nil }
  private var isClosing = false

  /// Whether the window closes with all the windows that have presented it, rather than being dismissed.
  var isClosingWithPresenters: Bool { isClosing && presenter?.isClosingWithPresenters ?? true }

  /// Removes the view tree: the window is closed.
  func close() {
    // A window that is closed before it has views is one of the program's, too.
    guard root != nil else { return Updater.shared.remove(self) }
    isClosing = true
    menu?.unmount()
    menu = nil
    root?.unmount()
    root = nil
    // From now on bindings do not depend on this window's focus, even if something retains the
    // window.
    coordinator.moveFocus = { _ in true }
    coordinator.resolve()
    connections = []
    focusedText = nil
    revealer = nil
    trail.start(after: nil)
    hiddenLabels.removeAll()
    announcer.close()
    Updater.shared.remove(self)
    // Announcements that wait for a closed window are made elsewhere, if at all.
    let waiting = waitingForScreen + (waitingForActivation ?? [])
    waitingForScreen = []
    waitingForActivation = nil
    for action in waiting { action() }
  }

  // MARK: Focus

  /// The widget with the keyboard focus; `nil` if it only has the focus to be announced, as the
  /// window itself may.
  var focusWidget: WidgetPointer? {
    guard let focus = widget.windowFocus,
      focus != widget.pointer, !announcer.isSpeaker(focus)
    else { return nil }
    return focus
  }

  /// The whole control that has the focus.
  var focusControl: WidgetPointer? {
    let control = focusWidget.flatMap(focusNode(of:))?.owner as? FocusableControl
    return control?.hasFocusedParts == true ? focusWidget : control?.widget.pointer ?? focusWidget
  }

  private var isRepeatingFocus = false
  /// The text of a field that has the focus.
  private var focusedText: Widget?

  /// Moves GTK's focus for assistive technology, without notifying the program.
  func withoutReflecting(_ action: () -> Void) {
    isRepeatingFocus = true
    action()
    isRepeatingFocus = false
  }

  /// Called when GTK has moved the focus, to mirror it in the model.
  private func focusWidgetChanged() {
    DeselectionFilter.focusMoved(to: focusWidget)
    focusedText = ParkedCaret.focusMoved(from: focusedText, to: focusWidget)
    announcer.focusMoved()
    if isRepeatingFocus { return }
    missedSpeech.focusMoved()
    let node = focusWidget.flatMap(focusNode(of:))
    let control = node?.owner as? FocusableControl
    let isSaid = control.map { !trail.isLast($0.widget) } ?? false
    if focusWidget != nil { trail.focusMoved(to: control?.widget) }
    if let focusWidget { RovingStops.of(focusWidget)?.focusMoved(to: focusWidget) }
    panes?.focusMoved(to: node)
    keyboardBar.update()
    if titles.isOnlySeen { Updater.shared.requestTurn() }
    // A window gets a focus from GTK as it appears; one without a request must have none.
    let isAutomatic = Updater.shared.isUpdating || isMovingFocus || isStarting
    coordinator.focusDidMove(to: node, by: isAutomatic ? .toolkit : .user)
    if let left = partlyDescribed, let node, left.item !== node {
      partlyDescribed = nil
      left.exportRest()
    }
    control?.renameByNeighbours()
    if isSaid, GtkVersion.isModern { control?.focusArrived() }
    revealer?.schedule()
    accessibilityFocusIfUsed?.keyboardFocusMoved()
  }

  /// The focused control, if only a part of its description is set: the rest would be announced
  /// now.
  private weak var partlyDescribed: FocusableControl?

  /// Sets the full description of `control` when the focus has left it.
  func exportRest(of control: FocusableControl) { partlyDescribed = control }

  func isRestPending(of control: FocusableControl) -> Bool { partlyDescribed === control }

  /// The open context menu, and what had the focus when it opened: for the focus model it still has.
  private var contextMenu: (popover: Widget, node: WeakNode)?

  private struct WeakNode {
    weak var node: FocusNode?
  }

  func willOpen(contextMenu popover: Widget) {
    contextMenu = (popover, WeakNode(node: coordinator.focusedNode))
  }

  func didClose(contextMenu popover: Widget) {
    if contextMenu?.popover === popover { contextMenu = nil }
  }

  /// The focus widget of a `GtkEntry` is its inner `GtkText`: the control is found by ancestor.
  func focusNode(of widget: WidgetPointer) -> FocusNode? {
    if let contextMenu, contextMenu.popover.contains(widget) { return contextMenu.node.node }
    var next: WidgetPointer? = widget
    while let candidate = next {
      if let found = focusables[UnsafeMutableRawPointer(candidate)] { return found.object }
      next = candidate.parent
    }
    return nil
  }

  /// The first control in a part of the window, which represents the whole for assistive
  /// technology.
  ///
  /// - Parameter isSought: Whether a control is the one that is searched for: by default the first is.
  func firstControl(
    in part: Widget, where isSought: (Widget) -> Bool = { _ in true }
  ) -> Widget? {
    var next = part.pointer.firstChild
    while let child = next {
      if let control = focusables[UnsafeMutableRawPointer(child)]?.object.owner as? FocusableControl
      {
        if isSought(control.widget) { return control.widget }
      } else if let found = firstControl(in: Widget(child), where: isSought) {
        return found
      }
      next = child.nextSibling
    }
    return nil
  }

  /// The controls in a part of the window, in their order.
  func controls(in part: Widget) -> [Widget] {
    var found: [Widget] = []
    _ = firstControl(in: part) {
      found.append($0)
      return false
    }
    return found
  }

  /// The control that has the focus.
  var focusedControl: FocusableControl? { coordinator.focusedNode?.owner as? FocusableControl }

  /// Clears the focus for the user, for example by scrolling.
  func dismissFocus() {
    widget.windowFocus = nil
  }

  /// Moves GTK's focus. Returns false if that is impossible.
  func moveFocus(to node: FocusNode?) -> Bool {
    isMovingFocus = true
    defer { isMovingFocus = false }
    guard let node else {
      widget.windowFocus = nil
      return true
    }
    guard let control = node.owner as? FocusableControl else { return false }
    focusVisibility?.willMoveFocus()
    return control.takeFocus()
  }

  /// Runs an action that moves GTK's focus although neither user nor program chose a widget.
  func movingFocus(_ action: () -> Void) {
    let wasMoving = isMovingFocus
    isMovingFocus = true
    action()
    isMovingFocus = wasMoving
  }

  // MARK: On screen

  /// Whether the window has not been on screen yet.
  var isStarting = true
  /// The actions that wait for the window to be on screen.
  var waitingForScreen: [() -> Void] = []
  /// The actions that wait for the window to become active again, after a dialog over it was
  /// closed.
  var waitingForActivation: [() -> Void]?
  /// The action that waits for the window to become active for the first time.
  var waitingForFirstActivation: (() -> Void)?

  private(set) var accessibilityFocusIfUsed: AccessibilityFocus?

  /// The focus of assistive technology; created when a view first needs it.
  var accessibilityFocus: AccessibilityFocus {
    if let focus = accessibilityFocusIfUsed { return focus }
    let focus = AccessibilityFocus(of: self)
    accessibilityFocusIfUsed = focus
    if !isStarting { focus.coordinator.windowDidAppear() }
    return focus
  }

  /// Whether a focus was requested in it since the last time that requests were resolved.
  var isWaitingForTurn: Bool {
    coordinator.hasRequestedTurn || accessibilityFocusIfUsed?.coordinator.hasRequestedTurn == true
  }

  // MARK: Keys

  /// Lets F6 go from pane to pane, once there are some.
  func needPanes() { panes = panes ?? Panes(of: self) }

  private func willMoveFocus(_ direction: GtkDirectionType) {
    if FocusDirection(direction).map({ moveFocusByArrow($0) || moveFocusInMenu($0) }) == true {
      return endFocusMove()
    }
    makeRowForTab(direction)
    if focusWidget == nil {
      if widget.windowFocus == widget.pointer {
        // From the window itself an arrow key would go nowhere.
        withoutReflecting { widget.windowFocus = nil }
      }
      trail.willMoveFromNowhere(direction)
    }
    guard ModalViews.moveFocus(direction, in: self) else { return }
    trail.didMove(direction, hasFocus: focusWidget != nil)
    endFocusMove()
  }

  /// Keeps GTK from moving the focus, as it has been moved.
  private func endFocusMove() { g_signal_stop_emission_by_name(widget.raw, "move-focus") }

  // MARK: Structure

  /// Called with each widget that is about to be removed, before the focus leaves it.
  var beforeRemoval: ((Widget) -> Void)?

  /// Called when `widget` is about to be removed. GTK would move the focus by its own rules, and
  /// later.
  func willRemove(_ widget: Widget) {
    beforeRemoval?(widget)
    let control = focusWidget.flatMap(focusNode(of:))?.owner as? FocusableControl
    if let control, control.hasFocusedParts { control.willRemovePart(widget) }
    leave(widget)
  }

  private func leave(_ widget: Widget) {
    guard let focus = focusWidget, widget.contains(focus) else { return }
    movingFocus { self.widget.windowFocus = nil }
  }

  /// Called when the control of `widget` is about to become insensitive: an on-screen keyboard
  /// would stay.
  func willLoseFocusability(_ widget: Widget) { leave(widget) }
}
