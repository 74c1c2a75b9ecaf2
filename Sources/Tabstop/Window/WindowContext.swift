internal import CGtk
internal import FocusModel
internal import GtkBridge

/// One window: its widget, its view tree, its focus.
@MainActor
final class WindowContext {
  let widget: Widget
  let coordinator = FocusCoordinator()
  /// The focus items of the widgets that can have the focus, or contain what has it.
  var focusables = SmallMap<UnsafeMutableRawPointer, Unowned<FocusNode>>()
  /// Where the focus was last.
  private(set) lazy var trail = FocusTrail(of: widget)
  let shortcuts = KeyboardShortcuts()
  /// The keys that views around the focus ask for; made with the first that does.
  private(set) lazy var keys = FocusedKeys(self)
  private(set) lazy var scrollDismissal = ScrollDismissal(self)
  private var revealer: FocusRevealer?
  /// The viewports that make rows by need.
  var rowViewports: [WeakRowViewport] = []
  private(set) lazy var hiddenLabels = HiddenLabels(widget)
  /// What it says beside what is on screen.
  private(set) lazy var voice = WindowVoice(of: widget)
  /// The errors on show, by the nodes that show them: each can be said once more.
  var errors = [ObjectIdentifier: () -> Void]()
  /// The window as a page: bars of what is on no other page.
  private(set) lazy var page = NavigationPage(self) { [unowned self] in
    gtk_window_set_child(widget.cast(to: GtkWindow.self), $0?.pointer)
  }
  /// The bar that is shown while a text is edited.
  private(set) lazy var keyboardBar = KeyboardBar(self)
  private var root: RootNode?
  private var outer = EnvironmentValues()
  private var environment: EnvironmentValues?
  /// What views may ask about the window, live.
  let state = WindowState()
  /// The program that the window belongs to.
  weak var application: ApplicationContext?
  /// Whether it is for people; the one in which the state of an `App` is at home is not.
  var isForPeople = true
  private var connections: [SignalConnection] = []
  private var steadyActivation: SteadyActivation?
  private var isMovingFocus = false
  private var isStarting = true
  private let defaultTitle: String
  private var titles: [(owner: ObjectIdentifier, title: String)] = []

  init(_ widget: Widget, title: String) {
    self.widget = widget
    defaultTitle = title
    title.withCString { gtk_window_set_title(widget.cast(to: GtkWindow.self), $0) }
    widget.addClass("tabstop")
    coordinator.moveFocus = { [unowned self] node in
      nonisolated(unsafe) let node = node
      return MainActor.assumeIsolated { moveFocus(to: node) }
    }
    coordinator.isAccessory = { [unowned self] node in
      nonisolated(unsafe) let node = node
      return MainActor.assumeIsolated { keyboardBar.contains(node) }
    }
    coordinator.needsTurn = { MainActor.assumeIsolated { Updater.shared.askForTurn() } }
    coordinator.warn = { message in MainActor.assumeIsolated { warn(message) } }
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
      SignalConnection(widget, "move-focus", owner: self) { window, arguments in
        window.willMoveFocus(arguments.direction(0))
      },
      SignalConnection(widget, "move-focus", owner: self, after: true) { window, arguments in
        window.trail.didMove(arguments.direction(0), hasFocus: window.focusWidget != nil)
      },
    ]
    shortcuts.listen(to: self)
    steadyActivation = SteadyActivation(widget)
  }

  private func activationChanged() {
    coordinator.windowDidChangeActivation(isActive: isActive)
    FocusedValuesStore.shared.setNeedsRefresh()
    state.follow(self)
    if isActive {
      didRegainActivation()
      let waiting = waitingForFirstActivation
      waitingForFirstActivation = nil
      waiting?()
    }
    if isActive { accessibilityFocusIfUsed?.coordinator.retry() }
  }

  var isActive: Bool { gtk_window_is_active(widget.cast(to: GtkWindow.self)) != 0 }

  // MARK: Content

  /// Shows `content`, or the next value of it.
  ///
  /// - Parameters:
  ///   - outer: What it inherits from what presents the window.
  ///   - depth: More than that of the node that presents it.
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

  /// In points: what it has, or is to have.
  var size: (width: Int32, height: Int32) {
    let has = (gtk_widget_get_width(widget.pointer), gtk_widget_get_height(widget.pointer))
    guard has.0 == 0 else { return has }
    var (width, height): (Int32, Int32) = (0, 0)
    gtk_window_get_default_size(widget.cast(to: GtkWindow.self), &width, &height)
    return (width, height)
  }

  /// The title that it has now.
  var title: String { titles.last?.title ?? defaultTitle }

  private var menu: CommandMenuButton?

  /// Shows commands in the window's menu; a window that never had any has none.
  func showCommands(_ commands: [AnyView]) {
    guard let environment, !commands.isEmpty || menu != nil else { return }
    let menu = menu ?? CommandMenuButton(of: self)
    self.menu = menu
    menu.show(_CommandList._makeView(_CommandList(views: commands)), in: environment)
  }

  /// It has views, and has not gone.
  var isOpen: Bool { root != nil }

  /// Ends the view tree: the window has gone.
  func close() {
    guard root != nil else { return }
    menu?.unmount()
    menu = nil
    root?.unmount()
    root = nil
    // What the bindings say of this window's focus is over, whoever still holds the window.
    coordinator.moveFocus = { _ in true }
    coordinator.resolve()
    connections = []
    revealer = nil
    trail.start(after: nil)
    hiddenLabels.removeAll()
    voice.close()
    Updater.shared.remove(self)
    // What waits for a window that has gone is said elsewhere, if anywhere.
    let waiting = waitingForScreen + (waitingForActivation ?? [])
    waitingForScreen = []
    waitingForActivation = nil
    for action in waiting { action() }
  }

  /// The title that the page of `owner` gives the window; `nil` when the page goes.
  func setTitle(_ title: String?, of owner: _Node) {
    let before = self.title
    let id = ObjectIdentifier(owner)
    let index = titles.firstIndex { $0.owner == id }
    switch (index, title) {
    case (let index?, let title?) where !title.isEmpty: titles[index].title = title
    case (let index?, _): titles.remove(at: index)
    case (nil, let title?) where !title.isEmpty: titles.append((id, title))
    case (nil, _): break
    }
    if self.title != before { Updater.shared.askForTurn() }
  }

  /// Gives the window its title, once in a turn: on the way from one page to another there is a
  /// moment without either, and each title that a window has is spoken.
  func showTitle() {
    guard isOpen else { return }
    let window = widget.cast(to: GtkWindow.self)
    let title = title
    // A title that is set again is spoken again.
    if gtk_window_get_title(window).map({ String(cString: $0) }) != title {
      gtk_window_set_title(window, title)
    }
  }

  // MARK: Focus

  /// What has the keyboard focus; nothing, where it only speaks, as the window itself may.
  var focusWidget: UnsafeMutablePointer<GtkWidget>? {
    guard let focus = gtk_window_get_focus(widget.cast(to: GtkWindow.self)),
      focus != widget.pointer, !voice.isMouth(focus)
    else { return nil }
    return focus
  }

  /// The control that has the focus, whole.
  private var focusControl: UnsafeMutablePointer<GtkWidget>? {
    let control = focusWidget.flatMap(focusNode(of:))?.owner as? FocusableControl
    return control?.hasFocusedParts == true ? focusWidget : control?.widget.pointer ?? focusWidget
  }

  private var isRepeatingFocus = false

  /// Has assistive technology hear of the focus again, without the program hearing of it.
  func withoutReflecting(_ action: () -> Void) {
    isRepeatingFocus = true
    action()
    isRepeatingFocus = false
  }

  /// GTK says that the focus moved: the truth, to be reflected.
  private func focusWidgetChanged() {
    SelectionLeft.shared.focusMoved(to: focusWidget)
    voice.focusMoved()
    if isRepeatingFocus { return }
    let node = focusWidget.flatMap(focusNode(of:))
    let control = node?.owner as? FocusableControl
    let isSaid = control.map { !trail.isLast($0.widget) } ?? false
    if focusWidget != nil { trail.focusMoved(to: control?.widget) }
    keyboardBar.update()
    // A window gets a focus from GTK as it appears; one that asks for nothing has none.
    let isAutomatic = Updater.shared.isUpdating || isMovingFocus || isStarting
    coordinator.focusDidMove(to: node, by: isAutomatic ? .toolkit : .person)
    if let left = partlyDescribed, let node, left.item !== node {
      partlyDescribed = nil
      left.tellRest()
    }
    if isSaid, GtkVersion.isModern { control?.focusCame() }
    revealer?.ask()
    accessibilityFocusIfUsed?.keyboardFocusMoved()
  }

  /// The control that has the focus and told only a part of its description: it would be spoken.
  private weak var partlyDescribed: FocusableControl?

  /// Has `control` told about in full when the focus has left it.
  func tellRest(of control: FocusableControl) { partlyDescribed = control }

  func isRestUntold(of control: FocusableControl) -> Bool { partlyDescribed === control }

  /// The focus widget of a `GtkEntry` is its inner `GtkText`: the control is found by ancestor.
  func focusNode(of widget: UnsafeMutablePointer<GtkWidget>) -> FocusNode? {
    var next: UnsafeMutablePointer<GtkWidget>? = widget
    while let candidate = next {
      if let found = focusables[UnsafeMutableRawPointer(candidate)] { return found.object }
      next = gtk_widget_get_parent(candidate)
    }
    return nil
  }

  /// The first control in a part of the window, which assistive technology meets for the whole.
  func firstControl(in part: Widget) -> Widget? {
    var next = gtk_widget_get_first_child(part.pointer)
    while let child = next {
      let control = focusables[UnsafeMutableRawPointer(child)]?.object.owner as? FocusableControl
      if let found = control?.widget ?? firstControl(in: Widget(child)) { return found }
      next = gtk_widget_get_next_sibling(child)
    }
    return nil
  }

  /// The control that has the focus.
  var focusedControl: FocusableControl? { coordinator.focusedNode?.owner as? FocusableControl }

  /// The person puts the focus away: by scrolling, say.
  func dismissFocus() {
    gtk_window_set_focus(widget.cast(to: GtkWindow.self), nil)
  }

  private func moveFocus(to node: FocusNode?) -> Bool {
    isMovingFocus = true
    defer { isMovingFocus = false }
    guard let node else {
      gtk_window_set_focus(widget.cast(to: GtkWindow.self), nil)
      return true
    }
    guard let control = node.owner as? FocusableControl else { return false }
    return control.takeFocus()
  }

  /// Does something that moves GTK's focus without anybody choosing where to.
  func movingFocus(_ action: () -> Void) {
    let wasMoving = isMovingFocus
    isMovingFocus = true
    action()
    isMovingFocus = wasMoving
  }

  // MARK: On screen

  private var waitingForScreen: [() -> Void] = []

  /// Runs `action` when the window is on screen: now, if it is.
  func whenPresented(_ action: @escaping () -> Void) {
    if isStarting { waitingForScreen.append(action) } else { action() }
  }

  /// Puts the window on screen for the first time.
  func present() {
    showTitle()
    let asksForNothing = focusWidget == nil
    // To take GTK's choice back would be too late: before a window has the keys, GTK 4.8 does not
    // tell the on-screen keyboard of Wayland that a field has lost the focus.
    widget.withoutNewFocus(hasFocus: !asksForNothing) {
      if asksForNothing { TextInput.announce(in: widget) }
      gtk_window_present(widget.cast(to: GtkWindow.self))
    }
    if asksForNothing {
      let first = coordinator.root.firstNode { $0.owner is FocusableControl }
      (first?.owner as? FocusableControl)?.widget.makeAccessible()
    }
    didPresent()
  }

  private func didPresent() {
    guard isStarting else { return }
    isStarting = false
    Self.letArrowsLeaveTexts()
    revealer = FocusRevealer(widget) { [unowned self] in focusControl }
    revealer?.ask()
    state.followSize(of: widget)
    if ScrollDismissal.isTouched(widget) { _ = scrollDismissal }
    if coordinator.focusedNode == nil {
      _ = moveFocus(to: nil)
      trail.forget()
      voice.forgetSpeaker()
    }
    coordinator.windowDidAppear()
    accessibilityFocusIfUsed?.coordinator.windowDidAppear()
    let waiting = waitingForScreen
    waitingForScreen = []
    for action in waiting { action() }
    Updater.shared.run()
    sayFirstWords()
    // Before the first event: a popover that is shown without it may never end (`EmojiList`).
    Popovers.prepare()
    MainLoop.whenIdle { ReturningBus.shared.follow() }
  }

  /// What waits for the window to have the keys again, after a dialog over it has gone.
  private var waitingForActivation: [() -> Void]?

  /// A dialog over the window has gone: the window is to have the keys again.
  func regainActivation() {
    guard !isActive else { return }
    waitingForActivation = waitingForActivation ?? []
    gtk_window_present(widget.cast(to: GtkWindow.self))
  }

  private var waitingForFirstActivation: (() -> Void)?

  /// Runs `action` when the window has the keys: now, if it has.
  func whenFirstActive(_ action: @escaping () -> Void) {
    if isActive { action() } else { waitingForFirstActivation = action }
  }

  /// Runs `action`, which speaks, when the window has the keys again if it is about to: a screen
  /// reader does not listen to a window that has not.
  func whenActive(_ action: @escaping () -> Void) {
    if waitingForActivation != nil { waitingForActivation?.append(action) } else { action() }
  }

  private func didRegainActivation() {
    let waiting = waitingForActivation ?? []
    waitingForActivation = nil
    // Behind what GTK tells assistive technology of the window and of its focus.
    if !waiting.isEmpty { MainLoop.whenIdle { for action in waiting { action() } } }
  }

  private(set) var accessibilityFocusIfUsed: AccessibilityFocus?

  /// The second cursor, that of assistive technology; made when a view first asks for it.
  var accessibilityFocus: AccessibilityFocus {
    if let focus = accessibilityFocusIfUsed { return focus }
    let focus = AccessibilityFocus(of: self)
    accessibilityFocusIfUsed = focus
    if !isStarting { focus.coordinator.windowDidAppear() }
    return focus
  }

  // MARK: Keys

  private func willMoveFocus(_ direction: GtkDirectionType) {
    if let direction = FocusDirection(direction), moveFocusByArrow(direction) {
      g_signal_stop_emission_by_name(widget.raw, "move-focus")
      return
    }
    guard focusWidget == nil else { return }
    let window = widget.cast(to: GtkWindow.self)
    if gtk_window_get_focus(window) == widget.pointer {
      // From the window itself an arrow key would go nowhere.
      withoutReflecting { gtk_window_set_focus(window, nil) }
    }
    trail.willMoveFromNowhere()
  }

  // MARK: Structure

  /// Called with each widget that is about to leave, before the focus leaves it.
  var beforeRemoval: ((Widget) -> Void)?

  /// `widget` is about to leave. GTK would move the focus by rules of its own, and later.
  func willRemove(_ widget: Widget) {
    beforeRemoval?(widget)
    leave(widget)
  }

  private func leave(_ widget: Widget) {
    guard let focus = focusWidget, widget.contains(focus) else { return }
    movingFocus { gtk_window_set_focus(self.widget.cast(to: GtkWindow.self), nil) }
  }

  /// The control of `widget` is about to become insensitive: an on-screen keyboard would stay.
  func willLoseFocusability(_ widget: Widget) { leave(widget) }
}
