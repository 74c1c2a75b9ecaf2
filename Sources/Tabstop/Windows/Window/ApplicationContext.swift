internal import CGtk
internal import GtkBridge

/// The running program: its scenes, and its open windows.
@MainActor
final class ApplicationContext {
  let application: ObjectRef
  let name: String
  private var open: [OpenWindow] = []
  private var kinds: [WindowKind] = []
  /// The windows that the program's code has opened, not a scene.
  private var ownKinds: [WindowKind] = []
  /// The running program.
  private(set) static weak var running: ApplicationContext?
  private var scenes: (any ScenesNode)?
  /// Whether the program has ended because no scene of it opens a window.
  private(set) var hasNoScene = false
  /// Keeps the program running without a window.
  private var isHeld = false
  /// Whether the program ends when its windows are closed, because it has been asked to.
  private var isEnding = false
  /// The extras in the desktop's panel; `nil` as long as the program has none.
  private var panel: PanelExtras?
  /// Whether the program has started without a window, because the panel has its extras.
  private var isOnlyInPanel = false

  /// The sizes that windows had; nil for a program without an id.
  private let restored: RestoredWindows?

  init(_ application: ObjectRef, name: String) {
    self.application = application
    restored = g_application_get_application_id(application.cast(to: GApplication.self)).map {
      RestoredWindows(program: String(cString: $0))
    }
    self.name = name
    Self.running = self
  }

  /// Shows the open windows, or opens the program's first window.
  func activate<A: App>(_ app: A) {
    isEnding = false
    if let window = open.last?.window {
      window.widget.presentWindow()
      return
    }
    let isStart = scenes == nil
    if isStart {
      ProgramLife.willOpenWindows()
      scenes = AppScenes(app, in: self)
    }
    let own = kinds.first { $0.opensByItself && !$0.isSuppressedAtStart }
    let first = own ?? extras.first ?? kinds.first(where: \.opensByItself)
    if isStart, own == nil, panel != nil {
      // If there is no panel, `panelIsMissing` opens a window.
      isOnlyInPanel = true
      hold()
    } else if let first, first.role == .extra {
      open(extra: first)
    } else if let first {
      open(first, value: nil)
    }
    if isStart { ProgramLife.didOpenWindows() }
    if first == nil { showWithoutScene(A.self) }
  }

  /// Waits for the panel, if the program has added items to it since its start; else notes that nothing is shown.
  private func showWithoutScene<A: App>(_ app: A.Type) {
    guard !isHeld, open.isEmpty, Desktop.windows.isEmpty else { return }
    if !extras.isEmpty {
      isOnlyInPanel = true
      hold()
    } else {
      hasNoScene = true
      StandardError.print(
        "Tabstop: \(app) has no scene that opens a window on this system. Its body may be for "
          + "other systems only: #if os(iOS). The program ends.")
    }
  }

  /// Opens addresses: in an open window, else in the program's first.
  func open<A: App>(_ addresses: [String], with app: A) {
    openFirstWindow(of: app)
    OpenedAddresses.shared.open(addresses)
  }

  /// Asks the views for an action: in an open window, else in the program's first.
  func perform<A: App>(_ action: String, _ target: String, with app: A) {
    openFirstWindow(of: app)
    DesktopActions.request(action, target)
  }

  /// Opens the program's first window, if none is open. A program that has started only in the panel shows
  /// its extra in a window, as at another start.
  private func openFirstWindow<A: App>(of app: A) {
    for _ in 0..<2 where open.isEmpty && !hasNoScene { activate(app) }
  }

  /// Called when the scenes have been evaluated: updates the open windows.
  func show(_ kinds: [WindowKind]) {
    self.kinds = kinds
    showExtras()
    for open in open {
      let all = kinds + ownKinds + AddedExtras.kinds
      if let kind = all.first(where: { $0.place == open.place }) {
        show(kind, in: open)
      } else {
        open.window.widget.destroyWindow()
      }
    }
  }

  /// The items of the panel: those of the scenes, and those that the program has added.
  private var extras: [WindowKind] { kinds.filter { $0.role == .extra } + AddedExtras.kinds }

  /// Shows the items in the panel, if there are some.
  private func showExtras() {
    let extras = extras
    if panel == nil, !extras.isEmpty { panel = PanelExtras(of: self) }
    panel?.show(extras)
    holdForPanel()
  }

  /// Called when the program has added or removed an item.
  func addedExtrasChanged() { if scenes == nil { showExtras() } else { show(kinds) } }

  /// Called when the name of an item has changed, or whether it has a menu.
  func refreshExtra(at place: [Int]) { panel?.refresh(place) }

  private func open(extra: WindowKind, isSecondary: Bool = false) {
    if let activate = extra.activateExtra, extra.hasExtraMenu?() != true {
      activate(isSecondary)
    } else if !isSecondary {
      extra.willOpenExtra?()
      open(extra, value: nil)
    }
  }

  /// Lets a program that is only in the panel run for as long as it has something there.
  func holdForPanel() {
    guard isOnlyInPanel else { return }
    if extras.isEmpty {
      release()
    } else if panel?.isThere == true {
      hold()
    }
  }

  /// Lets the program end when its windows are closed, whatever it has in the panel.
  func endWithWindows() {
    isEnding = true
    release()
  }

  /// Called when it is known that there is no panel, or that it does not come back.
  func panelIsMissing() {
    guard isOnlyInPanel, let extra = extras.first else { return }
    guard open.isEmpty else { return release() }
    StandardError.print(
      "Tabstop: The desktop's panel shows no status items (nobody owns "
        + "org.kde.StatusNotifierWatcher), so the menu bar extra is a window.")
    open(extra: extra)
    release()
  }

  /// Opens the window of an extra, or closes it if it is active.
  func toggle(extraAt place: [Int], isSecondary: Bool) {
    guard let kind = extras.first(where: { $0.place == place }) else { return }
    if let shown = open.first(where: { $0.place == place })?.window, shown.isActive,
      !isSecondary
    {
      close(shown)
    } else {
      open(extra: kind, isSecondary: isSecondary)
    }
  }

  private func show(_ kind: WindowKind, in open: OpenWindow) {
    let environment = open.environment(of: kind, isFirst: open === self.open.first)
    kind.show(open.window, open.value, environment)
    open.window.showCommands(
      kind.commands + openers(besides: kind) + extras(besides: kind)
        + addedExtras(for: kind, in: open.window))
  }

  /// The commands that open the program's single windows, for the menu of another window.
  private func openers(besides kind: WindowKind) -> [AnyView] {
    kinds.filter { $0.place != kind.place && $0.hasOpeningCommand }.map { other in
      AnyView(
        Button(other.title ?? name) { [weak self] in self?.open(other, value: nil) }
          .keyboardShortcut(other.shortcut))
    }
  }

  /// The items of a program's menu bar extras, for the menu of a window.
  private func extras(besides kind: WindowKind) -> [AnyView] {
    kinds.filter { $0.place != kind.place }.compactMap { extra in
      let command = extra.command?({ [weak self] in self?.open(extra, value: nil) })
      return command.map { AnyView($0.environment(\.isExtraMenu, extra.isExtraMenu)) }
    }
  }

  /// The items that the program has added to the panel, for the menu of a scene's window. A window that is on screen
  /// without a menu gets none: its title bar is made before (GTK 4.8).
  private func addedExtras(for kind: WindowKind, in window: WindowContext) -> [AnyView] {
    guard !ownKinds.contains(where: { $0.place == kind.place }),
      window.menu != nil || gtk_widget_get_realized(window.widget.pointer) == 0
    else { return [] }
    return AddedExtras.kinds.compactMap { extra in
      extra.command?({ [weak self] in self?.open(extra: extra) })
    }
  }

  // MARK: Opening

  func openWindow(id: String?, value: AnyHashable?, type: ObjectIdentifier?) {
    guard
      let kind = kinds.first(where: {
        (id == nil || $0.id == id) && (type == nil || $0.valueType == type)
      })
    else {
      warn(
        "No scene of the program has the id \(id ?? "that was asked for") or is for such a value.")
      return
    }
    open(kind, value: value)
  }

  func openSettings() {
    if let kind = kinds.first(where: { $0.role == .settings }) { open(kind, value: nil) }
  }

  /// Opens a window that no scene declares.
  func open(ownWindow kind: WindowKind) -> WindowContext? {
    var kind = kind
    // Scenes have places of their own from 0 on.
    kind.place = [-1 - ownKinds.count]
    ownKinds.append(kind)
    open(kind, value: nil)
    return open.first { $0.place == kind.place }?.window
  }

  private func open(_ kind: WindowKind, value: AnyHashable?) {
    let same = open.first {
      $0.place == kind.place
        && (kind.role != .group || (value != nil && $0.value.storage.get() == value))
    }
    if let same {
      same.window.widget.presentWindow()
      return
    }
    let window = makeWindow(kind)
    let new = OpenWindow(window, of: kind, for: value, observe(window, kind))
    open.append(new)
    show(kind, in: new)
    window.present()
    if let icon = ProgramAssets.ofMainTarget?.icon { WindowIcon.show(icon, of: window.widget) }
  }

  private func makeWindow(_ kind: WindowKind) -> WindowContext {
    let widget = Widget(gtk_application_window_new(application.cast(to: GtkApplication.self)))
    let window = WindowContext(widget, title: kind.title ?? name)
    window.application = self
    if let size = kind.size ?? kind.commonSize {
      widget.defaultSize = (Int32(size.width), Int32(size.height))
    }
    window.isSizedByContent = kind.isSizedByContent
    if kind.isSizedByContent { widget.setResizable(false) }
    let size = widget.defaultSize
    restored?.restore(window, of: kind)
    window.hasUsualSize =
      kind.size == nil && kind.commonSize != nil && widget.defaultSize == size
    if kind.hidesTitleBar { window.hidesTitleBar = true }
    return window
  }

  private func observe(_ window: WindowContext, _ kind: WindowKind) -> [SignalConnection] {
    [
      // Not "destroy": GTK 4 emits that with the last reference, which is ours.
      SignalConnection(window.widget, "unrealize", owner: self) { [weak window] context, _ in
        // A window that only changes its display is still in the list.
        guard let window, !window.widget.isToplevel else { return }
        context.restored?.remember(window, of: kind)
        context.open.removeAll { $0.window === window }
        Updater.shared.event { window.close() }
        context.holdIfRequested()
      },
      SignalConnection(window.widget, "notify::is-active", owner: self) {
        [weak window] context, _ in
        if let window, !window.isActive { context.restored?.remember(window, of: kind) }
        DesktopState.shared.setActive(Updater.shared.activeWindow?.isActive ?? false)
      },
    ]
  }

  /// A program that another start can show again may outlive its windows; one without an id would
  /// run unnoticed.
  private func holdIfRequested() {
    let object = application.cast(to: GApplication.self)
    guard open.isEmpty, !isHeld, g_application_get_application_id(object) != nil,
      !ProgramLife.endsWithLastWindow
    else { return }
    hold()
  }

  private func hold() {
    if isHeld || isEnding { return }
    isHeld = true
    g_application_hold(application.cast(to: GApplication.self))
  }

  private func release() {
    guard isHeld else { return }
    isHeld = false
    g_application_release(application.cast(to: GApplication.self))
  }

  func dismissWindow(id: String?, value: AnyHashable?, type: ObjectIdentifier?) {
    let places = kinds.filter {
      (id == nil || $0.id == id) && (type == nil || $0.valueType == type)
    }.map(\.place)
    let closing = open.filter {
      places.contains($0.place) && (value == nil || $0.value.storage.get() == value)
    }
    for open in closing { close(open.window) }
  }

  /// Opens the window of the scene with this id, or closes it if it is open.
  func toggleWindow(id: String) {
    let places = kinds.filter { $0.id == id }.map(\.place)
    if open.contains(where: { places.contains($0.place) }) {
      dismissWindow(id: id, value: nil, type: nil)
    } else {
      openWindow(id: id, value: nil, type: nil)
    }
  }

  /// The title of the windows of the scene with this id.
  func title(ofWindow id: String) -> String? {
    kinds.first { $0.id == id }.map { $0.title ?? name }
  }

  func close(_ window: WindowContext) {
    window.widget.closeWindow()
  }
}
